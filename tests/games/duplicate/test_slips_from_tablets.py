"""Slips that players send from their own tablets: whose, when, how often, and what an undo does to them."""

import random

import pytest

from drivers.club import Club
from drivers.log import folded
from faristol.errors import Rejected
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import accepting, errors, from_judges, from_tablets, handing_in, judging
from faristol.games.duplicate.errors import CameLate, JudgeNotedSlip, NobodyAtTable, NotNow, TimeNotBegun
from faristol.games.duplicate.from_tablets import ON_THE_WAY, SentSlip
from faristol.games.duplicate.rounds import LateSheet
from faristol.games.log import last_act
from faristol.kinds import fold_log


class Room(Club):
    """A club whose players have tablets: that of table 3 is number 13."""

    def begins(self):
        self.begin()
        return self.write(drawing.start_time(self.state.draws))

    def sent(self, table, text, round_=None, points=None, rack=()):
        """Return what a slip that comes now would write."""
        slip = SentSlip(10 + table, table, round_ or len(self.state.rounds), text, points, rack)
        return from_tablets.hand_in_sent(self.state, slip, self.words.lexicon.contains, self.now)

    def sends(self, table, text, **more):
        if entries := self.sent(table, text, **more):
            self.write(entries)
        return entries

    def ends_time(self):
        return self.write(drawing.end_time(self.state.draws, "clock"))

    def passes(self, milliseconds):
        """Let so much time pass since the end of the time for writing."""
        self.now = self.state.rounds[-1].ended + milliseconds
        return self


@pytest.fixture
def room():
    return Room().begins()


def refused(room, kind, *slip, **more):
    before = room.entries
    with pytest.raises(kind):
        room.sent(*slip, **more)
    assert room.entries == before


def test_it_is_ruled_as_the_same_slip_on_paper(room):
    for table, text in enumerate([*room.plays()[:4], "H8 XXXX", "what?", "A1 CASA"], 1):
        paper = room.branch()
        number = paper.state.round.number
        slip = handing_in.Written(text, given=7)
        (noted,) = handing_in.hand_in(paper.state, number, [f"p{table}"], slip, room.words.lexicon.contains)
        assert room.sent(table, text, points=7) == [{**noted, "from_tablet": 10 + table}]


def test_a_slip_without_a_play_is_one_that_says_nothing(room):
    (entry,) = room.sends(3, " ")
    assert (entry["reason"], entry["points"]) == ("none", 0)


def test_it_may_be_replaced_while_the_time_runs_and_the_last_one_counts(room):
    first, second = room.plays()[:2]
    room.sends(3, first)
    room.sends(3, second)
    assert room.state.round.slips["p3"].play == second
    assert room.state.round.from_tablets == {"p3": 13}


def test_the_very_same_slip_is_not_written_twice(room):
    play = room.plays()[0]
    room.sends(3, play)
    assert room.sends(3, play) == []
    assert room.sends(3, play, points=5) != []


def test_what_the_judge_has_noted_no_tablet_changes(room):
    noted, sent = room.plays()[:2]
    room.hand_in(1, "p3", noted)
    (entry,) = room.sends(3, sent)
    assert entry["type"] == "SlipSentBeside"
    assert isinstance(from_tablets.refusal_of(entry), JudgeNotedSlip)
    assert room.state.round.slips["p3"].play == noted
    refused(room, JudgeNotedSlip, 3, sent)
    room.ends_time().passes(60_000)
    refused(room, JudgeNotedSlip, 3, room.plays()[2])


def test_what_the_judge_noted_and_takes_back_leaves_what_the_tablet_sent_last_ruled_by_the_words_of_now(room):
    for noted_first in (False, True):
        club, is_word = room.branch(), room.words.lexicon.contains
        if noted_first:
            club.hand_in(1, "p3", room.plays()[0])
        club.sends(3, "H8 XXX")
        club.hand_in(1, "p3", room.plays()[1])
        rack = "".join(club.state.round.rack[::-1][:5])
        (sent,) = club.sends(3, f"H8 {rack}", points=9)
        assert sent["reason"] == "word"
        words = [*sent["words"]]
        club.write(accepting.accept_words(club.state, 1, words, "judge", is_word, everywhere=False))
        club.write(handing_in.take_back(club.state, 1, "p3", is_word))
        slip = club.state.round.slips["p3"]
        assert (slip.play, slip.reason, slip.given) == (f"H8 {rack}", None, 9)
        assert club.state.round.from_tablets == {"p3": 13}
        club.write(handing_in.take_back(club.state, 1, "p3", is_word))
        assert (club.state.round.slips, club.state.round.sent) == ({}, {})


def test_a_slip_for_a_rack_that_was_put_back_is_none_of_the_new_one(room):
    with pytest.raises(errors.AnotherRack):
        room.sent(3, room.plays()[0], rack=("A", *room.state.round.rack[1:], "?"))
    assert room.sent(3, room.plays()[0], rack=room.state.round.rack[::-1])


def test_the_judge_may_note_over_what_a_tablet_sent_and_then_it_stays(room):
    room.sends(3, room.plays()[0])
    room.hand_in(1, "p3", room.plays()[1])
    assert room.state.round.from_tablets == {}
    room.sends(3, room.plays()[2])
    assert room.state.round.slips["p3"].play == room.plays()[1]


def test_a_slip_that_the_judge_has_taken_back_may_be_sent_again(room):
    room.hand_in(1, "p3", room.plays()[0])
    room.write(handing_in.take_back(room.state, 1, "p3", room.words.lexicon.contains))
    assert room.sends(3, room.plays()[1])


def test_nobody_sends_for_a_table_where_nobody_plays(room):
    refused(room, NobodyAtTable, 99, "H8 CASA")
    room.write([{"type": "PlayerLeft", "player": "p3", "round": 1}])
    refused(room, NobodyAtTable, 3, "H8 CASA")


def test_before_its_time_no_slip_is_taken():
    room = Room().begin()
    refused(room, TimeNotBegun, 3, "H8 CASA")
    refused(room, NotNow, 3, "H8 CASA", round_=7)
    refused(room, NotNow, 3, "H8 CASA", round_=-1)


@pytest.mark.parametrize("round_", [-1, 0, 2])
def test_a_slip_is_of_a_round_that_was_called(room, round_):
    slip = SentSlip(13, 3, round_, "H8 CASA", None)
    with pytest.raises(NotNow):
        from_tablets.hand_in_sent(room.state, slip, room.words.lexicon.contains, room.now)


def test_what_was_sent_at_the_last_moment_is_in_time(room):
    play = room.plays()[0]
    room.ends_time().passes(ON_THE_WAY)
    (entry,) = room.sent(3, play)
    assert (entry["type"], entry["late"]) == ("SlipRuled", False)


@pytest.mark.parametrize("milliseconds", [ON_THE_WAY + 1, 10_000])
def test_within_the_grace_it_is_late_but_taken(room, milliseconds):
    (entry,) = room.ends_time().passes(milliseconds).sent(3, room.plays()[0])
    assert (entry["type"], entry["late"]) == ("SlipRuled", True)


def test_after_the_grace_it_does_not_count_and_the_judge_sees_it_once(room):
    play = room.plays()[0]
    (entry,) = room.ends_time().passes(10_001).sends(3, play)
    assert isinstance(from_tablets.refusal_of(entry), CameLate)
    assert room.state.round.came_late == {"p3": LateSheet(play, None)}
    assert room.state.round.slips == {}
    refused(room, CameLate, 3, room.plays()[1])
    room.hand_in(1, "p3", play, late=True)
    assert room.state.round.slips["p3"].late


def test_what_the_judge_has_noted_in_an_earlier_round_stays_too(room):
    room.ends_time().slips().master().next()
    refused(room, TimeNotBegun, 4, "H8 CASA")
    refused(room, JudgeNotedSlip, 4, "H8 CASA", round_=1)


def test_a_slip_of_an_earlier_round_that_was_missing_comes_late(room):
    room.ends_time()
    room.hand_in(1, "p1", room.plays()[0])
    room.master().next()
    (entry,) = room.sends(3, "H8 CASA", round_=1)
    assert entry["type"] == "SlipCameLate"
    room.write(drawing.start_time(room.state.draws))
    assert room.sent(6, "H8 CASA", round_=1)[0]["type"] == "SlipCameLate"
    room.end()
    assert room.sends(4, "H8 CASA", round_=1)[0]["type"] == "SlipCameLate"
    room.claim().finish()
    refused(room, CameLate, 5, "H8 CASA", round_=1)


# --- undo


def test_an_undo_takes_back_what_the_judge_did_and_no_players_slip(room):
    room.hand_in(1, "p1", room.plays()[0])
    room.sends(3, room.plays()[1])
    room.sends(4, room.plays()[2])
    room.undo()
    assert room.state.round.slips.keys() == {"p3", "p4"}
    room.undo()
    assert room.state.stage == "call"
    assert room.state.round.slips.keys() == {"p3", "p4"}


def test_a_late_slip_is_no_act_of_the_judge_either(room):
    room.ends_time().passes(20_000)
    room.sends(3, room.plays()[0])
    assert [entry["type"] for entry in last_act(room.entries, room.kind.facts.final)] == ["TimeStarted"]


def test_with_a_rack_the_slips_go_that_were_sent_for_it(room):
    room.ends_time().slips().master().next()
    room.write(drawing.start_time(room.state.draws))
    play = room.plays()[0]
    room.sends(3, play)
    room.sends(4, play)
    room.undo()
    room.undo()
    assert (room.state.stage, len(room.state.rounds)) == ("results", 1)
    assert len(room.state.round.slips) == 12
    assert fold_log(room.entries).broken is None


def test_with_another_rack_of_the_round_the_slips_of_the_first_one_come_back(room):
    room.sends(3, room.plays()[0])
    room.write(judging.new_rack(room.state))
    assert room.state.round.slips == {}
    room.undo()
    assert list(room.state.round.slips) == ["p3"]


def test_with_a_rack_the_slips_go_that_a_second_judge_has_noted_for_it(room):
    room.ends_time().slips().master().next()
    room.write(drawing.start_time(room.state.draws))
    judging_ = from_judges.Judging("judge.slip", 21, 2, 3, handing_in.Written(room.plays()[0]))
    room.write(from_judges.judge(room.state, judging_, room.words.lexicon.contains))
    room.undo()
    room.undo()
    assert (room.state.stage, len(room.state.rounds)) == ("results", 1)
    assert fold_log(room.entries).broken is None


def test_whatever_judge_and_players_do_in_any_order_the_log_stays_whole():
    """Undos at any moment, new racks, the same rack again: it folds, and no slip of a judge is replaced."""
    for seed in range(6):
        chance, room = random.Random(seed), Room().begins()
        for _ in range(60):
            any_act(room, chance)
            found = fold_log(room.entries)
            assert found is not None and found.broken is None
            assert found.state == folded(room.entries)
            for round_ in found.state.rounds:
                assert round_.from_tablets.keys() <= {player for player in found.state.players}


def any_act(room, chance):
    state, number = room.state, len(room.state.rounds)
    try:
        match chance.randrange(10):
            case 0:
                room.undo()
            case 1:
                room.write(drawing.start_time(state.draws))
            case 2:
                room.ends_time()
            case 3 if chance.random() < 0.4:
                room.write(chance.choice([judging.new_rack, judging.call_again])(state))
            case 4 if state.stage == "slips" and state.round.slips:
                room.master()
            case 5:
                room.next()
            case 6:
                room.hand_in(number, f"p{chance.randrange(1, 13)}", chance.choice(["H8 CASA", "A1 SER"]))
            case _:
                text, at = chance.choice(["H8 CASA", "H8 SER", ""]), chance.choice([number, number, 1])
                room.sends(chance.randrange(1, 13), text, round_=at)
    except Rejected:
        return
