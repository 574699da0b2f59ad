"""The relay of a room's messages, beside the site (serve.py): Server-Sent Events and POST.

The devices of a room find each other by it where a computer stays: each sends with POST /relay/…, and hears
with an EventSource, which every browser has and which passes every access point. The messages are sealed from
end to end (site/sealing.js): the relay sees who talks to whom and how much, and holds it in memory only.
A thread for each connection carries that: 100 readers cost 5 MB and a four-hundredth of a core when idle.

GET    /relay/                    what rooms there are, and by which addresses telephones reach this computer
POST   /relay/ROOM                opens the room; the body is the judge's public key, the answer a ticket
DELETE /relay/ROOM                ends it
GET    /relay/ROOM/owner?ticket=  what guests send, and who comes and goes
POST   /relay/ROOM/to/GUEST       a message to a guest
GET    /relay/ROOM/guests/GUEST   what the owner sends to a guest, and whether it is here or away
POST   /relay/ROOM/from/GUEST     a message to the owner
POST   /relay/ROOM/live           the page that everybody in the network may read; DELETE takes it away
GET    /live/ROOM                 that page; without a room the only one, or all of them
GET    /relay/status              how much waits for whom; this computer only, which may also end any room

Whoever hears and is replaced by a later connection is told so: it may be another window of the same device.
Whoever hears is told, too, that the room has ended. A device that goes on in the judge's place says so with a
greater turn (X-Turn): the one before it is told, and refused from then on.
"""

import base64
import hashlib
import json
import re
import select
import time
import urllib.parse
from typing import Any

from faristol.serving import connections, relay_live
from faristol.serving.relay_allowance import Refused, is_this_computer
from faristol.serving.relay_rooms import Guest, Mailbox, Room

FROM_GUEST = 24_000
FROM_OWNER = 280_000
"""Bytes of one message."""
SIGN_OF_LIFE = 10
LOOKS = 2.5
"""Seconds between two signs of life to a reader, and between two looks whether it is still there."""

SIGNS = "[A-Za-z0-9_-]"
KEY = re.compile(f"{SIGNS}{{43}}")
TEXT = re.compile(f"{SIGNS}+")
HTML = re.compile("<!doctype html>.*", re.DOTALL)
PATH = re.compile(
    f"/relay/(?P<room>{SIGNS}{{22}})(?:/(?P<what>owner|guests|to|from|live)(?:/(?P<guest>{SIGNS}{{43}}))?)?"
)


class Handler(connections.Handler):
    """Answers what is asked of the relay; the server has the rooms."""

    server: Any

    def is_for_relay(self) -> bool:
        return self.path.partition("?")[0].startswith(("/relay/", "/live/"))

    def answer_relay(self) -> None:
        self._unread = self.headers.get("Content-Length", "0") != "0"
        try:
            self._check_origin()
            self._answer()
        except Refused as refused:
            self.close_connection |= self._unread  # what it still sends of its message is not read
            self._reply(refused.status, refused.content)

    def _answer(self) -> None:
        path, _, query = self.path.partition("?")
        if self.command == "GET" and path.startswith("/live/"):
            self.server.rooms.all()  # which ends those that are forgotten, and their pages with them
            return relay_live.answer(self, self.server.rooms.pages, path.removeprefix("/live/"))
        found = PATH.fullmatch(path)
        if self.command == "GET" and path == "/relay/":
            return self._reply(200, self._about())
        if self.command == "GET" and path == "/relay/status" and self._administers():
            return self._reply(200, self._status())
        if not found:
            raise Refused(404)
        name, what, guest = found["room"], found["what"], found["guest"]
        match self.command, what, bool(guest):
            case "POST", None, False:
                self._check_owner(name)
                key, turn = self._body(KEY, 43), self._turn()
                room = self.server.rooms.open(name, key, self.client_address[0], turn)
                return self._reply(200, {"ticket": room.ticket()})
            case "DELETE", None, False:
                if by_owner := "X-Owner" in self.headers or not self._administers():
                    self._check_owner(name)
                self.server.rooms.end(name, self._turn() if by_owner else None)
                return self._reply(204)
            case "POST", "live", False:
                self._check_owner(name)
                self.server.rooms.find(name).take_turn(self._turn())
                page = self._body(HTML, relay_live.MOST_OF_PAGE).encode("latin-1")
                self.server.rooms.pages.publish(name, page)
                return self._reply(204)
            case "DELETE", "live", False:
                self._check_owner(name)
                self.server.rooms.pages.end(name)
                return self._reply(204)
            case "GET", "owner", False:
                ticket = urllib.parse.parse_qs(query).get("ticket", [""])[0]
                return self._to_owner(self.server.rooms.find(name), ticket, self._had(query))
            case "GET", "guests", True:
                return self._to_guest(self.server.rooms.find(name), guest, self._had(query))
            case "POST", "to", True:
                self._check_owner(name)
                return self._from_owner(self.server.rooms.find(name), guest)
            case "POST", "from", True:
                return self._from_guest(self.server.rooms.find(name), guest)
        raise Refused(404)

    def _check_origin(self) -> None:
        """A page from elsewhere may be open in a browser of the room: it has no part in this."""
        origin = self.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] != self.headers.get("Host"):
            raise Refused(403)

    def _check_owner(self, room: str) -> None:
        if not owns(self.headers.get("X-Owner", ""), room):
            raise Refused(403)

    def _turn(self) -> int:
        said = self.headers.get("X-Turn", "0")
        if not re.fullmatch("[0-9]{1,15}", said):
            raise Refused(400)
        return int(said)

    def _administers(self) -> bool:
        """Only this computer does, and not by a name that somebody else has pointed to it."""
        host = urllib.parse.urlsplit(f"//{self.headers.get('Host', '')}").hostname or ""
        return is_this_computer(self.client_address[0]) and (host == "localhost" or is_this_computer(host))

    def _body(self, form: re.Pattern[str], most: int) -> str:
        length = self.headers.get("Content-Length", "")
        if not re.fullmatch("[0-9]{1,9}", length):
            raise Refused(411)
        if int(length) > most:
            raise Refused(413)
        self.reader.begin_request(int(length))
        body = self.rfile.read(int(length)).decode("latin-1")
        self._unread = False
        if len(body) != int(length) or not form.fullmatch(body):
            raise Refused(400)
        return body

    def _had(self, query: str) -> int:
        """Returns up to which number the reader has had everything."""
        asked = urllib.parse.parse_qs(query).get("after", [""])[0]
        had = self.headers.get("Last-Event-ID") or asked
        return int(had) if re.fullmatch("[0-9]{1,15}", had) else 0

    def _about(self) -> dict[str, Any]:
        rooms = [
            {"room": room.name, "key": room.key} for room in self.server.rooms.all() if room.owner.reader
        ]
        return {"relay": 1, "addresses": self.server.telephones(), "rooms": rooms}

    def _status(self) -> dict[str, Any]:
        rooms = []
        for room in self.server.rooms.all():
            with room.lock:
                boxes = {name: guest.box for name, guest in room.guests.items()}
                rooms.append(
                    {
                        "room": room.name,
                        "owner": room.owner_state,
                        "waiting": len(room.owner.waiting()),
                        "guests": [
                            {"guest": name, "here": bool(box.reader), "waiting": len(box.waiting())}
                            for name, box in boxes.items()
                        ],
                        "bytes": room.owner.size + sum(box.size for box in boxes.values()),
                    }
                )
        return {"connections": len(self.server.connected), "rooms": rooms}

    def _from_guest(self, room: Room, name: str) -> None:
        text = self._body(TEXT, FROM_GUEST)
        with room.lock:
            room.asked_by(name, self.client_address[0])
            room.from_guest(name, text, self.client_address[0])
        self._reply(204)

    def _from_owner(self, room: Room, guest: str) -> None:
        text, turn = self._body(TEXT, FROM_OWNER), self._turn()
        with room.lock:
            room.take_turn(turn)
            room.to_guest(guest, text)
        self._reply(204)

    def _to_owner(self, room: Room, ticket: str, had: int) -> None:
        with room.lock:
            if not room.admits(ticket):
                raise Refused(403)
            room.owner_came(self)
            first = f"event: guests\ndata: {json.dumps(room.guests_here())}\n\n"
            begun, turn = room.owner.number, room.turn
        try:
            self._stream(room, room.owner, had, begun, first, turn)
        finally:
            with room.lock:
                room.owner_went(self)

    def _to_guest(self, room: Room, name: str, had: int) -> None:
        with room.lock:
            guest: Guest = room.asked_by(name, self.client_address[0])
            room.guest_came(name, guest, self)
            first = f"event: owner\ndata: {room.owner_state}\n\n"
            begun = guest.box.number
        try:
            self._stream(room, guest.box, had, begun, first)
        finally:
            with room.lock:
                room.guest_went(name, guest, self)

    def _stream(self, room: Room, box: Mailbox, had: int, begun: int, first: str, turn: int = 0) -> None:
        """Writes what waits in a box, as long as its reader is there; an owner has to have the turn."""
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        # A page that was loaded again has no number, or one of another relay, whose clock was ahead: it gets
        # what nobody was sent. What was on its way to it before comes again from who waits for an answer.
        had = had if 0 < had <= begun else box.written
        self._write(f"retry: 1000\n\n{first}")
        spoke = time.monotonic()
        while True:
            with room.lock:
                letters = box.later_than(had, begun)
                if not letters and box.reader is self and not room.ended:
                    box.changed.wait(LOOKS)
                    letters = box.later_than(had, begun)
                replaced = box.reader is not self
            if box is room.owner and room.turn > turn:
                self._write(f"event: outdone\ndata: {room.turn}\n\n")
            elif replaced or room.ended:
                self._write(f"event: {'replaced' if replaced else 'ended'}\ndata: \n\n")
            if replaced or room.ended or self._has_gone():
                return
            if letters:
                self._write("".join(_event(letter.number, letter.event, letter.data) for letter in letters))
                had = box.written = letters[-1].number
            elif time.monotonic() - spoke > SIGN_OF_LIFE:
                self._write(": here\n\n")
            else:
                continue
            spoke = time.monotonic()

    def _write(self, text: str) -> None:
        self.wfile.write(text.encode())

    def _has_gone(self) -> bool:
        """Returns whether the other end has hung up: a reader says nothing more."""
        return bool(select.select([self.connection], [], [], 0)[0])

    def _reply(self, status: int, content: Any = None) -> None:
        body = b"" if content is None else json.dumps(content).encode()
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)


def owns(token: str, room: str) -> bool:
    """Return whether the name of a room follows from this token."""
    try:
        secret = base64.b64decode(token + "=", b"-_", validate=True)
    except ValueError:
        return False
    digest = hashlib.sha512(secret).digest()[:16]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == room


def _event(number: int, event: str, data: str) -> str:
    return f"id: {number}\nevent: {event}\ndata: {data}\n\n"
