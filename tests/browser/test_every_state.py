"""Every state of every screen on a narrow phone: no word is cut off in three languages, and axe finds nothing."""

import json
from dataclasses import replace

import pytest
from playwright.sync_api import ViewportSize

from drivers.browser.examiner import AXE, EXAMINE
from drivers.browser.judge import Judge
from faristol.screens.rendering import render
from faristol.texts import LANGUAGES
from screens.states.every import every, screen_of

PHONE: ViewportSize = {"width": 360, "height": 640}
PUT = """(regions) => {
    for (const [name, html] of Object.entries(regions)) {
        const region = document.getElementById(name);
        if (region) region.innerHTML = html;
    }
    document.querySelector("dialog[data-modal]")?.showModal();
}"""
CUT = """() => {
    const NAMES = ".bar [lang]"; // For four players with long names the bar has no room.
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
        if (around.closest(".unseen, .skip, svg, #print, template, noscript")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some((box) => box.width && cut(box, around)))
            found.push(`${around.closest("[id]")?.id}: ${text.data.trim().slice(0, 60)}`);
    }
    return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_off_on_a_phone(judge: Judge, language: str) -> None:
    page = judge.page
    page.set_viewport_size(PHONE)
    cut: dict[str, str] = {}
    for name, scene in every().items():
        spoken = replace(scene, settings=replace(scene.settings, language=language))
        page.evaluate(PUT, render(screen_of(spoken), spoken))
        cut |= dict.fromkeys(page.evaluate(CUT), name)
    assert not cut, "\n".join(f"{text} ({name})" for text, name in cut.items())


@pytest.mark.slow
def test_axe_finds_nothing_in_any_state(judge: Judge) -> None:
    page = judge.page
    page.set_viewport_size(PHONE)
    page.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
    found: list[str] = []
    for name, scene in every().items():
        page.evaluate(PUT, render(screen_of(scene), scene))
        found += [f"{name}: {line}" for line in page.evaluate(EXAMINE, {})]
    assert not found, "\n".join(found)
