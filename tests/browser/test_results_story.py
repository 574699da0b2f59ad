"""What the results tell beside the places, on a phone by touch, and in the file that everybody opens."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.examiner import TOO_WIDE
from drivers.browser.judge import Judge
from drivers.browser.published import opened, rows
from drivers.browser.tablets import Take
from drivers.club import Club
from faristol.games.duplicate.awards import awards
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import standings
from faristol.storage.files import export_file
from faristol.texts import score

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
NAMES = (
    *("Magdalena Nicolau Bosch", "Jordi Puigserver Fons", "Joana Aina Gelabert Mas", "Biel Ferragut Oliver"),
    *("Aina Bauçà Llompart", "Miquel Àngel Sureda Vives", "Francina Llull Oliver", "Llorenç Amengual Coll"),
    *("Rosa Caldentey Mut", "Damià Pons Riera", "Pere Antoni Mas Vidal", "Ștefan Țurcanu Rusu"),
)


@cache
def evening() -> Club:
    """Four rounds of twelve players; in the first, one alone has the best play of the room."""
    club = Club(players=NAMES, name="Duplicada de la Mercè", publication="en", bonuses_added="end").begin()
    best, *_, low = club.time().plays()
    club.hand_in(1, "p1", best)
    for player in list(club.state.players)[1:]:
        club.hand_in(1, player, low)
    club.master().next()
    return club.rounds(3).end()


@pytest.fixture
def phone(take: Take, tmp_path: Path) -> Judge:
    path = tmp_path / "event.json"
    path.write_bytes(export_file("event", evening().entries, "0", [], 0))
    phone: Judge = take(**PHONE)
    phone.brings("#bring", path)
    phone.sees("#standings")
    return phone


def test_the_places_and_the_awards_by_touch_and_in_the_published_file(phone: Judge, tmp_path: Path) -> None:
    page, state = phone.page, evening().state
    placed, found = standings(state), awards(state)
    expect(page.locator("#awards li")).to_have_count(len(found))
    first = found[0]
    assert state.players[first.players[0]].name in page.locator("#award-1").inner_text()
    assert str(first.figure) in page.locator("#award-1").inner_text()

    page.locator("#to-places").tap()
    phone.sees("#moves")
    expect(page.locator("#moves .course__line")).to_have_count(len(NAMES))
    ranks = {row.player.id: [str(after.ranks[row.player.id]) for after in course(state)] for row in placed}
    table = rows(page.locator("#places"))
    assert [row[1:] for row in table] == list(ranks.values())
    last = placed[-1].player
    page.locator(f"#places-{last.id} a").tap()
    expect(page.locator("#moves .course__line[data-chosen]")).to_have_text(last.name)
    assert page.evaluate(TOO_WIDE) == []

    page.locator("#to-results").tap()
    phone.sees("#standings")
    phone.goes("#/event/event/file").sees("#publish")
    with opened(phone, tmp_path, 360, 640) as reader:
        expect(reader.locator("#moves .course__line")).to_have_count(len(NAMES))
        expect(reader.locator(".awards li")).to_have_count(len(found))
        line = rows(reader.locator("table").first)[0]
        leader = placed[0]
        assert line[2].startswith(leader.player.name)
        sums = leader.played, leader.total - leader.played, leader.total
        assert line[3:6] == [score(each, "en") if each else "–" for each in sums]
