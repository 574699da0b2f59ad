"""Axe finds nothing in a sheet that opens over a screen; test_every_state.py has the screens themselves."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page
from test_every_state import PUT

from drivers.browser.club_site import Site
from drivers.browser.examiner import AXE, EXAMINE
from drivers.browser.judge import Judge
from faristol.screens.rendering import render
from screens.states.every import every, screen_of

SHEETS = "() => [...document.querySelectorAll('#bar [popover], #work [popover]')].map(({ id }) => id)"


@pytest.fixture
def page(pub: Any, site: Site) -> Page:
    """Of a tablet that nobody uses afterwards."""
    page: Page = Judge(pub.context(reduced_motion="reduce"), site.address).opens().page
    page.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
    return page


@pytest.mark.thorough
def test_axe_finds_nothing_in_a_sheet_that_is_open(page: Page) -> None:
    """The menu of each screen, the sheets that only one has, and one clause for all."""
    found: list[str] = []
    seen: set[str] = set()
    for name, scene in every().items():
        shown = render(screen_of(scene), scene)
        page.evaluate(PUT, shown)
        for sheet in page.evaluate(SHEETS) if not shown["dialog"] else ():
            one = f"{screen_of(scene).name} menu" if sheet == "menu-sheet" else sheet
            one = "a clause" if sheet.endswith("-text") else one
            if one not in seen:
                seen.add(one)
                page.evaluate("id => document.getElementById(id).showPopover()", sheet)
                found += [f"{name}, {sheet}: {line}" for line in page.evaluate(EXAMINE, {})]
    assert {"a clause", "duplicate menu", "null-sheet", "keys-sheet"} <= seen
    assert not found, "\n".join(found)
