"""What each player can still win: the bands of prizes that may be reached, and those that are certain.

Where the order does not begin with points, nobody is certain of anything and everybody plays for everything.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faristol.tournaments.contention import Places, Race, Racer, band
from faristol.tournaments.criteria import criteria
from faristol.tournaments.standings import Row, by_division
from faristol.tournaments.terms import Terms


@dataclass(frozen=True)
class Stakes:
    bands: tuple[int, ...]
    places: Mapping[str, Places]
    """The best and the worst place that each can still make."""

    def plays_for(self, player: str) -> int:
        """Return the best band that is open to a player, from 0; behind all if nothing is open."""
        best, worst = (band(place, self.bands) for place in self.places[player])
        return len(self.bands) if best == worst else best

    def is_certain(self, player: str) -> bool:
        """Return whether a player has a prize of one band for certain, and can reach no better one."""
        best, worst = (band(place, self.bands) for place in self.places[player])
        return best == worst < len(self.bands)


def stakes(rows: Sequence[Row], rounds: int, terms: Terms) -> Stakes:
    """Return what the players of a division can win in so many rounds, at least one."""
    if criteria(terms.scoring)[0] != "points":
        return Stakes(terms.bands, {row.player.id: (1, len(rows)) for row in rows})
    racers = [Racer(row.record.halves, row.record.differential, row.player.withdrawn is None) for row in rows]
    limited = criteria(terms.scoring)[1:2] == ("differential",)
    race = Race(rounds, terms.bye_halves, terms.counting.most if limited else None)
    places = race.places(racers)
    return Stakes(terms.bands, {row.player.id: each for row, each in zip(rows, places, strict=True)})


def of_each_division(rows: Sequence[Row], rounds: int, terms: Terms) -> list[tuple[str, Stakes]]:
    return [(name, stakes(some, rounds, terms)) for name, some in by_division(rows)]
