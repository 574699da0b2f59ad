"""Makes the guide's pictures from the app itself: .venv/bin/python scripts/guide_pictures.py [NAME …]

It builds the site, opens a demo, a game and a tournament in each language, and writes site/guide/pictures.
Run it when a screen of the pictures has changed, and look at what it wrote.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "scripts")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import browsers  # noqa: E402
import build_site  # noqa: E402
from drivers.browser.club_site import Site  # noqa: E402
from drivers.browser.judge import Judge  # noqa: E402
from drivers.club import PLAYERS, words  # noqa: E402
from drivers.director import Director  # noqa: E402
from drivers.letter_game import third_turn  # noqa: E402
from drivers.log import Log  # noqa: E402
from drivers.match import Match  # noqa: E402
from faristol.core.play import write_play  # noqa: E402
from faristol.games.duplicate.possible import Plays  # noqa: E402
from faristol.storage.files import export_file  # noqa: E402
from faristol.tournaments import reporting  # noqa: E402
from faristol.tournaments.opening import enter_player  # noqa: E402
from faristol.tournaments.players import Player  # noqa: E402
from faristol.tournaments.reporting import Report  # noqa: E402
from faristol.words.plays import find_plays  # noqa: E402

PICTURES = ROOT / "site/guide/pictures"
LOCALES = {"ca": "ca-ES", "ro": "ro-RO", "en": "en-GB"}
SIZE = {"width": 1024, "height": 720}
WEBP = """async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(768, 540), context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.45 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""


def call(judge: Judge, language: str) -> None:
    """On a device that has been heard."""
    judge.page.evaluate("faristol.choose('heard', 'yes')")
    judge.taps("#begin-demo").sees("#start")


def slips(judge: Judge, language: str) -> None:
    call(judge, language)
    judge.taps("#start", "#end-time").sees("#play")
    for table in "12":
        judge.taps(f"#table-{table}", "#no-play")
        judge.sees(f"#table-{table}:not([data-state=missing])")


def tournament(judge: Judge, language: str) -> None:
    director = Director(name="Ciutat")
    for place, name in enumerate(PLAYERS):
        director.do(enter_player, Player(f"p{place}", name, 1500 - 40 * place))
    director.whole_round().pair().publish()
    for board, score in enumerate(((412, 356), (389, 401), (447, 310)), 1):
        director.do(reporting.enter_result, 2, board, Report(score=score))
    brings(judge, director)


def two(judge: Judge, language: str) -> None:
    match = Match("romanian" if language == "ro" else "federation", mode="tablet", minutes=0).begin()
    bitsets = words(match.tile_set.language)
    for _ in range(5):
        state = match.state
        found = Plays((find_plays(bitsets, state.board, state.rack(state.to_move)),))
        match.play(write_play(state.tile_set, found.starting(b"", None, 1)[0].play))
    brings(judge, match)


def letter(judge: Judge, language: str) -> None:
    brings(judge, third_turn())
    judge.sees(".next-step")


def room(judge: Judge, language: str) -> None:
    call(judge, language)
    judge.goes(f"#/event/{judge.stream}/room").sees("#open")
    judge.taps("#open").sees("#scan")


def brings(judge: Judge, log: Log) -> None:
    """Open a log as a file, as a person would."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(export_file("pictures", log.entries, "", [], log.now))
        file.flush()
        with judge.page.expect_file_chooser() as choosing:
            judge.taps("#bring")
        choosing.value.set_files(file.name)
        judge.page.wait_for_url("**/event/**")


SHOTS: dict[str, Callable[[Judge, str], None]] = {
    "call": call,
    "slips": slips,
    "tournament": tournament,
    "two": two,
    "letter": letter,
    "room": room,
}


def shoot(page: Page, file: Path) -> None:
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    file.write_bytes(base64.b64decode(page.evaluate(WEBP, png)))


def main() -> None:
    build_site.ensure()
    PICTURES.mkdir(parents=True, exist_ok=True)
    site = Site(ROOT / "dist")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        for language, locale in LOCALES.items():
            for name in sys.argv[1:] or SHOTS:
                context = browser.new_context(locale=locale, viewport=SIZE, color_scheme="light")
                judge = Judge(context, site.address).opens()
                SHOTS[name](judge, language)
                judge.page.wait_for_timeout(500)
                file = PICTURES / f"{name}-{language}.webp"
                shoot(judge.page, file)
                print(f"{file.name}: {file.stat().st_size / 1000:.1f} kB", flush=True)
                context.close()
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
