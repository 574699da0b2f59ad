"""What follows from what a tablet asks for, or a judge decides, about the seats of the room."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal

from faristol.room.asking import Asking, AskingEnded, SeatAsked, asking_on
from faristol.room.messages import Act, Hello, Role
from faristol.room.seats import (
    FIRST_WATCHING,
    ONLY_WATCH,
    BatteryTold,
    Fact,
    JudgeAdmitted,
    LinkChanged,
    SeatLost,
    Seats,
    SeatTaken,
    Tablet,
)

MOST_TABLETS = 120
"""More than one device of the relay may take for itself: nobody alone fills the room."""
MOST_NUMBERED = 250
"""The numbers that a log has for tablets."""
TOKEN_BYTES = 16

Reason = Literal[
    "taken",
    "sent-away",
    "other-version",
    "other-words",
    "no-such-table",
    "room-full",
    "not-admitted",
    "tables-only",
    "no-judges",
    "asked",
    "not-given",
    "freed",
]

MAY_DO: Mapping[Role, frozenset[Act]] = {
    "player": frozenset(("seat.slip", "seat.result")),
    "telephone": frozenset(),
    "judge": frozenset(("judge.slip", "judge.withdraw", "judge.accept")),
    "wall": frozenset(),
    "room": frozenset(),
}


class WhoseSeat(Exception):
    """A seat that this device has not had: its person has to say first that it is theirs."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.player = player


class SeatRefused(Exception):
    """Why a tablet has no seat, or may not do what it asks for."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Here:
    """What the host has: its version, its words, and the tables of its event."""

    app: str
    lexicon: str
    tables: Collection[int]
    telephones: bool = False
    """Whether players may come with their own telephones, which have no table."""
    names: Mapping[int, str] = field(default_factory=dict)
    """Who plays at each table."""
    judges: bool = False
    """Whether a second judge has something to do here, or the judge of another room."""


def take_seat(
    seats: Seats, link: int, hello: Hello, here: Here, chance: Callable[[int], bytes], at: int = 0
) -> list[Fact]:
    """Give a tablet the seat that it asks for, or have the judge asked; raise why it cannot have it.

    Who comes back keeps the own table though nobody plays there just now: whoever has left may be back.
    """
    if link in seats.sent_away.values() or (hello.token and hello.token in seats.sent_away):
        raise SeatRefused("sent-away")
    _check_versions(hello, here)
    if hello.role == "telephone" and not here.telephones:
        raise SeatRefused("tables-only")
    if hello.role in ("judge", "room") and not here.judges:
        raise SeatRefused("no-judges")
    own = _known(seats, link, hello.token)
    table = hello.table if hello.role == "player" else None
    before = seats.on(link)
    lost: list[Fact] = []
    if before is not None and before != own:
        lost.append(SeatLost(before.number, by_judge=False))
    if hello.role == "player":
        if table is None or not (table in here.tables or (own and own.table == table)):
            raise SeatRefused("no-such-table")
        holder = seats.at(table)
        another = holder is not None and holder not in (own, before)
        if another and holder is not None and holder.here:
            raise SeatRefused("taken")
        _check_name(own, hello, table, here)
        if another:
            return [SeatAsked(Asking(link, table, at, hello.page, hello.language, hello.app))]
    if own is not None and (own.role in ONLY_WATCH) != (hello.role in ONLY_WATCH):
        lost.append(SeatLost(own.number, by_judge=False))
        number = seats.next_number(hello.role)
    else:
        number = own.number if own else seats.next_number(hello.role)
    if own is None:
        lost += _made_place(seats, lost)
    if FIRST_WATCHING > number > MOST_NUMBERED:
        raise SeatRefused("room-full")
    token = own.token if own else chance(TOKEN_BYTES).hex()
    return [*lost, SeatTaken(number, link, hello.role, table, token, hello.page, hello.language, hello.app)]


def _made_place(seats: Seats, lost: list[Fact]) -> list[Fact]:
    """Return that who is away and may not act has lost its seat, if it takes a place that somebody needs."""
    if len(seats.tablets) - len(lost) < MOST_TABLETS:
        return []
    away = [
        each
        for each in seats.tablets.values()
        if not each.here and (not each.admitted or each.role in ONLY_WATCH)
    ]
    if not away:
        raise SeatRefused("room-full")
    return [SeatLost(min(away, key=lambda each: each.heard).number, by_judge=False)]


def give_seat(seats: Seats, link: int, chance: Callable[[int], bytes]) -> list[Fact]:
    """Give who asks for it the seat of a tablet that is away, because the judge says so."""
    asking = asking_on(seats, link)
    number = seats.next_number("player")
    if asking is None or number > MOST_NUMBERED:
        return []
    before = [each for each in (seats.at(asking.table), seats.on(link)) if each is not None]
    lost: list[Fact] = [SeatLost(each.number, by_judge=False) for each in dict.fromkeys(before)]
    token = chance(TOKEN_BYTES).hex()
    about = asking.page, asking.language, asking.app
    return [*lost, SeatTaken(number, link, "player", asking.table, token, *about)]


def seat_by_sight(seats: Seats, table: int, chance: Callable[[int], bytes]) -> list[Fact]:
    """Give a table a seat that has no link, if it has none yet: its slips come as codes."""
    if seats.at(table) is not None:
        return []
    number = seats.next_number("player")
    seat = SeatTaken(number, -number, "player", table, chance(TOKEN_BYTES).hex())
    return [seat, LinkChanged(number, here=False)]


def send_away(seats: Seats, tablet: int) -> list[Fact]:
    return [SeatLost(tablet, by_judge=True)] if tablet in seats.tablets else []


def admit(seats: Seats, tablet: int) -> list[Fact]:
    found = seats.tablets.get(tablet)
    return [JudgeAdmitted(tablet)] if found and not found.admitted else []


def link_changed(seats: Seats, link: int, here: bool, heard: int = 0) -> list[Fact]:
    """Note that a link has gone silent or speaks again; nobody loses a seat by it, but who asks has gone."""
    tablet = seats.on(link)
    ended: list[Fact] = [AskingEnded(link)] if not here and asking_on(seats, link) else []
    if tablet is None or tablet.here == here:
        return ended
    back = [AskingEnded(each.link) for each in seats.asking if here and each.table == tablet.table]
    return [*ended, *back, LinkChanged(tablet.number, here, heard)]


def battery_told(seats: Seats, link: int, battery: int | None) -> list[Fact]:
    tablet = seats.on(link)
    return [BatteryTold(tablet.number, battery)] if tablet and tablet.battery != battery else []


def free_seat(seats: Seats, tablet: int) -> list[Fact]:
    """Free a seat for whoever comes, the same device too."""
    return [SeatLost(tablet, by_judge=False)] if tablet in seats.tablets else []


def who_may(seats: Seats, link: int, act: Act) -> Tablet:
    """Return the tablet that sends an act over this link, or raise why it may not."""
    tablet = seats.on(link)
    if tablet is None or not tablet.admitted or act not in MAY_DO[tablet.role]:
        raise SeatRefused("not-admitted")
    return tablet


def _check_versions(hello: Hello, here: Here) -> None:
    """Who is only shown what the host has rendered needs nothing; any other the same program and words."""
    if hello.role == "wall" or hello.page:
        return
    if hello.app != here.app:
        raise SeatRefused("other-version")
    if hello.lexicon not in ("", here.lexicon):
        raise SeatRefused("other-words")


def _check_name(own: Tablet | None, hello: Hello, table: int, here: Here) -> None:
    """Raise whose seat it is, unless its person has said so; a page without an engine has asked already."""
    name = here.names.get(table, "")
    if not hello.page and (own is None or own.table != table) and hello.player != name:
        raise WhoseSeat(name)


def _known(seats: Seats, link: int, token: str) -> Tablet | None:
    """Return the tablet that says this: the one with its token, or the one that sits on this link."""
    mine = (tablet for tablet in seats.tablets.values() if token and tablet.token == token)
    return next(mine, seats.on(link))
