"""What of a room outlives a crash of the engine and a reload of the page, as the device's record of it.

Of a host the seats and their tokens, of a guest its seat and what it has handed in; of a host that has joined
another judge's room both. Of a copy only the room: its log is beside the events. Links and codes are not in
it: they live in the page, and end with it.
"""

import json
from dataclasses import asdict, dataclass, replace

from faristol.fields import Count, Damaged, Digits, Few, Moment, Name, Secret, reader
from faristol.plain_json import read_json
from faristol.room.by_relay import room_in
from faristol.room.doubts import Doubt
from faristol.room.guest import Guest
from faristol.room.host import Host
from faristol.room.list_messages import ListOffer
from faristol.room.log_messages import RoomRecord, Turn
from faristol.room.messages import Do, Judged, Role
from faristol.room.seats import Seats, TableRules, Tablet
from faristol.room.second_judge import Sent
from faristol.room.stand_in import EventCopy, Outdone, StandIn

RECORD = "room"
"""The name of the record."""


@dataclass(frozen=True)
class KeptTablet:
    number: Count
    link: int
    role: Role
    table: Count | None
    token: Digits
    here: bool
    admitted: bool
    page: bool = False
    language: Name = ""
    heard: int = 0
    app: Name = ""
    battery: int | None = None


@dataclass(frozen=True)
class KeptCopy:
    agreed: bool
    stream: Name
    room: RoomRecord
    outdone: Moment | None = None
    """When this tablet was outdone, whose own event it is then."""


@dataclass(frozen=True)
class KeptGuest:
    role: Role
    table: Count | None
    token: Secret
    room: Name
    slip: Do | None
    answer: Name
    sight_key: Secret = ""
    judged: tuple[Judged, ...] = ()
    event: Secret = ""
    left: bool = False
    refused: Name = ""
    relay: Name = ""
    relay_secret: Secret = ""
    turn: Turn = 0
    copy: KeptCopy | None = None
    own: KeptCopy | None = None


@dataclass(frozen=True)
class KeptHost:
    stream: Name
    key: Digits
    wanted: Few
    numbered: Few
    tablets: tuple[KeptTablet, ...]
    sent_away: tuple[tuple[Digits, int], ...]
    secret: Digits
    checked: tuple[tuple[int, int], ...] = ()
    doubts: tuple[Doubt, ...] = ()
    event: Secret = ""
    totals: bool = True
    asks: bool = False
    joined: KeptGuest | None = None
    turn: Turn = 0
    since: Turn = 0
    stand_in: StandIn | None = None
    live: bool = False
    passes_on: ListOffer | None = None


Room = Host | Guest


def write_room(room: Room | None) -> str | None:
    if room is None:
        return None
    if isinstance(room, Guest):
        return json.dumps({"as": "guest", **asdict(_kept_guest(room))}, ensure_ascii=False)
    tablets = tuple(KeptTablet(**vars(tablet)) for tablet in room.seats.tablets.values())
    away = tuple(room.seats.sent_away.items())
    numbers = room.wanted, room.seats.numbered
    read = tuple(sorted(room.checked)), room.doubts
    shows, asks = room.rules.totals, room.rules.asks
    secret = room.secret.hex()
    joined = _kept_guest(room.joined) if room.joined else None
    host = KeptHost(
        *(room.stream, room.key.hex(), *numbers, tablets, away, secret, *read, room.event, shows, asks),
        *(joined, room.turn, room.since, room.stand_in, room.rules.live, room.passes_on),
    )
    return json.dumps({"as": "host", **asdict(host)}, ensure_ascii=False)


def _kept_guest(room: Guest) -> KeptGuest:
    judged = tuple(each.judged for each in room.judged)
    seat = room.role, room.table, room.token, room.room
    key = room.sight_key.hex()
    relay = room.relay if room.room == room.relay else "", room.relay_secret
    copies = _kept_copy(room.copy), _kept_copy(room.outdone.own, room.outdone.at) if room.outdone else None
    rest = room.event, room.left, room.refused
    return KeptGuest(*seat, room.slip, room.answer, key, judged, *rest, *relay, room.turn, *copies)


def _kept_copy(copy: EventCopy | None, outdone: int | None = None) -> KeptCopy | None:
    return KeptCopy(copy.agreed, copy.stream, copy.room, outdone) if copy else None


def read_room(text: str | None) -> Room | None:
    """Return the room as it was kept; None for anything else."""
    try:
        content = read_json(text or "")
        return _guest(content) if content["as"] == "guest" else _host(content)
    except (Damaged, ValueError, TypeError, LookupError, AttributeError):
        return None


def _guest(content: object) -> Guest:
    return _known(reader(KeptGuest)(content))


def _known(kept: KeptGuest) -> Guest:
    key = bytes.fromhex(kept.sight_key)
    known = Guest(kept.role, kept.table, kept.token, kept.room, slip=kept.slip, answer=kept.answer)
    judged = tuple(Sent(each) for each in kept.judged)
    by_codes = bool(key) and not kept.token and not kept.left
    known = replace(known, event=kept.event, left=kept.left, refused=kept.refused)
    known = replace(known, relay=room_in(kept.relay) or "", relay_secret=kept.relay_secret)
    copy = EventCopy(kept.copy.agreed, kept.copy.stream, (), kept.copy.room) if kept.copy else None
    known = replace(known, turn=kept.turn, copy=copy)
    if kept.own and kept.own.outdone is not None:
        own = EventCopy(True, kept.own.stream, (), kept.own.room)
        known = replace(known, outdone=Outdone(kept.own.outdone, own))
    return replace(known, sight_key=key, seated=by_codes, judged=judged)


def _host(content: object) -> Host:
    kept: KeptHost = reader(KeptHost)(content)
    tablets = {each.number: Tablet(**vars(each)) for each in kept.tablets}
    rules = TableRules(kept.totals, kept.asks, kept.live)
    seats = Seats(tablets, dict(kept.sent_away), kept.numbered)
    secrets = bytes.fromhex(kept.key), kept.wanted, bytes.fromhex(kept.secret)
    room = Host(kept.stream, *secrets, seats=seats)
    joined = _known(kept.joined) if kept.joined else None
    room = replace(room, checked=frozenset(kept.checked), doubts=kept.doubts)
    named = replace(kept.stand_in, has=None) if kept.stand_in else None
    room = replace(room, turn=kept.turn, since=kept.since, stand_in=named)
    room = replace(room, passes_on=kept.passes_on)
    return replace(room, event=kept.event, rules=rules, joined=joined)
