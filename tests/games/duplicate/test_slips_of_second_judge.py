"""Slips that a second judge notes on a tablet of its own: nothing twice, and what differs is settled."""

import pytest

from drivers.bag_club import Tables
from faristol.games.duplicate import from_judges
from faristol.games.duplicate.errors import NobodyAtTable, NotNow
from faristol.games.duplicate.from_judges import Checked, Judging, NotedOtherwise, compare_with_noted
from faristol.games.duplicate.ruling import Written

SECOND, THIRD = 21, 22
"""The numbers of the tablets of two more judges; the first judge has none."""


class Judges(Tables):
    """What judges other than the first do."""

    def judged(self, act, table, text="", *, judge=SECOND, round_=None, everywhere=False):
        """Return what an act of a judge would write."""
        number = round_ or len(self.state.rounds)
        judging = Judging(act, judge, number, table, Written(text), everywhere)
        return from_judges.judge(self.state, judging, self.words.lexicon.contains)

    def notes(self, table, text, **more):
        return self.write(self.judged("judge.slip", table, text, **more))


@pytest.fixture
def room():
    """Three tables, the slips of round one."""
    return Judges().begin().round_with("CASALSO")


def test_a_slip_of_any_table_is_ruled_as_the_first_judge_would(room):
    paper = room.branch().collect({2: "H8 CASALS"}).last
    room.notes(2, "H8 CASALS")
    assert room.last["by_judge"] == SECOND
    same = ("type", "round", "player", "play", "points", "reason")
    assert [room.last[key] for key in same] == [paper[key] for key in same]
    assert room.state.round.by_judges == {"2": SECOND}


def test_before_the_first_round_and_in_the_call_there_is_no_slip_to_note():
    for room in (Judges(), Judges().begin(), Judges().begin().draw("CASALSO")):
        with pytest.raises(NotNow):
            room.judged("judge.slip", 1, "H8 CASA", round_=1)


def test_slips_are_noted_in_the_running_round_alone(room):
    room.collect({1: "H8 CASA"}).announce("H8 CASA")
    with pytest.raises(NotNow):
        room.judged("judge.slip", 2, "H8 CASA")
    room.next().round_with("LSOIPRE")
    with pytest.raises(NotNow):
        room.judged("judge.slip", 2, "H8 CASA", round_=1)
    room.notes(2, "8H COS")
    assert room.last["round"] == 2


def test_a_table_where_nobody_sits_has_no_slip(room):
    with pytest.raises(NobodyAtTable):
        room.judged("judge.slip", 4, "H8 CASA")


def test_who_notes_once_more_corrects_the_own_slip(room):
    room.notes(1, "H8 CASA")
    room.notes(1, "H8 CASALS")
    assert (room.slip(1).play, room.state.round.by_judges) == ("H8 CASALS", {"1": SECOND})


@pytest.mark.parametrize("first", ["the first judge", "a third"])
def test_the_same_as_another_judge_has_noted_is_a_check_and_writes_nothing(room, first):
    if first == "a third":
        room.notes(1, "H8 CASA", judge=THIRD)
    else:
        room.collect({1: "H8 CASA"})
    with pytest.raises(Checked):
        room.judged("judge.slip", 1, "H8 CASA")


def test_what_differs_from_what_another_judge_has_noted_names_what_is_in(room):
    room.collect({1: "H8 CASA"})
    with pytest.raises(NotedOtherwise) as refused:
        room.judged("judge.slip", 1, "H8 CASALS")
    assert refused.value.details == {"table": 1, "play": "H8 CASA"}


def test_the_same_play_that_is_null_for_another_reason_differs(room):
    room.collect({1: Written("H8 CASA", "illegible")})
    with pytest.raises(NotedOtherwise):
        room.judged("judge.slip", 1, "H8 CASA")


def test_the_first_judge_too_is_told_what_the_second_has_noted(room):
    room.notes(1, "H8 CASA")
    same, other = room.branch().collect({1: "H8 CASA"}).last, room.branch().collect({1: "H8 CASALS"}).last
    with pytest.raises(Checked):
        compare_with_noted(room.state, same, None)
    with pytest.raises(NotedOtherwise):
        compare_with_noted(room.state, other, None)
    compare_with_noted(room.state, other, SECOND)


def test_a_slip_is_taken_back_and_may_be_noted_anew(room):
    room.notes(1, "H8 CASA")
    room.write(room.judged("judge.withdraw", 1))
    assert room.last["type"] == "SlipWithdrawn" and room.last["by_judge"] == SECOND
    assert "1" not in room.state.round.slips
    room.notes(1, "H8 CASALS")


@pytest.mark.parametrize("everywhere", [True, False])
def test_words_of_a_slip_are_taken_for_the_round_or_for_the_event(room, everywhere):
    room.notes(1, "H8 SLOSA")
    assert room.slip(1).reason == "word"
    room.write(room.judged("judge.accept", 1, everywhere=everywhere))
    taken = next(entry for entry in room.entries if entry["type"] == "WordsTaken")
    assert (taken["everywhere"], taken["by_judge"]) == (everywhere, SECOND)
    assert room.slip(1).reason is None


def test_whose_slips_are_ruled_again_by_a_second_judges_word_they_stay(room):
    room.collect({1: "H8 XXXX"})
    room.notes(2, "H8 CASALSX")
    room.collect({3: "H8 CASA"})
    word = room.branch()
    word.collect({1: "H8 SALSOC"})
    word.write(word.judged("judge.slip", 2, "H8 SALSOC"))
    word.write(word.judged("judge.accept", 2))
    assert all(word.state.round.slips[each].valid for each in "12")
    assert word.state.round.by_judges == {"2": SECOND}
    before = word.state
    word.undo()
    assert word.state.round.slips.keys() <= before.round.slips.keys()
    assert word.state.accepted_words == before.accepted_words, "what the second judge decided stands"
