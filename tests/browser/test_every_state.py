"""Every state of every screen: no word is cut off and nothing too wide at any size, and axe finds nothing.

At 200 % the work keeps the height; with a reader's own spacing no word is lost; no popover covers the next step.
"""

import functools
import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from conftest import Pub
from drivers.browser import club_site
from drivers.browser.examiner import AXE, EXAMINE, TOO_WIDE
from drivers.browser.judge import Judge
from drivers.sample import SomeOf
from faristol.screens.rendering import render
from faristol.texts import LANGUAGES
from screens.states.every import every, screen_of

PHONE: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 740, "height": 360}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
TABLET: ViewportSize = {"width": 1024, "height": 768}
WALL: ViewportSize = {"width": 1920, "height": 1080}
PUT = """(regions) => {
    for (const [name, html] of Object.entries(regions)) {
        const region = document.getElementById(name);
        if (region) region.innerHTML = html;
    }
    document.querySelector("dialog[data-modal]")?.showModal();
    window.faristol.nameTheParts();
}"""
CUT = """() => {
    const NAMES = ".bar [lang], .card__name"; // For four players with long names there is no room.
    const hides = (style, way) => ["hidden", "clip"].includes(style[way]);
    const slides = (style, way) => ["auto", "scroll"].includes(style[way]);
    const cut = (box, around) => {
        for (let one = around; one && one !== document.body; one = one.parentElement) {
            const style = getComputedStyle(one), edge = one.getBoundingClientRect();
            if (style.clipPath !== "none" || edge.width < 2) return false; // It is for ears alone.
            if (slides(style, "overflowX")) return false;
            if (hides(style, "overflowY") && box.bottom > edge.bottom + 4) return true;
            if (hides(style, "overflowX") && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) return true;
        }
        return box.right > innerWidth + 1.5 || box.left < -1.5;
    };
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement;
        if (!text.data.trim() || !around.checkVisibility({ visibilityProperty: true })) continue;
        if (around.closest(NAMES)) continue;
        if (around.closest(".unseen, .skip, .board__mark, svg, #print, template, noscript")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some((box) => box.width && cut(box, around)))
            found.push(`${around.closest("[id]")?.id}: ${text.data.trim().slice(0, 60)}`);
    }
    return found;
}"""
PUSHED = """() => {
    const room = document.scrollingElement, moves = getComputedStyle(document.body).overflowY === "visible";
    return moves || room.scrollHeight <= innerHeight + 1 ? [] : ["the page can be pushed up under its own bar"];
}"""

AT_200_PER_CENT: ViewportSize = {"width": 512, "height": 384}
STAYING = """() => {
    const stays = (one) => getComputedStyle(one).position === "sticky";
    const parts = [...document.querySelectorAll(".bar, .above-shelf, .shelf__hand, .shelf__words, .next-step, .status")];
    const { overflowY } = getComputedStyle(document.body);
    return overflowY !== "visible" ? innerHeight : parts.filter(stays).reduce((sum, one) => sum + one.offsetHeight, 0);
}"""
SPACED = """() => {
    const own = new CSSStyleSheet();
    own.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [own];
}"""
"""What WCAG 1.4.12 lets a reader set."""
COVERED = """() => {
    const step = document.querySelector(".next-step"), found = [];
    if (!step || document.querySelector("dialog[open]")) return found;
    for (const sheet of document.querySelectorAll("[popover]")) {
        const source = document.querySelector(`[popovertarget="${sheet.id}"]`);
        if (!source?.checkVisibility()) continue;
        source.scrollIntoView({ block: "nearest" });
        sheet.showPopover({ source });
        const one = sheet.getBoundingClientRect(), two = step.getBoundingClientRect();
        const across = one.right > two.left + 1 && one.left < two.right - 1;
        if (across && one.bottom > two.top + 1 && one.top < two.bottom - 1) found.push(sheet.id);
        sheet.hidePopover();
    }
    return found;
}"""


@pytest.fixture(scope="module")
def spare_tablet(browser: Browser, site: club_site.Site) -> Iterator[Judge]:
    """One that nobody uses afterwards: its page shows what its engine knows nothing of."""
    pub = Pub(browser)
    yield Judge(pub.context(reduced_motion="reduce"), site.address).opens()
    pub.close()


@pytest.fixture
def judge(spare_tablet: Judge) -> Iterator[Judge]:
    yield spare_tablet
    spare_tablet.page.evaluate("document.adoptedStyleSheets = []")


SOME = 70
"""So many of a thousand states are looked at in each run of CI, other ones each day; all of them before a release."""


@functools.cache
def regions_of(name: str, language: str) -> dict[str, str]:
    scene = every()[name]
    return render(screen_of(scene), replace(scene, settings=replace(scene.settings, language=language)))


def in_language(names: Iterable[str], language: str) -> list[tuple[str, dict[str, str]]]:
    """Return what these states show, each with its name."""
    return [(name, regions_of(name, language)) for name in names]


def looked_at(judge: Judge, states: list[tuple[str, dict[str, str]]], *looks: str) -> list[str]:
    """Return what is found in these states, each once, with the name of a state that has it."""
    found: dict[str, str] = {}
    for name, state in states:
        judge.page.evaluate(PUT, state)
        for look in looks:
            found |= dict.fromkeys(judge.page.evaluate(look), name)
    return [f"{text} ({name})" for text, name in found.items()]


def test_at_200_per_cent_the_work_keeps_three_fifths_of_the_height_and_no_popover_covers_the_next_step(
    judge: Judge, some_of: SomeOf
) -> None:
    judge.page.set_viewport_size(AT_200_PER_CENT)
    too_high = f"() => ({STAYING})() > {0.4 * AT_200_PER_CENT['height']} ? ['what stays is too high'] : []"
    assert looked_at(judge, in_language(some_of(every(), SOME), "ca"), too_high, COVERED) == []


@pytest.mark.parametrize("width", [360, 1024])
def test_with_text_spaced_out_no_word_is_cut_off(judge: Judge, some_of: SomeOf, width: int) -> None:
    judge.page.set_viewport_size({"width": width, "height": 768})
    judge.page.evaluate(SPACED)
    assert looked_at(judge, in_language(some_of(every(), SOME), "ro"), CUT) == []


def test_on_a_phone_no_popover_covers_the_next_step(judge: Judge, some_of: SomeOf) -> None:
    judge.page.set_viewport_size(PHONE)
    assert looked_at(judge, in_language(some_of(every(), SOME), "ca"), COVERED) == []


@pytest.mark.parametrize(
    ("language", "size"),
    [
        *((language, size) for language in LANGUAGES for size in (PHONE, UPRIGHT)),
        *(("ca", size) for size in (TABLET, WALL)),
    ],
    ids=lambda one: one if isinstance(one, str) else str(one["width"]),
)
def test_no_word_is_cut_off_and_nothing_is_too_wide(
    judge: Judge, some_of: SomeOf, language: str, size: ViewportSize
) -> None:
    """The status line and the bar are whole too."""
    judge.page.set_viewport_size(size)
    assert looked_at(judge, in_language(some_of(every(), SOME), language), CUT, TOO_WIDE, PUSHED) == []


def test_axe_finds_nothing_in_any_state(judge: Judge, some_of: SomeOf) -> None:
    judge.page.set_viewport_size(PHONE)
    judge.page.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
    assert looked_at(judge, in_language(some_of(every(), SOME), "en"), f"() => ({EXAMINE})({{}})") == []


WHICH_LETTER = ("a blank asks", "which letter")
LETTERS_IN_SIGHT = """() => [...document.querySelectorAll(".over-board .key")].filter((key) => {
    const { x, y, width, height } = key.getBoundingClientRect();
    return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((key) => key.id)"""


@pytest.mark.parametrize("size", [PHONE, LYING, UPRIGHT, TABLET], ids=lambda size: str(size["width"]))
def test_whoever_lays_a_blank_sees_all_the_letters_that_it_can_be(judge: Judge, size: ViewportSize) -> None:
    judge.page.set_viewport_size(size)
    asking = in_language((name for name in every() if name.endswith(WHICH_LETTER)), "ca")
    assert all('id="asking-title"' in state["work"] for _, state in asking)
    assert len(asking) > 4 and looked_at(judge, asking, LETTERS_IN_SIGHT) == []


MENUS = """(done) => {
    const acts = (window.acts ??= (document.addEventListener("click", ({ target }) => window.acts.push(target.id)), []));
    acts.splice(0);
    const opener = [...document.querySelectorAll("[popovertarget]")].find((one) =>
        one.checkVisibility() && !done.includes(one.getAttribute("popovertarget")) && !one.closest("[popover]"));
    if (!opener || document.querySelector("dialog[open]")) return null;
    const menu = document.getElementById(opener.getAttribute("popovertarget"));
    menu.showPopover({ source: opener });
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const beside = [...document.querySelectorAll("[data-do]:not(form), a[href]")].find((one) =>
        !one.contains(opener) && !menu.contains(one) && one.contains(document.elementFromPoint(...middle(one))));
    return { menu: menu.id, at: beside ? middle(beside) : [2, innerHeight / 2] };
}"""
LEFT = """(menu) => [
    ...(document.getElementById(menu).matches(":popover-open") ? [`${menu} stays open`] : []),
    ...window.acts.splice(0).map((id) => `${id} was tapped beside ${menu}`),
]"""


@pytest.mark.thorough
def test_a_tap_beside_a_menu_closes_it_and_does_nothing_else_in_any_state(
    pub: Any, site: club_site.Site, some_of: SomeOf
) -> None:
    judge = Judge(pub.context(reduced_motion="reduce", viewport=PHONE, has_touch=True), site.address).opens()
    states = in_language(every(), "en")
    menus = [(name, state) for name, state in states if "popovertarget" in "".join(state.values())]
    found: list[str] = []
    tried = 0
    for name, state in some_of(menus, SOME):
        judge.page.evaluate(PUT, state)
        done: list[str] = []
        while opened := judge.page.evaluate(MENUS, done):
            done.append(opened["menu"])
            judge.page.touchscreen.tap(*opened["at"])
            found += [f"{each} ({name})" for each in judge.page.evaluate(LEFT, opened["menu"])]
        tried += len(done)
    assert tried > 20 and found == []
