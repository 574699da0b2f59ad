"""Places in a season: among those who came, by division, shared, by the points where none were kept."""

from drivers.director import Director
from drivers.log import NOON
from faristol.competitions.taking import take_game, take_tournament
from faristol.competitions.worths import PLACE, Worth
from faristol.screens.league.classification.lines import lines
from faristol.texts import texts
from faristol.tournaments.evenings import begin_evening
from faristol.tournaments.ladder import LadderRule
from faristol.tournaments.opening import enter_player
from faristol.tournaments.players import Player
from faristol.tournaments.terms import LADDER, Terms
from games.test_season_of_kinds import game, results, season, state, tournament


def places(event):
    (taken,) = take_tournament("t", 1, event.state)
    return {player["name"]: (player["place"], player.get("of")) for player in taken["players"]}


def test_who_is_level_shares_the_place_among_those_who_came():
    """Six on the ladder, of whom five are level; two of these came, and a third who lost."""
    rule = LadderRule(top=1, absent=12, bye=12)
    director = Director("ABCDEF", Terms(mode=LADDER, scoring="ladder", ladder=rule), rounds=99)
    director.do(begin_evening, dict.fromkeys("DEF", "here")).whole_round()
    assert [row.rank for row in director.state.standings()] == [1, 1, 1, 1, 1, 6]
    assert sorted(place for place, _ in places(director).values()) == [1, 1, 3]


def test_in_divisions_a_place_is_one_of_the_division():
    director = Director()
    for letter in "ABCDEF":
        director.do(enter_player, Player(letter, letter, division="1" if letter in "ABCD" else "2"))
    director.whole_round()
    found = places(director)
    assert {found[letter][1] for letter in "ABCD"} == {4} and {found[letter][1] for letter in "EF"} == {2}
    assert sorted(found[letter][0] for letter in "EF") == [1, 2]
    event = state(season(take_tournament("t", 1, director.state)))
    line = next(each for each in lines(event, texts("en")) if each.name == "E")
    assert line.parts[0].how == "place 1 of 2"
    assert {each[1] for each in places(tournament()).values()} == {None}


def test_a_name_with_a_number_is_not_given_to_another():
    director = Director()
    for at, name in enumerate(("Anna", "Anna (3)", "Anna", "Biel")):
        director.do(enter_player, Player(f"p{at}", name, 1500 - at))
    director.whole_round()
    made = results(season(take_tournament("t", 1, director.state)))
    assert len(made) == 4 and {"Anna", "Anna (3)", "Biel"} < made.keys()


def test_an_event_without_places_counts_by_its_points_where_places_count():
    rows = [("Anna", 300, 1), ("Biel", 300, 0), ("Carla", 250, 0), ("Dani", 250, 0), ("Elna", 900, 0)]
    players = [
        {"name": name, "club": "", "points": points, "halves": halves, "placed": name != "Elna"}
        for name, points, halves in rows
    ]
    event = {"type": "EventTaken", "stream": "d", "name": "D", "held": NOON, "entries": 1, "rounds": 9}
    by_place = (Worth("duplicate", PLACE, (9, 6, 4), 1, 0),)
    entries = season([{**event, "masters": 1000, "players": players}], worths=by_place)
    assert results(entries) == {"Anna": (9,), "Biel": (6,), "Carla": (4,), "Dani": (4,), "Elna": (None,)}
    parts = {each.name: each.parts[0].how for each in lines(state(entries), texts("en"))}
    assert parts["Dani"] == "place 3 of 4"


def test_by_the_usual_points_a_draw_of_a_single_game_is_half_a_win():
    drawn = game("Neus Bonet", "Pau Riera", (300, 300), None)
    won = game("Neus Bonet", "Pau Riera", (380, 300), 1)
    made = results(season(take_game("one", 1, won.state), take_game("two", 1, drawn.state), worths=()))
    assert made == {"Neus Bonet": (20, 10), "Pau Riera": (0, 10)}
