"""One device on its own, and somebody who tries everything that is on it."""

from random import Random
from typing import Any, ClassVar

from evenings import habits as at
from evenings import hands, logs, matches
from evenings.clocks import nobody_loses_time_that_did_not_go_by, readings
from evenings.device import Device
from evenings.evening import Evening, Habit, Invariant
from evenings.moves import Move
from evenings.of_a_competition import letters_to_the_arbiter, strings
from evenings.taking_back import all_take_back, named, what_was_named_is_gone
from evenings.through_files import every_log_goes_through_a_file
from evenings.undoing import undo_leads_back
from evenings.writing import Known

EVERYWHERE = (
    *(
        "#/draw",
        "#/duplicate",
        "#/classic",
        "#/practice",
        "#/against",
        "#/exercises",
        "#/solo",
        "#/series",
        "#/tournament",
    ),
    *("#/competition", "#/league", "#/correspondence", "#/dispute", "#/analysis", "#/words", "#/study"),
    *("#/search", "#/judge", "#/join", "#/room-check", "#/verify", "#/read", "#/events", "#/settings"),
    *("#/study-lists", "#/game-file", "#/tournament-file", "#/letters", "#/figures", "#/my-games", "#/day"),
    *("#/voice", "#/about", "#/solo/day"),
)


def state_at(device: Device) -> Any:
    """Return what the event is that is open there; None without one."""
    event = device.engine._desk.event
    return event.state if event else None


@at.by(at.at())
def begins_something_else(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
    """Go to another screen of home, where there is an event to begin or something to look up."""
    return Move(name, "goes", chance.choice(EVERYWHERE))


class Wandering(Evening):
    kind = "wandering"
    starts: ClassVar[tuple[str, ...]] = EVERYWHERE
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (24, at.goes_on()),
        (24, at.taps_anything()),
        (14, at.fills_a_form()),
        (6, at.changes_a_form()),
        (8, at.follows_a_link()),
        (2, at.goes_back()),
        (1, begins_something_else),
        (3, at.undoes()),
        (2, at.something_fails()),
        (8, hands.uses_the_board()),
        (3, hands.films()),
        (5, at.opens_a_file()),
        (3, at.time_goes_by(1, 30, 200, 2_000)),
        (4, at.everybody_looks),
    )
    at_the_end: ClassVar[tuple[Invariant, ...]] = (undo_leads_back, every_log_goes_through_a_file)
    invariants: ClassVar[tuple[Invariant, ...]] = logs.INVARIANTS

    def begins(self) -> None:
        language = self.chance.choice(("ca", "ro", "en"))
        device = self.add("tablet", Device(self.wire, self.chance, language))
        device.go(self.chance.choice(self.starts))

    def known_at(self, device: Device, chance: Random) -> Known:
        lists = {
            "plays": lambda: at.thoughts(device, chance),
            "racks": lambda: at.racks_left(device, chance),
            "letters": lambda: letters_to_the_arbiter(state_at(device), chance),
            "strings": lambda: strings(state_at(device), chance),
        }
        return lambda what: lists[what]() if what in lists else []

    def may_go(self, name: str, link: str) -> bool:
        return True


@at.by(at.at())
def stays_at_the_table(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
    """Come back to the event that was opened last; open one where there is none."""
    streams = [*device.disk.entries]
    home = f"#/event/{streams[-1]}" if streams else chance.choice(evening.starts)
    return Move(name, "goes", home) if device.last["url"] != home else None


@at.by(at.at())
def writes_a_play(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
    """Write a play that is possible, wherever a form asks for one."""
    forms = [form for form in device.sees.submits if any(each.name == "play" for each in form.fields)]
    plays = at.thoughts(device, chance) if forms else []
    if not plays:
        return None
    form = chance.choice(forms)
    return Move(name, "fills", form.do, form.data, {**form.filled, "play": chance.choice(plays)})


class Match(Wandering):
    """A game of two to four at one tablet."""

    kind = "match"
    starts = ("#/classic",)

    def begins(self) -> None:
        super().begins()
        device = self.devices["tablet"]
        for number in range(8):
            if device.last["url"].startswith("#/event/"):
                break
            chance = Random(f"{self.kind} {self.seed} begins {number}")
            opens = at.fills_a_form("tablet")(self, chance)
            self.does(opens or at.everybody_looks(self, chance))

    def may_go(self, name: str, link: str) -> bool:
        return link.startswith("#/event/")

    def does(self, move: Move) -> None:
        said, before, clocks = None, None, readings(self)
        if move.what == "classic_undo.agree":
            device = self.devices[move.who]
            said, before = named(device), device.state
        super().does(move)
        nobody_loses_time_that_did_not_go_by(self, clocks)
        if said and before:
            what_was_named_is_gone(said, before, self.devices[move.who].state)

    invariants = (*logs.INVARIANTS, *matches.INVARIANTS)
    habits = (
        (30, writes_a_play),
        (4, all_take_back),
        (8, stays_at_the_table),
        (30, at.goes_on()),
        *((max(1, weight // 2), habit) for weight, habit in Wandering.habits[1:]),
    )


class Alone(Match):
    """Practice of one, and draws."""

    kind = "alone"
    starts = (
        *("#/against", "#/solo", "#/series", "#/exercises", "#/draw", "#/league", "#/competition"),
        "#/duplicate",
    )
