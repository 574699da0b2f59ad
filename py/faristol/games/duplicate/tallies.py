"""What counts in the totals: the points of the slips, or in topping the rounds won or the seconds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faristol.games.duplicate.counting import all_points, once, that_count
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round


@dataclass(frozen=True)
class Tally:
    """What a player has in topping after some rounds."""

    won: int
    found: int
    """So many best plays, first or not."""
    seconds: int
    tries: int
    by_seconds: bool
    """Whether the seconds decide, and among equals the rounds won."""

    @property
    def total(self) -> int:
        return self.seconds if self.by_seconds else self.won

    @property
    def beside(self) -> int:
        """The figure that decides among those with the same total."""
        return self.won if self.by_seconds else self.seconds

    @property
    def worth(self) -> tuple[int, int]:
        """The more, the better."""
        return (-self.seconds, self.won) if self.by_seconds else (self.won, -self.seconds)


@once
def _finders(event: Duplicate) -> Mapping[int, Sequence[str]]:
    found = {}
    for round_ in event.rounds:
        counting = that_count(event, round_)
        players = [player for player in round_.spent if player in counting]
        found[round_.number] = sorted(players, key=round_.spent.__getitem__)
    return found


def finders(event: Duplicate, round_: Round) -> Sequence[str]:
    """Return who found the best play, the first first; of equal times the one whose play came first."""
    return _finders(event)[round_.number]


def winner(event: Duplicate, round_: Round) -> str | None:
    return next(iter(finders(event, round_)), None)


def seconds(event: Duplicate, round_: Round, player: str) -> int:
    """Return what a round counts for a player: the seconds begun until the best play, and those of the tries.

    Who has missed it counts the whole time and the penalty.
    """
    assert event.topping
    spent = round_.spent[player] if player in finders(event, round_) else None
    whole = 60 * event.opened.minutes + event.topping.penalty
    tries = event.topping.miss * len(round_.tries.get(player, ()))
    return (whole if spent is None else -(-spent // 1000)) + tries


def scores(event: Duplicate, round_: Round) -> dict[str, int]:
    """Return what a round counts in the totals, by player."""
    if event.topping is None:
        return all_points(event, round_)
    if event.topping.ranking == "seconds":
        return {player: seconds(event, round_, player) for player in event.players}
    first = winner(event, round_)
    return {player: int(player == first) for player in event.players}


def tally(event: Duplicate, player: str, rounds: Sequence[Round]) -> Tally:
    assert event.topping
    return Tally(
        sum(winner(event, each) == player for each in rounds),
        sum(player in finders(event, each) for each in rounds),
        sum(seconds(event, each, player) for each in rounds),
        sum(len(each.tries.get(player, ())) for each in rounds),
        event.topping.ranking == "seconds",
    )
