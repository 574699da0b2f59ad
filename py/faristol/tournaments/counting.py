"""What a bye counts, and how far a game's differential does, as the organiser has chosen.

No document limits a differential; MAL-T4 gives a bye one point and no points of the game. A limit changes
only the differential: who has won, and all points for, stay as they were played. Settled: a bye brings no
more than a game of its round can.
"""

from dataclasses import dataclass

from faristol.tournaments.results import DRAW, WIN
from faristol.tournaments.why import Why

FIXED = {"bye-half": DRAW, "bye-team-short": WIN}
"""What these rests bring, in halves, whatever a bye counts otherwise."""


@dataclass(frozen=True)
class Counting:
    bye: int = WIN
    """In halves."""
    bye_differential: int = 0
    limits: tuple[int, ...] = ()
    """The largest differential of a game, round by round; the last one is for all rounds after."""
    bye_within: bool = True
    """The limits are those of a bye as well; in tournaments of older logs they are not."""

    def limit(self, number: int) -> int | None:
        return self.limits[min(number, len(self.limits)) - 1] if self.limits else None

    def cut(self, differential: int, number: int) -> int:
        """Return by how much a differential of a round is changed so that it is not beyond the limit."""
        limit = self.limit(number)
        return 0 if limit is None else max(-limit, min(limit, differential)) - differential

    def rest(self, why: Why) -> int:
        """Return what a rest brings, in halves."""
        return FIXED.get(why.code, self.bye)

    def of_bye(self, number: int) -> int:
        """Return the differential that a bye brings in a round."""
        cut = self.cut(self.bye_differential, number) if self.bye_within else 0
        return self.bye_differential + cut

    @property
    def bye_is_cut(self) -> bool:
        """Whether there are rounds in which a bye brings less than elsewhere, or everywhere."""
        return self.bye_within and any(limit < self.bye_differential for limit in self.limits)

    @property
    def most(self) -> int | None:
        """The largest differential that a round can bring; None where there is no limit."""
        byes = () if self.bye_within else (self.bye_differential,)
        return max((*self.limits, *byes)) if self.limits else None


AS_DOCUMENTS = Counting()
