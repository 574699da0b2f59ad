"""The room of tablets: the judge's screen, the way in, and a player's seat, as scenes."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from drivers.club import Club
from drivers.sessions import session
from faristol.core.squares import CENTRE
from faristol.games import judging_draws as drawing
from faristol.games.duplicate.from_tablets import SentSlip, hand_in_sent
from faristol.games.log import Entry
from faristol.kinds import fold_log
from faristol.room.doubts import Doubt
from faristol.room.guest import Guest
from faristol.room.host import CodePlace, Host
from faristol.room.letting_in import Helping
from faristol.room.link_check import LinkCheck
from faristol.room.messages import Do, Judged
from faristol.room.seats import Seats, TableRules, Tablet
from faristol.room.second_judge import Sent
from faristol.room.signal import HostAddress, LinkEnd, RoomOffers
from faristol.screens.board.placing import NewTile, Placing
from faristol.screens.duplicate.seat.hand import PLACING
from faristol.screens.duplicate.seat.sight import LOOKING as SEAT_LOOKING
from faristol.screens.duplicate.seat.sight import SLIP_SHOWN
from faristol.screens.duplicate.seats import seat_states
from faristol.screens.home.join.intents import LEAVING_ROOM
from faristol.screens.home.join.intents import LOOKING as JOIN_LOOKING
from faristol.screens.home.room.by_camera import LOOKING as ROOM_LOOKING
from faristol.screens.home.room.by_camera import SCANNED, Scanned
from faristol.screens.home.room.without_network import KEY_OF, ROUND_SHOWN
from faristol.screens.home.room_check.view import LOOKING as CHECK_LOOKING
from faristol.screens.home.room_check.view import SEES
from faristol.screens.parts.camera import Looking
from faristol.screens.parts.moving_code import Showing
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Session
from screens.states.devices import devices
from screens.states.lists_passed_on import passed_on
from screens.states.standing_in import standing_in

Scenes = Callable[..., Scene]

KEY = "0f" * 16
HOST = LinkEnd("abcd", "p" * 24, bytes(range(32)), (HostAddress("192.168.1.2", 40_001),))
SEATS = Seats(
    {
        1: Tablet(1, 1, "player", 1, "ab"),
        2: Tablet(2, 2, "player", 2, "cd", here=False),
        3: Tablet(3, 3, "judge", None, "ef", admitted=False),
    },
    numbered=3,
)
OPEN = Host("id", bytes(8), 3, places=(CodePlace(9, HOST),), seats=SEATS)
GUEST = Guest("player", 1, "ab", "00" * 8, RoomOffers(bytes(8), (HOST,)), 0, 1, "ABC:", "waiting")
_HELPER = replace(GUEST, link_state="open", seated=True)


def tablets(scene: Scenes, name: str) -> dict[str, Scene]:
    rooms = {**_judges(scene, name), **_joining(scene), **_seats(scene, name), **_beside(scene, name)}
    rooms |= standing_in(scene, _club(name).begin(), GUEST) | passed_on(scene, _club(name), guest_of, OPEN)
    return {**rooms, **_by_codes(scene, name), **_room_check(scene), **devices(scene, _club(name), OPEN)}


def _club(name: str) -> Club:
    return Club(players=tuple(f"{name} {table}" for table in range(1, 5)), name=name)


def _judges(scene: Scenes, name: str) -> dict[str, Scene]:
    at = "#/event/id/room"
    late = _club(name).begin()
    late.write(drawing.start_time(late.state.draws))
    late.write(_sent_by_tablet(late, "p3")).write(drawing.end_time(late.state.draws, "judge"))
    for player, written in (("p3", name), ("p4", "")):
        fact = {"round": 1, "player": player, "written": written, "given": None, "from_tablet": 1}
        late.write([{"type": "SlipCameLate", **fact}])
    return {
        "tablets, closed": scene(at, _club(name)),
        "tablets, being made": scene(at, _club(name), room=replace(OPEN, places=(), seats=Seats())),
        "tablets, open": scene(at, _club(name), room=OPEN),
        "tablets, totals hidden": scene(
            at, _club(name), room=replace(OPEN, rules=TableRules(totals=False, asks=True))
        ),
        "tablets, late slips": scene(at, late, room=OPEN),
        "tablets, watching": scene(at, _club(name), writing=False),
    }


def _joining(scene: Scenes) -> dict[str, Scene]:
    come = replace(GUEST, place=None, link=None, code="", link_state="", token="")
    joining: dict[str, Guest | Host | None] = {
        "join": None,
        "join, come back": Guest("player", 1, "ab"),
        "join, table": come,
        "join, being made": replace(come, place=0),
        "join, code": GUEST,
        "join, heard": replace(GUEST, link_state="heard"),
        "join, whose seat": replace(
            GUEST, link_state="open", token="", whose="Magdalena Nicolau de Puigserver"
        ),
        "join, linked": replace(GUEST, link_state="open"),
        "join, silent": replace(GUEST, link_state="silent"),
        "join, ended": replace(GUEST, link_state="closed"),
        "join, in": replace(GUEST, link_state="open", seated=True),
        "join, not heard": replace(GUEST, link_state="silent", seated=True),
        "join, left": Guest(slip=Do(KEY, "seat.slip", 1, "H8 CASA", None), left=True),
        "join, lets others in": replace(_HELPER, helping=Helping("ABC:")),
        "join, lets in without the code yet": replace(_HELPER, helping=Helping()),
        "join, let another in": replace(_HELPER, helping=Helping("ABC:", "DEF", "read")),
        "join, its code is on its way": replace(_HELPER, helping=Helping("ABC:", "DEF")),
        "join, no place for another": replace(_HELPER, helping=Helping("", "DEF", "place-used")),
        "join, wall": replace(GUEST, role="wall", table=None),
        "join, wall in": replace(GUEST, role="wall", table=None, link_state="open", seated=True),
        "join, judge": replace(GUEST, role="judge", table=None),
        "join, judge in": replace(GUEST, role="judge", table=None, link_state="open", seated=True),
        "join, the judge's own": OPEN,
    }
    reasons = ("taken", "sent-away", "other-version", "other-words", "no-such-table", "room-full")
    reasons = (*reasons, "asked", "not-given", "freed")
    looking = session().put(JOIN_LOOKING, Looking(on=True))
    helps = scene("#/join", room=joining["join, lets others in"], session=looking)
    here = replace(GUEST, link_state="open")
    refused = {f"join, {reason}": replace(here, refused=reason) for reason in (*reasons, "not-admitted")}
    shown = {name: scene("#/join", room=room) for name, room in {**joining, **refused}.items()}
    slip = Do(KEY, "seat.slip", 1, "H8 CASA", None)
    leaving = session().put(LEAVING_ROOM, True)
    asked = {
        "join, leaving": scene("#/join", room=joining["join, in"], session=leaving),
        "join, leaving with a slip": scene("#/join", room=replace(_HELPER, slip=slip), session=leaving),
    }
    return {**shown, **asked, "join, looks for others": helps}


def _seats(scene: Scenes, name: str) -> dict[str, Scene]:
    club = _club(name)
    before = guest_of(club)
    club.begin()
    call = guest_of(club)
    club.write(drawing.start_time(club.state.draws))
    time = guest_of(club)
    ended = club.branch()
    ended.write(drawing.end_time(club.state.draws, "judge"))
    rack = club.state.tile_set.sort(club.state.round.rack)
    by_judge = _club(name).begin()
    by_judge.write(drawing.start_time(by_judge.state.draws)).hand_in(1, "p1", by_judge.plays()[0])
    by_tablet = _club(name).begin()
    by_tablet.write(drawing.start_time(by_tablet.state.draws)).write(_sent_by_tablet(by_tablet, "p1"))
    received = replace(guest_of(by_tablet), slip=Do(KEY, "seat.slip", 1, by_tablet.plays()[0], None))
    by_tablet.write(drawing.end_time(by_tablet.state.draws, "judge"))
    fact = {"round": 1, "player": "p1", "written": "H8 CASA", "given": None, "from_tablet": 1}
    by_tablet.write([{"type": "SlipCameLate", **fact}])
    completiv = Club("completiv", name=name).begin()
    completiv.write(drawing.start_time(completiv.state.draws))
    over = _club(name).begin().round()
    null = _club(name).begin().time()
    null.hand_in(1, "p1", "A1 XYZ").slips().master()
    sent = replace(time, slip=Do(KEY, "seat.slip", 1, "H8 CASA", None))
    late = "duplicate.came-late"
    seats: dict[str, tuple[Guest | None, Session]] = {
        "seat, nobody's": (None, session()),
        "seat, nothing told": (replace(GUEST, seated=True), session()),
        "seat, nothing that can be read": (replace(time, knows={"now": 1}), session()),
        "seat, before the start": (before, session()),
        "seat, call": (call, session()),
        "seat, time": (time, session()),
        "seat, completiv": (guest_of(completiv), session()),
        "seat, laid": (time, _lies(rack, CENTRE)),
        "seat, no line": (time, _lies(rack, CENTRE, CENTRE + 40)),
        "seat, asking": (time, session().put(PLACING, Placing(rack, taken=0, asking=CENTRE), about=1)),
        "seat, on its way": (sent, session()),
        "seat, received": (replace(received, answer="received"), session()),
        "seat, received and late": (guest_of(by_tablet), session()),
        "seat, not with the judge": (replace(sent, answer="received"), session()),
        "seat, refused": (replace(sent, answer=late), session()),
        "seat, no play": (replace(sent, slip=Do(KEY, "seat.slip", 1, "", None)), session()),
        "seat, noted": (guest_of(by_judge), session()),
        "seat, noted otherwise": (replace(guest_of(by_judge), slip=sent.slip), session()),
        "seat, unlinked": (replace(time, link_state="silent"), session()),
        "seat, is to be asked": (_asks(time), session()),
        "seat, asked": (_asks(guest_of(ended)), _lies(rack, CENTRE)),
        "seat, without totals": (guest_of(over, totals=False), session()),
        "seat, nobody there": (guest_of(club, 99), session()),
        "seat, result": (guest_of(over), session()),
        "seat, null": (guest_of(null), session()),
    }
    now = club.entries[-1]["at"] + 5_000
    return {name: scene("#/seat", room=room, session=half, now=now) for name, (room, half) in seats.items()}


def _beside(scene: Scenes, name: str) -> dict[str, Scene]:
    """Return the second judge's screen, and the first one's with what both have read."""
    at = "#/judging"
    club = _club(name).begin()
    call = club.entries[:]
    club.write(drawing.start_time(club.state.draws)).hand_in(1, "p1", club.plays()[0])
    club.hand_in(1, "p2", "A1 XYZ")
    knows = {"now": 0, "checked": [1], "differ": [[2, name]]}
    judge = replace(GUEST, role="judge", table=None, link_state="open", seated=True, knows=knows)
    slip = Judged(KEY, "judge.slip", 1, 2, name)
    otherwise = replace(judge, refused_act=("duplicate.noted-otherwise", slip), judged=(Sent(slip),))
    host = replace(OPEN, checked=frozenset({(1, 1)}), doubts=(Doubt(3, slip),))
    waits = _club(name)
    waits.entries = call
    return {
        "beside, nobody's": scene(at),
        "beside, not let in": scene(at, room=replace(judge, knows=None)),
        "beside, not heard": scene(at, room=replace(judge, link_state="silent")),
        "beside, call": scene(at, waits, room=judge),
        "beside, time": scene(at, club, room=judge),
        "beside, read otherwise": scene(at, club, room=otherwise),
        "beside, checked": scene(at, club, room=replace(judge, refused_act=("duplicate.checked", slip))),
        "beside, unlinked": scene(at, club, room=replace(judge, link_state="silent")),
        "round, read by two": scene("#/event/id", club, room=host),
    }


def _by_codes(scene: Scenes, name: str) -> dict[str, Scene]:
    """Return the room's screen and a seat where nothing goes but by codes."""
    at, club = "#/event/id/room", _club(name).begin()
    host = replace(OPEN, secret=bytes(32))
    silent = replace(OPEN, places=(CodePlace(9, replace(HOST, addresses=())),))
    club.write(drawing.start_time(club.state.draws))
    seat = replace(guest_of(club), link=None, link_state="", sight_key=bytes(16))
    laid = replace(seat, slip=Do(KEY, "seat.slip", 1, "H8 CASA", None))
    now = club.entries[-1]["at"] + 5_000
    sentences = ("ok", f"Table 1: {name}", "Received."), ("bad", "No code of a tablet.", "Try once more.")
    rooms: dict[str, tuple[Host, Session]] = {
        "room, key of a seat": (host, session().put(KEY_OF, 1)),
        "room, round as a code": (host, session().put(ROUND_SHOWN, Showing(now))),
        "room, no network": (silent, session()),
        "room, looking": (host, session().put(ROOM_LOOKING, Looking(on=True))),
        "room, no camera": (host, session().put(ROOM_LOOKING, Looking(no_camera="NotFoundError"))),
        **{
            f"room, code read, {each[0]}": (host, session().put(SCANNED, Scanned({}, sentence=each)))
            for each in sentences
        },
    }
    seats: dict[str, tuple[Guest, Session]] = {
        "seat, by codes": (seat, session()),
        "seat, looking for the round": (seat, session().put(SEAT_LOOKING, Looking(on=True))),
        "seat, no camera": (seat, session().put(SEAT_LOOKING, Looking(no_camera="NotAllowedError"))),
        "seat, slip to show": (laid, session()),
        "seat, slip as a code": (laid, session().put(SLIP_SHOWN, True, about=1)),
    }
    shown = {each: scene(at, club, room=room, session=half) for each, (room, half) in rooms.items()}
    return shown | {
        each: scene("#/seat", room=room, session=half, now=now) for each, (room, half) in seats.items()
    }


def _room_check(scene: Scenes) -> dict[str, Scene]:
    waiting = LinkCheck("first", 1, HOST, "waiting")
    hidden = replace(HOST, addresses=(HostAddress(f"{'0' * 8}-0000-4000-8000-{'0' * 12}.local", 40_001),))
    checks: dict[str, tuple[LinkCheck | None, Session]] = {
        "check": (None, session()),
        "check, looking": (None, session().put(CHECK_LOOKING, Looking(on=True))),
        "check, no camera": (None, session().put(CHECK_LOOKING, Looking(no_camera="NotFoundError"))),
        "check, camera on": (None, session().put(SEES, "on")),
        "check, code read": (None, session().put(SEES, "code")),
        "check, being made": (LinkCheck("first"), session()),
        "check, waiting": (waiting, session()),
        "check, in no network": (replace(waiting, end=replace(HOST, addresses=())), session()),
        "check, address hidden": (replace(waiting, end=hidden), session()),
        "check, heard": (LinkCheck("second", 2, HOST, "heard"), session()),
        "check, linked": (replace(waiting, state="open"), session()),
        "check, fast": (LinkCheck("second", 2, HOST, "open", (20,) * 10), session()),
        "check, slow": (LinkCheck("second", 2, HOST, "open", (400,) * 10), session()),
        "check, silent": (replace(waiting, state="silent"), session()),
        "check, ended": (replace(waiting, state="closed"), session()),
    }
    return {name: scene("#/room-check", room=room, session=half) for name, (room, half) in checks.items()}


def _sent_by_tablet(club: Club, player: str) -> list[Entry]:
    table, play = club.state.players[player].table, club.plays()[0]
    return hand_in_sent(club.state, SentSlip(1, table, 1, play, None), club.words.lexicon.contains, club.now)


def _lies(rack: tuple[str, ...], *squares: int) -> Session:
    laid = tuple(NewTile(square, place, rack[place]) for place, square in enumerate(squares))
    return session().put(PLACING, Placing(rack, laid), about=1)


def _asks(guest: Guest) -> Guest:
    """Return the guest in a room whose tablets ask at the end of the time."""
    return replace(guest, knows={**(guest.knows or {}), "asks": True})


def guest_of(club: Club, table: int = 1, totals: bool = True) -> Guest:
    """Return the guest at a table, who knows what the host tells it."""
    log: Any = fold_log(club.entries)
    event = OpenEvent("id", log.kind, tuple(club.entries), log.state)
    seat = Tablet(1, 1, "player", table, "ab")
    at = club.entries[-1]["at"]
    knows = seat_states(Room(event, at, 60, rules=TableRules(totals)), [seat])[1]
    knows = json.loads(json.dumps(knows))
    return replace(GUEST, link_state="open", seated=True, knows=knows, table=table)
