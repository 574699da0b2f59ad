"""What the judge is asked to look at once more, and what is left in peace."""

from dataclasses import replace

import pytest

from drivers.bag_club import Tables
from faristol.core.play import read_play, write_play
from faristol.games.duplicate import oddities, opening
from faristol.games.duplicate.ruling import Written, any_word, circlings, rule_slip


def first_round(rack="CASALSO", **chosen):
    return Tables(**chosen).begin().round_with(rack)


def after_casa(rack="LSOIPRE"):
    return first_round().collect({1: "H8 CASA"}).announce("H8 CASA").next().round_with(rack)


def of_slip(club, text="", player=1, **written):
    state, is_word = club.state, club.words.lexicon.contains
    slip = rule_slip(state, state.round, Written(text=text, **written), is_word)
    found = oddities.of_slip(state, state.round, str(player), text, slip, is_word)
    return [(oddity.code, dict(oddity.details)) for oddity in found]


def of_master(club, text, best=None):
    state = club.state
    return [
        (oddity.code, dict(oddity.details))
        for oddity in oddities.of_master(state, state.round, text, best, club.words.lexicon.contains)
    ]


def test_a_slip_like_any_other_is_left_in_peace():
    assert of_slip(first_round(), "H8 CASAL", given=14) == []
    assert of_slip(first_round(), null="late") == []


# --- the table


def test_a_player_who_has_left_or_was_expelled():
    club = first_round()
    club.write(opening.player_left(club.state, "1"))
    assert of_slip(club, "H8 CASA") == [("not-expected", {})]
    for _ in range(3):
        club.sanction(2)
    assert of_slip(club, "H8 CASA", player=2) == [("not-expected", {})]


# --- the place


def test_the_word_stands_in_the_other_direction():
    assert of_slip(after_casa(), "H8 COS") == [("twin", {"play": "8H COS", "points": 4})]


def test_the_word_stands_one_square_off():
    assert of_slip(first_round(), "G7 CASA") == [("twin", {"play": "H7 CASA", "points": 10})]
    assert of_slip(first_round(), "H3 CASAS")[0] == ("twin", {"play": "H4 CASAS", "points": 16})


@pytest.mark.parametrize("slip", ["G8 CASA", "I8 CASA", "H7 CASA", "H9 CASA"])
def test_the_word_stands_one_square_up_down_left_or_right(slip):
    """All of it on the first row of the middle: only what covers the centre stands."""
    found = oddities.twins(first_round().state, first_round().state.round, slip, any_word)
    assert {"play": "H8 CASA", "points": 10} in found


def test_all_that_stand_are_named_the_best_first():
    state = after_casa().state
    for slip, found in {
        "10G SO": [("G10 SO", 6), ("10H SO", 2)],
        "I9 SI": [("I8 SI", 9), ("I10 SI", 6)],
        "I8 OS": [("I9 OS", 8), ("I7 OS", 6)],
        "12G SOL": [("12F SOL", 11), ("12H SOL", 11)],
    }.items():
        twins = oddities.twins(state, state.round, slip, any_word)
        assert [(each["play"], each["points"]) for each in twins] == found


def test_a_word_in_the_last_column_is_no_neighbour_of_the_first():
    """B1 is the square after A15, and lies at the other edge."""
    state = first_round().state
    word = read_play(state.tile_set, "A14 CA")
    board = state.round.board.with_tiles(dict(zip(word.squares, word.word, strict=True)))
    edge = replace(state.round, board=board, rulings={})
    assert oddities.twins(state, edge, "1B ALSO", any_word) == []
    beside = [each["play"] for each in oddities.twins(state, edge, "14A ALSO", any_word)]
    assert beside == ["13A ALSO", "15A ALSO"]


def test_at_the_edge_nothing_is_sought_beyond_it():
    for place in ("A1", "1A", "O15", "15O", "A15", "O1"):
        of_slip(first_round(), f"{place} CASA")


@pytest.mark.parametrize("slip", ["CASA", "H8 C#SA", "P8 CASA", "A1 CASA"])
def test_where_nothing_near_stands_nothing_is_said(slip):
    assert of_slip(first_round(), slip) == []


# --- the blank


def ways(club, text):
    state = club.state
    play = read_play(state.tile_set, text)
    found = circlings(state, state.round, play, club.words.lexicon.contains)
    return {write_play(state.tile_set, way.play): way.points for way in found}


def test_a_blank_that_nobody_circled():
    assert ways(first_round("C?SALSO"), "H8 CASA") == {"H8 CASa": 8, "H8 CaSA": 8}


def test_two_blanks_that_nobody_circled():
    assert ways(first_round("C??LSOE"), "H8 CASA") == {"H8 CaSa": 6}


def test_no_more_letters_are_circled_than_the_rack_asks_for():
    assert ways(first_round("C??LSOA"), "H8 CASA") == {"H8 CASa": 8, "H8 CaSA": 8}


def test_what_a_blank_does_not_help_either():
    assert ways(first_round("C?SALSO"), "H8 CANXA") == {}
    assert ways(first_round("CASALSO"), "H8 CASAT") == {}
    assert ways(first_round("C?SALSO"), "H8 CaSAT") == {}
    assert of_slip(first_round("C?SALSO"), "H8 CASA") == []


def test_one_square_off_a_letter_of_the_board_is_sought_on_the_rack():
    """The slip says that it is not there; the judge is shown that the coordinates are one off."""
    club = after_casa()
    assert rule_slip(club.state, club.state.round, Written("7H COS"), club.words.lexicon.contains).reason == (
        "not-on-rack"
    )
    assert of_slip(club, "7H COS") == [("twin", {"play": "8H COS", "points": 4})]


# --- the points


def test_points_that_the_player_counted_otherwise():
    assert of_slip(first_round(), "H8 CASAL", given=12) == [("points", {"given": 12, "points": 14})]
    assert of_slip(first_round(), "CASAL", given=12) == []


# --- the master play


def test_a_better_play_is_known_or_was_handed_in():
    club = first_round().collect({1: "H8 CASAL", 2: None, 3: None})
    assert of_master(club, "H8 CASA", best=16) == [
        ("below-best", {"points": 10, "best": 16, "handed_in": 14})
    ]
    assert of_master(club, "H8 CASA") == [("below-best", {"points": 10, "best": None, "handed_in": 14})]
    assert of_master(club, "H8 CASALS", best=16) == []
    assert of_master(club, "H8 CASAL", best=16)[0][1] == {"points": 14, "best": 16, "handed_in": 14}
    nobody = first_round().collect({1: None, 2: None, 3: None})
    better = {"points": 10, "best": 16, "handed_in": 0}
    assert of_master(nobody, "H8 CASA", best=16) == [("below-best", better)]
    assert of_master(nobody, "H8 CASA", best=10) == of_master(nobody, "H8 CASA") == []
    several = first_round().collect({1: "H8 CASA", 2: "H8 CASAL", 3: None})
    assert of_master(several, "H8 CASA", best=14)[0][1]["handed_in"] == 14


def test_by_the_romanian_rules_only_what_was_handed_in_is_better_if_anything_was():
    club = Tables("romanian-duplicate").begin().round_with("CASATRI")
    nobody = club.branch().collect({1: None, 2: None, 3: None})
    better = {"points": 8, "best": 70, "handed_in": 0}
    assert of_master(nobody, "H8 CASA", best=70) == [("below-best", better)]
    assert of_master(club.collect({1: "H8 CASA", 2: None, 3: None}), "H8 CASA", best=70) == []


def test_the_letter_that_a_completiv_named_is_not_sought_on_the_rack():
    club = Tables("completiv").begin().round_with("CASA?I").collect({1: None, 2: None, 3: None})
    assert of_master(club, "H8 CASaT") == []


def test_a_blank_lies_where_the_letter_itself_is_on_the_rack():
    club = first_round("CASAL?O").collect({1: None, 2: None, 3: None})
    assert of_master(club, "H8 CaSA") == [("needless-blank", {"letters": ["A"]})]
    assert of_master(club, "H8 CASAs") == []


def test_tables_that_were_not_heard():
    club = first_round().collect({1: "H8 CASA"})
    assert of_master(club, "H8 CASA") == [("slips-missing", {"tables": [2, 3]})]
    club.write(opening.player_left(club.state, "3"))
    assert of_master(club, "H8 CASA") == [("slips-missing", {"tables": [2]})]
