"""A duplicate with tablets: the judge, players at their tables, a wall, a second judge."""

import re
from random import Random
from typing import Any, ClassVar

from drivers.club import PLAYERS, Club
from drivers.window import wait_for
from evenings import habits as at
from evenings import hands, links, logs, mastering, papers, results, sanctions, slips, written
from evenings.device import Device
from evenings.evening import Evening, Habit, Invariant
from evenings.joining import all_come_in, brings_in, everybody_comes_back
from evenings.moves import Move
from evenings.on_paper import STYLES, slips_of, what_is_typed_is_noted, written_as
from evenings.through_files import every_log_goes_through_a_file
from evenings.undoing import undo_leads_back
from evenings.writing import Known
from evenings.written import Written
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import read_play
from faristol.core.squares import SIZE
from faristol.games.duplicate.event import summary

STREAM = "dupli"
ROUND = f"#/event/{STREAM}"
HOMES = {
    "table": ("join.take", "#/seat"),
    "wall": ("join.show", "#/join"),
    "second judge": ("join.judge", "#/judging"),
}


def joins(evening: Evening, chance: Random) -> Move | None:
    name = at.at(*HOMES)(evening, chance)
    return brings_in(evening, name, "judge", HOMES) if name else None


@at.by(at.at("judge"))
def judge_comes_back(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    return Move(name, "goes", ROUND) if device.last["url"] != ROUND else None


@at.by(at.at("judge"))
def judge_goes_on(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    """Take the next step; while the time runs, mostly wait."""
    if evening.event.stage == "time" and chance.random() < 0.85:
        return None
    if masters := device.sees.named("duplicate.master"):
        return Move(name, "taps", "duplicate.master", chance.choice(masters[:3]).sent)
    return at.goes_on("judge")(evening, chance)


@at.by(at.at("table"))
def sits_down(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    return Move(name, "goes", "#/seat") if device.last["url"] != "#/seat" else None


@at.by(at.at("table"))
def lays_a_play(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    plays = evening.plays()
    if not plays or not device.sees.shows("seat.tile"):
        return None
    return Move(name, "lays", "", {"play": chance.choice(plays)})


@at.by(at.at("table"))
def hands_in(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    if not device.sees.shows("seat.send"):
        return None
    form = next(form for form in device.sees.submits if form.do == "seat.send")
    return Move(name, "fills", "seat.send", form.data, {"points": chance.choice(("", "", "24", "x"))})


@at.by(at.at("judge", "second judge"))
def notes_a_slip(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    """Write a slip for some table: as it is written on it, in small letters, wrongly, or a second one."""
    page, plays = device.sees, evening.plays()
    if not plays or not page.shows("duplicate.take"):
        return None
    written = written_as(chance.choice(plays), chance.choice(STYLES), chance)
    form = next(form for form in page.submits if form.do == "duplicate.take")
    table = str(chance.randint(1, evening.players + 1))
    return Move(name, "fills", "duplicate.take", form.data, {"table": table, "play": written})


@at.by(at.at("judge"))
def accepts_words(evening: "Room", name: str, device: Device, chance: Random) -> Move | None:
    buttons = device.sees.named("duplicate.accept")
    return Move(name, "taps", "duplicate.accept", chance.choice(buttons).sent) if buttons else None


@at.by(at.at("table"))
def goes_silent(evening: "Room", name: str, device: Device, chance: Random) -> Move:
    if name in evening.silent:
        return Move(name, "is heard")
    return Move(name, "is silent")


def all_are_back(evening: "Room") -> None:
    everybody_comes_back(evening, "judge", HOMES)


class Room(Evening):
    kind = "room"
    players: int
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (5, joins),
        (16, judge_goes_on),
        (6, judge_comes_back),
        (6, sits_down),
        (12, lays_a_play),
        (10, hands_in),
        (12, notes_a_slip),
        (6, accepts_words),
        (4, sanctions.sanctions_somebody),
        (4, at.taps_anything("judge")),
        (2, at.fills_a_form("judge", "second judge")),
        (2, at.changes_a_form("judge")),
        (5, at.taps_anything("table", "second judge", "wall")),
        (2, at.follows_a_link()),
        (3, at.undoes("judge")),
        (4, goes_silent),
        (2, at.something_fails()),
        (3, hands.uses_the_board("table")),
        (3, hands.films()),
        (1, at.opens_a_file("judge")),
        (5, at.time_goes_by(1, 5, 30, 200)),
        (8, at.everybody_looks),
    )
    at_the_end: ClassVar[tuple[Invariant, ...]] = (
        all_are_back,
        undo_leads_back,
        every_log_goes_through_a_file,
    )
    invariants: ClassVar[tuple[Invariant, ...]] = (
        *logs.INVARIANTS,
        *links.INVARIANTS,
        *slips.INVARIANTS,
        *mastering.INVARIANTS,
        *results.INVARIANTS,
        *written.INVARIANTS,
        *papers.OF_A_DUPLICATE,
    )

    def does(self, move: Move) -> None:
        self.written.note(len(self.event.rounds), move)
        before = slips_of(self)
        misconducts, dialog = (
            sanctions.misconducts(self.event),
            self.devices["judge"].regions.get("dialog", ""),
        )
        super().does(move)
        if move.who == "judge" and move.what in sanctions.ACTS:
            sanctions.the_round_was_named(self.event, misconducts, dialog)
        if move.who == "judge" and move.what == "duplicate.take":
            what_is_typed_is_noted(self, move, before)

    def begins(self) -> None:
        chance = self.chance
        self.written = Written()
        self.players = chance.choice((2, 3, 4, 6))
        club = Club(
            players=PLAYERS[: self.players],
            bonuses=chance.random() < 0.5,
            grace=chance.choice((0, 10)),
        ).begin()
        judge = self.add("judge", Device(self.wire, chance))
        self._now = club.now
        card = {**summary(club.state), "stream": STREAM, "at": club.now, "entries": len(club.entries)}
        wait_for(judge.log.append(STREAM, 0, club.entries, card))
        for table in range(1, chance.randint(1, self.players) + 1):
            self.add(f"table {table}", Device(self.wire, chance)).go("#/join")
        if chance.random() < 0.3:
            self.add("wall", Device(self.wire, chance)).go("#/join")
        if chance.random() < 0.3:
            self.add("second judge", Device(self.wire, chance)).go("#/join")
        self.now = self._now
        if chance.random() < 0.8:
            all_come_in(self, "judge", HOMES)
        judge.go(ROUND)

    @property
    def event(self) -> Any:
        """Return the state of the judge's log."""
        return self.devices["judge"].folded(STREAM)

    def plays(self) -> list[str]:
        """Return the plays that somebody may think of in this round."""
        return at.plays_in(self.event, self.chance) if self.event.stage in ("time", "slips", "call") else []

    def known_at(self, device: Device, chance: Random) -> Known:
        lists = {
            "plays": self.plays,
            "codes": lambda: [code for other in self.devices.values() for code in other.codes],
        }
        return lambda what: lists[what]() if what in lists else []

    def may_go(self, name: str, link: str) -> bool:
        return link not in ("#/events", f"{ROUND}/file")

    def special(self, device: Device, does: str, move: Move) -> None:
        if does == "lays" and device.sees.shows("seat.tile"):
            _lays(device, move.data["play"], self.event.tile_set)
        else:
            super().special(device, does, move)


_ON_RACK = re.compile(r'aria-label="([^",]+)[^"]*"\s+data-do="seat\.tile"\s+data-place="(\d+)"')
_EMPTY = re.compile(
    r'aria-label="[^"]*empty"[^>]*data-do="seat\.square"\s+data-row="(\d+)"\s+data-col="(\d+)"'
)


def _lays(device: Device, text: str, tile_set: Any) -> None:
    """Tap each tile and its square, as far as they are there."""
    device.do("seat.recall")
    play = read_play(tile_set, text)
    empty = {(int(row), int(col)) for row, col in _EMPTY.findall(device.regions["work"])}
    rack = {place: label for label, place in _ON_RACK.findall(device.page)}
    for square, code in zip(play.squares, play.word, strict=True):
        row, col = divmod(square, SIZE)
        if (row, col) not in empty:
            continue
        label = letter(tile_set, code & ~AS_BLANK)
        wanted = "Blank" if code & AS_BLANK else label
        place = next((place for place, tile in rack.items() if tile == wanted), None)
        if place is None:
            return
        del rack[place]
        device.do("seat.tile", data={"place": place})
        device.do("seat.square", data={"row": str(row), "col": str(col)})
        if code & AS_BLANK:
            device.do("seat.key", data={"key": label})
