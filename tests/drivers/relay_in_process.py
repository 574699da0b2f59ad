"""A wire with the rooms of serving/relay_rooms.py and no server: what waits there, and what was written.

A device may be cut off: what is
written to it is lost, and its line is opened again once it is back. A slow one gets everything later.
"""

from contextlib import suppress
from typing import Any

from drivers.linked_windows import Wire
from drivers.relay_lines import GuestsLine, Line, OwnersLine, number_of, short
from faristol.serving.relay_allowance import Refused
from faristol.serving.relay_rooms import Room, Rooms

NOT_THERE = (0, 404)
"""No answer, or no such room. What is refused for another reason is sent again by whoever keeps it."""
ADDRESSES = ["http://192.168.1.5:8000"]


class RelayWire(Wire):
    def __init__(self) -> None:
        super().__init__()
        self.addresses = ADDRESSES
        self.rooms: Rooms | Down = Rooms()
        self.lines: list[Line] = []
        self.heard: dict[tuple[str, str], int] = {}
        """The number of each guest's last message, which the judge's page keeps when it is loaded again."""
        self.cut_off: set[Any] = set()
        self.slow: set[Any] = set()
        self._number = 0

    @property
    def is_down(self) -> bool:
        return isinstance(self.rooms, Down)

    # --- what befalls it

    def stop_relay(self) -> None:
        """Let the relay end, with all that waited in it."""
        self.rooms = Down()
        for line in list(self.lines):
            line.breaks()

    def start_relay(self) -> None:
        self.rooms = Rooms()

    def forget(self, tablet: Any) -> None:
        """Let a page be loaded again, or die: its links are gone, and the others notice."""
        super().forget(tablet)
        self.waiting = type(self.waiting)(each for each in self.waiting if each[0] is not tablet)
        for line in [line for line in self.lines if line.tablet is tablet]:
            self.lines.remove(line)
            line.goes()

    def opens_again(self, tablet: Any) -> None:
        """Let a page find that its line has been dead for a while."""
        for line in [line for line in self.lines if line.tablet is tablet]:
            line.breaks()

    # --- what pages and relay do

    def held(self, tablet: Any) -> list[dict[str, Any]]:
        states: list[tuple[int, str]] = []
        for line in [line for line in self.lines if line.tablet is tablet]:
            if isinstance(line, GuestsLine):
                states.append((line.link, line.state))
            elif isinstance(line, OwnersLine):
                states += [(number_of(name), state) for name, state in line.ends.items()]
        return super().held(tablet) + [{"link": link, "state": state, "sdp": ""} for link, state in states]

    def heard_on(self, links: set[int]) -> list[Any]:
        well = [line for line in self.lines if line.tablet not in self.cut_off | self.slow]
        owners = [line.ends for line in well if isinstance(line, OwnersLine)]
        here = {name for ends in owners for name, state in ends.items() if state == "open"}
        guests = [line for line in well if isinstance(line, GuestsLine) and line.state == "open"]
        return super().heard_on(links) + [
            line.tablet for line in guests if line.name in here and number_of(line.name) in links
        ]

    def run(self) -> None:
        for _ in range(10_000):
            super().run()
            if not self._relays():
                return
        raise AssertionError("the relay never rests")

    def _relays(self) -> bool:
        """Open the lines that broke, and hand across what waits; return whether there was anything."""
        moved = False
        for line in list(self.lines):
            if line.box and line.at and line.at.ended:
                line.breaks()
            if line.box is None and line.tablet not in self.cut_off and line in self.lines:
                try:
                    line.opens()
                    moved = True
                except Refused:
                    continue
            box = line.box
            if box is None or line.tablet in self.slow:
                continue
            if box.reader is not line:
                line.is_replaced()
                continue
            for letter in box.later_than(line.had, line.begun):
                line.had = box.written = letter.number
                if line.tablet not in self.cut_off:
                    line.last = letter.number
                    line.hears(letter.event, letter.data)
                    moved = True
                if line.box is not box:
                    break
        return moved

    def _do(self, tablet: Any, order: dict[str, Any]) -> None:
        match order["do"]:
            case "relay_open":
                room, key = short(order["secret"], 16), short(f"key {order['secret']}", 32)
                tablet.tell("relay", room=room, key=key, addresses=self.addresses)
                turn = order["turn"]
                of_room = [line for line in self._owners(tablet) if line.room == room]
                if not any(line.turn == turn for line in of_room):
                    self.lines = [line for line in self.lines if line not in of_room]
                    self.lines.append(OwnersLine(self, tablet, room, key=key, turn=turn))
            case "relay_end":
                room = short(order["secret"], 16)
                own = [line for line in self._owners(tablet) if line.room == room]
                self.lines = [line for line in self.lines if line not in own]
                with suppress(Refused):
                    self.rooms.end(room, own[0].turn if own else 0)
            case "relay_join":
                self.numbered += 1
                for line in [each for each in self.lines if getattr(each, "secret", "") == order["secret"]]:
                    self.lines.remove(line)
                line = GuestsLine(self, tablet, order["room"], secret=order["secret"], link=self.numbered)
                self.lines.append(line)
                tablet.tell("joined", link=line.link)
            case "send" if found := self._line_of(tablet, order["link"]):
                self.sent.append((tablet, order["text"]))
                self._send(*found, order["text"])
            case "close" if found := self._line_of(tablet, order["link"]):
                line, name = found
                if isinstance(line, OwnersLine):
                    line.ends.pop(name, None)
                else:
                    self.lines.remove(line)
                    line.goes()
            case _:
                super()._do(tablet, order)

    def _send(self, line: Line, name: str, text: str) -> None:
        state = line.ends.get(name) if isinstance(line, OwnersLine) else line.state
        if state != "open":
            return
        self._number += 1
        try:
            if line.tablet in self.cut_off:
                raise Refused(0)
            if isinstance(line, OwnersLine):
                line.posts_to(name, f"{self._number} {text}")
            elif isinstance(line, GuestsLine):
                line.posts(f"{self._number} {text}")
        except Refused as refused:
            if refused.status in NOT_THERE:
                line.breaks()

    def _owners(self, tablet: Any) -> list[OwnersLine]:
        return [line for line in self.lines if line.tablet is tablet and isinstance(line, OwnersLine)]

    def _line_of(self, tablet: Any, link: int) -> tuple[Line, str] | None:
        for line in [line for line in self.lines if line.tablet is tablet]:
            if isinstance(line, GuestsLine) and line.link == link:
                return line, ""
            if isinstance(line, OwnersLine):
                for name in line.ends:
                    if number_of(name) == link:
                        return line, name
        return None


class Down:
    """A relay that does not run."""

    def all(self) -> list[Room]:
        return []

    def find(self, name: str) -> Room:
        raise Refused(0)

    def open(self, name: str, key: str, address: str, turn: int = 0) -> Room:
        raise Refused(0)

    def end(self, name: str, turn: int | None = None) -> None: ...
