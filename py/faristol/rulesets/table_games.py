"""The documents of table games and tournaments as values, with the parts that must be there.

A part that is None is not in the document; other parts of it are not read. A clause is None where a club has
another number than the document.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from faristol.fields import Count, Few, Language, Name, Points, as_it_is, whole
from faristol.rulesets.schema import Cited, Cites, Clause, Maybe, MayCite, OfPlays, Pair, Part, Size

Minutes = Annotated[int, whole(0, 10_000)]
Turn = Literal["play", "pass", "exchange", "invalid", "forfeit"]
Closes = Literal["replaced", "pressed"]
NOT_SAID = ""


@dataclass(frozen=True, kw_only=True)
class Start(Cites):
    again: Cited = None
    """Where tiles are equal."""
    named: Maybe[Cites] = None
    """Where the first-named of a pair may start."""


@dataclass(frozen=True, kw_only=True)
class StartByTile(Start):
    blank: Literal["first", "last"]
    """Whether it comes before A or after Z."""


@dataclass(frozen=True)
class Pass:
    clause: Clause


@dataclass(frozen=True)
class Exchange(Cites):
    least: Count
    in_bag: Count


@dataclass(frozen=True, kw_only=True)
class Challenge(Cites):
    invalid: Cited
    late: Cited
    closes: Closes
    closes_without_bag: Closes
    again: Maybe[Cites] = None
    silent: Cited = None
    """Where the list answers only once a play is challenged."""


@dataclass(frozen=True)
class PlayedOut(Cites):
    racks: Cited = None
    """Where the tiles left count."""


@dataclass(frozen=True)
class TurnsLost(Cites):
    turns: Count
    of: tuple[Turn, ...]
    at_zero: bool
    racks: Cited = None


@dataclass(frozen=True)
class Ends:
    played_out: PlayedOut
    by_turns: Mapping[str, TurnsLost]
    """The ways to end by turns in a row, in the order in which they are looked for."""


def _ends(value: Any) -> Ends:
    ways = ("lost-turns", "twelve-turns", "passes")
    by_turns = {way: TurnsLost.read(value[way]) for way in value if way in ways}
    return Ends(PlayedOut.read(value["played-out"]), by_turns)


@dataclass(frozen=True)
class Stops(Cites):
    reasons: tuple[Name, ...]


@dataclass(frozen=True)
class Clock(Cites):
    minutes: tuple[Minutes, ...]
    stops: Stops
    late_play: Cited = None
    """Where a play beyond the time is wrong."""


@dataclass(frozen=True)
class TimeLost(Cites):
    minutes: Minutes


@dataclass(frozen=True)
class Overtime(Cites):
    points: Points
    lost: Maybe[TimeLost] = None


@dataclass(frozen=True)
class Abandoning(MayCite):
    both: Cited = NOT_SAID
    points: Maybe[Points] = None
    result: Maybe[Pair] = None

    @property
    def says_of_both(self) -> bool:
        """Whether it says what two count who both give up: nothing."""
        return self.both != NOT_SAID

    @property
    def clause_of_both(self) -> Cited:
        return self.both if self.says_of_both else self.clause


@dataclass(frozen=True)
class Absence(Cites):
    both: Cited
    minutes: Minutes
    result: Pair


@dataclass(frozen=True)
class Stopping(Cites):
    more: Count
    minutes: Minutes


@dataclass(frozen=True, kw_only=True)
class Settled(MayCite):
    """What is usual in clubs where the document does not say what becomes of one who is absent."""

    absent: Pair


@dataclass(frozen=True)
class Players:
    most: Few


@dataclass(frozen=True)
class Board:
    clause: Cited = None
    fixed: bool = False
    drawn: bool = False
    """Where the chair or the direction of the board, one of the two, is drawn before the start."""


@dataclass(frozen=True)
class Signing(Cites):
    missing: Cited = None
    """Where what a sheet lacks is written on the time of its owner."""


@dataclass(frozen=True)
class Forfeit(Cites):
    strict: bool = False
    line: Cited = None
    """Where the row or column of the first tile binds."""


@dataclass(frozen=True)
class Overdrawn(Cites):
    more: Count


@dataclass(frozen=True)
class Notation(Cites):
    blanks: tuple[Name, ...] = ("parentheses",)


@dataclass(frozen=True)
class Arbiters(MayCite):
    affected: Cited = None
    """Where one whom a decision concerns is replaced for it."""


@dataclass(frozen=True)
class Swiss:
    """What the document says of a tournament of many rounds."""

    rounds: Count = 0
    """So many rounds; 0 where it goes by how many play."""
    near: bool = False
    """Whether round one too is paired by the least distance."""


@dataclass(frozen=True, kw_only=True)
class OfResults(Part):
    """What the result of a game follows from, at a table and in a tournament."""

    id: Name
    language: Language
    club: Name = ""
    """What the club calls its own rules."""
    abandoning: Abandoning
    overtime: Maybe[Overtime] = None
    absence: Maybe[Absence] = None
    arbiter: Arbiters = Arbiters()
    stopping: Maybe[Stopping] = None
    corrections: Maybe[Cites] = None
    tournament: Maybe[Settled] = None
    swiss: Maybe[Swiss] = None

    @property
    def clause_of_time(self) -> Cited:
        return self.overtime.clause if self.overtime else None

    @property
    def time_lost(self) -> TimeLost | None:
        return self.overtime.lost if self.overtime else None


@dataclass(frozen=True, kw_only=True)
class ClassicRules(OfResults, OfPlays):
    """Of a game of two to four."""

    rack_size: Size
    players: Players = Players(most=2)
    """At one table, unless the document allows more (ROM-1)."""
    board: Board = Board()
    start: StartByTile
    pass_: Pass
    exchange: Exchange
    challenge: Challenge
    ends: Annotated[Ends, _ends]
    clock: Clock
    forfeit: Maybe[Forfeit] = None
    senyors: Maybe[Cites] = None
    overdrawn: Maybe[Overdrawn] = None
    noting: Maybe[Cites] = None
    """Where the starter keeps the score sheet."""
    signing: Maybe[Signing] = None
    notation: Maybe[Notation] = None


@dataclass(frozen=True, kw_only=True)
class TournamentRules(OfResults):
    """Of the games of a tournament, as far as its results follow from it."""

    start: Start
    abandoning: Abandoning = Abandoning()
    clock: Maybe[Clock] = None


TournamentRulesData = Annotated[dict[str, Any], as_it_is(TournamentRules)]
"""A document as it stands in a log, to be written into others."""
