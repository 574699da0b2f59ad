"""An evening: devices, people and faults from one seed; each move is chosen, written into the story and done.

What is chosen depends on the seed and on what stands on the pages, never on the time or on another run. A
story is done again move by move: a button that is no longer there is not tapped, as no person could.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from drivers.linked_windows import Wire
from drivers.log import NOON
from drivers.window import Window
from evenings.device import Device
from evenings.files import content_of
from evenings.moves import Move
from evenings.writing import Known
from faristol.games.log import Entry

Habit = Callable[["Evening", Random], Move | None]
Invariant = Callable[["Evening"], None]
LOOKS = Move("everybody", "looks")
ENDS = Move("everybody", "ends")


class NotSo(AssertionError):
    """An invariant, by its name, and what was found instead."""

    def __init__(self, invariant: str, found: str) -> None:
        super().__init__(f"{invariant}: {found}")
        self.invariant = invariant


@dataclass(frozen=True)
class Ended:
    """How an evening ended: its story, and what was not so."""

    story: tuple[Move, ...]
    fault: Exception | None


class Evening:
    """One evening; each kind names its devices, its habits with their weights, and its invariants."""

    kind: ClassVar[str]
    never: ClassVar[tuple[str, ...]] = ("file.delete", "events.delete")
    """What nobody taps blindly: the evening would be over."""
    seldom: ClassVar[tuple[str, ...]] = ("classic.abandon", "classic_arbiter.decide")
    """What would end most evenings before anything has happened."""
    habits: ClassVar[tuple[tuple[int, Habit], ...]]
    invariants: ClassVar[tuple[Invariant, ...]]
    """What holds whenever everybody looks."""
    at_the_end: ClassVar[tuple[Invariant, ...]] = ()
    wires: ClassVar[type[Wire]] = Wire
    acts: ClassVar[int] = 0
    """How many moves it has at the most, where it is played to its own end and not for so long."""
    home = "#/"
    """Where somebody comes back to."""
    over = False
    """Whether there is nothing left to do."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(f"{self.kind} {seed}")
        Window._windows = 1_000
        self.wire = self.wires()
        self.devices: dict[str, Device] = {}
        self.silent: set[str] = set()
        self._now = NOON
        self.counts: Counter[str] = Counter()
        self.idle: list[Move] = []
        """The moves for which there was no button."""
        self.begins()

    def logs(self) -> dict[str, list[Entry]]:
        """Return every log of the evening, by whose it is."""
        return {
            f"{name}, {stream}": device.log_of(stream)
            for name, device in self.devices.items()
            for stream in device.disk.entries
        }

    def begins(self) -> None:
        """Set the evening up."""
        raise NotImplementedError

    @property
    def now(self) -> int:
        return self._now

    @now.setter
    def now(self, at: int) -> None:
        self._now = at
        for device in self.devices.values():
            device.now = at + device.ahead

    def add(self, name: str, device: Device) -> Device:
        self.devices[name] = device
        device.now = self.now + device.ahead
        return device

    def known_at(self, device: Device, chance: Random) -> Known:
        """Return what the person at a device can know."""
        return lambda what: []

    def may_go(self, name: str, link: str) -> bool:
        """Return whether a person of this evening would follow a link."""
        return True

    # --- one move

    def chooses(self, number: int) -> Move:
        """Return what happens next; the moves before it have no part in its chance."""
        chance = Random(f"{self.kind} {self.seed} {number}")
        weights = [weight for weight, _ in self.habits]
        for _ in range(20):
            (_, habit) = chance.choices(self.habits, weights)[0]
            if move := habit(self, chance):
                return move
        return LOOKS

    def does(self, move: Move) -> None:
        self.counts[move.does] += 1
        match move.does:
            case "looks":
                self._everybody_looks()
            case "ends":
                self._everybody_looks()
                for invariant in self.at_the_end:
                    invariant(self)
            case "waits":
                self.now += int(float(move.data["seconds"]) * 1_000)
            case _:
                self.device_does(self.devices[move.who], move)
        for device in self.devices.values():
            device.time_runs_out()
        self.wire.run()
        for name, device in self.devices.items():
            if device.broken:
                raise NotSo("nothing breaks", f"{name}: {device.broken}")

    def device_does(self, device: Device, move: Move) -> None:
        self.now += 300
        match move.does:
            case "taps" if any(b.do == move.what and b.sent == move.data for b in device.sees.buttons):
                device.do(move.what, move.fields, data=move.data)
            case "fills" if any(form.do == move.what for form in device.sees.submits):
                device.do(move.what, move.fields, data=move.data)
            case "changes" if any(form.change == move.what for form in device.sees.forms.values()):
                device.do(move.what, move.fields, data=move.data)
            case "types" if any(form.typing == move.what for form in device.sees.forms.values()):
                device.do(move.what, move.fields)
            case "has hands" if device.sees.has_hands:
                device.do(move.what, move.fields, data=move.data)
            case "records" if move.data in device.sees.names:
                hears = {"voice.keep": bytes(1_600), "voice.no_microphone": None}
                device.do(move.what, data=move.data, file=hears[move.what])
            case "opens a file" if any(b.is_file and b.do == move.what for b in device.sees.buttons):
                if found := content_of(self.devices, move.data):
                    content, name = found
                    device.do(move.what, file=content, file_name=name, sizes=[len(content)])
            case "goes":
                device.go(move.what)
            case "dismisses":
                device.do("dismiss")
            case "reloads":
                device.reload()
            case "loses power":
                device.battery_dies()
            case "dies in a write":
                device.log.dies = move.data["when"]
            case "has a clock that jumps":
                device.ahead += int(move.data["by"])
                device.now = self.now + device.ahead
            case "is silent":
                self.silent.add(move.who)
                self.wire.silence(device)
            case "is heard":
                self.silent.discard(move.who)
                self.wire.silence(device, silent=False)
            case other:
                self.special(device, other, move)

    def special(self, device: Device, does: str, move: Move) -> None:
        """Do what only this kind of evening knows; a button that is not there is tapped by nobody."""
        self.idle.append(move)

    def _everybody_looks(self) -> None:
        """Let some seconds go by, in which pages beat, messages arrive and everybody looks at the screen."""
        for _ in range(2):
            self.now += 5_000
            for tablet in self.wire.tablets:
                tablet.tell("beat")
            self.wire.run()
        for device in self.devices.values():
            device.do("look")
        self.wire.run()
        for invariant in self.invariants:
            invariant(self)


def plays(evening: Evening, acts: int) -> Ended:
    """Play an evening of so many moves, or until something is not so."""
    story: list[Move] = []
    try:
        for number in range(evening.acts or acts):
            if evening.over:
                break
            move = evening.chooses(number)
            story.append(move)
            evening.does(move)
        story.append(ENDS)
        evening.does(ENDS)
    except Exception as fault:
        return Ended(tuple(story), fault)
    return Ended(tuple(story), None)


def plays_again(evening: Evening, story: Iterable[Move]) -> Exception | None:
    """Do the moves of a story; return what was not so."""
    try:
        for move in story:
            evening.does(move)
    except Exception as fault:
        return fault
    return None
