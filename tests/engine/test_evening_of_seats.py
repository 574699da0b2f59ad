"""Evenings at the relay in which devices die: each slip is in once, each screen says what the log says."""

import pytest

from drivers.evening_of_seats import EveningOfSeats


def begins(evening):
    evening.wait(20).judge_does("start")
    evening.wait(10)
    if evening.by_codes:
        evening.films(*evening.by_codes)


def ends(evening):
    assert evening.differences() == []
    evening.ends_round()
    assert evening.differences() == []
    assert evening.slips_twice() == []


def judge_dies_in_a_write(evening):
    """The slip is on the disk when the device dies, and nobody was told so."""
    evening.all_hand_in(evening.tablets)
    first, *others = evening.telephones
    evening.all_hand_in([first])
    evening.runs_until_the_judge_dies("after")
    evening.all_hand_in(others)


def judge_dies_with_slips_on_the_way(evening):
    """They have passed the relay, and wait for a page that is no longer there."""
    evening.wire.slow.add(evening.judge)
    evening.all_hand_in([*evening.tablets, *evening.telephones])
    evening.wire.run()
    assert not evening.received() and not evening.judge.state.round.slips
    evening.wire.slow.clear()
    evening.judge_dies()


def relay_restarts(evening):
    """What waited there is lost, and what is handed in meanwhile waits at the tables."""
    first, *others = [*evening.tablets, *evening.telephones]
    evening.wire.slow.add(evening.judge)
    evening.all_hand_in([first])
    evening.wire.run()
    evening.wire.slow.clear()
    evening.wire.stop_relay()
    evening.all_hand_in(others)
    evening.wire.run()
    assert not evening.judge.state.round.slips
    evening.wire.start_relay()
    evening.wire.run()


def telephones_are_loaded_again(evening):
    """Before the answer comes, and after it; the television too."""
    evening.all_hand_in(evening.telephones)
    for telephone in evening.telephones.values():
        telephone.reload()
    evening.wire.run()
    evening.wall.reload()
    evening.wire.run()


def slips_are_replaced(evening):
    plays = evening.plays(40)
    for play in plays[:2]:
        for table in [*evening.tablets, *evening.telephones][:6]:
            evening.hands_in(table, play)
    evening.wire.run()


def nothing_happens(evening):
    """A quiet round."""


def plays(evening, *rounds):
    begins(evening)
    for at, happens in enumerate(rounds):
        if at:
            evening.judge_does("next_round")
            begins(evening)
        happens(evening)
        evening.all_hand_in()
        evening.wire.run()
        slips = evening.judge.state.round.slips
        assert len(slips) == len(evening.judge.state.players), "a slip is lost"
        assert evening.received() == {*evening.telephones}
        ends(evening)


def test_a_short_evening():
    evening = EveningOfSeats(engines=1, telephones=3, by_codes=0)
    plays(evening, judge_dies_in_a_write, relay_restarts)
    evening.telephones[2].regions["result"] = evening.wall.regions["board"] = ""
    found = "\n".join(evening.differences())
    assert "table 2 lacks" in found and "the wall has None" in found, "what is not so is found"


@pytest.mark.thorough
def test_an_evening_of_24_seats_with_a_judge_who_dies_twice_and_a_relay_that_restarts():
    plays(
        EveningOfSeats(engines=8, telephones=14, by_codes=2),
        nothing_happens,
        judge_dies_in_a_write,
        slips_are_replaced,
        relay_restarts,
        telephones_are_loaded_again,
        judge_dies_with_slips_on_the_way,
        nothing_happens,
        nothing_happens,
    )
