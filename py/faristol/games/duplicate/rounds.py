"""A round: a rack, what everybody handed in, and the play that goes to the board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from faristol.core.board import Board
from faristol.core.tiles import Tiles

NO_PLAY = ("none", "absent")
"""The judge's reasons where there is no play to rule: nothing is on the slip, or nobody sits there."""


@dataclass(frozen=True)
class Slip:
    """One slip as it was ruled. `play` is in the strict form, `written` what could not be read."""

    play: str | None
    points: int
    reason: str | None = None
    clause: str | None = None
    written: str = ""
    given: int | None = None
    """The points that the player wrote down."""
    late: bool = False
    """Handed in after the time, within the grace that the judge allows."""
    words: tuple[str, ...] = ()
    """The words it forms; if it is null because of its words, only those that are not valid."""
    accepted: str = ""
    """Why the judge accepted a play that the lexicon refuses."""
    seventh: str | None = None
    """Completiv: the tile that the player named."""

    @property
    def valid(self) -> bool:
        return self.reason is None

    @property
    def miscounted(self) -> int | None:
        """The points that the player wrote, where the play scores others: these count."""
        return self.given if self.valid and self.given != self.points else None


@dataclass(frozen=True)
class SentInTime:
    """What a player's own tablet sent last while slips were taken, as it was ruled."""

    slip: Slip
    tablet: int


@dataclass(frozen=True)
class LateSheet:
    """What a player's tablet sent when the time was over, as it was written."""

    written: str
    given: int | None


@dataclass(frozen=True)
class AcceptedWords:
    """Words of a slip that the judge accepted, for its round or for the whole event."""

    round: int
    words: tuple[str, ...]
    why: str
    everywhere: bool


@dataclass(frozen=True)
class Master:
    play: str
    points: int
    laid: Mapping[int, int]
    kept: Tiles
    seventh: str | None = None
    wrong: bool = False


@dataclass(frozen=True)
class Round:
    number: int
    kept: Tiles
    drawn: Tiles
    board: Board
    """Before the master play."""
    slips: Mapping[str, Slip] = field(default_factory=dict)
    second: Mapping[str, str] = field(default_factory=dict)
    master: Master | None = None
    ended: int | None = None
    """The moment in which the time for writing ended."""
    from_tablets: Mapping[str, int] = field(default_factory=dict)
    """The slips that stand as a player's own tablet sent them, by player, with the tablet's number."""
    sent: Mapping[str, SentInTime] = field(default_factory=dict)
    """What the tablets have sent in time, by player, also where a slip stands that a judge has noted."""
    by_judges: Mapping[str, int] = field(default_factory=dict)
    """The slips that stand as a second judge has noted them, by player, with that judge's tablet."""
    came_late: Mapping[str, "LateSheet"] = field(default_factory=dict)
    """What came from a player's tablet when the time was over: the judge may still take it."""
    spent: Mapping[str, int] = field(default_factory=dict)
    """Topping: in how many milliseconds the best play was found, by player, in the order in which it came."""
    tries: Mapping[str, tuple[Slip, ...]] = field(default_factory=dict)
    """Topping: the plays that were not the best, by player."""
    rulings: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    """The results of ruling each text and play in this round, stored by ruling.py."""

    @property
    def rack(self) -> Tiles:
        return self.kept + self.drawn

    @property
    def board_after(self) -> Board:
        return self.board.with_tiles(self.master.laid) if self.master else self.board
