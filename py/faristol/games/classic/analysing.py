"""After the game: each turn beside the best plays of its rack, by the word list of the event.

Only where a rack is known can be said what it held. The looking is done a little at a time, turn after turn,
so that whoever waits for it may do other things meanwhile.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction

from faristol.core.board import Board
from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.core.placement import PlayRules
from faristol.core.play import read_play
from faristol.core.tiles import Tiles
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search
from faristol.words.worth import BONUS, FULL_RACK

LISTED = 5
"""So many plays of a rack are kept, the best first; all are counted."""

AT_ONCE = 200
"""Steps of a search, some milliseconds each, before somebody else has a turn."""


@dataclass(frozen=True)
class Best:
    """How many plays a rack had, how many of them were the best, and the first of them."""

    count: int
    ties: int
    plays: tuple[Found, ...]

    @property
    def points(self) -> int:
        return self.plays[0].score if self.plays else 0


@dataclass(frozen=True)
class Looked:
    """A turn and the best that its rack could have made."""

    number: int
    turn: Turn
    best: Best
    known: bool
    """Whether the word list has all the words of the play."""

    @property
    def missed(self) -> int:
        """Less than nothing where words were played that the list does not have."""
        return self.best.points - self.turn.points


@dataclass(frozen=True)
class Summary:
    """One player's turns whose rack is known, all together."""

    turns: int
    played: int
    possible: int
    found: int
    """How often nothing better was possible."""
    worst: Looked | None
    """The turn that cost most."""

    @property
    def missed(self) -> int:
        return self.possible - self.played

    @property
    def percent(self) -> Fraction | None:
        return Fraction(100 * self.played, self.possible) if self.possible else None


def boards(event: Classic) -> list[Board]:
    """The board that each turn found, and at the end that of the last one."""
    found = [Board()]
    for turn in event.turns:
        board = found[-1]
        if turn.kind == "play" and turn.play:
            play = read_play(event.tile_set, turn.play)
            laid = {s: c for s, c in zip(play.squares, play.word, strict=True) if not board.squares[s]}
            board = board.with_tiles(laid)
        found.append(board)
    return found


class Analysis:
    """`looked` grows while it goes on; `done` of `all` turns with a known rack."""

    def __init__(self, bitsets: Bitsets, event: Classic) -> None:
        self.looked: dict[int, Looked] = {}
        self.all = sum(turn.rack is not None for turn in event.turns)
        self._bitsets, self._event = bitsets, event
        self._work = self._looking()

    @property
    def done(self) -> bool:
        return len(self.looked) == self.all

    def go_on(self) -> None:
        for _ in zip(range(AT_ONCE), self._work, strict=False):
            pass

    def summary(self, player: int) -> Summary:
        """Of the turns looked at so far."""
        mine = [each for each in self.looked.values() if each.turn.player == player]
        worst = max(mine, key=lambda each: each.missed, default=None)
        return Summary(
            turns=len(mine),
            played=sum(each.turn.points for each in mine),
            possible=sum(each.best.points for each in mine),
            found=sum(each.missed <= 0 for each in mine),
            worst=worst if worst and worst.missed > 0 else None,
        )

    def _looking(self) -> Iterator[None]:
        for number, (turn, board) in enumerate(zip(self._event.turns, boards(self._event), strict=False), 1):
            if turn.rack is not None:
                best = yield from _searched(self._bitsets, self._event.rules, board, turn.rack)
                self.looked[number] = Looked(number, turn, best, self._knows(turn))

    def _knows(self, turn: Turn) -> bool:
        words = [read_word(self._event.tile_set, word) for word in turn.words]
        return all(word is not None and self._bitsets.lexicon.contains(plain(word)) for word in words)


class _Kept:
    """The best plays of a rack by the rules of this game: a club may have another bonus."""

    def __init__(self, rules: PlayRules) -> None:
        self._rules, self._more = rules, rules.bonus - BONUS
        self.plays: list[Found] = []

    def is_full(self, found: Found) -> bool:
        """Nothing that comes after this one is better than what is kept, or as good as the best of it."""
        if len(self.plays) < LISTED:
            return False
        at_most = found.score + max(0, self._more)
        best = sorted((each.score for each in self.plays), reverse=True)
        return at_most <= best[LISTED - 1] and at_most < best[0]

    def add(self, found: Found) -> None:
        if found.laid <= self._rules.most:
            more = self._more if found.laid == FULL_RACK else 0
            self.plays.append(found._replace(score=found.score + more))

    def best(self, count: int) -> Best:
        plays = sorted(self.plays, key=lambda found: -found.score)
        ties = sum(found.score == plays[0].score for found in plays)
        return Best(count, ties, tuple(plays[:LISTED]))


def _searched(bitsets: Bitsets, rules: PlayRules, board: Board, rack: Tiles) -> Generator[None, None, Best]:
    search, kept = Search(bitsets, board, rack), _Kept(rules)
    for _ in search.steps():
        yield
    for found in search.in_order():
        if found is not None and kept.is_full(found):
            break
        if found is not None:
            kept.add(found)
        yield
    return kept.best(search.count)
