"""The ends of a line of the relay, as relay.js, relay_line.js and page_link.js are."""

import base64
import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from faristol.room.by_relay import FIRST_LINK
from faristol.serving.relay_allowance import Refused
from faristol.serving.relay_rooms import Mailbox, Room

if TYPE_CHECKING:
    from drivers.relay_in_process import RelayWire

HERE = "127.0.0.1"


def short(of: str, count: int) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(of.encode()).digest()[:count]).rstrip(b"=").decode()


def number_of(name: str) -> int:
    """Return the judge's number of a guest, which follows from its key."""
    return FIRST_LINK + int.from_bytes(hashlib.sha256(name.encode()).digest()[:6])


@dataclass(eq=False)
class Line:
    """What a page hears of the relay, for as long as the page is there."""

    wire: "RelayWire"
    tablet: Any
    room: str
    last: int = 0
    at: Room | None = None
    box: Mailbox | None = None
    begun: int = 0
    had: int = 0
    state: str = "waiting"
    number: int = 0
    """Of the last message that it could read."""

    def connects(self, room: Room, box: Mailbox) -> None:
        self.at, self.box, self.begun = room, box, box.number
        self.had = self.last if 0 < self.last <= box.number else box.written

    def breaks(self) -> None:
        self.box = None

    def hears(self, event: str, data: str) -> None:
        raise NotImplementedError

    def is_replaced(self) -> None:
        self.breaks()

    def goes(self) -> None:
        """Leave the relay, which notices it."""

    def _tells(self, link: int, before: str, state: str) -> str:
        if before == state or (before == "waiting" and state == "silent"):
            return before
        self.tablet.tell("state", link=link, state=state)
        return state


@dataclass(eq=False)
class GuestsLine(Line):
    secret: str = ""
    link: int = 0
    """The guest's own number for it."""

    @property
    def name(self) -> str:
        return short(self.secret, 32)

    def opens(self) -> None:
        room = self.wire.rooms.find(self.room)
        with room.lock:
            guest = room.guest(self.name, HERE)
            room.guest_came(self.name, guest, self)
            self.connects(room, guest.box)
            owner = room.owner_state
        self.hears("owner", owner)

    def goes(self) -> None:
        for room in self.wire.rooms.all():
            with room.lock:
                if self.name in room.guests:
                    room.guest_went(self.name, room.guests[self.name], self)

    def hears(self, event: str, data: str) -> None:
        if event == "owner":
            self.number = 0
            self._becomes("silent")
            if data == "here":
                self._becomes("open")
        else:
            number, _, text = data.partition(" ")
            if int(number) > self.number:
                self.number = int(number)
                self.tablet.tell("text", link=self.link, text=text)

    def breaks(self) -> None:
        super().breaks()
        self._becomes("silent")

    def _becomes(self, state: str) -> None:
        self.state = self._tells(self.link, self.state, state)

    def posts(self, text: str) -> None:
        room = self.wire.rooms.find(self.room)
        with room.lock:
            room.guest(self.name, HERE)
            room.from_guest(self.name, text, HERE)


@dataclass(eq=False)
class OwnersLine(Line):
    key: str = ""
    turn: int = 0
    """It grows whenever another device goes on in the place of this one."""
    ends: dict[str, str] = field(default_factory=dict)
    """The guests, each with how its link is."""

    def opens(self) -> None:
        try:
            room = self.wire.rooms.open(self.room, self.key, HERE, self.turn)
        except Refused as refused:
            self._is_outdone(refused)
            raise
        with room.lock:
            room.owner_came(self)
            self.connects(room, room.owner)
            here = room.guests_here()
        for name in [name for name in self.ends if name not in here]:
            self.hears("gone", name)
        for name in here:
            self.hears("come", name)

    def goes(self) -> None:
        for room in self.wire.rooms.all():
            if room.name == self.room:
                with room.lock:
                    room.owner_went(self)

    def hears(self, event: str, data: str) -> None:
        if event == "come":
            self.ends.setdefault(data, "waiting")
            self._becomes(data, "silent")
            self._becomes(data, "open")
        elif event == "gone" and data in self.ends:
            self._becomes(data, "silent")
            del self.ends[data]
        elif event == "text":
            name, number, text = data.split(" ", 2)
            if int(number) > self.wire.heard.get((self.room, name), 0):
                self.wire.heard[self.room, name] = int(number)
                self.tablet.tell("text", link=number_of(name), text=text)

    def breaks(self) -> None:
        super().breaks()
        for name in self.ends:
            self._becomes(name, "silent")

    def is_replaced(self) -> None:
        """Another page has the room: of this event, or another device that goes on in its place."""
        try:
            self.wire.rooms.find(self.room).take_turn(self.turn)
        except Refused as refused:
            self._is_outdone(refused)
        else:
            self._leaves("relay_left")

    def _is_outdone(self, refused: Refused) -> None:
        if refused.content and refused.content["turn"] > self.turn:
            self._leaves("relay_outdone", **refused.content)

    def _leaves(self, told: str, **more: Any) -> None:
        self.wire.lines.remove(self)
        self.box = None
        self.tablet.tell(told, **more)

    def _becomes(self, name: str, state: str) -> None:
        self.ends[name] = self._tells(number_of(name), self.ends[name], state)

    def posts_to(self, name: str, text: str) -> None:
        room = self.wire.rooms.find(self.room)
        try:
            with room.lock:
                room.take_turn(self.turn)
                room.to_guest(name, text)
        except Refused as refused:
            self._is_outdone(refused)
            self._becomes(name, "silent")
