"""The rounds of the Romanian duplicate: RDU-2, RDU-3, RDU-4."""

import pytest

from drivers.bag_club import Tables
from drivers.log import NOON
from faristol.core.rack import kinds
from faristol.fields import no_lexicon
from faristol.games.duplicate import event as duplicate
from faristol.games.duplicate import judging, masters, opening, real_bag
from faristol.games.duplicate.bonus import value
from faristol.games.duplicate.errors import MasterDoesNotStand, NotNow, NotPlayed
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import Written
from faristol.rulesets import ruleset_data
from faristol.speech.call import name_table_data


def first_round(**chosen):
    return Tables("romanian-duplicate", **chosen).begin().round_with("CASATRI")


def proposed(club):
    state = club.state
    found = masters.proposals(state, state.round, plays_of(state, state.round, club.words))
    return [(each.play, each.points, club.state.tile_set.write(each.leaves)) for each in found]


# --- RDU-1


def test_rdu_1_the_slip_has_round_table_position_word_and_points():
    club = first_round().collect({2: Written(text="H8 CASA", given=8)})
    entry = club.last
    assert (entry["round"], entry["player"], entry["play"], entry["given"]) == (1, "2", "H8 CASA", 8)


# --- RDU-2


def test_rdu_2_the_top_is_the_best_correct_play_handed_in():
    club = first_round().collect({1: "H8 CASA", 2: "H8 CASAT", 3: "H8 CASATRI"})
    assert club.slip(3).reason == "word"
    assert proposed(club) == [("H8 CASAT", 12, "IR"), ("H8 CASA", 8, "IRT")]
    assert max(club.words.lexicon.words, 0) and club.plays()[0] != "H8 CASAT"


def test_rdu_2_all_that_are_equally_good_are_proposed():
    club = first_round().collect({1: "H8 CASAT", 2: "8H CASAT"})
    assert [play for play, *_ in proposed(club)] == ["8H CASAT", "H8 CASAT"]


def test_rdu_2_what_nobody_handed_in_cannot_be_kept():
    club = first_round().collect({1: "H8 CASA"})
    with pytest.raises(NotPlayed):
        club.announce("H8 CASAT")
    with pytest.raises(MasterDoesNotStand):
        club.announce("H8 CASATRI")
    assert club.announce("H8 CASA").last["clause"] == "RDU-2"


def test_rdu_2_all_adopt_it_and_the_letters_left_are_filled_up_to_seven():
    club = first_round().collect({1: "H8 CASAT", 2: "H8 CASA"}).announce("H8 CASAT").next()
    club.draw("RIAUEST")
    assert club.state.tile_set.write(club.state.round.kept) == "IR"
    assert len(club.state.round.rack) == 7


def test_rdu_2_a_setting_takes_the_best_of_all_possible_plays():
    club = first_round()
    club.entries[0]["ruleset"]["master"]["from"] = "all"
    club.collect({1: "H8 CASA"})
    best = proposed(club)[0][0]
    assert best == club.plays()[0] != "H8 CASA"
    assert club.announce(best).state.stage == "results"


def test_rdu_2_no_text_gives_a_bonus_but_a_club_may():
    assert value(first_round(players=11, bonuses=False).state) == 0
    assert value(first_round(players=11, bonuses=True).state) == 5.5


# --- RDU-3


def test_rdu_3_slips_for_the_first_announcement_count_for_nothing():
    club = first_round().collect({1: "H8 CASATRI", 2: None, 3: "CASA"})
    club.write(judging.call_again(club.state))
    assert (club.state.stage, club.state.round.slips) == ("call", {})
    club.time().collect({1: "H8 CASAT"}).announce("H8 CASAT")
    assert (club.state.round.number, club.places[0]) == (1, ("1", "12", 1))


def test_rdu_3_is_for_the_moment_when_the_slips_are_in():
    club = Tables("romanian-duplicate").begin().draw("CASATRI")
    with pytest.raises(NotNow):
        judging.call_again(club.state)


# --- RDU-4


def test_rdu_4_a_late_play_scores_zero():
    club = first_round().collect({1: Written(text="H8 CASAT", null="late")})
    assert club.counts(1) == (0, "late", "RDU-4")


def test_rdu_4_in_the_last_round_the_stock_may_be_short():
    drawn = Tables("romanian-duplicate", 2, source="committed").begin()
    while drawn.state.running:
        drawn.round().next()
    last = drawn.state.round
    left = drawn.state.draws.bag + drawn.state.draws.kept
    need = ruleset_data("romanian-duplicate")["rack"]
    had = kinds(drawn.state.tile_set, left)
    assert had.vowels + had.blanks < need["vowels"] or had.consonants + had.blanks < need["consonants"]
    assert len(last.rack) <= 7
    assert drawn.state.draws.ended == "RDU-1"


def test_rdu_1_a_real_bag_too_takes_all_back_where_the_kept_letters_leave_too_little_room():
    """This club puts back only new letters; six vowels stay, and one place is no room for two consonants."""
    ruleset = ruleset_data("romanian-duplicate")
    ruleset["rack"]["put_back"] = "new"
    names = name_table_data("ro", ruleset["call"]["table"])
    (entry,) = opening.open_duplicate(choices(ruleset), ruleset, names, no_lexicon("ro"), bytes(32), "")
    event = duplicate.opened(entry)
    for fact in (
        {"type": "Began", "players": 2},
        {"type": "RackDrawn", "round": 1, "attempt": 0, "kept": [], "drawn": [*"AEIOUAS"]},
        {"type": "TimeEnded", "by": "judge", "at": NOON},
        {"type": "TilesKept", "round": 1, "kept": [*"AEIOUA"]},
    ):
        event = apply(event, fact)
    assert real_bag.kept_on_rack(event) == tuple("AEIOUA")
    (rejected,) = real_bag.type_rack(event, ("T",))
    assert rejected["type"] == "RackRejected"
    event = apply(event, rejected)
    assert real_bag.kept_on_rack(event) == ()
    (drawn,) = real_bag.type_rack(event, tuple("AEBCDFG"))
    assert (drawn["type"], drawn["kept"]) == ("RackDrawn", [])


def choices(ruleset):
    return opening.Choices(
        *("Joi", "", ""), False, 0, 3, 10, False, ruleset["call"]["order"], "bag", ruleset["language"]
    )
