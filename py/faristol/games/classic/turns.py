"""A turn as the sheet holds it, a play that lies on the board and may still be challenged, and the end."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from faristol.core.tiles import Tiles

Kind = Literal["play", "pass", "exchange", "invalid", "forfeit"]
"""`of` in a ruleset's ends names those that are lost."""


@dataclass(frozen=True)
class Turn:
    """`play` is kept of one that came off too, with what it would have scored in `worth`."""

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
    """How many tiles came to the rack for those laid."""
    challenge: Challenge | None = None


@dataclass(frozen=True)
class Adjustment:
    """Points given or taken after the last turn."""

    player: int
    points: int
    clause: str | None
    why: str = ""


@dataclass(frozen=True)
class Ending:
    """`lost` are those who lose by the clause, whatever the points say; `racks` cites why racks count."""

    way: str
    clause: str | None
    lost: tuple[int, ...] = ()
    racks: str | None = None


@dataclass(frozen=True)
class Settled:
    """What the tournament counts; `winner` is None where nobody is alone ahead, and where both lost."""

    adjustments: tuple[Adjustment, ...]
    result: tuple[int, ...]
    winner: int | None
    racks: tuple[Tiles, ...] | None
    over: tuple[int, ...]
    decided: bool = False
    """By the arbiter, whatever the points are."""
