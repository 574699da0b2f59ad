"""A round paired again in another way, beside the one that is: the answer to "why not him?".

It is paired from what was known when the real one was: corrections that came later play no part, but the
pairs that the director had locked, and who was to rest, do. Nothing of it is written.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce

from faristol.errors import refusal
from faristol.facts import effective
from faristol.texts import N_
from faristol.tournaments.directing import propose
from faristol.tournaments.errors import NotNow, PairedAlready, PairIsForbidden
from faristol.tournaments.event import Entry, Tournament, opened
from faristol.tournaments.facts import apply
from faristol.tournaments.opening import playing_next
from faristol.tournaments.own_tables import at_own_tables
from faristol.tournaments.pairing import Draft, Pair, Paired
from faristol.tournaments.parts import part_named
from faristol.tournaments.situation import Situation, situation
from faristol.tournaments.terms import (
    ADJACENT,
    CONTENDERS,
    CUP,
    DISTANCE,
    FACTOR,
    GROUPS,
    HALVES,
    KING,
    LADDER,
    LOT,
    MANUAL,
    OF_TEAMS,
    QUARTERS,
    ROUND_ROBIN,
    TOP_DOWN,
    System,
)

SETTLED = (LADDER, CUP, ROUND_ROBIN, *OF_TEAMS)
"""In these ways a table or the order of the evening settles who meets."""
AS_IT_WAS = ""
IN_ROUND_ONE = (HALVES, ADJACENT, LOT, QUARTERS, FACTOR)
LATER = (DISTANCE, GROUPS, TOP_DOWN, KING, QUARTERS, FACTOR, CONTENDERS)
TwoDivisions = refusal(
    "tournament.two-divisions",
    N_("%(players)s play in different divisions."),
    N_("Each division is paired separately: choose two players from one division."),
)


@dataclass(frozen=True)
class Change:
    """A pair that there would be, and the pairs or rests of these two that there are."""

    pair: Paired
    real: tuple[Paired, ...]


@dataclass(frozen=True)
class WhatIf:
    before: Situation
    real: Draft
    other: Draft

    @cached_property
    def changes(self) -> list[Change]:
        """The pairs that there would be instead, in the order of their tables."""
        kept = {frozenset((pair.first, pair.second)) for pair in self.real.pairs}
        return [
            Change(pair, tuple(each for each in self.real.pairs if _share(each, pair)))
            for pair in self.other.pairs
            if frozenset((pair.first, pair.second)) not in kept
        ]

    def distances(self, draft: Draft) -> int:
        """Return the distances of a round, added up as this tournament does it."""
        field = [now.present for now in self.before.divisions]
        place = {player: (part, at) for part, these in enumerate(field) for at, player in enumerate(these)}
        apart = [
            abs(place[pair.first][1] - place[pair.second][1])
            for pair in draft.pairs
            if {pair.first, pair.second} <= place.keys() and place[pair.first][0] == place[pair.second][0]
        ]
        return sum(each if self.before.terms.plain_distance else each * each for each in apart)


def _share(one: Paired, other: Paired) -> bool:
    return bool({one.first, one.second} & {other.first, other.second})


def before_round(entries: Sequence[Entry], number: int, division: str = "") -> Tournament:
    """Return the tournament as it was when this round was paired, the last time that it was; or the division,
    where each is paired for itself."""
    made = _made(entries, number, division)
    if not made:
        raise NotNow
    at = next(at for at, entry in enumerate(entries) if entry is made[-1])
    then = effective(entries[:at])
    before = part_named(reduce(apply, then[1:], opened(then[0])), division)
    return replace(before, rounds=before.rounds[: number - 1], draft=None)


def from_another(entries: Sequence[Entry], number: int, division: str = "") -> bool:
    """Return whether another tablet paired this round: what was known and wanted there is not known here."""
    made = _made(entries, number, division)
    return bool(made) and made[-1]["type"] == "DetailBrought"


def _made(entries: Sequence[Entry], number: int, division: str) -> list[Entry]:
    """Return what has paired this round, of this division."""
    return [
        each
        for each in effective(entries)
        if _makes_a_round(each) and each["round"] == number and each.get("division", "") == division
    ]


def _makes_a_round(entry: Entry) -> bool:
    if entry["type"] == "DetailBrought":
        return bool(entry["about"] == "round")
    return bool(entry["type"] == "RoundDrafted")


def real_round(event: Tournament, number: int) -> Draft:
    """Return the round as it is: published, or as it is drafted."""
    if 1 <= number <= len(event.rounds):
        return event.rounds[number - 1].draft
    if event.draft and event.draft.number == number:
        return event.draft
    raise NotNow


def is_settled(before: Tournament) -> bool:
    """Return whether it is settled who meets in this round, so that nothing could be paired otherwise."""
    return before.next_terms.mode in SETTLED


def ways(before: Tournament) -> tuple[str, ...]:
    """Return the ways in which this round could be paired."""
    return () if is_settled(before) else IN_ROUND_ONE if before.next == 1 else LATER


def what_if(before: Tournament, real: Draft, way: str = AS_IT_WAS, pair: Pair | None = None) -> WhatIf:
    """Return the round paired in this way, and with these two at one table."""
    if is_settled(before) or way not in (AS_IT_WAS, *ways(before)):
        raise NotNow
    event = _in_way(before, way)
    if pair:
        event = _with_pair(event, *pair)
    other = at_own_tables(propose(event), event.players)
    terms = replace(event.next_terms, seed=event.lots)
    players = list(event.players.values())
    return WhatIf(situation(players, event.played, terms, order=event.order), real, other)


def _in_way(before: Tournament, way: str) -> Tournament:
    if way in (HALVES, ADJACENT, LOT):
        usual = replace(before.terms, first_round=way, mode=DISTANCE)
        return replace(before, terms=usual, plan={})
    if way == AS_IT_WAS and before.next_terms.mode == MANUAL:
        way = DISTANCE
    if way == AS_IT_WAS or way == before.next_terms.mode:
        return before
    return replace(before, plan={**before.plan, before.next: System(way)})


def _with_pair(event: Tournament, one: str, two: str) -> Tournament:
    """Return the tournament in which these two are to meet, whatever else was wanted of them."""
    if playing_next(event, one) == playing_next(event, two):
        raise PairedAlready(player=event.players[one].name)
    if {one, two} in map(set, event.forbidden):
        raise PairIsForbidden(players=" – ".join(event.players[id].name for id in (one, two)))
    if event.players[one].division != event.players[two].division:
        raise TwoDivisions(players=" – ".join(event.players[id].name for id in (one, two)))
    locked = tuple(pair for pair in event.locked if not {*pair} & {one, two})
    resting = tuple(player for player in event.resting if player not in (one, two))
    return replace(event, locked=(*locked, (one, two)), resting=resting)
