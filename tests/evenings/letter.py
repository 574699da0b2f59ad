"""A game by letter: two correspondents on their own devices, the mail between them, and an arbiter."""

import html
import re
from random import Random
from typing import Any, ClassVar

from drivers.letter_windows import sheet
from evenings import habits as at
from evenings import hands, logs
from evenings.device import Device
from evenings.evening import Evening, Habit, Invariant, NotSo
from evenings.moves import Move
from evenings.through_files import every_log_goes_through_a_file
from evenings.undoing import undo_leads_back
from evenings.writing import Known
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import read_play
from faristol.core.squares import SIZE

OTHER = {"red": "blue", "blue": "red"}
SIDES = {"red": 1, "blue": 2}
TEXT = re.compile(r'<textarea[^>]* id="(message|letter|ruling)-text"[^>]*>(.*?)</textarea>', re.DOTALL)
DAY = 86_400


@at.by(at.at("red", "blue"))
def lays_a_play(evening: "Letter", name: str, device: Device, chance: Random) -> Move | None:
    if not device.sees.shows("correspondence.tile") or not device.last.get("stream"):
        return None
    if device.state.to_move != SIDES[name]:
        return None
    plays = [play for play in at.thoughts(device, chance) if play == play.upper()]
    return Move(name, "lays", "", {"play": chance.choice(plays)}) if plays else None


@at.by(at.at("red", "blue", "arbiter"))
def reads_the_mail(evening: "Letter", name: str, device: Device, chance: Random) -> Move | None:
    """Read what has come, mostly the last; at times once more, or as a reply quotes it."""
    forms = [form for form in device.sees.submits if form.do == "correspondence.read"]
    came = [text for to, text in evening.mail if to == name]
    if not forms or not came:
        return None
    text = came[-1] if chance.random() < 0.85 else chance.choice(came)
    match chance.choice(("as sent", "as sent", "as sent", "quoted", "wrapped")):
        case "quoted":
            text = "\n".join(f"> {line}" for line in text.splitlines())
        case "wrapped":
            text = f"Bună!\n\n{text}\n\nToate cele bune"
    return Move(name, "fills", "correspondence.read", forms[0].data, {**forms[0].filled, "message": text})


@at.by(at.at("red", "blue"))
def takes_a_turn_back(evening: "Letter", name: str, device: Device, chance: Random) -> Move | None:
    """Undo, but not what has gone into the mail or come out of it."""
    if not device.sees.shows("event.undo") or device.types[-1] not in ("TurnMade", "LetterArrived"):
        return None
    return Move(name, "taps", "event.undo")


@at.by(at.at("red", "blue", "arbiter"))
def comes_back_to_the_game(evening: "Letter", name: str, device: Device, chance: Random) -> Move | None:
    streams = [*device.disk.entries]
    home = f"#/event/{streams[0]}" if streams else "#/dispute"
    return Move(name, "goes", home) if device.last["url"] != home else None


def both_sheets_fit(evening: "Letter") -> None:
    """Compare the turns that both have: the same plays, points and days of thought."""
    states = evening.states()
    if len(states) < 2:
        return
    for number, (red, blue) in enumerate(zip(*(state.sent for state in states), strict=False)):
        if red != blue:
            raise NotSo("both sheets fit", f"turn {number}: {red}; {blue}")


def somebody_can_go_on(evening: "Letter") -> None:
    """Look at both pages, where no question waits: a game that is not over waits for one, or for the mail."""
    states = evening.states()
    if len(states) < 2 or any(state.ending or state.asks_arbiter for state in states):
        return
    for name in OTHER:
        device = evening.devices[name]
        elsewhere = not device.last["url"].endswith(next(iter(device.disk.entries)))
        if elsewhere or "data-modal" in device.regions.get("dialog", ""):
            return
    ways = ("correspondence.make", "correspondence.tile", "correspondence.send", "correspondence.read")
    if not any(evening.devices[name].sees.shows(do) for name in OTHER for do in ways):
        said = [evening.devices[name].reads()[:300] for name in OTHER]
        raise NotSo("a letter game goes on", f"{said}")


class Letter(Evening):
    kind = "letter"
    never = (*Evening.never, "correspondence.sit", "event.undo")
    """Nobody writes for the other player, nor takes back a letter that is in the mail."""
    habits: ClassVar[tuple[tuple[int, Habit], ...]] = (
        (14, lays_a_play),
        (16, at.goes_on("red", "blue")),
        (8, at.fills_a_form("red", "blue")),
        (16, reads_the_mail),
        (8, comes_back_to_the_game),
        (6, at.taps_anything("red", "blue", "arbiter")),
        (3, at.fills_a_form("arbiter")),
        (2, at.changes_a_form()),
        (3, at.follows_a_link()),
        (2, takes_a_turn_back),
        (1, at.something_fails()),
        (3, hands.uses_the_board()),
        (2, at.opens_a_file()),
        (4, at.time_goes_by(60, DAY, 3 * DAY, 16 * DAY)),
        (6, at.everybody_looks),
    )
    at_the_end: ClassVar[tuple[Invariant, ...]] = (undo_leads_back, every_log_goes_through_a_file)
    invariants: ClassVar[tuple[Invariant, ...]] = (*logs.INVARIANTS, both_sheets_fit, somebody_can_go_on)

    def begins(self) -> None:
        chance = self.chance
        self.mail: list[tuple[str, str]] = []
        written = sheet(way=chance.choice(("e-mail", "letters")), racks=chance.random() < 0.5)
        for name in OTHER:
            device = self.add(name, Device(self.wire, chance))
            device.go("#/correspondence")
            answer = device.do("correspondence_setup.open", {"how": "sheet", "sheet": written, "me": name})
            assert answer["ok"], device.page
        self.add("arbiter", Device(self.wire, chance)).go("#/dispute")

    def does(self, move: Move) -> None:
        super().does(move)
        for name, device in self.devices.items():
            for what, text in TEXT.findall(device.regions["work"]):
                to = "arbiter" if what == "letter" else OTHER.get(name, "red")
                letter_ = to, html.unescape(text).lstrip("\n")
                if letter_ not in self.mail:
                    self.mail.append(letter_)

    def known_at(self, device: Device, chance: Random) -> Known:
        name = next(name for name, each in self.devices.items() if each is device)
        lists = {"messages": lambda: [text for to, text in self.mail if to == name or to == "red"]}
        return lambda what: lists[what]() if what in lists else []

    def may_go(self, name: str, link: str) -> bool:
        return link.startswith("#/event/")

    def states(self) -> list[Any]:
        return [
            self.devices[name].folded(next(iter(self.devices[name].disk.entries)))
            for name in OTHER
            if self.devices[name].disk.entries
        ]

    def special(self, device: Device, does: str, move: Move) -> None:
        if does == "lays" and device.sees.shows("correspondence.tile"):
            _lays(device, move.data["play"])
        else:
            super().special(device, does, move)


def _lays(device: Device, text: str) -> None:
    """Tap each free square of the play, and the key of its letter."""
    state = device.state
    board = next(iter(state.courses.values())).board
    play = read_play(state.tile_set, text)
    for square, code in zip(play.squares, play.word, strict=True):
        if board.squares[square]:
            continue
        row, column = divmod(square, SIZE)
        device.do("correspondence.square", data={"row": str(row), "col": str(column)})
        device.do("correspondence.key", data={"key": letter(state.tile_set, code & ~AS_BLANK)})
