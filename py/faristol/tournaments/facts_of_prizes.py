"""What the log says of the prizes of a tournament."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from faristol.fields import Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import TournamentFact
from faristol.tournaments.prizes import BY_HAND, PLAY, Prize, Prizes

MOST_PRIZES = 200
MOST_POINTS = 10_000
MOST_CENTS = 100_000_000


@dataclass(frozen=True)
class _Prize:
    kind: Literal["place", "group", "newcomer", "game", "margin", "play", "by-hand"]
    place: Annotated[int, whole(1, 999)] = 1
    group: Name = ""
    what: Name = ""
    cents: Annotated[int, whole(0, MOST_CENTS)] = 0
    player: Name = ""
    division: Name = ""
    play: Name = ""
    points: Annotated[int, whole(0, MOST_POINTS)] = 0
    pot: Annotated[int, whole(0, MOST_CENTS)] | None = None


class PrizesSet(TournamentFact):
    """The prizes, and how money is split among players who are level."""

    prizes: tuple[_Prize, ...]
    way: Literal["place", "shared", "hort"]
    one_each: bool
    currency: Name
    log_sentence = N_("The prizes were set: %(changes)s")
    undo_sentence = N_("the prizes")
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        fit(len(self.prizes) <= MOST_PRIZES, "prizes")
        by_hand = {prize.player for prize in self.prizes if prize.kind == BY_HAND}
        by_play = {prize.player for prize in self.prizes if prize.kind == PLAY} - {""}
        fit(by_hand | by_play <= event.players.keys(), "prizes")
        listed = tuple(Prize(**vars(prize)) for prize in self.prizes)
        return replace(event, prizes=Prizes(listed, self.way, self.one_each, self.currency))
