"""Makes the pictures of guide and README: .venv/bin/python scripts/guide_pictures.py [NAME …]

It builds the site, brings a duplicate, a game and a tournament in each language into the app itself, and
writes site/guide/pictures, docs/pictures, and the digests of what they show. Run it when a screen of the
pictures has changed, and look at what it wrote.
"""

import base64
import json
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "scripts")]

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright  # noqa: E402

import browsers  # noqa: E402
import build_site  # noqa: E402
from drivers import pictured  # noqa: E402
from drivers.browser.club_site import Site  # noqa: E402
from drivers.browser.judge import Judge  # noqa: E402

LOCALES = {"ca": "ca-ES", "ro": "ro-RO", "en": "en-GB"}
SIZE = {"width": 1024, "height": 720}
PHONE = {"width": 360, "height": 640}
WEBP = """async (parts) => {
    const height = Math.max(...parts.map(([, , top, , tall]) => top + tall)) + (parts.length > 1);
    const canvas = new OffscreenCanvas(768, height), context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    for (const [png, ...place] of parts) {
        const picture = new Image();
        picture.src = `data:image/png;base64,${png}`;
        await picture.decode();
        context.drawImage(picture, ...place);
        context.strokeStyle = "#888";
        if (parts.length > 1) context.strokeRect(...place);
    }
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.45 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""

Parts = list[tuple[Page, tuple[int, int, int, int]]]
"""Pages, each with its place in the picture."""
WHOLE = (0, 0, 768, 540)


def screen(judge: Judge) -> Parts:
    return [(judge.page, WHOLE)]


def slips(judge: Judge) -> Parts:
    return screen(judge.waits_for_words())


def room(judge: Judge) -> Parts:
    judge.goes(f"#/event/{judge.stream}/room").sees("#open")
    judge.taps("#open").sees(".room-code")
    return screen(judge)


def wall(judge: Judge) -> Parts:
    judge.taps("#menu")
    with judge.context.expect_page() as opening:
        judge.taps("#board-window")
    board = opening.value
    board.set_viewport_size(SIZE)
    board.wait_for_selector("#public-face")
    return [(board, WHOLE)]


def telephones(judge: Judge) -> Parts:
    """The judge's tablet, a telephone whose player thinks, and one whose holder is asked whose seat it is."""
    event = judge.stream
    room(judge)
    judge.goes(f"#/event/{event}").sees("#start")
    plays, joins = (_telephone(judge, table) for table in pictured.TABLES)
    plays.click("[data-act='sit']")
    judge.taps("#start").waits_for_words()
    plays.wait_for_selector("#clock:visible")
    joins.wait_for_selector("[data-view='confirm']:visible")
    return [(judge.page, (1, 1, 424, 298)), (plays, (434, 1, 163, 290)), (joins, (604, 1, 163, 290))]


def _telephone(judge: Judge, table: int) -> Page:
    browser = judge.context.browser
    assert browser
    locale = judge.page.evaluate("navigator.language")
    context = browser.new_context(locale=locale, viewport=PHONE, has_touch=True, device_scale_factor=2)
    page = context.new_page()
    page.goto(f"{judge.address}seat/")
    page.click(f"[data-table='{table}']")
    return page


SHOTS: dict[str, Callable[[Judge], Parts]] = {
    "slips": slips,
    "room": room,
    "wall": wall,
    "telephones": telephones,
}
"""What is done once the event is open; for the other pictures nothing."""


def shoot(context: BrowserContext, site: Site, name: str, language: str) -> None:
    site.relays = name == "telephones"
    judge = Judge(context, site.address).opens()
    judge.page.evaluate("faristol.choose('heard', 'yes')")
    judge.brings_event(pictured.LOGS[name](language).entries).sees("#shelf button")
    parts = SHOTS.get(name, screen)(judge)
    judge.page.wait_for_timeout(500)
    pngs = [base64.b64encode(page.screenshot(animations="disabled")).decode() for page, _ in parts]
    placed = [(png, *place) for png, (_, place) in zip(pngs, parts, strict=True)]
    file = pictured.file_of(name, language)
    file.write_bytes(base64.b64decode(judge.page.evaluate(WEBP, placed)))
    print(f"{file.name}: {file.stat().st_size / 1000:.1f} kB", flush=True)


def note(name: str) -> None:
    noted = json.loads(pictured.NOTED.read_text("utf-8")) if pictured.NOTED.exists() else {}
    noted[name] = pictured.digest(name)
    pictured.NOTED.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n", "utf-8")


def take(browser: Browser, site: Site, name: str) -> None:
    for language, locale in LOCALES.items():
        context = browser.new_context(locale=locale, viewport=SIZE, color_scheme="light")
        shoot(context, site, name, language)
        for each in browser.contexts:
            each.close()
    note(name)


def main() -> None:
    build_site.ensure()
    pictured.OF_THE_README.mkdir(exist_ok=True)
    site = Site(ROOT / "dist")
    site.telephones = lambda: [site.address.rstrip("/")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        for name in sys.argv[1:] or pictured.LOGS:
            take(browser, site, name)
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
