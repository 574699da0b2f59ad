"""The values of a game: its turns, the play that may still be challenged, the end and the result."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from faristol.core.tiles import Tiles

Kind = Literal["play", "pass", "exchange", "invalid", "forfeit"]
"""The kinds of turn; `of` in a ruleset's ends names those that count as lost."""


@dataclass(frozen=True)
class Decision:
    """What an arbiter decided: who, why, and the clause that lets one."""

    by: str
    why: str
    clause: str | None


@dataclass(frozen=True)
class Turn:
    """A turn. One whose play came off has its `play` too, and in `worth` what it would have scored."""

    player: int
    kind: Kind
    points: int = 0
    play: str | None = None
    worth: int = 0
    laid: Tiles = ()
    """The tiles that left the rack, blanks as such."""
    count: int = 0
    """How many were exchanged."""
    bonus: bool = False
    given: Tiles = ()
    """The tiles exchanged, where they are known."""
    rack: Tiles | None = None
    """Before the turn, where it is known."""
    words: tuple[str, ...] = ()
    clause: str | None = None
    senyors: bool = False
    corrected: Decision | None = None
    """Where an arbiter gave it other points."""

    @property
    def scored(self) -> int:
        """What its play is worth on the board, whatever an arbiter made of its points."""
        return self.worth if self.kind == "play" else 0


@dataclass(frozen=True)
class Challenge:
    """The words that decide, and each verdict; `before` are those that were found valid earlier."""

    words: tuple[str, ...]
    before: tuple[str, ...] = ()
    open: bool = True
    verdicts: tuple[bool, ...] = ()
    argument: str = ""


@dataclass(frozen=True)
class Made:
    """A play on the board that is not complete yet."""

    play: str
    points: int
    bonus: bool
    laid: Mapping[int, int]
    words: tuple[str, ...]
    rack: Tiles | None
    replaced: bool = False
    drawn: int = 0
    """How many tiles were drawn in place of those played."""
    challenge: Challenge | None = None
    passed_on: int | None = None
    """When its player pressed the clock with it; it is complete once the next one asks for the tiles."""


@dataclass(frozen=True)
class Adjustment:
    """Points given or taken after the last turn."""

    player: int
    points: int
    clause: str | None
    why: str = ""
    by: str = ""
    """The arbiter, if it is a penalty."""


@dataclass(frozen=True)
class Ending:
    """The end: `lost` are those who lose by its clause, whatever the points; `racks` is why racks count."""

    way: str
    clause: str | None
    lost: tuple[int, ...] = ()
    racks: str | None = None


@dataclass(frozen=True)
class Settled:
    """The result that a tournament counts; `winner` is None if nobody leads alone, or if both lost."""

    adjustments: tuple[Adjustment, ...]
    result: tuple[int, ...]
    winner: int | None
    racks: tuple[Tiles, ...] | None
    over: tuple[int, ...]
    decision: Decision | None = None
    """The arbiter's, if it is the result whatever the points are."""

    @property
    def decided(self) -> bool:
        return self.decision is not None
