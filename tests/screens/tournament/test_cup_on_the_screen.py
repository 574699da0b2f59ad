"""A cup as a director and the room see it: asked for, paired, its bracket on screen, wall, paper and page."""

from drivers.director_window import DirectorWindow
from faristol.tournaments.cup import stages_needed
from screens.states.standings import cup, scene
from screens.tournament.test_long_names import printed
from screens.tournament.test_tournament_board import text_of_board
from screens.tournament.test_tournament_page import published


def test_a_cup_is_chosen_for_a_new_tournament_and_played_to_its_end():
    director = DirectorWindow().opens(mode="cup", third="on")
    assert director.event().terms.mode == "cup" and director.event().terms.third
    assert "A cup of these players has 3 rounds." not in director.text
    for _ in range(3):
        assert director.whole_round()["ok"], director.text
    director.go(f"#/event/{director.stream}/standings/bracket")
    assert all(name in director.text for name in ("Quarter-finals", "Semi-finals", "Final", "Third place"))
    assert director.work.count("data-won") == 8


def test_so_many_rounds_as_the_cup_needs_are_proposed():
    director = DirectorWindow().opens(mode="cup", rounds="5")
    assert "A cup of these players has 3 rounds." in director.text
    director.do("tournament_players.rounds", data={"rounds": "3"})
    assert director.event().planned == 3


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
    assert "In a cup the bracket decides who meets." in director.text


def test_wall_paper_and_page_have_the_bracket_with_what_is_still_to_come():
    club = cup()
    assert {"Copa", "Semifinals", "Final"} <= set(text_of_board(club).split())
    paper = printed(club, "bracket", "3")
    assert paper.count('class="bracket__game"') == 15
    assert "Ronda de 16" in paper and "Quarts de final" in paper
    assert '<h2 id="cup">Copa</h2>' in published(club)


def test_the_standings_go_by_the_cup():
    shown = scene("#/event/id/standings", cup())
    places = [row.rank for row in shown.event.state.standings()]
    assert places[0] == 1 and places == sorted(places)


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
