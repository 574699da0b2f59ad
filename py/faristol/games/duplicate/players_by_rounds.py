"""What each player made of each round, against the master play: for the table of players and rounds.

A round under way is in it with the slips that have come in; until it has its master play nothing is a top.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from faristol.games.duplicate.counting import counted, once
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import percent
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.tallies import finders, winner


@dataclass(frozen=True)
class Made:
    """What a slip counts for."""

    points: int
    null: bool
    """Whether its play counts nothing."""
    top: bool
    """Whether it is worth as much as the master play."""
    percent: Fraction | None
    """Of the master play."""
    spent: int | None = None
    """Topping: in so many milliseconds it was found."""


@dataclass(frozen=True)
class RoundMade:
    number: int
    master: int | None
    """What the master play scores; None while the round has none."""
    made: Mapping[str, Made]
    """By the players who were there and have handed in a slip."""
    first: str | None = None
    """Topping: who found the best play first."""

    @property
    def tops(self) -> Sequence[str]:
        """Return the players who found a play worth as much as the master play."""
        return [player for player, each in self.made.items() if each.top]

    @property
    def alone(self) -> str | None:
        """Return the player who found such a play and was the only one."""
        tops = self.tops
        return tops[0] if len(tops) == 1 else None


@once
def players_by_rounds(event: Duplicate) -> Sequence[RoundMade]:
    return [_round(event, each) for each in event.rounds if each.master or each.slips]


def _round(event: Duplicate, round_: Round) -> RoundMade:
    master = round_.master.points if round_.master else None
    made = {}
    for player in event.at_tables:
        counts = counted(event, round_, player.id)
        if counts and not counts.absent:
            top = master is not None and counts.points >= master > 0
            of_master = percent(counts.points, master) if master else None
            spent = round_.spent[player.id] if player.id in finders(event, round_) else None
            made[player.id] = Made(counts.points, counts.null, top, of_master, spent)
    return RoundMade(round_.number, master, made, winner(event, round_))
