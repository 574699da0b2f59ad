"""Two judges play one duplicate in two rooms, link their tablets, and make one list of results of both."""

from random import Random
from typing import ClassVar

from drivers.event_files import keeps
from drivers.two_rooms import HERE, THERE, two_rounds
from evenings import habits as at
from evenings import hands, logs
from evenings.device import Device
from evenings.evening import Evening, Habit, Invariant
from evenings.explorers import explores
from evenings.moves import Move
from evenings.one_thing import takes_steps
from evenings.through_files import every_log_goes_through_a_file
from evenings.undoing import undo_leads_back
from evenings.writing import Known

ROOMS = {"here": HERE, "there": THERE}
STEPS = (
    *("results.take_room", "results.read_linked", "duplicate.next_round", "join.other_room", "room.admit"),
    *("room.read", "join.read", "room.open"),
)
"""What brings the two together, the last step first."""


def goes_on_elsewhere(evening: Evening, chance: Random) -> Move:
    name = chance.choice([*evening.devices])
    return Move(name, "goes", f"#/event/{name}/{chance.choice(('', 'room', 'join', 'results'))}".rstrip("/"))


class TwoRooms(Evening):
    kind = "two-rooms"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (40, takes_steps(*STEPS)),
        (16, goes_on_elsewhere),
        *((weight // 4, habit) for name in ROOMS for weight, habit in explores(name)),
        (3, hands.films()),
        (3, at.opens_a_file()),
        (3, at.undoes()),
        (2, at.something_fails()),
        (3, at.time_goes_by(1, 5, 30)),
        (4, at.everybody_looks),
    )
    invariants: ClassVar[tuple[Invariant, ...]] = logs.INVARIANTS
    at_the_end: ClassVar[tuple[Invariant, ...]] = (undo_leads_back, every_log_goes_through_a_file)

    def begins(self) -> None:
        for name, players in ROOMS.items():
            club, judge = two_rounds(players), self.add(name, Device(self.wire, self.chance))
            keeps(judge, name, club.entries)
            self.now = max(self.now, club.now)
            judge.go(f"#/event/{name}")

    def known_at(self, device: Device, chance: Random) -> Known:
        others = [other for other in self.devices.values() if other is not device]
        codes = [code for other in others for code in other.codes]
        return lambda what: codes if what == "codes" else []

    def may_go(self, name: str, link: str) -> bool:
        return link.startswith(f"#/event/{name}")
