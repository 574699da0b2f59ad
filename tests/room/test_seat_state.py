"""What a seat is told: only tiles of its set lie on its rack, on its board, or in the stock."""

import copy
import json

import pytest

from drivers.outside_room import hosts_messages
from faristol.room.code_text import Unreadable
from faristol.room.seat_state import read_state

STATE = next(said["state"] for said in map(json.loads, hosts_messages()) if said["m"] == "state")


def test_it_is_read_as_the_host_wrote_it():
    assert list(read_state(STATE).rack) == STATE["rack"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rack", ["A", "0"]),
        ("rack", ["Ñ"]),
        ("stock", ["W"]),
        ("board", [[112, 27]]),
        ("board", [[112, 128 + 27]]),
        ("board", [[112, 128]]),
    ],
)
def test_a_tile_that_the_set_does_not_have_is_refused(field, value):
    with pytest.raises(Unreadable):
        read_state({**copy.deepcopy(STATE), field: value})
