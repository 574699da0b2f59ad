"""A tournament whose tablets and telephones come by the relay, where everybody may follow its results."""

from random import Random
from typing import ClassVar

from drivers.relay_in_process import RelayWire
from evenings.at_relay import relay_does, relay_fails
from evenings.device import Device
from evenings.evening import Evening, Habit
from evenings.explorers import Organiser
from evenings.joining import event_of, room_of
from evenings.moves import Move
from evenings.one_thing import does_it
from evenings.tournament import joins

DONE_THERE = ("room.live", "room.live", "room.open", "room.close", "room.admit", "room.renew", "room.ring")


def looks_after_the_room(evening: Evening, chance: Random) -> Move:
    director = evening.devices["director"]
    if director.last["url"] == room_of(director) and chance.random() < 0.7:
        if move := does_it(evening, chance.choice(DONE_THERE), chance):
            return move
        return Move("director", "goes", event_of(director))
    return Move("director", "goes", room_of(director))


def comes_by_the_link(evening: "HallAtRelay", chance: Random) -> Move | None:
    """Read the link of the room, wherever a tablet or a telephone asks for one."""
    asking = [name for name, device in evening.devices.items() if device.sees.shows("join.read")]
    if not asking or not evening.link:
        return None
    return Move(chance.choice(asking), "fills", "join.read", {}, {"code": evening.link})


class HallAtRelay(Organiser):
    kind = "hall-at-relay"
    wires = RelayWire
    wire: RelayWire
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        *(each for each in Organiser.habits if each[1] is not joins),
        (10, looks_after_the_room),
        (10, comes_by_the_link),
        (2, relay_fails),
    )

    @property
    def link(self) -> str:
        relay = getattr(self.devices["director"].engine._tablets.room, "relay", None)
        return relay.link if relay else ""

    def special(self, device: Device, does: str, move: Move) -> None:
        if not relay_does(self.wire, does):
            super().special(device, does, move)
