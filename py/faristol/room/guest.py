"""A guest's tablet in a room: the code it has read, its own code, its seat, and what it has sent.

What its person hands in is kept until the judge's tablet has it on its disk, and sent again on every new
link and with every sign of life. What it knows is what the judge's tablet told it last, whole.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from faristol.room import by_relay, list_passing, orders
from faristol.room.code_text import Unreadable
from faristol.room.handing_over import copy_came, welcomed
from faristol.room.host_clock import ahead, with_answer, with_message
from faristol.room.letting_in import Helping, host_answers
from faristol.room.list_messages import ListOffer, ListPiece
from faristol.room.list_passing import ListComing
from faristol.room.log_messages import Entries, RoomCopy, WholeEntries
from faristol.room.messages import (
    Ack,
    Away,
    Clock,
    Do,
    FromHost,
    Hello,
    Judged,
    NoSeat,
    Pong,
    Region,
    Relay,
    Relayed,
    Ring,
    Role,
    Sits,
    Spare,
    State,
    Welcome,
)
from faristol.room.orders import Order
from faristol.room.second_judge import EventLog, Sent, judged_answered, log_after
from faristol.room.signal import RoomOffers, read_spare
from faristol.room.stand_in import EventCopy, Outdone

RECEIVED = "received"
SEAT_GONE = ("taken", "sent-away", "freed")
"""Why a tablet has no seat any more: it makes no codes for that table either."""

Heard = Literal["heard", "away", "silent", "gone"]
"""The judge's tablet answers, has not the event open, says nothing, or the link to it has ended."""


@dataclass(frozen=True)
class Guest:
    role: Role = "player"
    table: int | None = None
    token: str = ""
    """What the host gave with the seat: it brings the seat back."""
    room: str = ""
    """The room that the token is for."""
    offers: RoomOffers | None = None
    place: int | None = None
    link: int | None = None
    code: str = ""
    """The text of this tablet's own code, for the host's camera."""
    link_state: str = ""
    """Waiting, heard, open, silent or closed; "" before there is a link."""
    seated: bool = False
    refused: str = ""
    """Why it has no seat."""
    whose: str = ""
    """Whose seat that is, while its person is asked."""
    player: str = ""
    """Who its person has said to be."""
    knows: Mapping[str, Any] | None = None
    n: int = -1
    board: str = ""
    """Of a wall: the board as the host has rendered it last."""
    clock: Clock | None = None
    """The clock of that board, if it has one."""
    boards: int = 0
    """How often the board or its clock was another."""
    slip: Do | None = None
    """The last that was handed in here."""
    answer: str = ""
    """Of the host to that: received, or the code of a refusal; "" until it comes."""
    app: str = ""
    """The version that it has said it has."""
    log: EventLog | None = None
    """Of a second judge, and of another room once all is over: the event as the host's tablet has it."""
    judged: tuple[Sent, ...] = ()
    """What a second judge has done here and the host has not answered, in order."""
    refused_act: tuple[str, Judged] | None = None
    """The code of the last refusal of such an act; None once another has been taken."""
    helping: Helping | None = None
    """What it knows while it lets in others."""
    event: str = ""
    """By what the host's event is known from any other."""
    sight_key: bytes = b""
    """What seals its slips where they go as codes."""
    delays: tuple[int, ...] = ()
    """What this clock showed more than the host's when a message came, the last few times."""
    asked: int | None = None
    """Since when, by this clock, no sign of life has been answered."""
    silent: bool = False
    """Whether that was too long ago."""
    spare: bool = False
    """Whether a spare link is agreed on."""
    left: bool = False
    """Whether it has left the room; what its host has not got is kept for when it comes back."""
    relay: str = ""
    """Of a room at a relay its name and the judge's key; "" where codes are read."""
    relay_secret: str = ""
    """From which this tablet's keys there follow."""
    away: bool = False
    """Whether the host has said that it does not have the event open."""
    battery: int | None = None
    """What it has told the host of its battery."""
    turn: int = 0
    """The greatest of a host that it has heard."""
    since: int = 0
    """Since when that one is the host, by its clock; 0 if it was from the first."""
    copy: EventCopy | None = None
    """The event and the room, where this tablet goes on if the host's dies."""
    outdone: Outdone | None = None
    """Set where it was the host itself."""
    list_coming: ListComing | None = None

    @property
    def hears(self) -> Heard:
        if (self.link is None and not self.relay) or self.link_state == "closed":
            return "gone"
        if self.link_state != "open" or self.silent:
            return "silent"
        return "away" if self.away else "heard"

    @property
    def is_linked(self) -> bool:
        """Whether its link leads to the host whose code it has read."""
        return self.link_state == "open" and self.offers is not None and self.room == self.offers.key.hex()

    @property
    def blank(self) -> str:
        """What the host's event calls its blank, as far as it has told."""
        said = (self.knows or {}).get("blank")
        return said if isinstance(said, str) else ""

    @property
    def by_sight(self) -> bool:
        """Whether what it hands in goes as a code, for there is no link just now."""
        return bool(self.sight_key) and self.link_state != "open" and not self.refused

    @property
    def ahead(self) -> int:
        """By how many milliseconds this tablet's clock is ahead of the host's."""
        return ahead(self.delays)


Next = tuple[Guest, list[Order]]


def link_became(guest: Guest, link: int, state: str, app: str) -> Next:
    """Note how the link is; once it is open, this tablet says who it is."""
    if link != guest.link:
        return guest, []
    if state == "closed":
        ended = replace(guest, link_state=state, seated=False, offers=None, place=None, code="", helping=None)
        return ended, []
    after = replace(guest, link_state=state, app=app, asked=None, silent=False)
    return after, [hello(after, app)] if state == "open" and guest.link_state != "open" else []


def heard(guest: Guest, link: int, message: FromHost, at: int) -> Next:
    """Take what the host says; from another link it counts for nothing."""
    if link != guest.link:
        return guest, []
    guest = replace(guest, asked=None, silent=False, away=isinstance(message, Away))
    match message:
        case Welcome():
            after = replace(
                guest if _same_event(guest, message) else _without_acts(guest),
                event=message.event,
                seated=True,
                refused="",
                whose="",
                n=-1,
                battery=None,
                delays=(),
                role=message.role,
                table=message.table,
                token=message.token,
                sight_key=bytes.fromhex(message.sight) or guest.sight_key,
            )
            after, more = welcomed(after, message, link)
            after, piece = list_passing.back(after)
            spare = [] if after.relay else [orders.make_spare(link)]
            return after, [*spare, *unsent(after), *piece, *more]
        case Sits() if not guest.seated and message.table == guest.table:
            return replace(guest, whose=message.player), []
        case Spare():
            return replace(guest, spare=True), [orders.keep_spare(link, read_spare(message.code))]
        case NoSeat():
            copy = None if message.reason == "sent-away" else guest.copy
            key = b"" if message.reason in SEAT_GONE else guest.sight_key
            without = replace(without_seat(guest), log=None, copy=copy)
            return replace(without, refused=message.reason, whose="", sight_key=key), []
        case State():
            return _state_came(guest, message, at)
        case Region() if guest.seated:
            return replace(guest, board=message.html, clock=None, boards=guest.boards + 1), []
        case Clock() if guest.seated:
            delays = with_message(guest.delays, message.now, at)
            return replace(guest, clock=message, boards=guest.boards + 1, delays=delays), []
        case Entries() if guest.seated and guest.role in ("judge", "room"):
            log = log_after(guest.log, message)
            return (replace(guest, log=log), []) if log else (guest, [hello(guest, guest.app)])
        case WholeEntries() | RoomCopy():
            return copy_came(guest, message)
        case ListOffer() | ListPiece() if guest.seated:
            return list_passing.heard(guest, message)
        case Ack() if any(each.judged.key == message.key for each in guest.judged):
            return judged_answered(guest, message), []
        case Ack() if guest.slip and guest.slip.key == message.key:
            return replace(guest, answer=message.refused or RECEIVED), []
        case Ring():
            return guest, [orders.ring()]
        case Relay() | Relayed():
            return host_answers(guest, message), []
        case Pong():
            return replace(guest, delays=with_answer(guest.delays, message, at)), []
    return guest, []


def hand_in(guest: Guest, slip: Do) -> Next:
    """Keep what is handed in, in place of any before, and send it; unsent it waits for the link."""
    after = replace(guest, slip=slip, answer="")
    return after, unsent(after)


def found_again(guest: Guest, links: Collection[tuple[int, str, str]], app: str) -> Next:
    """Take up the link that the page still holds, after the engine has died."""
    link = next((link for link, state, _ in sorted(links, reverse=True) if state in ("open", "silent")), None)
    if link is None:
        return by_relay.joining(guest) if guest.relay and not guest.left else (guest, [])
    after = replace(guest, link=link, link_state="open", app=app)
    return after, [hello(after, app)]


def without_seat(guest: Guest) -> Guest:
    """Return it without its seat, and without what it was told there."""
    return replace(guest, seated=False, knows=None, board="", clock=None, list_coming=None)


def _same_event(guest: Guest, welcome: Welcome) -> bool:
    """Whether what was handed in here is for this event; codes alone say that only by the seat's key."""
    if guest.event and welcome.event:
        return guest.event == welcome.event
    return not guest.sight_key or guest.sight_key.hex() == welcome.sight


def _without_acts(guest: Guest) -> Guest:
    """Return it without what belongs to another event, whose host is not here."""
    return replace(guest, slip=None, answer="", judged=(), refused_act=None, log=None, knows=None, copy=None)


def _state_came(guest: Guest, message: State, at: int) -> Next:
    if message.n <= guest.n or not guest.seated:
        return guest, []
    now = message.state.get("now")
    if type(now) is not int:
        raise Unreadable("a state without its moment")
    after = replace(guest, n=message.n, knows=message.state, delays=with_message(guest.delays, now, at))
    return after, unsent(after)


def hello(guest: Guest, app: str) -> Order:
    assert guest.link is not None
    return orders.send(guest.link, Hello(app, "", guest.role, guest.table, guest.token, player=guest.player))


def unsent(guest: Guest) -> list[Order]:
    if guest.link is None or not guest.seated:
        return []
    judged = [orders.send(guest.link, each.judged) for each in guest.judged]
    waits = guest.slip is not None and not guest.answer
    return [orders.send(guest.link, guest.slip), *judged] if waits and guest.slip else judged
