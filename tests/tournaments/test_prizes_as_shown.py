"""What the list of prizes says: the winner's own place, what is shared, and what nobody wins and why."""

import pytest

from drivers.director import Director
from faristol.screens.tournament.prize_names import left_lines, won_lines
from faristol.texts import texts
from faristol.tournaments import awarding, opening
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import HORT, SHARED, Prize, Prizes
from faristol.tournaments.reporting import Report

ENGLISH = texts("en")
PLACES = tuple(Prize("place", at, cents=cents) for at, cents in enumerate((6000, 4000, 2501), 1))
CUP = Prize("place", 4, what="a cup")


def level(*listed, way="place", one_each=False, scores=None, category=""):
    """A and B win, C and D lose, all by the same: two are level in everything at the top, two below."""
    event = Director()
    for place, letter in enumerate("ABCD"):
        event.do(opening.enter_player, Player(letter, letter, 2000 - place, category=category))
    event.write(awarding.set_prizes(Prizes(listed, way, one_each)))
    return event.pair().publish().report(**(scores or {"AC": (400, 300), "BD": (400, 300)})).close()


def won_in_words(event):
    return [(line.player_name, line.name, line.what, line.money) for line in won_lines(event.state, ENGLISH)]


def test_who_is_level_has_the_shared_place_and_the_list_says_which_prizes_are_shared():
    assert won_in_words(level(*PLACES, CUP)) == [
        ("A", "Place 1, prizes shared: 1–2", "", "50 €"),
        ("B", "Place 1, prizes shared: 1–2", "", "50 €"),
        ("C", "Place 3, prizes shared: 3", "", "12.51 €"),
        ("D", "Place 3, prizes shared: 3", "a cup", "12.50 €"),
    ]


def test_a_thing_has_one_winner_though_its_money_is_shared():
    things = [
        (name, what) for name, _, what, _ in won_in_words(level(Prize("place", 1, what="Copa", cents=6000)))
    ]
    assert things == [("A", "Copa"), ("B", "")]


def test_players_apart_have_their_own_places_and_nothing_is_said_of_sharing():
    event = level(*PLACES, scores={"AC": (400, 300), "BD": (420, 310)})
    assert [name for _, name, *_ in won_in_words(event)] == ["Place 1", "Place 2", "Place 3"]


@pytest.mark.parametrize(
    ("way", "first"),
    [(SHARED, "Place 1, prizes shared: 1–2"), (HORT, "Place 1, half of the prizes shared: 1–2")],
)
def test_by_points_each_keeps_the_place_beside_what_is_shared(way, first):
    event = level(*PLACES, way=way, scores={"AC": (400, 300), "BD": (400, 310)})
    names = [name for _, name, *_ in won_in_words(event)]
    assert names[0] == first and names[1] == first.replace("Place 1", "Place 2")


# --- what nobody wins


def left(event):
    return [(line.name, line.what, line.why) for line in left_lines(event.state, ENGLISH)]


def test_what_nobody_wins_is_listed_with_the_reason():
    few, dictionary = Prize("place", 9, cents=500), Prize("newcomer", what="a dictionary")
    play = Prize("play", what="a pen")
    assert left(level(few, dictionary, play)) == [
        ("Place 9", "", "there are fewer players for it"),
        ("Without a rating: Place 1", "a dictionary", "nobody who could have it has played a game"),
        ("Highest play", "a pen", "it has not been awarded yet"),
    ]


def test_a_place_whose_winner_keeps_a_larger_prize_is_named():
    best = Prize("group", 1, "Junior", cents=9000)
    event = level(
        *PLACES, best, one_each=True, category="Junior", scores={"AC": (400, 300), "BD": (420, 310)}
    )
    assert left(event) == [("Place 1", "", "whoever could have it has a larger prize")]
    assert [name for _, name, *_ in won_in_words(event)] == ["Place 2", "Place 3", "Junior: Place 1"]


def test_of_two_prizes_for_one_place_the_second_has_no_winner():
    event = level(
        Prize("place", cents=100), Prize("place", cents=200), scores={"AC": (400, 300), "BD": (420, 310)}
    )
    assert left(event) == [("Place 1", "", "another prize is listed for this place")]


def test_prizes_for_games_are_given_besides_where_everybody_has_one():
    event = level(
        PLACES[0], Prize("game", cents=100), one_each=True, scores={"AC": (430, 300), "BD": (400, 310)}
    )
    assert [name for name, *_ in won_in_words(event)] == ["A", "A"]


def test_nothing_is_listed_before_a_round():
    assert left_lines(Director("AB").write(awarding.set_prizes(Prizes((CUP,)))).state, ENGLISH) == []


def test_a_game_prize_waits_for_a_game_that_was_played():
    forfeit = {"AC": Report(outcome="forfeit-second"), "BD": Report(outcome="forfeit-second")}
    assert left(level(Prize("margin", cents=5), scores=forfeit))[0][2] == "no game has been played to its end"
