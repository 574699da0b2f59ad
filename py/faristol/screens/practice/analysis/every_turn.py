"""Every turn of a rack with what it keeps: its plays from the best down, a piece at a time, and the rest."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from faristol.core.letters import plain
from faristol.core.tiles import Tiles
from faristol.practice.offers import Offer, Offering
from faristol.practice.turns import Chosen, Position, without_a_play
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays

AT_ONCE = 100
"""So many plays are made before somebody else may have a turn."""
A_FEW = 25
"""So many are made at a time for what is on the screen."""


@dataclass(frozen=True)
class ListedTurn:
    """A turn with its number: plays by their points from 1, then what is no play by what it keeps."""

    number: int
    offer: Offer

    @property
    def found(self) -> Found | None:
        return self.offer.turn.play

    @property
    def score(self) -> int:
        return self.offer.turn.score

    @property
    def given(self) -> Tiles:
        """The tiles that are exchanged."""
        return self.offer.turn.exchange

    @property
    def letters(self) -> bytes:
        """Its word without the marks of blanks."""
        return plain(self.found.word) if self.found else b""


Line = list[ListedTurn]
"""Plays of the same word for as many points, with the same rest; or one turn that is no play."""


class Lines:
    """Turns in lines, in the order in which the first of each comes."""

    def __init__(self, turns: Iterable[ListedTurn] = ()) -> None:
        self.all: list[Line] = []
        self._by_what_is_equal: dict[object, Line] = {}
        for turn in turns:
            self.add(turn)

    def add(self, turn: ListedTurn) -> None:
        equal = turn.letters, turn.score, turn.offer.stays
        line = self._by_what_is_equal.get(equal)
        if line is None:
            self._by_what_is_equal[equal] = line = []
            self.all.append(line)
        line.append(turn)


class EveryTurn:
    def __init__(self, bitsets: Bitsets, position: Position) -> None:
        search = find_plays(bitsets, position.board, position.rack)
        self.count = search.count
        """Of the plays."""
        self.plays: list[ListedTurn] = []
        self.done = False
        self._offering = Offering(bitsets.lexicon.language, position)
        self.others_count = sum(1 for _ in without_a_play(position))
        self._lines = Lines()
        self._coming = search.ordered()
        self.asked: object = None
        """What the list was asked for last, and what was found."""
        self.wanted: tuple[list[Line], int] = ([], 0)
        self.up_to(A_FEW)

    @cached_property
    def others(self) -> list[ListedTurn]:
        """What is no play, the best first."""
        others = enumerate(self._offering.without_a_play(), self.count + 1)
        return [ListedTurn(*each) for each in others]

    @property
    def all(self) -> list[ListedTurn]:
        """Those made so far."""
        return [*self.plays, *self.others]

    @property
    def in_all(self) -> int:
        return self.count + self.others_count

    @property
    def top(self) -> int:
        return self.plays[0].score if self.plays else 0

    @property
    def ties(self) -> int:
        """How many of those found so far have the top score."""
        return sum(each.score == self.top for each in self.plays)

    def turn(self, number: int) -> ListedTurn | None:
        """Return the turn of this number, if there is one."""
        if number > self.count:
            return next((each for each in self.others if each.number == number), None)
        self.up_to(number)
        return self.plays[number - 1] if number > 0 else None

    def numbers(self, turns: Iterable[Chosen]) -> dict[Chosen, int]:
        """Return the number of each; the plays are made up to the last of them."""
        wanted = {*turns}
        while True:
            found = {each.offer.turn: each.number for each in self.all if each.offer.turn in wanted}
            if self.done or len(found) == len(wanted):
                return found
            self.go_on()

    def considered(self) -> Generator[None, None, list[Offer]]:
        """Find the turns that are worth most."""
        return self._offering.considered(self._one_by_one())

    def go_on(self) -> None:
        self.up_to(len(self.plays) + AT_ONCE)

    def up_to(self, number: int) -> None:
        """Make so many plays, if there are so many."""
        while len(self.plays) < number and not self.done:
            found = next(self._coming, None)
            if found is None:
                self.done = True
            else:
                play = ListedTurn(len(self.plays) + 1, self._offering.of(Chosen(found)))
                self.plays.append(play)
                self._lines.add(play)
        self.done = self.done or len(self.plays) == self.count

    def lines_up_to(self, number: int) -> list[Line]:
        """Make so many lines, if there are so many, each with all its plays, and return those made so far."""
        while not self.done and not self._has_whole(number):
            self.up_to(len(self.plays) + A_FEW)
        lines = self._lines.all
        return [*lines, *([each] for each in self.others)] if self.done else lines

    def _has_whole(self, number: int) -> bool:
        """Whether plays of fewer points have begun: those of a line have the same."""
        lines = self._lines.all
        return len(lines) >= number and self.plays[-1].score < lines[number - 1][0].score

    def _one_by_one(self) -> Iterator[Found | None]:
        at = 0
        while at < self.count:
            if at == len(self.plays):
                self.go_on()
                yield None
            yield self.plays[at].found
            at += 1
