"""The rooms of the relay: who is connected to each, and what waits for whom. Nothing here can read a message.

The owner is whoever has the token from which the room's name follows, and the greatest turn. What was
written to a reader is still held for a while, because a line that breaks loses what was on its way; the
reader says up to which number it has had everything.
"""

import secrets
import threading
import time
from collections import deque
from dataclasses import dataclass, field

from faristol.serving.relay_allowance import Allowance, Refused, is_this_computer
from faristol.serving.relay_live import Pages

MOST_ROOMS = 64
MOST_ROOMS_OF_ONE = 8
"""Of one address, so that nobody takes all of them; this computer itself may have more."""
MOST_GUESTS = 120
MOST_GUESTS_OF_ONE = 40
"""In a room, of one address, which may be a router with a table of telephones behind it."""
MOST_LETTERS = 200
MOST_BYTES = 2_000_000
"""What waits for one reader."""
MOST_OF_ONE_SENDER = 30
"""Of what waits for the owner, so that one guest doesn't take the place of the others."""
MOST_OF_ONE_ADDRESS = 90
MOST_BYTES_OF_ROOM = 8_000_000
GUESTS_OF_ADDRESS = 4
"""All names of one address together may send as much as so many guests."""
MOST_ADDRESSES = 1_000
TICKET_LASTS = 30
"""Seconds in which the owner may begin to hear with a ticket."""
OWNER_AWAY = 3 * 60 * 60
"""Seconds after which a room ends whose owner doesn't come back."""


@dataclass(frozen=True)
class Letter:
    number: int
    event: str
    data: str
    sender: str = ""
    address: str = ""

    @property
    def size(self) -> int:
        return len(self.data)


@dataclass(eq=False)
class Mailbox:
    """What waits for one reader, and what it was sent last."""

    changed: threading.Condition
    number: int
    """Of the last letter. It begins with the time: after a restart numbers go on growing."""
    letters: deque[Letter] = field(default_factory=deque)
    written: int = 0
    """The number of the last letter that went to the reader."""
    size: int = 0
    reader: object = None
    """The connection that reads now; a newer one takes its place."""
    since: float = field(default_factory=time.monotonic)
    """When the reader came or went."""

    def put(self, event: str, data: str, sender: str = "", address: str = "") -> None:
        self.number += 1
        self.letters.append(Letter(self.number, event, data, sender, address))
        self.size += len(data)
        while len(self.letters) > MOST_LETTERS or self.size > MOST_BYTES:
            self.drop_oldest()
        self.changed.notify_all()

    def drop_oldest(self) -> None:
        """Drop what a reader has had or can do without; a text that waits only among such."""
        letter = next((each for each in self.letters if not self._waits(each)), self.letters[0])
        self.letters.remove(letter)
        self.size -= letter.size

    def _waits(self, letter: Letter) -> bool:
        return letter.number > self.written and letter.event == "text"

    def waiting(self) -> list[Letter]:
        """Return the texts that no reader was sent."""
        return [letter for letter in self.letters if self._waits(letter)]

    def later_than(self, number: int, begun: int) -> list[Letter]:
        """Return what a reader lacks; who came and went before it `begun` it knows already."""
        return [
            letter
            for letter in self.letters
            if letter.number > number and (letter.event == "text" or letter.number > begun)
        ]

    def connect(self, reader: object) -> None:
        self.reader, self.since = reader, time.monotonic()
        self.changed.notify_all()


@dataclass(eq=False)
class Guest:
    address: str
    box: Mailbox
    allowance: Allowance = field(default_factory=Allowance)


class Room:
    def __init__(self, name: str, key: str, address: str, turn: int = 0) -> None:
        self.name, self.key, self.address, self.turn = name, key, address, turn
        self.lock = threading.RLock()
        self.owner = self._mailbox()
        self.guests: dict[str, Guest] = {}
        self.addresses: dict[str, Allowance] = {}
        self.tickets: dict[str, float] = {}
        self.ended = False

    def _mailbox(self) -> Mailbox:
        return Mailbox(threading.Condition(self.lock), int(time.time() * 1000))

    @property
    def owner_state(self) -> str:
        return "here" if self.owner.reader else "away"

    def guests_here(self) -> list[str]:
        return [name for name, guest in self.guests.items() if guest.box.reader]

    def ticket(self) -> str:
        """Return what lets the owner begin to hear, once and soon: an address may be written down."""
        with self.lock:
            now = time.monotonic()
            self.tickets = {each: until for each, until in self.tickets.items() if until > now}
            ticket = secrets.token_urlsafe(24)
            self.tickets[ticket] = now + TICKET_LASTS
            return ticket

    def take_turn(self, turn: int) -> None:
        """Let a device with a greater turn be the owner, and the one before it no more; refuse a lesser."""
        with self.lock:
            if turn < self.turn:
                raise Refused(409, self.turn)
            if turn > self.turn:
                self.turn = turn
                self.tickets.clear()
                self.owner_went(self.owner.reader)
                self.owner.changed.notify_all()

    def admits(self, ticket: str) -> bool:
        with self.lock:
            return self.tickets.pop(ticket, 0) > time.monotonic()

    def asked_by(self, name: str, address: str) -> Guest:
        """Return the guest that asks something; refuse it when it, or its address, asks too much."""
        if not is_this_computer(address):
            if address not in self.addresses and len(self.addresses) >= MOST_ADDRESSES:
                del self.addresses[min(self.addresses, key=lambda each: self.addresses[each].asked)]
            self.addresses.setdefault(address, Allowance(GUESTS_OF_ADDRESS)).count()
        guest = self.guest(name, address)
        guest.allowance.count()
        return guest

    def guest(self, name: str, address: str) -> Guest:
        """Return a guest; for a new one whoever is away longest makes place, of its own address first."""
        if name in self.guests:
            return self.guests[name]
        of_one = [each for each, guest in self.guests.items() if guest.address == address]
        if len(of_one) >= MOST_GUESTS_OF_ONE and not is_this_computer(address):
            self._forget_one_of(of_one)
        elif len(self.guests) >= MOST_GUESTS:
            self._forget_one_of(list(self.guests))
        self.guests[name] = Guest(address, self._mailbox())
        return self.guests[name]

    def _forget_one_of(self, names: list[str]) -> None:
        away = [name for name in names if not self.guests[name].box.reader]
        if not away:
            raise Refused(503)
        del self.guests[min(away, key=lambda name: self.guests[name].box.since)]

    def owner_came(self, reader: object) -> None:
        self.owner.connect(reader)
        self._tell_guests()

    def owner_went(self, reader: object) -> None:
        if self.owner.reader is reader:
            self.owner.connect(None)
            self._tell_guests()

    def _tell_guests(self) -> None:
        for guest in self.guests.values():
            if guest.box.reader:
                guest.box.put("owner", self.owner_state)

    def guest_came(self, name: str, guest: Guest, reader: object) -> None:
        guest.box.connect(reader)
        self._tell_owner("come", name)

    def guest_went(self, name: str, guest: Guest, reader: object) -> None:
        if guest.box.reader is reader:
            guest.box.connect(None)
            self._tell_owner("gone", name)

    def _tell_owner(self, event: str, name: str) -> None:
        """Say who comes and goes; an owner who comes is told who is here."""
        if self.owner.reader:
            self.owner.put(event, name)

    def from_guest(self, name: str, text: str, address: str) -> None:
        waiting, letter = self.owner.waiting(), f"{name} {text}"
        full = (
            len(waiting) >= MOST_LETTERS or sum(map(len, [letter, *(w.data for w in waiting)])) > MOST_BYTES
        )
        of_one = sum(each.sender == name for each in waiting) >= MOST_OF_ONE_SENDER
        of_address = sum(each.address == address for each in waiting) >= MOST_OF_ONE_ADDRESS
        if full or of_one or (of_address and not is_this_computer(address)):
            raise Refused(409)
        self.owner.put("text", letter, name, address)

    def to_guest(self, name: str, text: str) -> None:
        if name not in self.guests:
            raise Refused(404)
        self.guests[name].box.put("text", text)
        boxes = [guest.box for guest in self.guests.values()]
        while sum(box.size for box in boxes) > MOST_BYTES_OF_ROOM:
            max(boxes, key=lambda box: box.size).drop_oldest()

    def end(self) -> None:
        with self.lock:
            self.ended = True
            for box in [self.owner, *(guest.box for guest in self.guests.values())]:
                box.changed.notify_all()


class Rooms:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._rooms: dict[str, Room] = {}
        self.pages = Pages()

    def all(self) -> list[Room]:
        with self._lock:
            self._end_forgotten()
            return list(self._rooms.values())

    def find(self, name: str) -> Room:
        with self._lock:
            self._end_forgotten()
            if name not in self._rooms:
                raise Refused(404)
            return self._rooms[name]

    def open(self, name: str, key: str, address: str, turn: int = 0) -> Room:
        """Open a room, or open it again: then it has the same key and guests, and what waits for them."""
        with self._lock:
            self._end_forgotten()
            if name in self._rooms:
                if self._rooms[name].key != key:
                    raise Refused(409)
                self._rooms[name].take_turn(turn)
                return self._rooms[name]
            of_one = [room for room in self._rooms.values() if room.address == address]
            if len(of_one) >= MOST_ROOMS_OF_ONE and not is_this_computer(address):
                self._end_one_of(of_one)
            elif len(self._rooms) >= MOST_ROOMS:
                self._end_one_of(list(self._rooms.values()))
            self._rooms[name] = Room(name, key, address, turn)
            return self._rooms[name]

    def end(self, name: str, turn: int | None = None) -> None:
        """End a room; one that has ended already stays so. Its owner says the turn."""
        with self._lock:
            room = self._rooms.get(name)
            if room and turn is not None:
                room.take_turn(turn)
            if room:
                self._end(room)

    def _end_one_of(self, rooms: list[Room]) -> None:
        away = [room for room in rooms if not room.owner.reader]
        if not away:
            raise Refused(503)
        self._end(min(away, key=lambda room: room.owner.since))

    def _end_forgotten(self) -> None:
        now = time.monotonic()
        for room in list(self._rooms.values()):
            if not room.owner.reader and now - room.owner.since > OWNER_AWAY:
                self._end(room)

    def _end(self, room: Room) -> None:
        del self._rooms[room.name]
        self.pages.end(room.name)
        room.end()
