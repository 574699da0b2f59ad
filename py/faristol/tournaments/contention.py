"""Who can still finish where: the best and the worst place that each player can reach, whatever happens.

The pairs of the rounds to come are not known, so any may meet any, and win or lose. For the best place a
player wins all games, and the points that the rounds must bring go to others: first to those who stay behind
even so, and only what is left lifts some above. For the worst a player loses all, and the points lift as many
above as they can. Points are reckoned exactly. A differential can be made up by any amount, or by what a game
can count at most where that is limited; then nobody is said to be out of reach who is not, though some may be
left in.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from faristol.tournaments.results import WIN

Places = tuple[int, int]
"""The best and the worst."""


@dataclass(frozen=True)
class Racer:
    halves: int
    differential: int = 0
    plays: bool = True
    """Whether there are games to come; who has withdrawn keeps the place that the points make."""


@dataclass(frozen=True)
class Race:
    """What is left to be played: at least one round, with what a bye brings and a game can count at most."""

    rounds: int
    bye: int = WIN
    most: int | None = None
    """The largest differential of a game; None where there is no limit."""

    def places(self, racers: Sequence[Racer]) -> list[Places]:
        return [
            (self._best(racer, others), self._worst(racer, others))
            for at, racer in enumerate(racers)
            for others in [[*racers[:at], *racers[at + 1 :]]]
        ]

    def _halves(self, playing: int) -> int:
        """Return how many halves a round brings to so many players."""
        return playing // 2 * WIN + playing % 2 * self.bye

    def _best(self, racer: Racer, others: Sequence[Racer]) -> int:
        playing = sum(other.plays for other in others)
        won = WIN if racer.plays and playing else 0
        top = racer.halves + self.rounds * won
        needed = self.rounds * (self._halves(playing + racer.plays) - won)
        ahead, rooms = 0, []
        for other in others:
            room = self._room(racer, other, top, rests=bool((playing + racer.plays) % 2))
            if room < 0:
                ahead += 1
            if other.plays:
                rooms.append(min(room, self.rounds * WIN) if room >= 0 else self.rounds * WIN)
        found = sum(rooms)
        for room in sorted(rooms):
            if found >= needed:
                break
            found += self.rounds * WIN - room
            ahead += 1
        return 1 + ahead

    def _room(self, racer: Racer, other: Racer, top: int, *, rests: bool) -> int:
        """Return how many halves another may still make and stay behind; less than none if not even that.

        A game is won by one point at least, but a bye that counts as a win may bring no differential.
        """
        room = top - other.halves
        if self.most is None or not 0 <= room <= self.rounds * WIN:
            return room
        wins, games = room // WIN, (self.rounds if other.plays else 0)
        by_points = 0 if rests and self.bye == WIN else wins
        least = other.differential + by_points - self.most * (games - wins - room % WIN)
        return room if racer.differential + self._most(racer) >= least else room - 1

    def _worst(self, racer: Racer, others: Sequence[Racer]) -> int:
        playing = sum(other.plays for other in others) + racer.plays
        budget = self.rounds * self._halves(playing)
        rests = bool(playing % 2)
        found = (self._need(racer, other, rests=rests) for other in others)
        needs = sorted(need for need in found if need is not None)
        ahead = 0
        for need in needs:
            budget -= need
            if budget < 0:
                break
            ahead += 1
        return 1 + ahead

    def _need(self, racer: Racer, other: Racer, *, rests: bool) -> int | None:
        """Return how many halves another needs to pass one who loses all; None if that is too many.

        A bye that counts less than a win may bring a differential with it, and costs none.
        """
        need = max(0, racer.halves - other.halves)
        games = self.rounds if other.plays else 0
        if other.halves <= racer.halves and self.most is not None and need <= games * WIN:
            wins = need // WIN
            lost = games - wins - need % WIN
            gained = self.most * games if rests and self.bye < WIN else self.most * wins - lost
            greatest = other.differential + gained
            if greatest < racer.differential - self._most(racer):
                need += 1
        return need if need <= games * WIN else None

    def _most(self, racer: Racer) -> int:
        return (self.most or 0) * self.rounds * racer.plays


def band(place: int, bands: Sequence[int]) -> int:
    """Return in which band of prizes a place is, from 0; behind all of them where there is nothing to win."""
    return next((at for at, last in enumerate(bands) if place <= last), len(bands))
