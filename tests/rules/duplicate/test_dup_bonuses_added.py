"""When the bonuses are added: at the end (DUP-21), or round by round where a club wants it so."""

import re

import pytest
from test_dup_results import played

from drivers.page_read import element, rendered, rows_of
from faristol.games.duplicate.bonus import bonuses
from faristol.games.duplicate.results import course, game_of
from faristol.games.duplicate.standings import standings
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.session import Session
from screens.states.results import AT, after, scene
from screens.states.room_boards import event_of

SCORES = [(30, 20), (31, 0), *[(0, 25)] * 8]
"""Ten players: 2 alone has the best of round 1 and a bonus of 5; eight share that of round 2."""
BY_SLIPS = ("1", 50), ("2", 31)
WITH_BONUSES = ("1", 50), ("2", 36)


def ten_players(added="end", scores=SCORES):
    return played(scores, bonuses=True, added=added)


def first_two(club, number=None):
    return tuple((row.player.id, row.total) for row in standings(club.state, number)[:2])


def over(club):
    return club.branch().end()


def test_dup_21_while_the_event_runs_the_totals_are_of_slips_alone():
    club = ten_players()
    assert [(each.round, each.player, each.points) for each in bonuses(club.state)] == [(1, "2", 5)]
    assert first_two(club) == BY_SLIPS and first_two(club, 1) == (("2", 31), ("1", 30))
    assert first_two(ten_players("rounds")) == WITH_BONUSES
    assert first_two(ten_players("rounds"), 1) == (("2", 36), ("1", 30))


def test_dup_21_at_the_end_all_bonuses_are_added_and_count_for_the_classification():
    """The bonus of the first round puts 2 ahead, once it is over."""
    scores = [(30, 4), (31, 0), *[(0, 4)] * 8]
    club = ten_players(scores=scores)
    assert first_two(club) == (("1", 34), ("2", 31))
    assert first_two(over(club)) == first_two(over(club), 2) == (("2", 36), ("1", 34))
    assert first_two(over(club), 1) == (("2", 31), ("1", 30))
    assert first_two(over(club)) == first_two(over(ten_players("rounds", scores)))


def test_dup_21_so_it_is_in_a_players_game_and_in_the_places_after_each_round():
    scores = [(30, 4), (31, 0), *[(0, 4)] * 8]
    club = ten_players(scores=scores)
    assert [(turn.running, turn.rank) for turn in game_of(club.state, "2")] == [(31, 1), (31, 2)]
    assert [(turn.running, turn.rank) for turn in game_of(over(club).state, "2")] == [(31, 1), (36, 1)]
    last = course(over(club).state)[-1]
    assert last.ranks == {row.player.id: row.rank for row in standings(over(club).state)}


def on_screen(club, address="/results"):
    return rendered(scene(f"{AT}{address}", club))["work"]


def in_the_room(club):
    return board_for_the_room(event_of(club), club.entries[-1]["at"], 60, Session())["html"]


def published(club):
    page = scene(AT, club)
    return published_page(page.event, "0.1.0", page.now, 60)


HEADS = ["Points", "Bonus", "Total"]


def heads(html):
    """The heads of the first table that has a total."""
    tables = re.findall(r"<thead>(.*?)</thead>", html, re.DOTALL)
    of_totals = next(head for head in tables if ">Total<" in head)
    return sorted(set(re.findall(r">(\w+)</th>", of_totals)) & set(HEADS), key=HEADS.index)


@pytest.mark.parametrize(
    "added, while_it_runs",
    [
        ("end", "The bonuses are added at the end."),
        ("rounds", "The bonuses up to here are in the totals."),
    ],
)
def test_dup_21_the_pages_say_when_bonuses_are_added_and_the_last_ones_show_slips_bonus_and_total(
    added, while_it_runs
):
    club = played(SCORES, bonuses=True, added=added)
    club.entries[0] = {**club.entries[0], "publication": "en"}
    for page in (on_screen, in_the_room, published):
        running, last = page(club), page(over(club))
        assert while_it_runs in running and "All bonuses are in the totals." not in running
        assert "All bonuses are in the totals." in last and while_it_runs not in last
        assert heads(last) == HEADS
        if added == "end":
            assert heads(running) == ["Total"]
    assert while_it_runs in on_screen(club, "/results/player/2")
    earlier = after(scene(f"{AT}/results", over(club)), "after", round="1")
    assert while_it_runs in rendered(earlier)["work"]
    game = rows_of(element(on_screen(over(club), "/results/player/2"), "game"))
    assert [row[7] for row in game] == (["31", "+5 36"] if added == "end" else ["36", "36"])
    rows = rows_of(element(on_screen(over(club)), "standings"))
    assert [row[2:5] for row in rows[:2]] == [["50", "50", "–"], ["36", "31", "5"]]
