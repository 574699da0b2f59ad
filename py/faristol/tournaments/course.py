"""How a tournament went for each player, round by round: whom they met, what came of it, where they stood."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import part_of
from faristol.tournaments.published import Published
from faristol.tournaments.results import AT_THE_BOARD, FIRST, WIN, Result
from faristol.tournaments.why import Why

Places = Mapping[int, Mapping[str, int]]
"""Places by round and by player."""


@dataclass(frozen=True)
class Turn:
    """A round of one player. Without an opponent a rest if there is a reason for one, else an absence."""

    number: int
    board: int | None = None
    opponent: str | None = None
    side: int = FIRST
    named: bool = True
    """Whether the first-named of a pair starts; otherwise nobody has noted it."""
    result: Result | None = None
    """None as long as the table has handed nothing in."""
    rests: Why | None = None
    bye: int = WIN
    """What a rest brings, in halves."""
    halves: int = 0
    """The points of all rounds up to this one, in halves."""
    place: int | None = None

    @property
    def starts(self) -> bool | None:
        """Whether the player started; None where the two did not sit down, and where nobody has noted it."""
        if (
            self.opponent is None
            or not self.named
            or (self.result and self.result.outcome not in AT_THE_BOARD)
        ):
            return None
        return self.side == FIRST

    @property
    def scores(self) -> tuple[int, int] | None:
        """The own points and those of the opponent."""
        if self.result is None:
            return None
        return self.result.score[self.side], self.result.score[1 - self.side]

    @property
    def won(self) -> Fraction | None:
        """Points of the tournament that this round brought."""
        if self.rests:
            return Fraction(self.bye, WIN)
        return None if self.result is None else Fraction(self.result.halves[self.side], WIN)


def places(event: Tournament, until: int | None = None) -> Places:
    """Return where all stood after each round up to one, or to the last."""
    last = len(event.rounds) if until is None else until
    return {
        number: {row.player.id: row.rank for row in event.standings(after=number)}
        for number in range(1, last + 1)
    }


def places_now(event: Tournament) -> Mapping[str, int]:
    """Return where all stand after the last round; whoever comes in with the next one stands nowhere."""
    return {row.player.id: row.rank for row in event.placed}


def course(event: Tournament, player: str, stood: Places) -> list[Turn]:
    """Return the rounds of which the places are given, from the player's first one on."""
    turns, halves = [], event.players[player].carried.halves
    for published in part_of(event, player).rounds:
        if published.number not in stood or published.number < event.players[player].joined:
            continue
        turn = _turn(published, player, named=event.opened.names_starts)
        if turn.rests:
            turn = replace(turn, bye=event.terms.counting.rest(turn.rests))
        halves += int((turn.won or 0) * WIN)
        place = stood[published.number].get(player)
        turns.append(replace(turn, halves=halves, place=place))
    return turns


def _turn(published: Published, player: str, *, named: bool) -> Turn:
    number = published.number
    for board, pair, sheet in published.boards:
        if player in (pair.first, pair.second):
            side = FIRST if player == pair.first else 1 - FIRST
            opponent = pair.second if side == FIRST else pair.first
            result = sheet.result if sheet else None
            return Turn(number, board, opponent, side, named and pair.starts_noted, result)
    rests = next((why for resting, why in published.draft.byes if resting == player), None)
    return Turn(number, rests=rests)
