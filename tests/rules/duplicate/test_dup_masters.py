"""The master play: DUP-12, DUP-17, DUP-18, DUP-19."""

import pytest

from drivers.bag_club import Tables
from drivers.club import Club
from faristol.core.board import write_board
from faristol.games.duplicate import judging, masters
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.errors import MasterDoesNotStand, NotNow, TooLate
from faristol.games.duplicate.possible import plays_of


def first_round(rack="CASALSO"):
    return Tables().begin().round_with(rack)


def proposals(club):
    state = club.state
    return masters.proposals(state, state.round, plays_of(state, state.round, club.words))


def best(club):
    found = proposals(club)
    return [each for each in found if each.points == found[0].points]


# --- DUP-12


def test_dup_12_all_the_plays_that_score_most_are_proposed_with_what_each_leaves():
    club = first_round("CANUTIE")
    plays = club.plays()
    club.collect({1: plays[-1]})
    found = best(club)
    assert len(found) > 1
    assert {each.play for each in found} == set(plays[: len(found)])
    assert [each.play for each in proposals(club)] == [*(each.play for each in found), plays[-1]]
    for each in found:
        assert len(each.leaves) == 7 - len(each.play.partition(" ")[2])


def test_dup_12_and_who_found_each():
    club = first_round("CANUTIE")
    play = proposals(club)[0].play
    club.collect({2: play, 3: play, 1: "H8 CANU"})
    assert proposals(club)[0].found_by == ("2", "3")


def test_dup_12_the_judge_may_take_any_valid_play():
    club = first_round().announce("H8 COS")
    assert (club.last["points"], club.last["clause"]) == (8, "DUP-12")
    assert club.state.tile_set.write(club.state.round.master.kept) == "AALS"


@pytest.mark.parametrize("play", ["H8 CASLA", "H8 RES", "A1 CASA", "CASA", "H8 C#SA", ""])
def test_dup_12_but_no_other(play):
    club = first_round()
    with pytest.raises(MasterDoesNotStand):
        club.announce(play)


def test_dup_12_it_lies_on_the_board_of_the_next_round():
    club = first_round().announce("H8 CASA")
    assert club.state.round.board.is_empty
    club.next()
    rows = write_board(club.state.tile_set, club.round_with("LSOIPRE").state.round.board)
    assert [row for row in rows if row.strip(".")] == [".......CASA...."]


# --- DUP-17


def test_dup_17_a_master_play_below_the_best_stays():
    club = first_round().collect({1: "H8 CASALS", 2: "H8 COS"}).announce("H8 COS")
    with pytest.raises(NotNow):
        club.announce("H8 CASALS")
    club.next()
    with pytest.raises(NotNow):
        club.announce("H8 CASALS")


def test_dup_17_who_had_found_more_than_it_keeps_the_points():
    club = first_round().collect({1: "H8 CASALS", 2: "H8 COS"}).announce("H8 COS")
    assert [club.counts(player)[0] for player in (1, 2)] == [16, 8]


# --- DUP-18


def wrong_master():
    """CASLA was announced; nobody saw that it is no word."""
    club = first_round("LASCASO").collect({1: "H8 CASLA", 2: "H8 CASA"})
    return club.announce("H8 CASLA", even_wrong=True).next()


def test_dup_18_an_incorrect_play_found_out_later_stays_on_the_board():
    club = wrong_master()
    before = club.state.board
    club.found_wrong(1)
    assert club.state.board == before
    assert club.last["clause"] == "DUP-18"


def test_dup_18_those_who_had_played_it_score_zero_for_it():
    club = first_round().collect({1: "H8 CASAL", 2: "H8 CASAL", 3: "H8 CASA"}).announce("H8 CASAL").next()
    club.found_wrong(1)
    assert club.counts(1, 1) == club.counts(2, 1) == (0, "wrong-master", "DUP-18")
    assert club.counts(3, 1) == (10, None, None)


def test_dup_18_it_is_the_same_play_whichever_letter_the_blank_stands_for():
    club = first_round("C?SALSO").collect({1: "H8 CaSA", 2: "H8 CASa", 3: "H7 CaSA"}).announce("H8 CASa")
    club.next().found_wrong(1)
    assert [club.counts(player, 1)[1] for player in (1, 2, 3)] == ["wrong-master", "wrong-master", None]


def test_dup_18_later_plays_that_lean_on_it_follow_the_rules():
    club = wrong_master().found_wrong(1).draw("SOIPRET").time()
    club.collect({1: "H8 CASLAS", 2: "9G PAS"})
    assert club.slip(1).reason == "word"
    assert club.slip(2).reason is None


def test_dup_18_only_before_the_end():
    club = wrong_master().end()
    with pytest.raises(TooLate):
        club.found_wrong(1)


def test_dup_18_of_any_round_however_long_ago():
    """“Sempre abans de l'acabament”: not of the last rounds alone."""
    club = Club(players=("Aina", "Biel")).begin().rounds(5)
    for number in range(1, 6):
        assert masters.master_found_wrong(club.state, number)[0]["round"] == number


def test_dup_18_it_is_found_once_and_only_where_there_is_one():
    club = wrong_master().found_wrong(1)
    for number in (1, 2, 0):
        with pytest.raises(NotNow):
            club.found_wrong(number)


def test_dup_18_the_bonus_then_goes_by_what_still_counts():
    club = Tables(players=12).begin().round_with("CASALSO")
    club.collect({1: "H8 CASAL", 2: "H8 CASA", 3: "H8 COS"}).announce("H8 CASAL")
    assert bonus_of(club.state, club.state.round).player == "1"
    club.found_wrong(1)
    assert bonus_of(club.state, club.state.round).player == "2"


def test_dup_18_the_announced_play_must_lie_on_the_board_all_the_same():
    with pytest.raises(MasterDoesNotStand):
        first_round().announce("A1 CASA", even_wrong=True)


# --- DUP-19


def test_dup_19_when_nobody_has_a_valid_play_the_judge_proposes_any_to_go_on():
    club = first_round().collect({1: "CASA", 2: None, 3: "H8 CASLA"})
    assert club.announce("H8 CASA").next().state.stage == "tiles"
    assert [total for _, total, _ in club.places] == ["0", "0", "0"]


def test_dup_19_or_a_new_rack_for_the_same_round_and_its_slips_count_for_nothing():
    club = first_round().collect({1: "CASA", 2: "H8 CASA"})
    club.write(judging.new_rack(club.state))
    assert (club.last["clause"], club.state.stage, club.state.awaiting) == ("DUP-19", "tiles", 1)
    club.round_with("PARESIT").announce("H8 PA")
    assert [total for _, total, _ in club.places] == ["0", "0", "0"]


def test_dup_19_the_new_rack_is_drawn_where_the_program_draws():
    club = Tables(source="committed").begin()
    before = club.state.round.rack
    club.write(judging.new_rack(club.time().state))
    assert club.state.stage == "call"
    assert club.state.round.number == 1
    assert club.state.round.rack != before


@pytest.mark.parametrize("source", ["committed", "bag"])
def test_dup_19_not_before_the_round_was_played(source):
    club = Tables(source=source).begin()
    if source == "bag":
        club.draw("CASALSO")
    with pytest.raises(NotNow):
        judging.new_rack(club.state)
