"""A round for one: its rack, the hints that were bought, the proposal, and the master play."""

from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.tiles import Tiles


@dataclass(frozen=True)
class Hint:
    kind: str
    value: str
    price: int


@dataclass(frozen=True)
class Proposal:
    """`play` is in the strict form, None when nothing was proposed; by `clause` a play is null."""

    play: str | None
    points: int
    by: str
    """The player, or the time that was over."""
    words: tuple[str, ...] = ()
    """Those that are not in the list."""
    clause: str | None = None

    @property
    def valid(self) -> bool:
        return self.play is not None and not self.words


@dataclass(frozen=True)
class Listed:
    """A play as it stands beside the master play."""

    play: str
    points: int


@dataclass(frozen=True)
class Master:
    play: str
    points: int
    kept: Tiles
    count: int
    """All plays of the rack among which it was looked for."""
    ties: int
    """So many are as good as the best."""
    best: tuple[Listed, ...]


@dataclass(frozen=True)
class Round:
    number: int
    kept: Tiles
    drawn: Tiles
    board: Board
    hints: tuple[Hint, ...] = ()
    tries: tuple[Proposal, ...] = ()
    """In topping: the plays that were not the best."""
    proposal: Proposal | None = None
    master: Master | None = None
    spent: int | None = None
    """Milliseconds until the proposal; None in a game without a clock."""

    @property
    def rack(self) -> Tiles:
        return self.kept + self.drawn

    @property
    def price(self) -> int:
        return sum(hint.price for hint in self.hints)

    @property
    def seconds(self) -> int | None:
        """Whole seconds until the proposal, one that was begun counted whole."""
        return None if self.spent is None else -(-self.spent // 1000)

    @property
    def points(self) -> int:
        """What the proposal brings, less what the hints cost, and never less than nothing."""
        return self.counts(self.proposal.points) if self.proposal else 0

    def counts(self, points: int) -> int:
        """Return what a play of so many points brings after the hints."""
        return max(0, points - self.price)

    @property
    def possible(self) -> int:
        """What the master play scores: the same for everybody who has the rack, whatever they play.

        A word that one source alone has can score more, for the master play is looked for without such words.
        """
        return self.master.points if self.master else 0

    @property
    def missed(self) -> int:
        """What was scored less than that; who scored more has missed nothing."""
        return max(0, self.possible - self.points)

    @property
    def is_top(self) -> bool:
        """Found as good a play as there is, or a better one; hints may have helped."""
        return bool(self.master and self.proposal and self.proposal.points >= self.master.points)
