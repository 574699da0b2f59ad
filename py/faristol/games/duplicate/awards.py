"""What is worth telling beside the classification: the best play, the most masters, the best comeback.

The expelled have no place, and no award either. Whoever is equal shares one.
"""

from dataclasses import dataclass
from typing import Literal

from faristol.games.duplicate.counting import once
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import course, plays_made
from faristol.games.duplicate.standings import standings

LEAST_PLACES = 2
"""Who gains one place only has made no comeback."""


@dataclass(frozen=True)
class Award:
    kind: Literal["play", "masters", "comeback"]
    players: tuple[str, ...]
    figure: int
    """The points of the play, how many masters, how many places."""
    round: int | None = None
    """Of the play; for a comeback the round after which the place was worst."""
    play: str = ""
    places: tuple[int, int] | None = None
    """For a comeback: from the worst place to the last."""


@once
def awards(event: Duplicate) -> list[Award]:
    return [*_best_plays(event), *_most_masters(event), *_comebacks(event)]


def _best_plays(event: Duplicate) -> list[Award]:
    """Return the plays that scored most; of equal ones each, in the order of the rounds."""
    made = []
    for after in course(event):
        for each in plays_made(event, after.round):
            if players := tuple(player for player in each.players if player in after.ranks):
                made.append(Award("play", players, each.points, after.round.number, each.play))
    best = max((award.figure for award in made), default=0)
    return [award for award in made if award.figure == best > 0]


def _most_masters(event: Duplicate) -> list[Award]:
    placed = [row for row in standings(event) if row.rank is not None]
    most = max((row.masters for row in placed), default=0)
    found = tuple(row.player.id for row in placed if row.masters == most)
    return [Award("masters", found, most)] if most else []


def _comebacks(event: Duplicate) -> list[Award]:
    """Return who gained most places between the worst place held and the last one."""
    stages = course(event)
    found = []
    for player in stages[-1].ranks if stages else ():
        worst = max(stages, key=lambda after: (after.ranks[player], after.round.number))
        places = worst.ranks[player], stages[-1].ranks[player]
        gained = places[0] - places[1]
        found.append(Award("comeback", (player,), gained, worst.round.number, places=places))
    most = max((award.figure for award in found), default=0)
    return [award for award in found if award.figure == most >= LEAST_PLACES]
