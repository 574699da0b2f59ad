"""A cup: the winners go on, and the last one wins it.

The first so many of the standings stand in a bracket by their places: the first meets the last, and the first
two could meet only in the final. Where they do not fill it, the first go on without a game. Who wins has the
better of both places from then on, so that a stage follows from the one before. The losers of the
semi-finals may play for the third place. A drawn game, as the organiser has chosen, is played again, or the
one with the better place goes on; for the third place it is always so.

What a round was is written in the reasons of its pairs: the places that meet, and of how many.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.situation import Situation
from faristol.tournaments.why import Why

FINAL, SEMI_FINALS = 2, 4

CupDecided = refusal(
    "tournament.cup-decided",
    N_("The cup is decided."),
    N_("End the tournament, or pair this round in another way."),
)
TooFewForACup = refusal(
    "tournament.too-few-for-a-cup",
    N_("A cup needs at least two players."),
    N_("Enter them, or mark who is here."),
)
CupPairs = refusal(
    "tournament.cup-pairs",
    N_("In a cup the bracket decides who meets whom."),
    N_("Who starts can be changed; to pair differently, plan this round in another way."),
)


@dataclass(frozen=True)
class Game:
    """A game of the cup and what came of it, or somebody who went on without one."""

    why: Why
    winner: str | None
    """None where both have lost or nobody has won yet."""
    drawn: bool = False
    score: tuple[int, int] | None = None
    """Of the better one and of the other."""
    over: bool = True

    @property
    def key(self) -> tuple[int, int]:
        """The number of places in its stage, and the better of the two that meet; see also double_cup."""
        details = self.why.details
        if "stage" in details:
            return -details["stage"], details["game"]
        return details["slots"], details.get("place") or details["places"][0]

    def on(self, *, replayed: bool) -> str | None:
        """Return who goes on: after a drawn game the better one, unless it is played again."""
        if self.drawn:
            return None if replayed else str(self.why.details["better"])
        return self.winner if self.over else None

    def losers(self, *, replayed: bool) -> list[str]:
        if not self.over or (self.drawn and replayed):
            return []
        return [player for player in self.why.players if player != self.on(replayed=replayed)]


@dataclass(frozen=True)
class Bracket:
    """All games of a cup, those played again only as they ended."""

    games: Mapping[tuple[int, int], Game]
    third: Game | None
    replayed: bool

    @property
    def first(self) -> int:
        """The number of places of the first stage."""
        return max((slots for slots, _ in self.games), default=0)

    @property
    def last(self) -> int:
        """That of the stage which was played last."""
        return min((slots for slots, _ in self.games), default=0)

    def stage(self, slots: int) -> dict[int, Game]:
        return {place: game for (each, place), game in sorted(self.games.items()) if each == slots}

    def open(self, slots: int) -> bool:
        """Return whether a drawn game of this stage is played again."""
        return self.replayed and slots == self.last

    def places(self) -> dict[str, int]:
        """Return the place of each: all who are still in it are first, those out of one stage level."""
        ranks: dict[str, int] = {}
        for (slots, _), game in sorted(self.games.items()):
            lost = game.losers(replayed=self.open(slots))
            for player in game.why.players:
                gone = slots // 2 > 1 and self.last <= slots // 2 and player not in ranks
                ranks.setdefault(player, slots // 2 + 1 if player in lost else slots // 4 + 1 if gone else 1)
        if self.third and self.third.over:
            better = self.third.on(replayed=False)
            ranks |= {player: 3 if player == better else 4 for player in self.third.why.players}
        return ranks


def is_cup(why: Why) -> bool:
    return why.code.startswith("cup")


def bracket(games: Sequence[Game], *, replayed: bool) -> Bracket:
    of_stages = {game.key: game for game in games if game.why.code != "cup-third"}
    third = [game for game in games if game.why.code == "cup-third"]
    return Bracket(of_stages, third[-1] if third else None, replayed)


def next_stage(now: Situation, played: Bracket, field: Sequence[str]) -> list[Why]:
    """Return the reasons of the next round's games and of those who go on without one, in their order;
    `field` has who is here, by the standings or as drawn by lot."""
    if not played.games:
        entered = field[: now.terms.top]
        if len(entered) < FINAL:
            raise TooFewForACup
        slots = 1 << (len(entered) - 1).bit_length()
        whys = list(_stage(slots, dict(enumerate(entered, 1))))
        double = {"double": True} if now.terms.double else {}
        return [Why(why.code, {**why.details, **double}) for why in whys]
    stage = played.stage(played.last)
    if now.terms.replayed and (drawn := [game for game in stage.values() if game.drawn]):
        return [Why("cup-again", game.why.details) for game in drawn]
    on = ((place, game.on(replayed=False)) for place, game in stage.items())
    here = {place: player for place, player in on if player and player in field}
    if played.last == FINAL or not here:
        raise CupDecided
    whys = list(_stage(played.last // 2, here))
    if played.last == SEMI_FINALS and now.terms.third:
        lost = [
            player
            for player in chain(*(game.losers(replayed=False) for game in stage.values()))
            if player in field
        ]
        if len(lost) == FINAL:
            whys.append(Why("cup-third", dict(zip(("better", "other"), lost, strict=True))))
    return whys


def _stage(slots: int, there: Mapping[int, str]) -> Iterator[Why]:
    for place in range(1, slots // 2 + 1):
        other = slots + 1 - place
        if place in there and other in there:
            both = {"better": there[place], "other": there[other]}
            yield Why("cup", {**both, "places": [place, other], "slots": slots})
        elif player := there.get(place) or there.get(other):
            yield Why("cup-bye", {"player": player, "place": place, "slots": slots})


def in_order(slots: int) -> list[int]:
    """Return the better places of a stage as a bracket shows them: neighbours' winners meet next."""
    order = [1]
    while len(order) < slots // 2:
        order = [each for place in order for each in (place, 2 * len(order) + 1 - place)]
    return order


def stages_needed(players: int) -> int:
    """Return how many rounds a cup has."""
    return max(1, (players - 1).bit_length())
