"""A league in the browser: events of this device and from a file, by hand and by keyboard, printed, published."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.browser.published import rows
from drivers.club import Club
from faristol.games.duplicate.standings import master_total, standings
from faristol.storage.files import export_file
from faristol.texts import score

MAGDALENA, JORDI, JOANA, BIEL, AINA = PEOPLE = (
    *("Magdalena Nicolau Bosch", "Jordi Puigserver Fons", "Joana Aina Gelabert Mas", "Biel Ferragut Oliver"),
    "Aina Bauçà Llompart",
)
EVENINGS = (
    (MAGDALENA, JORDI, JOANA, BIEL),
    (MAGDALENA, JORDI, "Joana Aina Gelabert"),
    (MAGDALENA, JORDI, AINA, BIEL),
)
"""Joana is written with one surname once; Magdalena and Jordi hand in the same plays wherever they are."""


@cache
def evenings() -> tuple[Club, ...]:
    return tuple(_evening(f"Dijous {n}", players) for n, players in enumerate(EVENINGS, 1))


def _evening(name: str, players: Sequence[str]) -> Club:
    club = Club(players=players, name=name, bonuses=False).begin()
    for number in (1, 2):
        club.time()
        plays = club.plays()
        club.hand_in(number, "p1", plays[0]).hand_in(number, "p2", plays[0]).slips().master()
        if number == 1:
            club.next()
    return club.end()


def file(folder: Path, number: int) -> Path:
    path = folder / f"dijous-{number}.json"
    path.write_bytes(export_file(f"dijous-{number}", evenings()[number - 1].entries, "0", [], 0))
    return path


def results(name: str, *, percent: bool) -> list[Fraction]:
    """What somebody scored in the events, by every way the name is written."""
    return [
        Fraction(row.played * 100, master_total(club.state)) if percent else row.total
        for club in evenings()
        for row in standings(club.state)
        if row.player.name in name or name in row.player.name
    ]


def brings(judge: Judge, path: Path) -> None:
    """Bring an event home from its file, and come back home."""
    judge.goes("#/").sees("#home-title")
    judge.brings("#bring", path)
    judge.sees("#standings")
    judge.goes("#/").sees("#home-title")


def places(table: Locator) -> dict[str, tuple[str, str]]:
    """Return everybody's place and sum, as they stand in a table."""
    found = rows(table)
    return {name: (row[0], row[2]) for row in found for name in PEOPLE if row[1].startswith(name)}


@pytest.mark.everyday
def test_a_league_is_opened_and_an_event_taken_in_by_keyboard(judge: Judge, tmp_path: Path) -> None:
    brings(judge, file(tmp_path, 1))
    page, keyboard = judge.page, KeyboardUser(judge)
    keyboard.tab_to("to-league").press("Enter")
    judge.sees("#setup")
    keyboard.tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Lliga amb el teclat")
    keyboard.tab_to("open").press("Enter")
    judge.sees("#offered")
    keyboard.tab_to("take-dijous-1").press("Enter")
    judge.sees("#taken-1")
    assert places(page.locator("#league"))[MAGDALENA] == (
        "1",
        score(sum(results(MAGDALENA, percent=False)[:1]), "en"),
    )
    page.keyboard.press("Control+z")
    judge.sees("#offered-dijous-1")
    expect(page.locator("#league")).to_have_count(0)
