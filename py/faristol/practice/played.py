"""Games, books and series of one who practises, and what they come to."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

LAST = 30
"""So many games stand in the chart."""


@dataclass(frozen=True)
class SoloGame:
    stream: str
    name: str
    at: int
    rounds: int
    points: int
    possible: int
    early: bool = False
    """Whether the player ended it before its rounds were over."""

    @property
    def percent(self) -> Fraction:
        return Fraction(100 * self.points, self.possible)


@dataclass(frozen=True)
class Solos:
    """Duplicates for one. `average` is that of a game, whatever its length."""

    games: tuple[SoloGame, ...]
    """The oldest first."""
    tops: int
    bingos: int
    missed: tuple[tuple[str, int], ...]
    """The words of master plays that were not found, and what each cost in all: the worst first."""

    @property
    def rounds(self) -> int:
        return sum(game.rounds for game in self.games)

    @property
    def average(self) -> Fraction:
        return _average([game.percent for game in self.games])

    @property
    def best(self) -> SoloGame | None:
        """Return the best of the games that were played to their end."""
        whole = (game for game in self.games if not game.early)
        return max(whole, key=lambda game: game.percent, default=None)

    @property
    def last(self) -> tuple[SoloGame, ...]:
        return self.games[-LAST:]


@dataclass(frozen=True)
class Game:
    """Against the computer: `won` is None where nobody did."""

    stream: str
    at: int
    level: str
    own: int
    theirs: int
    won: bool | None
    turns: int = 0
    turn_points: int = 0
    bingos: int = 0


@dataclass(frozen=True)
class Opponent:
    """The computer at one level."""

    level: str
    games: tuple[Game, ...]

    @property
    def won(self) -> int:
        return sum(game.won is True for game in self.games)

    @property
    def drawn(self) -> int:
        return sum(game.won is None for game in self.games)

    @property
    def lost(self) -> int:
        return sum(game.won is False for game in self.games)

    @property
    def own(self) -> Fraction:
        return _average([game.own for game in self.games])

    @property
    def theirs(self) -> Fraction:
        return _average([game.theirs for game in self.games])

    @property
    def a_turn(self) -> Fraction | None:
        turns = sum(game.turns for game in self.games)
        return Fraction(sum(game.turn_points for game in self.games), turns) if turns else None

    @property
    def bingos(self) -> int:
        return sum(game.bingos for game in self.games)

    @property
    def best(self) -> Game:
        return max(self.games, key=lambda game: game.own)


@dataclass(frozen=True)
class Deck:
    name: str
    asked: int
    right: int

    @property
    def percent(self) -> Fraction:
        return Fraction(100 * self.right, self.asked)


@dataclass(frozen=True)
class Exercises:
    known: int
    decks: tuple[Deck, ...]
    """Those that anything was asked of."""
    missed: tuple[tuple[str, str, int], ...]
    """Kind, words and how often they were missed: the worst first."""

    @property
    def asked(self) -> int:
        return sum(deck.asked for deck in self.decks)

    @property
    def right(self) -> int:
        return sum(deck.right for deck in self.decks)

    @property
    def percent(self) -> Fraction:
        return Fraction(100 * self.right, self.asked)


@dataclass(frozen=True)
class SeriesGame:
    """A serie de maxime; its first play decides first."""

    stream: str
    name: str
    at: int
    plays: int
    groups: int
    first: int
    points: int


@dataclass(frozen=True)
class AllSeries:
    games: tuple[SeriesGame, ...]
    """The oldest first."""

    @property
    def average(self) -> Fraction:
        """Return what the first play brings."""
        return _average([game.first for game in self.games])

    @property
    def best(self) -> SeriesGame:
        return max(self.games, key=lambda game: game.first)

    @property
    def last(self) -> tuple[SeriesGame, ...]:
        return self.games[-LAST:]


@dataclass(frozen=True)
class Figures:
    """In one playing language."""

    solos: Solos | None
    opponents: tuple[Opponent, ...]
    """The weakest first."""
    exercises: Exercises | None
    series: AllSeries | None = None
    toppings: int = 0
    """So many duplicates for one in which the time counted: their points are in no figure."""


def _average(numbers: Sequence[Fraction | int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))
