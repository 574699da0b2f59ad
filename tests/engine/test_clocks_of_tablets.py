"""The time that a player's tablet shows is the judge's, whatever its own clock does meanwhile."""

import pytest
from test_tablets_that_fall_out import room, slips

__all__ = ["room"]


def left_on(tablet):
    """Return the seconds that its clock shows."""
    clock = tablet.last["clock"]
    return clock and (clock["remaining"] - (tablet.now - clock["running_since"])) // 1_000


@pytest.mark.parametrize("by", [3_600_000, 30_000, -3_600_000])
def test_a_clock_that_jumps_locks_nobody_out_and_a_sign_of_life_puts_it_right(room, by):
    tablet, play = room.guests[1], room.plays()[0]
    room.beats()
    tablet.lays(play)
    tablet.ahead += by
    room.beats(tablet)
    assert left_on(tablet) == room.judge.state.clock.left(room.judge.now) // 1_000
    assert tablet.sends()["ok"]
    assert slips(room) == [play]


def test_when_the_page_sees_its_clock_jump_no_time_of_the_round_has_gone_and_nothing_is_handed_in(room):
    tablet = room.guests[1]
    tablet.lays(room.plays()[0])
    before = left_on(tablet)
    seen = tablet.now
    tablet.ahead += 3_600_000
    room.wait(0)
    tablet.do("jumped", data={"seen": str(seen)})
    assert left_on(tablet) == before
    tablet.do("seat.time_over")
    assert slips(room) == []
    room.wire.run()
    assert left_on(tablet) == before


def test_a_tablet_that_slept_learns_at_once_how_much_time_has_gone(room):
    tablet = room.guests[1]
    seen = tablet.now
    room.wait(60)
    tablet.do("jumped", data={"seen": str(seen)})
    room.wire.run()
    assert left_on(tablet) == room.judge.state.clock.left(room.judge.now) // 1_000 == 120
