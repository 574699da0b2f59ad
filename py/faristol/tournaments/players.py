"""Who plays, and in which order they stand before anybody has played."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from faristol.tournaments.collation import name_key

PROVISIONAL = 999
"""The rating by which one who has none is seeded (MAL-T5); barruf.py reckons with another."""


UNSEEDED = float("inf")


@dataclass(frozen=True)
class Carried:
    """What somebody brings along from an earlier phase; it counts, but is no game of this one."""

    halves: int = 0
    won: int = 0
    lost: int = 0
    coefficient: int = 0


NOTHING = Carried()


@dataclass(frozen=True)
class FromFile:
    """What the file that a player came from says besides, as it stood."""

    beside: str = ""
    stated: str = ""
    """The points and the place that it states."""
    unpaired: tuple[str, ...] = ()
    """For each round how it said that there was no table, no game at it, or no colour."""


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
    division: str = ""
    """Whoever is in another one is neither met nor compared with; without a name all are in one."""
    seed: int = 0
    """The place in the initial order that comes of an earlier phase; 0 where the rating decides."""
    table: int = 0
    """The table that the player keeps, whoever the opponent is; 0 for whichever it is."""
    carried: Carried = NOTHING
    joined: int = 1
    """The first round in which there was a place for this player."""
    withdrawn: int | None = None
    """The round from which there is no place any more."""
    gone: frozenset[int] = frozenset()
    """The rounds for which there was none, though there is again."""
    absent: frozenset[int] = frozenset()
    """The rounds that were to be missed."""
    for_club: frozenset[int] = frozenset()
    """The evenings of a ladder that were missed because one played for the club."""
    unannounced: frozenset[int] = frozenset()
    """Those that were missed without a word."""
    away: int | None = None
    """The round from which every one is missed, until somebody says otherwise."""
    from_file: FromFile | None = None

    def plays_in(self, number: int) -> bool:
        there = self.joined <= number and not self.has_withdrawn(number)
        return there and not self.misses(number)

    def has_withdrawn(self, number: int) -> bool:
        """Whether the player has withdrawn from this round or an earlier one on."""
        return self.withdrawn is not None and self.withdrawn <= number

    def misses(self, number: int) -> bool:
        return number in self.absent or (self.away is not None and self.away <= number)


def divisions(players: Iterable[Player]) -> Mapping[str, list[Player]]:
    """Return who plays in which division, in the order of their names."""
    groups: dict[str, list[Player]] = {}
    for player in players:
        groups.setdefault(player.division, []).append(player)
    return {name: groups[name] for name in sorted(groups, key=lambda name: (name_key(name), name))}


def seeding(players: Iterable[Player], *, lower_is_better: bool = False) -> list[Player]:
    """Return the initial order (MAL-T5): the best rating first; equal ones and all who have none by name.

    Whoever has a place from an earlier phase stands by it, before all others."""

    def place(player: Player) -> tuple[float, float, object, str, str]:
        rating = PROVISIONAL if player.rating is None else player.rating
        by_rating = rating if lower_is_better else -rating
        return player.seed or UNSEEDED, by_rating, name_key(player.name), player.name, player.id

    return sorted(players, key=place)
