"""Who plays, and in which order they stand before anybody has played."""

from collections.abc import Iterable
from dataclasses import dataclass

from faristol.tournaments.collation import name_key

PROVISIONAL = 999
"""The rating by which one who has none is seeded (MAL-T5); barruf.py reckons with another."""


@dataclass(frozen=True)
class Carried:
    """What somebody brings along from an earlier phase; it counts, but is no game of this one."""

    halves: int = 0
    won: int = 0
    lost: int = 0
    coefficient: int = 0


NOTHING = Carried()


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    rating: float | None = None
    games: int = 0
    """How many rated games there were before the tournament."""
    club: str = ""
    category: str = ""
    """For prizes: a class of ratings, an age, whatever the organiser has."""
    carried: Carried = NOTHING
    joined: int = 1
    """The first round in which there was a place for this player."""
    withdrawn: int | None = None
    """The round from which there is no place any more."""
    absent: frozenset[int] = frozenset()
    """The rounds that were to be missed."""

    def plays_in(self, number: int) -> bool:
        there = self.joined <= number and (self.withdrawn is None or number < self.withdrawn)
        return there and number not in self.absent


def seeding(players: Iterable[Player], *, lower_is_better: bool = False) -> list[Player]:
    """Return the initial order (MAL-T5): the best rating first; equal ones and all who have none by name."""

    def place(player: Player) -> tuple[float, object, str, str]:
        rating = PROVISIONAL if player.rating is None else player.rating
        return rating if lower_is_better else -rating, name_key(player.name), player.name, player.id

    return sorted(players, key=place)
