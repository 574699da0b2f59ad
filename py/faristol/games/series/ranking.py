"""The ranking of a serie de maxime: the best first play, among equals the best second, and so on (RDU-7).

A play that is null, or was not made, is worth nothing. Who is equal in all of them shares the place.
"""

from dataclasses import dataclass

from faristol.games.series.event import Player, Series


@dataclass(frozen=True)
class Ranked:
    place: int
    number: int
    """By which the log names the player."""
    player: Player


def worth(event: Series, player: Player) -> tuple[int, ...]:
    """Return the points play by play, in the order in which they were made."""
    points = [each.points for each in player.plays]
    return (*points, *(0 for _ in range(event.planned - len(points))))


def ranking(event: Series) -> tuple[Ranked, ...]:
    worths = [worth(event, player) for player in event.players]
    numbers = sorted(range(len(worths)), key=lambda at: worths[at], reverse=True)
    return tuple(
        Ranked(1 + sum(other > worths[at] for other in worths), at + 1, event.players[at]) for at in numbers
    )
