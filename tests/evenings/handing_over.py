"""A second judge stands in at the relay, and goes on in the place of the judge, who dies or comes back."""

from random import Random
from typing import Any, ClassVar

from evenings import habits as at
from evenings import hands, logs, telephones
from evenings.at_relay import AtRelay, line_is_cut, line_is_slow, relay_fails
from evenings.device import Device
from evenings.evening import Habit, Invariant
from evenings.moves import Move
from evenings.one_thing import takes_steps
from evenings.room import STREAM
from evenings.through_files import every_log_goes_through_a_file
from faristol.room.host import Host

STEPS = (
    *(
        f"{screen}.{step}"
        for step in ("take_over", "ask_take_over", "stand_in")
        for screen in ("duplicate", "join")
    ),
    *("room.stand_in", "room.admit"),
)
"""What the two judges do one after the other, the last step first."""


def goes_to_the_tablets(evening: "HandingOver", chance: Random) -> Move | None:
    if evening.devices["judge"].sees.shows("dismiss"):
        return Move("judge", "dismisses")
    return Move("judge", "goes", f"#/event/dupli/{chance.choice(('room', 'room', ''))}".rstrip("/"))


def second_comes(evening: "HandingOver", chance: Random) -> Move | None:
    """Read the link of the room, and ask to be its second judge."""
    name, page = "second judge", evening.devices["second judge"].sees
    if page.shows("join.judge"):
        return Move(name, "taps", "join.judge")
    if page.shows("join.read"):
        return Move(name, "fills", "join.read", {}, {"code": evening.link})
    seated = evening.devices[name].engine._tablets.room is not None
    return Move(name, "goes", chance.choice(("#/judging", "#/judging", "#/join")) if seated else "#/join")


class HandingOver(AtRelay):
    kind = "handing-over"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        *(each for each in AtRelay.habits if each[1] not in (relay_fails, line_is_cut, line_is_slow)),
        (20, takes_steps(*STEPS)),
        (8, goes_to_the_tablets),
        (10, second_comes),
        (2, relay_fails),
        (3, line_is_cut),
        (3, line_is_slow),
        (3, hands.films("second judge")),
        (6, at.taps_anything("second judge")),
    )
    invariants: ClassVar[tuple[Invariant, ...]] = (*logs.INVARIANTS, *telephones.INVARIANTS)
    at_the_end: ClassVar[tuple[Invariant, ...]] = (*telephones.AT_THE_END, every_log_goes_through_a_file)

    def begins(self) -> None:
        super().begins()
        self.link = self.devices["judge"].engine._tablets.room.relay.link
        if "second judge" not in self.devices:
            self.add("second judge", Device(self.wire, self.chance)).go("#/join")

    def does(self, move: Move) -> None:
        super().does(move)
        judge, second = self.devices["judge"], self.devices.get("second judge")
        if second and turn_of(second) > turn_of(judge):
            self.devices |= {"second judge": judge, "judge": second}

    @property
    def event(self) -> Any:
        """Return what the log of whose turn it is says; who was outdone before may have it as a copy."""
        room = self.devices["judge"].engine._tablets.room
        return self.devices["judge"].folded(room.stream if isinstance(room, Host) else STREAM)


def turn_of(device: Device) -> int:
    """Return whose turn it is to be the judge’s tablet; less than nothing of one that is a guest."""
    room = device.engine._tablets.room
    return room.turn if isinstance(room, Host) else -1
