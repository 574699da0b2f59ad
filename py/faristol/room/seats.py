"""Who is in the room: a fold of facts, from which follows what each tablet may do.

A tablet comes on a link, which is known by its number, and takes a seat. Its token brings the seat back on a
new link, after a reload or a flat battery. A seat belongs to a name, which whoever takes it says yes to. One
whose tablet is away goes to another device only when the judge says so; one whose tablet is here does not,
until the judge has sent that one away. A second judge acts, and another room is told of the slips, only when
the host has admitted it, for anybody can read a code on a wall.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

from faristol.room.asking import Asking, AskingEnded, SeatAsked
from faristol.room.messages import Role

ASK_TO_COME_IN: Collection[Role] = ("judge", "room")
"""Who is told more than the room sees: the judge lets each of them in."""


ONLY_WATCH: Collection[Role] = ("wall", "telephone")
FIRST_WATCHING = 1_000


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
    heard: int = 0
    """When it was heard last; known as soon as it is away."""
    app: str = ""
    battery: int | None = None
    """Per cent, where its browser tells."""

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
    """The last number given to a tablet that may act; the log names it by that, so none is given twice."""
    asking: tuple[Asking, ...] = ()
    """Who would like the seat of a tablet that is away."""

    def on(self, link: int) -> Tablet | None:
        return next((tablet for tablet in self.tablets.values() if tablet.link == link), None)

    def next_number(self, role: Role) -> int:
        """Return a number for a tablet that comes: who only watches needs none of the log's."""
        first = FIRST_WATCHING if role in ONLY_WATCH else 1
        taken = {
            number
            for number, tablet in self.tablets.items()
            if (tablet.role in ONLY_WATCH) == (role in ONLY_WATCH)
        }
        return max([first - 1, *taken, *([self.numbered] if first == 1 else [])]) + 1

    def at(self, table: int) -> Tablet | None:
        return next((tablet for tablet in self.tablets.values() if tablet.table == table), None)


@dataclass(frozen=True)
class TableRules:
    """What the judge has settled for the tablets of a duplicate's tables, and for who follows an event."""

    totals: bool = True
    """Whether they show total and place while it is played."""
    asks: bool = False
    """Whether a tablet asks at “Time!” about what lies on its board, which else is handed in by itself."""
    live: bool = False
    """Whether the page for everybody is published at the relay."""


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
    app: str = ""

    def apply(self, seats: Seats) -> Seats:
        before = seats.tablets.get(self.tablet)
        was_in = before is not None and before.role == self.role and before.admitted
        tablet = Tablet(
            self.tablet,
            self.link,
            self.role,
            self.table,
            self.token,
            admitted=self.role not in ASK_TO_COME_IN or was_in,
            page=self.page,
            language=self.language,
            app=self.app,
            battery=before.battery if before else None,
        )
        numbered = max(seats.numbered, self.tablet) if _acts(tablet) else seats.numbered
        after = replace(seats, tablets={**seats.tablets, self.tablet: tablet}, numbered=numbered)
        return AskingEnded(self.link).apply(after)


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
    heard: int = 0

    def apply(self, seats: Seats) -> Seats:
        tablet = replace(seats.tablets[self.tablet], here=self.here, heard=self.heard)
        return replace(seats, tablets={**seats.tablets, self.tablet: tablet})


@dataclass(frozen=True)
class JudgeAdmitted:
    tablet: int

    def apply(self, seats: Seats) -> Seats:
        tablet = replace(seats.tablets[self.tablet], admitted=True)
        numbered = max(seats.numbered, self.tablet)
        return replace(seats, tablets={**seats.tablets, self.tablet: tablet}, numbered=numbered)


@dataclass(frozen=True)
class BatteryTold:
    tablet: int
    battery: int | None

    def apply(self, seats: Seats) -> Seats:
        tablet = replace(seats.tablets[self.tablet], battery=self.battery)
        return replace(seats, tablets={**seats.tablets, self.tablet: tablet})


@dataclass(frozen=True)
class HeardAgain:
    """Whoever was sent away may come back."""

    def apply(self, seats: Seats) -> Seats:
        return replace(seats, sent_away={})


Fact = SeatTaken | SeatLost | LinkChanged | JudgeAdmitted | BatteryTold | HeardAgain | SeatAsked | AskingEnded


def _acts(tablet: Tablet) -> bool:
    return tablet.admitted and tablet.role not in ONLY_WATCH


def seats_after(facts: Sequence[Fact], seats: Seats | None = None) -> Seats:
    return reduce(lambda so_far, fact: fact.apply(so_far), facts, seats or Seats())
