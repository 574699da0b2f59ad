"""Who is in the room: a fold of facts, from which follows what each tablet may do.

A tablet comes on a link, which is known by its number, and takes a seat. Its token brings the seat back on a
new link, after a reload or a flat battery. A seat whose tablet is away may be taken by another one; a seat
whose tablet is here may not, until the judge has sent that one away. A second judge acts, and another room is
told of the slips, only when the host has admitted it, for anybody can read a code on a wall.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Literal

from faristol.room.messages import Act, Hello, Role

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
    "needs-engine",
]

MAY_DO: Mapping[Role, frozenset[Act]] = {
    "player": frozenset(("seat.slip", "seat.result")),
    "telephone": frozenset(),
    "judge": frozenset(("judge.slip", "judge.withdraw", "judge.accept")),
    "wall": frozenset(),
    "room": frozenset(),
}
ASK_TO_COME_IN: Collection[Role] = ("judge", "room")
"""Who is told more than the room sees: the judge lets each of them in."""


class SeatRefused(Exception):
    """Why a tablet has no seat, or may not do what it asks for."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Tablet:
    number: int
    link: int
    role: Role
    table: int | None
    token: str
    here: bool = True
    admitted: bool = True
    page: bool = False
    """Whether it has no engine: it is sent its seat as HTML."""
    language: str = ""

    @property
    def by_sight(self) -> bool:
        """Whether it has never had a link: its slips come as codes."""
        return self.link < 0


@dataclass(frozen=True)
class Seats:
    tablets: Mapping[int, Tablet] = field(default_factory=dict)
    sent_away: Mapping[str, int] = field(default_factory=dict)
    """The tokens of those that the judge has sent away, with their links."""
    numbered: int = 0
    """The last number given to a tablet; the log names tablets by it, so none is given twice."""

    def on(self, link: int) -> Tablet | None:
        return next((tablet for tablet in self.tablets.values() if tablet.link == link), None)

    def at(self, table: int) -> Tablet | None:
        return next((tablet for tablet in self.tablets.values() if tablet.table == table), None)


@dataclass(frozen=True)
class Here:
    """What the host has: its version, its words, and the tables of its event."""

    app: str
    lexicon: str
    tables: Collection[int]
    telephones: bool = False
    """Whether players may come with their own telephones, which have no table."""


@dataclass(frozen=True)
class TableRules:
    """What the judge has settled for the tablets of a duplicate's tables."""

    totals: bool = True
    """Whether they show total and place while it is played."""
    asks: bool = False
    """Whether a tablet asks at “Time!” about what lies on its board, which else is handed in by itself."""


# --- the facts


@dataclass(frozen=True)
class SeatTaken:
    tablet: int
    link: int
    role: Role
    table: int | None
    token: str
    page: bool = False
    language: str = ""

    def apply(self, seats: Seats) -> Seats:
        before = seats.tablets.get(self.tablet)
        was_in = before is not None and before.role == self.role and before.admitted
        admitted = self.role not in ASK_TO_COME_IN or was_in
        rest = self.page, self.language
        tablet = Tablet(self.tablet, self.link, self.role, self.table, self.token, True, admitted, *rest)
        numbered = max(seats.numbered, self.tablet)
        return replace(seats, tablets={**seats.tablets, self.tablet: tablet}, numbered=numbered)


@dataclass(frozen=True)
class SeatLost:
    """Another tablet has taken its seat, or the judge sent it away."""

    tablet: int
    by_judge: bool

    def apply(self, seats: Seats) -> Seats:
        gone = seats.tablets[self.tablet]
        left = {number: tablet for number, tablet in seats.tablets.items() if number != self.tablet}
        away = {**seats.sent_away, gone.token: gone.link} if self.by_judge else seats.sent_away
        return replace(seats, tablets=left, sent_away=away)


@dataclass(frozen=True)
class LinkChanged:
    """A tablet is no longer heard, or it is again."""

    tablet: int
    here: bool

    def apply(self, seats: Seats) -> Seats:
        tablet = replace(seats.tablets[self.tablet], here=self.here)
        return replace(seats, tablets={**seats.tablets, self.tablet: tablet})


@dataclass(frozen=True)
class JudgeAdmitted:
    tablet: int

    def apply(self, seats: Seats) -> Seats:
        tablet = replace(seats.tablets[self.tablet], admitted=True)
        return replace(seats, tablets={**seats.tablets, self.tablet: tablet})


Fact = SeatTaken | SeatLost | LinkChanged | JudgeAdmitted


def seats_after(facts: Sequence[Fact], seats: Seats | None = None) -> Seats:
    return reduce(lambda so_far, fact: fact.apply(so_far), facts, seats or Seats())


# --- what follows from what a tablet asks for, or a judge decides


def take_seat(
    seats: Seats, link: int, hello: Hello, here: Here, chance: Callable[[int], bytes]
) -> list[Fact]:
    """Give a tablet the seat that it asks for, or raise why it cannot have it."""
    if link in seats.sent_away.values() or (hello.token and hello.token in seats.sent_away):
        raise SeatRefused("sent-away")
    _check_versions(hello, here)
    if hello.role == "telephone" and not here.telephones:
        raise SeatRefused("tables-only")
    own = _known(seats, link, hello.token)
    table = hello.table if hello.role == "player" else None
    before = seats.on(link)
    lost: list[Fact] = []
    if before is not None and before != own:
        lost.append(SeatLost(before.number, by_judge=False))
    if hello.role == "player":
        if table is None or table not in here.tables:
            raise SeatRefused("no-such-table")
        holder = seats.at(table)
        if holder is not None and holder not in (own, before):
            if holder.here:
                raise SeatRefused("taken")
            lost.append(SeatLost(holder.number, by_judge=False))
    full = len(seats.tablets) - len(lost) >= MOST_TABLETS or seats.numbered >= MOST_NUMBERED
    if own is None and full:
        raise SeatRefused("room-full")
    number = own.number if own else seats.numbered + 1
    token = own.token if own else chance(TOKEN_BYTES).hex()
    return [*lost, SeatTaken(number, link, hello.role, table, token, hello.page, hello.language)]


def seat_by_sight(seats: Seats, table: int, chance: Callable[[int], bytes]) -> list[Fact]:
    """Give a table a seat that has no link, if it has none yet: its slips come as codes."""
    if seats.at(table) is not None:
        return []
    number = seats.numbered + 1
    seat = SeatTaken(number, -number, "player", table, chance(TOKEN_BYTES).hex())
    return [seat, LinkChanged(number, here=False)]


def send_away(seats: Seats, tablet: int) -> list[Fact]:
    return [SeatLost(tablet, by_judge=True)] if tablet in seats.tablets else []


def admit(seats: Seats, tablet: int) -> list[Fact]:
    found = seats.tablets.get(tablet)
    return [JudgeAdmitted(tablet)] if found and not found.admitted else []


def link_changed(seats: Seats, link: int, here: bool) -> list[Fact]:
    """Note that a link has gone silent or speaks again; nobody loses a seat by it."""
    tablet = seats.on(link)
    return [LinkChanged(tablet.number, here)] if tablet and tablet.here != here else []


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


def _known(seats: Seats, link: int, token: str) -> Tablet | None:
    """Return the tablet that says this: the one with its token, or the one that sits on this link."""
    mine = (tablet for tablet in seats.tablets.values() if token and tablet.token == token)
    return next(mine, seats.on(link))
