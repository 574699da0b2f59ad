"""A tournament that two tablets have written on: one takes the other's file, and merges what it brings."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from evenings import habits as at
from evenings.device import Device
from evenings.evening import Evening, Habit, NotSo
from evenings.files import bytes_of
from evenings.joining import event_of
from evenings.moves import Move
from evenings.tournament import TournamentEvening
from faristol.games.log import Entry

Results = Mapping[tuple[Any, ...], tuple[int, ...]]
"""The points of a game, by its round and its two players."""


@at.by(at.at("director"))
def carries_it_over(evening: Evening, name: str, device: Device, chance: Random) -> Move:
    """Save the event here, and open the file on the other tablet."""
    return Move(name, "carries it over", data={"to": next(each for each in DIRECTORS if each != name)})


@at.by(at.at("director"))
def merges(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
    buttons = device.sees.named("home.merge")
    return Move(name, "taps", "home.merge", buttons[0].sent) if buttons else None


DIRECTORS = ("director", "director’s other tablet")


class TwoDirectors(TournamentEvening):
    kind = "two-directors"
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        *TournamentEvening.habits,
        (5, carries_it_over),
        (60, merges),
    )

    def begins(self) -> None:
        super().begins()
        self.add(DIRECTORS[1], Device(self.wire, self.chance))
        self._carries(*DIRECTORS)
        for name in DIRECTORS:
            self.devices[name].go(event_of(self.devices[name]))

    def _carries(self, name: str, to: str) -> None:
        device, other = self.devices[name], self.devices[to]
        device.go(f"{event_of(device)}/file")
        if device.do("file.export")["ok"]:
            self.brought, self.undone = results_on(device), undone_on(device)
            other.go("#/")
            file = device.saved[-1]
            other.do("home.bring", file=bytes_of(file), file_name=file["name"])

    def special(self, device: Device, does: str, move: Move) -> None:
        if does == "carries it over":
            self._carries(move.who, move.data["to"])
        else:
            super().special(device, does, move)

    def does(self, move: Move) -> None:
        device = self.devices.get(move.who)
        merging = device is not None and move.what == "home.merge" and device.sees.shows("home.merge")
        before = results_on(device) if device and merging and undone_on(device) == self.undone else None
        had = len(log_on(device)) if device else 0
        super().does(move)
        if device and before is not None and (new := log_on(device)[had:]):
            nothing_is_lost(before, self.brought, device, new)


def results_on(device: Device) -> Results:
    state: Any = device.folded(next(iter(device.disk.entries)))
    return {
        (published.number, *sorted(table)): tuple(table.result.score)
        for published in state.rounds
        for table in published.round.tables
        if table.result
    }


def log_on(device: Device) -> list[Entry]:
    return device.log_of(next(iter(device.disk.entries))) if device.disk.entries else []


def undone_on(device: Device) -> list[Entry]:
    """Return what undid something: what one of the two has taken back is gone on both."""
    return [entry for entry in log_on(device) if entry["type"] == "Undone"]


def nothing_is_lost(here: Results, there: Results, device: Device, new: list[Entry]) -> None:
    """Every result that one of the two had is there, or the director is asked which of two counts."""
    now = results_on(device)
    asked = any(entry["type"] == "DifferenceFound" for entry in new)
    for place in here.keys() | there.keys():
        had = {each[place] for each in (here, there) if place in each}
        if now.get(place) not in had and not asked:
            raise NotSo("nothing is lost by merging", f"{place}: had {had}; now {now.get(place)}")
