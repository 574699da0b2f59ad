"""Several games annotated one after another: what each of their players lost, by the part of the game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated, Literal

from faristol.core.letters import plain, word_text
from faristol.core.play import read_play
from faristol.core.tiles import BLANK, LANGUAGES
from faristol.fields import Name, one_of
from faristol.games.classic.analysing import boards
from faristol.games.classic.game import Classic
from faristol.games.classic.players import in_turn
from faristol.games.classic.turns import Turn
from faristol.practice.annotating import Annotation, Cost
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon

Part = Literal["opening", "blank", "end", "rest"]
PARTS: tuple[Part, ...] = ("opening", "blank", "end", "rest")
OPENING = 4
"""So many turns, of both together."""
LAST_TILES = 14
"""With so many tiles unseen, or fewer, it is the end: seven of them are on the other rack."""


@dataclass(frozen=True)
class LostTurn:
    player: Literal[0, 1]
    part: Part
    worth: int
    """What it cost, in tenths of a point."""
    missed: str
    """The word that would have been worth most, in the strict form; "" where there was no other.

    A word that only one source has is left out: nobody should learn it.
    """


@dataclass(frozen=True)
class LookedAt:
    """A game of which it is known what each turn cost."""

    key: Name
    language: Annotated[str, one_of(LANGUAGES)]
    names: tuple[Name, Name]
    turns: tuple[LostTurn, ...]


def key_of(game: Classic) -> str:
    """Return what the same game has again, whether it comes from the device or from a file.

    In a file who starts is the first player.
    """
    order = in_turn(game.first or 1, len(game.names))
    names = [game.names[player - 1] for player in order]
    played = [(order.index(turn.player), turn.kind, turn.play, turn.points) for turn in game.turns]
    return sha256(repr((names, played)).encode()).hexdigest()[:16]


def looked_at(game: Classic, costs: dict[int, Cost], lexicon: Lexicon) -> LookedAt:
    turns = zip(game.turns, boards(game), strict=False)
    lost = (
        _lost(game, number, turn, sum(map(bool, board.squares)), costs[number], lexicon)
        for number, (turn, board) in enumerate(turns, 1)
        if number in costs
    )
    return LookedAt(key_of(game), game.tile_set.language, (game.names[0], game.names[1]), tuple(lost))


def _lost(game: Classic, number: int, turn: Turn, lying: int, cost: Cost, lexicon: Lexicon) -> LostTurn:
    rack = turn.rack or ()
    unseen = len(game.tile_set.all) - lying - len(rack)
    if unseen <= LAST_TILES:
        part: Part = "end"
    elif BLANK in rack:
        part = "blank"
    else:
        part = "opening" if number <= OPENING else "rest"
    missed = _missed(game, turn, cost, lexicon)
    return LostTurn(0 if turn.player == 1 else 1, part, max(0, cost.worth), missed)


def _missed(game: Classic, turn: Turn, cost: Cost, lexicon: Lexicon) -> str:
    if not cost.worth or cost.best.play is None:
        return ""
    best = plain(cost.best.play.word)
    own = plain(read_play(game.tile_set, turn.play).word) if turn.kind == "play" and turn.play else b""
    return "" if best == own or not lexicon.is_confirmed(best) else word_text(game.tile_set, best)


@dataclass(frozen=True)
class LeftOut:
    """So many of those that were brought are not looked at."""

    unreadable: int = 0
    known: int = 0
    unfit: int = 0
    """Not of two of different names, or without a rack that was noted."""


Reading = Callable[[], Classic | None]
"""Reads a game that was brought; it takes a moment, and gives None where there is none."""


def _can_be_looked_at(game: Classic) -> bool:
    """Two of the same name could not be told apart."""
    return not game.several and len({*game.names}) == 2 and any(turn.rack is not None for turn in game.turns)


class Season:
    """Games that are read and looked at one after another; it rests after each, until that one is taken."""

    def __init__(self, bitsets: Bitsets) -> None:
        self.waiting: list[Reading] = []
        self.finished: LookedAt | None = None
        self.stopped = False
        self.left_out = LeftOut()
        self._known: set[str] = set()
        self._bitsets = bitsets
        self._annotation: Annotation | None = None

    @property
    def done(self) -> bool:
        return self.stopped or self.finished is not None or not self.waiting

    def add(self, brought: Iterable[Reading], known: Iterable[str]) -> None:
        """Take in what was brought; `known` are the keys of the games that were looked at."""
        if not self.waiting:
            self.left_out = LeftOut()
        self._known = {*known}
        self.waiting += brought
        self.stopped = False

    def take(self) -> LookedAt | None:
        """Return the game that is finished, and let the next one begin."""
        found, self.finished = self.finished, None
        return found

    def go_on(self) -> None:
        if self.done:
            return
        if self._annotation is None:
            self._annotation = self._begun(self.waiting[0]())
        else:
            self._annotation.go_on()
        if self._annotation is None:
            del self.waiting[0]
        elif self._annotation.done:
            game = self._annotation.game
            self.finished = looked_at(game, self._annotation.costs, self._bitsets.lexicon)
            self._known.add(self.finished.key)
            self._annotation = None
            del self.waiting[0]

    def _begun(self, game: Classic | None) -> Annotation | None:
        left = self.left_out
        if game is None:
            self.left_out = replace(left, unreadable=left.unreadable + 1)
        elif not _can_be_looked_at(game):
            self.left_out = replace(left, unfit=left.unfit + 1)
        elif key_of(game) in self._known:
            self.left_out = replace(left, known=left.known + 1)
        else:
            return Annotation(self._bitsets, game)
        return None


@dataclass(frozen=True)
class Losses:
    """A player's turns of a part of the games."""

    part: Part
    turns: int
    lost: int
    """In tenths of a point."""

    @property
    def a_turn(self) -> int:
        return round(self.lost / self.turns) if self.turns else 0


@dataclass(frozen=True)
class Missed:
    word: str
    times: int
    lost: int


@dataclass(frozen=True)
class Profile:
    name: str
    games: int
    parts: tuple[Losses, ...]
    missed: tuple[Missed, ...]
    """What cost most in all first."""

    @property
    def whole(self) -> Losses:
        return Losses("rest", sum(each.turns for each in self.parts), sum(each.lost for each in self.parts))


def players(games: Sequence[LookedAt]) -> list[str]:
    """Return who played, those with most games first."""
    names = [name for game in games for name in game.names]
    return sorted(dict.fromkeys(names), key=lambda name: -names.count(name))


def profile(games: Sequence[LookedAt], name: str) -> Profile:
    ours = [game for game in games if name in game.names]
    turns = [turn for game in ours for turn in game.turns if game.names[turn.player] == name]
    missed: dict[str, list[int]] = {}
    for turn in turns:
        if turn.missed:
            missed.setdefault(turn.missed, []).append(turn.worth)
    words = (Missed(word, len(lost), sum(lost)) for word, lost in missed.items())
    return Profile(
        name,
        len(ours),
        tuple(_losses(part, [turn.worth for turn in turns if turn.part == part]) for part in PARTS),
        tuple(sorted(words, key=lambda each: (-each.lost, each.word))),
    )


def _losses(part: Part, lost: Sequence[int]) -> Losses:
    return Losses(part, len(lost), sum(lost))
