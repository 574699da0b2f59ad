"""The analysis after a game: each turn beside the best plays of its rack, by the word list of the event.

Only turns with a known rack are analysed, one after another in small steps, so that the engine can do other
things in between.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from faristol.core.board import Board
from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.core.play import read_play
from faristol.games.best_plays import Best, best_of
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn
from faristol.words.bitsets import Bitsets

AT_ONCE = 200
"""Steps of a search, some milliseconds each, before other work goes on."""


@dataclass(frozen=True)
class AnalysedTurn:
    """A turn, with the points that its play is worth, and the best plays of its rack."""

    number: int
    turn: Turn
    best: Best
    known: bool
    """Whether the word list has all the words of the play."""

    @property
    def missed(self) -> int:
        """How much more the best play scores; negative if words were played that the list does not have."""
        return self.best.points - self.turn.points


@dataclass(frozen=True)
class Summary:
    """One player's turns whose rack is known, all together."""

    turns: int
    played: int
    possible: int
    found: int
    """In how many turns nothing better was possible."""
    worst: AnalysedTurn | None
    """The turn that cost most."""

    @property
    def missed(self) -> int:
        return self.possible - self.played

    @property
    def percent(self) -> Fraction | None:
        return Fraction(100 * self.played, self.possible) if self.possible else None


def boards(event: Classic) -> list[Board]:
    """Return the board before each turn, and the one after the last."""
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
    """The analysis of a game: the turns `analysed` so far, of `all` that have a known rack."""

    def __init__(self, bitsets: Bitsets, event: Classic) -> None:
        self.analysed: dict[int, AnalysedTurn] = {}
        self.all = sum(turn.rack is not None for turn in event.turns)
        self._bitsets, self._event = bitsets, event
        self._work = self._looking()

    @property
    def done(self) -> bool:
        return len(self.analysed) == self.all

    def go_on(self) -> None:
        for _ in zip(range(AT_ONCE), self._work, strict=False):
            pass

    def summary(self, player: int) -> Summary:
        """Return the summary of the turns analysed so far."""
        mine = [each for each in self.analysed.values() if each.turn.player == player]
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
                best = yield from best_of(self._bitsets, self._event.rules, board, turn.rack)
                played = replace(turn, points=turn.scored)
                self.analysed[number] = AnalysedTurn(number, played, best, self._knows(turn))

    def _knows(self, turn: Turn) -> bool:
        words = [read_word(self._event.tile_set, word) for word in turn.words]
        return all(word is not None and self._bitsets.lexicon.contains(plain(word)) for word in words)
