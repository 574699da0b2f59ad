"""The judge's tablet dies at any moment: nothing received is lost, and whoever has to act is told."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.relayed_tablets import RelayedRoom
from drivers.taking_over import StandInTablet

MOVES = ("slip", "again", "note", "undo", "round", "cut", "mend", "reload", "relay")


@dataclass
class Evening:
    room: RelayedRoom
    stand_in: StandInTablet
    received: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Of each table the round of what its tablet says to be received, and its key in the log."""
    behind: bool = False

    def play(self, move: str, at: int) -> None:
        room, judge = self.room, self.room.judge
        match move:
            case "slip" | "again":
                tablet = room.guests[1 + at % 2]
                if tablet.rack:
                    tablet.lays(room.plays()[at % 5]).sends()
            case "note":
                judge.do("duplicate.take", {"play": room.plays()[at % 5], "table": str(3 + at % 2)})
            case "undo":
                judge.do("event.undo")
            case "round" if room.guests[1].rack:
                room.ends_round()
                room.next_round()
            case "cut":
                self.stand_in.cut_off(room)
                self.behind = True
            case "mend":
                self.stand_in.mended(room)
                self.behind = False
            case "reload":
                room.wire.forget(judge)
                judge.restart()
            case "relay":
                room.wire.restart_relay()
        room.wire.run()

    def note_received(self) -> None:
        for table, tablet in self.room.guests.items():
            guest = tablet.engine._tablets.room
            if guest.slip and guest.answer == "received":
                self.received[table] = guest.slip.round, self.key_of(table, guest.slip.text)

    def key_of(self, table: int, play: str) -> str:
        """Return the key of a table's play in the log: the same once more is received with no entry."""
        theirs = [entry for entry in self.room.judge.entries if entry.get("player") == f"p{table}"]
        return [entry["key"] for entry in theirs if entry.get("play") == play][-1]


def is_there(tablet: StandInTablet, key: str) -> bool:
    return any(entry.get("key") == key for entry in tablet.entries)


@pytest.mark.parametrize("old_one_lives", [False, True])
@settings(max_examples=5, deadline=None)
@given(moves=st.lists(st.tuples(st.sampled_from(MOVES), st.integers(0, 9)), max_size=7))
def test_whenever_it_dies_what_was_received_is_there_or_its_seat_is_told(
    old_one_lives: bool, moves: list[tuple[str, int]]
) -> None:
    room = RelayedRoom()
    room.wait(10).judge_does("start")
    evening = Evening(room, StandInTablet(room.wire).stands_in(room))
    stand_in: Any = evening.stand_in
    for move, at in moves:
        evening.play(move, at)
        room.wait(1)
    if not evening.behind:
        assert stand_in.copied == list(room.judge.entries) == stand_in.on_disk()
    evening.note_received()
    of_old = list(room.judge.entries)
    copied = stand_in.copied
    if not old_one_lives:
        room.wire.forget(room.judge)
    stand_in.takes_over(room)
    entries = list(stand_in.entries)
    assert entries[: len(copied)] == copied, "nothing that was copied is lost"
    assert stand_in.engine._tablets.room.turn > 0
    for table, (round_, key) in evening.received.items():
        says = room.guests[table].says()
        is_told = "goes on from round" in says or "does not have your slip" in says
        assert is_there(stand_in, key) or is_told or round_ != stand_in.state.round.number, (table, says)
    if not old_one_lives:
        room.judge.restart()
        room.wire.run()
    assert room.wire.owners[room.name] is stand_in
    assert list(room.judge.entries) == of_old, "the old one writes nothing more"
    room.judge.go("#/join")
    only_old = [entry for entry in of_old if not is_there(stand_in, entry["key"])]
    assert room.judge.page.count("The judge’s tablet lacks this") == bool(only_old)
    assert not stand_in.on_disk()
