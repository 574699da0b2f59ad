"""A wire with a relay: what relay.js and serving/relay.py do with the orders, without a browser."""

import base64
import hashlib
from dataclasses import dataclass
from typing import Any

from drivers.linked_windows import Tablet, Wire
from drivers.tablet_room import PlayedRoom, PlayersTablet
from faristol.room.by_relay import FIRST_LINK

ADDRESSES = ["http://192.168.1.5:8000", "http://10.0.0.7:8000"]


def _text(of: str, count: int) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(of.encode()).digest()[:count]).rstrip(b"=").decode()


@dataclass
class Line:
    """A guest's page at the relay."""

    tablet: Tablet
    room: str
    secret: str
    link: int
    """Its own number for it."""
    state: str = "waiting"
    state_there: str = "waiting"
    turn: int = 0
    """The greatest that this page has heard."""

    @property
    def link_there(self) -> int:
        """The judge's number for it, which follows from its key."""
        return FIRST_LINK + int.from_bytes(hashlib.sha256(self.secret.encode()).digest()[:6])


class RelayedWire(Wire):
    def __init__(self, addresses: list[str] | None = None) -> None:
        super().__init__()
        self.addresses = ADDRESSES if addresses is None else addresses
        self.owners: dict[str, Tablet] = {}
        """The rooms at the relay, each with the judge's tablet that is connected."""
        self.turns: dict[str, int] = {}
        """The turn of each room at the relay, which forgets it when it is restarted."""
        self.own_turns: dict[tuple[Tablet, str], int] = {}
        """With which turn a tablet has opened a room."""
        self.lines: list[Line] = []
        self.there = True
        """Whether this site comes from a relay."""

    def held(self, tablet: Tablet) -> list[dict[str, Any]]:
        mine = [(line.link, line.state) for line in self.lines if line.tablet is tablet]
        mine += [
            (line.link_there, line.state_there)
            for line in self.lines
            if self.owners.get(line.room) is tablet and line.state_there != "waiting"
        ]
        return super().held(tablet) + [{"link": link, "state": state, "sdp": ""} for link, state in mine]

    def forget(self, tablet: Tablet) -> None:
        super().forget(tablet)
        self.lines = [line for line in self.lines if line.tablet is not tablet or self._goes(line)]
        for room, owner in list(self.owners.items()):
            if owner is tablet:
                del self.owners[room]
                self._follow(room)

    def restart_relay(self) -> None:
        """Let the relay end and begin again: all are silent, then the pages come back by themselves."""
        owners, self.owners, self.turns = self.owners, {}, {}
        for room, owner in owners.items():
            for line in self.lines:
                if line.room == room and line.state_there == "open":
                    line.state_there = "silent"
                    owner.tell("state", link=line.link_there, state="silent")
            self._follow(room)
        self.run()
        self.owners = owners
        for room in owners:
            self._follow(room)
        self.run()

    def _goes(self, line: Line) -> bool:
        owner = self.owners.get(line.room)
        if owner and line.state_there == "open":
            owner.tell("state", link=line.link_there, state="silent")
        return False

    def _do(self, tablet: Tablet, order: dict[str, Any]) -> None:
        match order["do"]:
            case "relay_open" if self.there:
                room, key = _text(order["secret"], 16), _text(f"key {order['secret']}", 32)
                tablet.tell("relay", room=room, key=key, addresses=self.addresses)
                before, turn = self.owners.get(room), self.turns.get(room, 0)
                self.own_turns[tablet, room] = order["turn"]
                if order["turn"] < turn:
                    tablet.tell("relay_outdone", turn=turn)
                    return
                self.turns[room] = order["turn"]
                if before is tablet:
                    return
                if before and order["turn"] > turn:
                    del self.owners[room]
                    self._follow(room)
                self.owners[room] = tablet
                if before:
                    before.tell("relay_outdone" if order["turn"] > turn else "relay_left", turn=order["turn"])
                for line in self.lines:
                    line.state_there = "waiting" if line.room == room else line.state_there
                self._follow(room)
            case "relay_end":
                room = _text(order["secret"], 16)
                is_owner = self.own_turns.get((tablet, room), 0) >= self.turns.get(room, 0)
                if is_owner and self.owners.pop(room, None):
                    self._follow(room)
            case "relay_join":
                self.numbered += 1
                line = Line(tablet, order["room"], order["secret"], self.numbered)
                known = [each.turn for each in self.lines if each.secret == line.secret]
                line.turn = max(known, default=0)
                self.lines = [each for each in self.lines if each.secret != line.secret] + [line]
                tablet.tell("joined", link=line.link)
                if self.there:
                    self._follow(line.room)
                else:
                    tablet.tell("state", link=line.link, state="no-relay")
            case "send" if found := self._line(tablet, order["link"]):
                self.sent.append((tablet, order["text"]))
                line, to, link = found
                if line.state == line.state_there == "open" and line.link not in self.cut and to:
                    self._pass_on(line, tablet, to, link, order["text"])
            case "close" if found := self._line(tablet, order["link"]):
                line = found[0]
                if line.tablet is tablet:
                    self.lines.remove(line)
                    self._goes(line)
                else:
                    line.state_there = "waiting"
            case "spare_offer" if self._line(tablet, order["link"]):
                raise AssertionError("a link by the relay needs no spare")
            case _:
                super()._do(tablet, order)

    def _pass_on(self, line: Line, tablet: Tablet, to: Tablet, link: int, text: str) -> None:
        """What the pages do about turns: a guest hears no lesser one, and says the greatest that it knows."""
        if tablet is line.tablet:
            if line.turn > self.own_turns.get((to, line.room), 0):
                return to.tell("relay_outdone", turn=line.turn)
        elif self.own_turns.get((tablet, line.room), 0) < line.turn:
            return None
        else:
            line.turn = self.own_turns.get((tablet, line.room), 0)
        return to.tell("text", link=link, text=text)

    def _line(self, tablet: Tablet, link: int) -> tuple[Line, Tablet | None, int] | None:
        for line in self.lines:
            if line.tablet is tablet and line.link == link:
                return line, self.owners.get(line.room), line.link_there
            if line.link_there == link and self.owners.get(line.room) is tablet:
                return line, line.tablet, line.link
        return None

    def _follow(self, room: str) -> None:
        """Say to each side of the room's lines whether the other is there."""
        owner = self.owners.get(room)
        for line in [line for line in self.lines if line.room == room]:
            if owner and line.state_there != "open":
                line.state_there = "open"
                owner.tell("state", link=line.link_there, state="open")
            now = "open" if owner else "silent"
            if line.state != now and not (line.state == "waiting" and now == "silent"):
                line.state = now
                line.tablet.tell("state", link=line.link, state=now)


class RelayedRoom(PlayedRoom):
    """The judge's page comes from a relay, and so do the pages of the tables that are asked for."""

    wire: RelayedWire

    def __init__(
        self, tables: tuple[int, ...] = (1, 2), wire: RelayedWire | None = None, **more: Any
    ) -> None:
        super().__init__((), wire=wire or RelayedWire(), **more)
        self.guests = {table: self.comes_by_link(table) for table in tables}

    @property
    def link(self) -> str:
        room = self.judge.engine._tablets.room.relay
        assert room
        return str(room.link)

    @property
    def name(self) -> str:
        (name,) = {line.room for line in self.wire.lines}
        return name

    def comes_by_link(self, table: int, tablet: PlayersTablet | None = None) -> PlayersTablet:
        own = hashlib.sha256(bytes([len(self.wire.tablets)])).digest()
        tablet = tablet or PlayersTablet(self.wire, secret=own)
        tablet.ahead, tablet.now = 0, self.now
        tablet.go("#/join")
        assert tablet.do("join.read", {"code": self.link})["ok"], tablet.page
        assert tablet.do("join.take", {"table": str(table)})["ok"], tablet.page
        self.wire.run()
        tablet.go("#/seat")
        return tablet
