"""The judge's tablet in a room: its code with a place for each seat, who has come, and what goes to whom.

A place is used up by the guest that takes it, and the browser makes another in its stead, so that the code
that is shown has only free ones, each table's among them. An older code, as on paper, is good for those of
its places that nobody has taken.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from faristol.room import orders
from faristol.room.asking import asking_on
from faristol.room.by_relay import RelayRoom
from faristol.room.by_sight import seat_key
from faristol.room.code_text import to_bytes, to_text
from faristol.room.doubts import Doubt
from faristol.room.guest import Guest
from faristol.room.list_messages import ListOffer
from faristol.room.messages import Away, Hello, NoSeat, Ping, Pong, Relay, Sits, Welcome
from faristol.room.orders import Order
from faristol.room.seating import Here, SeatRefused, WhoseSeat, link_changed, take_seat
from faristol.room.seats import Fact, Seats, TableRules, Tablet, seats_after
from faristol.room.signal import (
    KEY_BYTES,
    MOST_SEATS,
    LinkEnd,
    RoomOffers,
    in_code,
    mark_of,
    pack_offers,
    read_answer,
    read_sdp,
)
from faristol.room.stand_in import StandIn

SECRET_BYTES = 32
SPARE_PLACES = 6
"""For a second judge, a wall, and those who come back after a reload."""


class PlaceUsed(Exception):
    """Another guest has this place of the code, which was an older one."""


class AnotherCode(Exception):
    """The guest has read the code of another room, or one that this room no longer has."""


@dataclass(frozen=True)
class CodePlace:
    """A place of the room's code: the link that waits for a guest, and where it is reached."""

    link: int
    end: LinkEnd
    guest: LinkEnd | None = None
    """Who has taken it."""
    came: bool = False
    """Whether that one's link has been heard of since."""


@dataclass(frozen=True)
class Host:
    stream: str
    """The event that the room plays."""
    key: bytes
    wanted: int
    """How many places its code is to have."""
    secret: bytes = b""
    """From which the keys of the seats follow; it never leaves this tablet."""
    places: tuple[CodePlace, ...] = ()
    making: bool = False
    """Whether the browser is making these places."""
    used: tuple[CodePlace, ...] = ()
    """Those that guests have taken."""
    lacks: tuple[int, ...] = ()
    """Where the browser is making others for them."""
    misfits: Mapping[int, int] = field(default_factory=dict)
    """How often a guest has sent on a code that lets nobody in, by its link."""
    seats: Seats = Seats()
    checked: frozenset[tuple[int, int]] = frozenset()
    """The slips that two judges have read the same, by round and table."""
    doubts: tuple[Doubt, ...] = ()
    """What two judges have read differently, until it is settled."""
    rules: TableRules = TableRules()
    event: str = ""
    """By what the guests know this event from any other."""
    helpers: frozenset[int] = frozenset()
    """The links of guests that let in the next ones, and show the room's code."""
    relay: RelayRoom | None = None
    """The same room at the relay, where this page comes from a computer that is one."""
    turn: int = 0
    """Greater than that of any tablet in whose place this one has gone on."""
    since: int = 0
    """When it went on, by its clock."""
    stand_in: StandIn | None = None
    passes_on: ListOffer | None = None
    """The word list that the judge lets go on to the tablets."""
    joined: Guest | None = None
    """What this tablet is in the room of another judge, with whom it plays the same duplicate."""

    @property
    def code(self) -> str | None:
        """The text of the room's code; None until the browser has made the places."""
        if not self.places:
            return None
        return to_text(pack_offers(RoomOffers(self.key, tuple(place.end for place in self.places))))

    @property
    def reachable(self) -> bool:
        """Whether this tablet is in a network."""
        return any(place.end.addresses for place in self.places)

    @property
    def on_the_way(self) -> int:
        """How many have shown their code, and have no link yet."""
        return sum(place.guest is not None and not place.came for place in self.used)

    @property
    def guests(self) -> list[Tablet]:
        return sorted(self.seats.tablets.values(), key=lambda tablet: (tablet.table or 1_000, tablet.number))


Next = tuple[Host, list[Order]]
"""The room after something has happened, and what the page is to do."""


def open_room(
    stream: str, event: str, tables: int, chance: Callable[[int], bytes], before: Host | None = None
) -> Next:
    """Begin a room; whoever had a seat in it before this tablet's page was loaded again has it still."""
    wanted = min(tables + SPARE_PLACES, MOST_SEATS)
    same = before if before and before.stream == stream else Host(stream, b"", 0, chance(SECRET_BYTES))
    return places_anew(replace(same, event=event, wanted=wanted), chance)


def reopened(room: Host, closed: Host) -> Host:
    """Give a room that is opened again its name at the relay, its seats and what was settled in it."""
    gone = [fact for tablet in closed.guests for fact in link_changed(closed.seats, tablet.link, False)]
    settled = replace(room, secret=closed.secret, checked=closed.checked, doubts=closed.doubts)
    settled = replace(settled, turn=closed.turn, since=closed.since)
    return changed(replace(settled, seats=closed.seats, rules=closed.rules), gone)


def places_anew(host: Host, chance: Callable[[int], bytes]) -> Next:
    """Make a code for a room whose page has been loaded again: all must come once more, each to its place."""
    room = replace(
        host, key=chance(KEY_BYTES), places=(), used=(), lacks=(), helpers=frozenset(), making=True
    )
    return room, [orders.make_offers(host.wanted)]


def offers_made(host: Host, made: Sequence[tuple[int, str]]) -> Next:
    """Note the links that the browser has made, each with its description, and tell the helpers the code.

    On a busy tablet the browser may not have found in time where a link is reached. Such a place is left out,
    for nobody could come by it; if no place is reached, there is no network, and all of them stay.
    """
    new = [CodePlace(link, read_sdp(sdp)) for link, sdp in made]
    instead = not host.making and bool(host.lacks)
    hosts = in_code([place.end for place in (*(host.places if instead else ()), *new)])
    lost = [place for place in new if hosts and not {a.address for a in place.end.addresses} & {*hosts}]
    places = [place for place in new if place not in lost]
    lacks: tuple[int, ...] = ()
    if instead:
        at, *rest = host.lacks
        lacks, places = tuple(rest), [*host.places[:at], *places, *host.places[at:]]
    after = replace(host, places=tuple(places), lacks=lacks, making=False)
    code = [
        orders.send(link, Relay(after.code or "")) for link in sorted(after.helpers) if after.seats.on(link)
    ]
    return after, [*(orders.close(place.link) for place in lost), *code]


def read_guest_code(host: Host, text: str) -> tuple[Host, int, list[Order]]:
    """Let the guest in whose code was read; return on which link it comes, and what the page is to do.

    Raise `Unreadable`, that the guest has read another code, or that its place is used.
    """
    answer = read_answer(to_bytes(text))
    used = next((each for each in host.used if mark_of(each.end) == answer.mark), None)
    if used is not None and used.guest == answer.end:
        return host, used.link, []
    if used is not None:
        raise PlaceUsed
    free = [at for at, each in enumerate(host.places) if mark_of(each.end) == answer.mark]
    if not free:
        raise AnotherCode
    at, place = free[0], host.places[free[0]]
    after = replace(
        host,
        places=(*host.places[:at], *host.places[at + 1 :]),
        used=(*host.used, replace(place, guest=answer.end)),
        lacks=(*host.lacks, at),
    )
    return after, place.link, [orders.accept(place.link, answer.end), orders.make_offers(1)]


def new_code(host: Host) -> Next:
    """Make all places anew; the links of the guests that are in stay, those that nobody took are closed."""
    unused = [orders.close(place.link) for place in host.places]
    return replace(host, places=(), used=(), lacks=(), making=True), [
        *unused,
        orders.make_offers(host.wanted),
    ]


def greeted(
    host: Host, link: int, hello: Hello, here: Here, chance: Callable[[int], bytes], at: int = 0
) -> Next:
    """Give a guest its seat, or tell it why it has none, or what its person or the judge is asked first."""
    try:
        facts = take_seat(host.seats, link, hello, here, chance, at)
    except SeatRefused as refused:
        return host, [orders.send(link, NoSeat(refused.reason))]
    except WhoseSeat as asked:
        return host, [orders.send(link, Sits(hello.table or 0, asked.player))]
    after = changed(host, facts)
    if asking_on(after.seats, link):
        return after, [orders.send(link, NoSeat("asked"))]
    return after, said_to_seated(host, after, link)


def said_to_seated(before: Host, after: Host, link: int) -> list[Order]:
    tablet = after.seats.on(link)
    assert tablet is not None
    return [*_dropped(before, after, link), welcome(after, tablet)]


def of_another_version(link: int) -> Order:
    """Return the answer to a guest whose greeting cannot be read."""
    return orders.send(link, NoSeat("other-version"))


def welcome(host: Host, tablet: Tablet) -> Order:
    key = seat_key(host.secret, tablet.table).hex() if tablet.table is not None else ""
    seat = tablet.number, tablet.role, tablet.table, tablet.token
    stands_in = host.stand_in is not None and host.stand_in.tablet == tablet.number
    return orders.send(tablet.link, Welcome(*seat, key, host.event, host.turn, host.since, stands_in))


def answer_ping(host: Host, link: int, ping: Ping, now: int) -> list[Order]:
    """Give a sign of life; whose seat was freed while nothing reached it hears of it now."""
    told = [orders.send(link, NoSeat("freed"))] if ping.seated and host.seats.on(link) is None else []
    return [orders.send(link, Pong(ping.sent, now)), *told]


def say_away(link: int, now: int) -> Order:
    return orders.send(link, Away(now))


def link_became(host: Host, link: int, state: str, heard: int = 0) -> Host:
    """Note whether a guest is heard, or when it was last; nobody loses a seat by being away."""
    used = tuple(replace(each, came=True) if each.link == link else each for each in host.used)
    return changed(replace(host, used=used), link_changed(host.seats, link, state == "open", heard))


def found_again(host: Host, links: Collection[tuple[int, str, str]]) -> Next:
    """Take up the room after the engine has died: the page holds the links, each with its state and, where
    it still waits for a guest, its description. A page that was loaded again holds none; the room's code is
    then made when the event is open here."""
    states = {link: state for link, state, _ in links}
    facts = [
        fact
        for tablet in host.guests
        for fact in link_changed(host.seats, tablet.link, states.get(tablet.link) == "open")
    ]
    waiting = [(link, sdp) for link, state, sdp in sorted(links) if state == "waiting" and sdp]
    after, out = changed(host, facts), list[Order]()
    if waiting:
        after, out = offers_made(after, waiting)
    elif states:
        after, out = new_code(after)
    return after, [*out, *(welcome(after, tablet) for tablet in after.guests if tablet.here)]


def closed(host: Host) -> list[Order]:
    """Return what ends the room: no guest waits for it any more, and who is away finds no link again."""
    places = {place.link for place in (*host.places, *host.used)}
    links = places | {tablet.link for tablet in host.guests}
    return [*(orders.close(link) for link in sorted(links)), orders.end_relay(host.secret)]


def changed(host: Host, facts: Sequence[Fact]) -> Host:
    return replace(host, seats=seats_after(facts, host.seats)) if facts else host


def _dropped(before: Host, after: Host, link: int) -> list[Order]:
    """Return what is said to tablets whose seat has gone to another one."""
    lost = before.seats.tablets.keys() - after.seats.tablets.keys()
    links = {before.seats.tablets[number].link for number in lost} - {link}
    return [orders.send(each, NoSeat("taken")) for each in sorted(links)]
