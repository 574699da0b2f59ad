"""What stands on a slip and what it is worth: DUP-3, DUP-4, DUP-11, DUP-13."""

import pytest

from drivers.bag_club import Tables
from faristol.core.notation import read_word
from faristol.games.duplicate import accepting, handing_in
from faristol.games.duplicate.errors import NothingWritten, NotNow
from faristol.games.duplicate.ruling import Written


def take_words(club, player, *, everywhere):
    state, is_word = club.state, club.words.lexicon.contains
    number = len(state.rounds)
    club.write(accepting.accept_words_of_slip(state, number, player, "judge", is_word, everywhere=everywhere))


def first_round(rack="CASALSO"):
    return Tables().begin().round_with(rack)


def ruled(slip, rack="CASALSO"):
    club = first_round(rack).collect({1: slip})
    return club.slip(1)


# --- DUP-3


def test_dup_3_a_slip_holds_the_round_the_player_the_main_word_and_its_place():
    club = first_round().collect({2: "H8 CASAL"})
    entry = club.last
    assert (entry["round"], entry["player"], entry["play"]) == (1, "2", "H8 CASAL")


def test_dup_3_only_the_main_word_is_written_the_cross_words_are_found():
    club = first_round().announce("H8 CASA").next().round_with("LSOIPRE").collect({1: "I9 SI"})
    assert club.slip(1).words == ("si", "as", "si")


def test_dup_3_an_empty_slip_is_none():
    club = first_round()
    with pytest.raises(NothingWritten):
        club.collect({1: Written(text=" ")})
    assert club.collect({1: None}).slip(1).reason == "none"


def test_dup_3_the_points_are_corrected_if_the_organiser_asks_for_them():
    slip = ruled(Written(text="H8 CASAL", given=12))
    assert (slip.given, slip.points, slip.reason) == (12, 14, None)


def test_dup_3_the_points_are_those_of_the_game_with_fifty_more_for_seven_tiles():
    assert ruled("H8 CASTELL", rack="CASTELL").points == 18 + 50
    assert ruled("H8 CASALS").points == 16


# --- DUP-4


def test_dup_4_on_a_slip_the_same_word_lies_across_or_down_by_its_coordinates():
    club = first_round().announce("H8 CASA").next().round_with("LSOIPRE")
    club.collect({1: "8H COS", 2: "H8 COS"})
    assert [club.slip(player).reason for player in (1, 2)] == [None, "square-taken"]


# --- DUP-11


def test_dup_11_a_slip_that_is_not_held_up_or_handed_in_as_told_scores_zero():
    slip = ruled(Written(text="H8 CASAL", null="late"))
    assert (slip.points, slip.reason, slip.clause) == (0, "late", "DUP-11")


def test_dup_11_what_was_written_on_it_can_still_be_shown():
    assert ruled(Written(text="H8 CASAL", null="late")).play == "H8 CASAL"


def test_dup_11_within_the_grace_that_the_judge_allows_it_counts_and_is_marked():
    slip = ruled(Written(text="H8 CASAL", late=True))
    assert (slip.points, slip.late) == (14, True)


def test_dup_11_no_slip_is_taken_before_the_clock_has_started():
    club = Tables().begin().draw("CASALSO")
    with pytest.raises(NotNow):
        club.collect({1: "H8 CASA"})


def test_dup_11_the_moment_of_temps_is_kept():
    club = Tables().begin().draw("CASALSO").time()
    assert club.state.round.ended == club.last["at"]


# --- DUP-13


@pytest.mark.parametrize(
    ("slip", "reason"),
    [
        ("CASA", "coordinates"),
        ("H16 CASA", "coordinates"),
        ("H8 C#SA", "unreadable"),
        ("H8 CASAT", "not-on-rack"),
        ("H13 CASA", "off-board"),
        ("A1 CASA", "centre"),
        ("H8 A", "too-few"),
        ("H8 CASALSO", "word"),
    ],
)
def test_dup_13_a_slip_is_null_and_says_why(slip, reason):
    found = ruled(slip)
    assert (found.points, found.reason, found.clause) == (0, reason, "DUP-13")


@pytest.mark.parametrize("reason", ["uncircled", "illegible", "coordinates"])
def test_dup_13_or_for_what_only_the_judge_sees_on_the_paper(reason):
    found = ruled(Written(text="H8 CASA", null=reason))
    assert (found.points, found.reason, found.clause) == (0, reason, "DUP-13")


def test_dup_13_the_blank_is_circled_in_the_round_in_which_it_is_laid():
    null = ruled("H8 CASA", rack="C?SALSO")
    assert (null.points, null.reason, null.clause) == (0, "uncircled", "DUP-13")
    assert ruled("H8 CaSA", rack="C?SALSO").points == 8


@pytest.mark.parametrize(
    ("slip", "reason", "words"),
    [
        ("A1 CASA", "centre", ()),
        ("H13 CASA", "off-board", ()),
        ("H8 CASLA", "word", ("casla",)),
        ("H8 CASAT", "not-on-rack", ()),
        ("H8 CASA", "uncircled", ()),
    ],
)
def test_dup_13_a_play_that_needs_the_blank_is_null_for_its_place_its_word_and_last_for_the_circle(
    slip, reason, words
):
    null = ruled(slip, rack="C?SALSO")
    assert (null.reason, null.words) == (reason, words)


def test_dup_13_a_null_play_names_the_words_that_are_not_valid_and_no_other():
    club = first_round().announce("H8 CASA").next().round_with("LSOIPRE")
    slip = club.collect({1: "I8 SOL"}).slip(1)
    assert slip.reason == "word" and slip.words
    assert not any(club.words.lexicon.contains(read_word(club.state.tile_set, w.upper())) for w in slip.words)


def test_dup_13_a_word_that_the_judge_takes_counts_for_every_slip_of_the_round():
    club = first_round().collect({1: "H8 CASLA", 2: "H8 CASLA", 3: "H7 CASLA"})
    take_words(club, "1", everywhere=False)
    assert [(club.slip(n).points, club.slip(n).accepted) for n in (1, 2, 3)] == [
        (14, "judge"),
        (14, "judge"),
        (club.slip(3).points, "judge"),
    ]
    later = club.collect({2: "H8 CASLA"}).slip(2)
    assert (later.points, later.accepted) == (14, "judge")
    club.announce("H8 CASLA").next().round_with("LSOAASE")
    assert club.collect({1: "8H CASLA"}).slip(1).reason == "word"


def test_dup_13_or_for_every_slip_of_the_event():
    club = first_round().collect({1: "H8 CASA", 2: "H8 CASLA"}).announce("H8 CASA").next()
    club.round_with("LSOAASE").collect({1: "8H CASLA"})
    assert club.slip(1).reason == "word" and club.slip(2, number=1).reason == "word"
    take_words(club, "1", everywhere=True)
    assert club.slip(1).valid and club.slip(2, number=1).points == 14


def test_dup_13_later_nobody_circles_what_lies_on_the_board():
    club = first_round("C?SALSO").announce("H8 CaSA").next().round_with("LSOIPRE")
    assert club.collect({1: "H8 CASAL"}).slip(1).points == 6


def test_dup_13_null_with_a_cross_word_that_is_not_valid():
    club = first_round().announce("H8 CASA").next().round_with("LSOIPRE")
    found = club.collect({1: "I8 SOL"}).slip(1)
    assert (found.reason, found.clause) == ("word", "DUP-13")


def test_dup_13_wrong_points_are_corrected_and_never_punished():
    assert ruled(Written(text="H8 CASAL", given=99)).reason is None


def test_dup_13_two_readings_of_one_slip_are_compared_by_the_play_and_why_it_is_null():
    club = first_round().collect({1: "H8 CASAL", 2: "H8 CASA", 3: "CASA"})
    is_word = club.words.lexicon.contains
    for player, text in (("1", "H8 CASAS"), ("2", "h8 casa(l)"), ("3", "CASA")):
        read = handing_in.read_again(club.state, 1, player, Written(text=text), is_word)
        club.write(read)
    different = [player for player, *_ in handing_in.differences(club.state.round)]
    assert different == ["1", "2"]
    assert club.state.round.second.keys() == club.state.round.slips.keys()


def test_dup_13_a_slip_of_another_player_is_taken_back():
    club = first_round().collect({1: "H8 CASA"})
    is_word = club.words.lexicon.contains
    club.write(handing_in.take_back(club.state, 1, "1", is_word))
    assert club.state.round.slips == {}
    with pytest.raises(NotNow):
        handing_in.take_back(club.state, 1, "1", is_word)


def test_dup_13_a_word_that_the_judge_takes_against_the_lexicon_counts_and_says_why():
    slip = ruled(Written(text="H8 CASALS", accepted="surt al diccionari"))
    assert slip.points == 16
    slip = ruled(Written(text="H8 CASLA", accepted="surt al diccionari"))
    assert (slip.points, slip.reason, slip.accepted) == (14, None, "surt al diccionari")
