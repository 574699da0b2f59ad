"""The standings on paper: on as few sheets as can be, what all rows share said once."""

import re
from dataclasses import replace

import pytest

from drivers.real_names import real_names
from faristol.screens.scene import Intent
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.tournament.sheets.walls import MOST_WITH_CLUBS, wall
from faristol.texts import texts
from screens.states.standings import entered, scene, whole_round


def club_of(count, rounds=1):
    club = entered(tuple(real_names(count)), publication="en", rounds=5)
    for _ in range(rounds):
        whole_round(club)
    return club


def sheets(club):
    return list(wall(Paper(club.state, texts("en"), None, "3/10/2026")))


def printed(club):
    shown = scene("#/event/id/papers", club)
    step = TOURNAMENT_PAPERS.intents["print"](
        shown, Intent("tournament_papers.print", shown.now, data={"sheet": "wall"})
    )
    return str(TOURNAMENT_PAPERS.view(replace(shown, session=step.session)).printed)


def test_what_decides_between_level_players_stands_once_at_the_foot():
    html = printed(club_of(8))
    assert html.count("Between level players: Differential.") == 1
    assert "Ahead on the differential" not in html and "<tr>" in html


def test_where_nobody_was_level_nothing_is_said_of_it():
    assert sheets(entered(tuple(real_names(4))))[0].level == ""


@pytest.mark.parametrize("count", [8, 20, 24, 27, 30, 33])
def test_a_club_of_this_size_has_one_sheet(count):
    made = sheets(club_of(count))
    assert [len(sheet.rows) for sheet in made] == [count]
    named = {row.player.club for sheet in made for row in sheet.rows} - {""}
    html = printed(club_of(count))
    assert all(html.count(club) >= sum(row.player.club == club for row in made[0].rows) for club in named)


@pytest.mark.parametrize("count", [40, 60])
def test_clubs_stay_on_two_sheets_and_both_are_filled_alike(count):
    made = sheets(club_of(count))
    assert len(made) <= MOST_WITH_CLUBS
    assert max(len(each.rows) for each in made) - min(len(each.rows) for each in made) <= 2
    assert re.search(r'class="paper__(club|tie)"', printed(club_of(count)))
