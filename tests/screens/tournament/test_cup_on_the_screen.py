"""A cup as a director and the room see it: asked for, paired, its bracket on screen, wall, paper and page."""

import re
from contextlib import suppress

import pytest

from drivers.director import Director
from drivers.director_window import DirectorWindow
from faristol.screens.tournament.brackets import brackets, parts_of
from faristol.texts import texts
from faristol.tournaments.cup import CupDecided, stages_needed
from faristol.tournaments.terms import CUP, Terms
from screens.states.standings import cup, double_cup
from screens.tournament.test_long_names import printed
from screens.tournament.test_tournament_board import text_of_board
from screens.tournament.test_tournament_page import published
from tournaments.test_cup import play
from tournaments.test_double_cup import double


def test_a_cup_is_chosen_for_a_new_tournament_and_played_to_its_end():
    director = DirectorWindow().opens(mode="cup", third="on")
    assert director.event().terms.mode == "cup" and director.event().terms.third
    assert "A cup with these players has 3 rounds." not in director.text
    for _ in range(3):
        assert director.whole_round()["ok"], director.text
    director.go(f"#/event/{director.stream}/standings/bracket")
    assert all(name in director.text for name in ("Quarter-finals", "Semi-finals", "Final", "Third place"))
    assert director.work.count("data-won") == 8


def test_the_first_of_the_standings_go_into_a_cup_of_the_plan():
    director = DirectorWindow().opens()
    director.whole_round()
    director.go(f"#/event/{director.stream}/plan")
    director.do("tournament_plan.set", {"round": "2", "mode": "cup"})
    assert 'id="top-2" name="top" value="4"' in director.work
    fields = {"mode": "cup", "top": "2", "cup": "on", "replayed": "on"}
    director.do("tournament_plan.set", {"round": "2", **fields})
    assert director.entries[-1]["replayed"] and not director.entries[-1]["third"]
    director.go(f"#/event/{director.stream}")
    director.draws()
    assert len(director.pairs) == 1
    director.publishes()
    director.hands_in()
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/standings/player/{director.player('Hug')}")
    assert "not in the cup" in director.text


def test_where_two_would_change_places_the_bracket_is_named():
    director = DirectorWindow().opens(mode="cup")
    director.draws()
    director.do("tournament.take", data={"player": director.player("Aina")})
    assert not director.do("tournament.take", data={"player": director.player("Biel")})["ok"]
    assert "In a cup the bracket decides who meets whom." in director.text


def test_wall_paper_and_page_have_the_bracket_with_what_is_still_to_come():
    club = cup()
    assert {"Copa", "Semifinals", "Final"} <= set(text_of_board(club).split())
    paper = printed(club, "bracket", "3")
    assert paper.count('class="bracket__game"') == 15
    assert "Ronda de 16" in paper and "Quarts de final" in paper
    assert re.search(r'<h2 id="cup">\s*Copa\s*</h2>', published(club))


def test_groups_go_into_a_cup_of_their_own():
    director = DirectorWindow().opens(mode="round-robin", rounds="3")
    assert director.do("tournament_players.divide", {"divisions": "2"})["ok"]
    director.whole_round()
    director.go(f"#/event/{director.stream}/standings/final")
    director.do("tournament_standings.write_final", {"who": "2", "kind": "cup", "name": "Copa"})
    assert "The first two of each division" in director.text and 'name="times"' not in director.work
    made = director.do("tournament_standings.make_final", {"who": "2", "kind": "cup", "name": "Copa"})
    assert made["ok"], director.text
    director.stream = director.last["stream"]
    director.go(f"#/event/{director.stream}")
    event, places = director.event(), {player.seed for player in director.event().players.values()}
    assert event.terms.mode == "cup" and event.planned == stages_needed(len(event.players))
    assert places == set(range(1, len(event.players) + 1)) and not event.divided


def test_double_elimination_is_chosen_and_its_rounds_are_proposed():
    director = DirectorWindow().opens(mode="cup", double="on", second_final="on", rounds="3")
    assert director.event().terms.double and director.event().terms.second_final
    assert "A cup with these players has 7 rounds." in director.text
    director.do("tournament_players.rounds", data={"rounds": "7"})
    for _ in range(6):
        assert director.whole_round()["ok"], director.text
    director.go(f"#/event/{director.stream}/standings/bracket")
    assert all(name in director.text for name in ("Losers’ bracket", "Losers, stage 4", "Grand final"))
    assert "Third place" not in director.text


def test_a_cup_of_a_plan_becomes_one_of_double_elimination():
    director = DirectorWindow().opens()
    director.whole_round()
    director.go(f"#/event/{director.stream}/plan")
    director.do("tournament_plan.set", {"round": "2", "mode": "cup", "cup": "on", "top": "4", "double": "on"})
    assert director.event().plan[2].double and director.event().plan[2].second_final
    one_final = {"round": "2", "mode": "cup", "cup": "on", "top": "4", "double": "on", "double_asked": "on"}
    director.do("tournament_plan.set", one_final)
    assert not director.event().plan[2].second_final


def test_both_brackets_are_on_the_wall_on_paper_and_on_the_page_for_everybody():
    club = double_cup()
    assert "Quadre dels perdedors" in text_of_board(club)
    assert printed(club, "bracket", "4").count("<article") == 2
    assert "Gran final" in published(club)
    page = published(double_cup(count=4, rounds=3))
    assert "espera" in page


def to_the_end(count, **terms):
    """A cup that has been played out; the better-seeded always wins."""
    club = Director("", Terms(mode=CUP, **terms), rounds=16)
    for at in range(count):
        club.enter(f"p{at:02}", 2000 - at)
    with suppress(CupDecided):
        while True:
            club.whole_round()
    return brackets(club.state, len(club.state.rounds), texts("en"))


def shape(stages):
    return [len(stage.games) for stage in stages]


@pytest.mark.parametrize(
    ("count", "games", "parts"),
    [
        (8, 4, [[4, 2, 2]]),
        (16, 8, [[8, 4, 2, 2]]),
        (16, 4, [[4, 2, 1], [4, 2, 1], [2]]),
        (32, 8, [[8, 4, 2], [8, 4, 2], [2, 2]]),
        (64, 8, [[8, 4, 2]] * 4 + [[4, 2, 2]]),
    ],
)
def test_a_large_bracket_comes_in_parts_whose_winners_meet_behind_them(count, games, parts):
    (bracket,) = to_the_end(count)
    assert [shape(stages) for stages in parts_of(bracket.stages, games)] == parts
    assert bracket.stages[-1].games[1].name == "Third place"


def test_those_who_meet_next_stand_side_by_side_among_the_losers_too():
    _, losers = to_the_end(16, double=True)
    assert shape(losers.stages) == [4, 4, 2, 2, 1, 1]
    for before, stage in ((losers.stages[at - 1], losers.stages[at]) for at in (2, 4)):
        for at, game in enumerate(stage.games):
            came = {side.name for two in before.games[2 * at : 2 * at + 2] for side in two.sides if side.won}
            assert {side.name for side in game.sides} == came


def test_nobody_stands_in_a_game_of_the_losers_that_nobody_plays():
    _, losers = to_the_end(5, double=True)
    assert [[len(game.sides) for game in stage.games] for stage in losers.stages] == [[2, 1], [2], [2]]


def test_two_players_have_no_bracket_of_losers_and_a_second_final_stands_below_the_grand_one():
    club = double("AB")
    play(club)
    play(club, B="A")
    (bracket,) = brackets(club.pair().publish().state, 3, texts("en"))
    assert [[game.name for game in stage.games] for stage in bracket.stages] == [[""], ["", "Second final"]]
