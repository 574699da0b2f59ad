"""From round to round and from card to card, as far as there is one; who plays next, and level players."""

import re

import pytest

from drivers.page_read import rendered
from faristol.screens.tournament import tables
from faristol.screens.tournament.players.view import _count
from faristol.texts import texts
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.reporting import Report
from screens.states.standings import NAMES, after, entered, scene, whole_round

AT = "#/event/id/standings"


@pytest.fixture
def club():
    return whole_round(whole_round(whole_round(entered(NAMES[:6], publication="en", rounds=5))))


def test_no_arrow_leads_past_the_first_round_or_the_last(club):
    def arrows(number):
        work = rendered(after(scene(AT, club), "after", round=number))["work"]
        return re.findall(r'id="round-(before|after)".*?data-round="(\d)"', work, re.DOTALL)

    assert arrows(1) == [("after", "2")]
    assert arrows(2) == [("before", "1"), ("after", "3")]
    assert arrows(3) == [("before", "2")]


def test_after_the_last_card_come_the_standings(club):
    *others, last = [row.player.id for row in club.state.standings()]
    for player, following in zip(others, [*others[1:], last], strict=True):
        assert f'href="{AT}/player/{following}"' in rendered(scene(f"{AT}/player/{player}", club))["shelf"]
    shelf = rendered(scene(f"{AT}/player/{last}", club))["shelf"]
    assert "next in the standings" not in shelf and f'href="{AT}"' in shelf


def count(club):
    return _count(club.state, texts("en"))


def test_those_who_play_in_the_next_round_are_counted(club):
    assert count(club) == "6 players"
    given = club.branch().do(directing.give_bye, "p2").do(opening.mark_absent, "p1", 4)
    assert count(given) == "6 players, 4 play in round 4"
    odd = club.branch().do(opening.mark_absent, "p1", 4)
    assert count(odd) == "6 players, 4 play in round 4"
    assert count(odd.pair(repeats_agreed=True)) == "6 players, 4 play in round 4"


def test_after_the_last_round_nobody_plays_in_the_next():
    over = whole_round(entered(NAMES[:6], rounds=1)).do(opening.withdraw, "p1")
    assert count(over) == "6 players"


@pytest.fixture
def level():
    """Two winners by the same score, and two losers by it."""
    club = entered(NAMES[:4], publication="en", rounds=3).pair().publish()
    for board in (1, 2):
        club.do(reporting.enter_result, 1, board, Report(score=(400, 300)))
    return club.close()


def test_level_players_share_their_place_in_every_table(level):
    event = level.state
    ranks = [row.rank for row in event.standings()]
    assert ranks == [1, 1, 3, 3]
    assert [line.rank for line in tables.cross(event, event.placed, 1, texts("en"))] == ranks
    cross = rendered(scene(f"{AT}/cross", level))["work"]
    assert re.findall(r'<tr id="cross-.*?<td class="figure">(\d)</td>', cross, re.DOTALL) == [
        "1",
        "1",
        "3",
        "3",
    ]
    assert {*re.findall(r"<strong>[+−](\d)</strong>", cross)} == {"1", "3"}
    listed = rendered(scene("#/event/id/players", level))["work"]
    assert re.findall(r'entrants__place weight-title">(\d)<', listed) == ["1", "1", "3", "3"]


def test_the_initial_order_is_numbered():
    listed = rendered(scene("#/event/id/players", entered(NAMES[:4])))["work"]
    assert re.findall(r'entrants__place weight-title">(\d)<', listed) == ["1", "2", "3", "4"]
