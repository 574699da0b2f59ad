"""A rack that was left open is closed on every return; only a tap by its owner opens it again."""

import pytest

from drivers.log import MINUTE
from drivers.match import Match
from drivers.players_window import STREAM, Players

HERE = f"#/event/{STREAM}"


def reloads(players: Players) -> None:
    """Load the page again; also what an update does."""
    players.close()
    players.start()


def crashes(players: Players) -> None:
    players.restart()


def goes_home(players: Players) -> None:
    players.do("leave", data={"to": "#/"})
    players.go(HERE)


def looks_at_the_sheet(players: Players) -> None:
    players.go(f"{HERE}/sheet")
    players.go(HERE)


@pytest.mark.parametrize("returns", [reloads, crashes, goes_home, looks_at_the_sheet])
def test_the_rack_is_closed_and_its_owner_finds_the_tiles_where_they_lay(returns):
    players = Players(Match("romanian", "tablet", minutes=0).begin())
    players.shows().lays(3)
    assert players.rack_shown
    returns(players)
    assert players.rack_shown == []
    assert 'data-state="new"' not in players.regions["work"]
    assert 'id="show-tiles"' in players.regions["shelf"]
    players.shows()
    laid = players.regions["work"].count('data-state="new"')
    assert (laid, len(players.rack_shown)) == (3, 4)


def test_after_a_crash_with_a_clock_the_question_comes_first_and_then_the_closed_rack():
    players = Players(Match("mallorca", "tablet").begin().clock())
    players.shows().lays(3)
    players.now += MINUTE
    reloads(players)
    assert 'id="as-last-seen"' in players.page
    assert players.rack_shown == []
    players.does("as_last_seen")
    assert players.rack_shown == []
    players.shows()
    assert len(players.rack_shown) == 4


def test_an_open_rack_is_marked_so_that_no_first_paint_has_it():
    players = Players(Match("romanian", "tablet", minutes=0).begin())
    assert "data-private" not in players.page
    players.shows()
    assert "data-private" in players.regions["shelf"]
