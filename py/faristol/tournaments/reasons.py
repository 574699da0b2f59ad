"""Why these two: what a director answers who is asked at the board."""

from collections.abc import Sequence
from typing import Any

from faristol.tournaments.situation import Situation
from faristol.tournaments.terms import GROUPS, HALVES, KING, LOT, TOP_DOWN
from faristol.tournaments.why import Why


def reason_of(now: Situation, field: Sequence[str], pair: tuple[str, str]) -> Why:
    """`pair` has the better one first; `field` is who was to be paired, in the order that was paired by."""
    better, other = pair
    told: dict[str, Any] = {
        "better": better,
        "other": other,
        "places": [now.place[better], now.place[other]],
    }
    if now.record(better).met.get(other) and now.terms.mode != KING:
        return Why("repeat", told | {"rounds": list(now.record(better).met[other])})
    if now.number == 1:
        return _first_round(now, field, pair, told)
    if now.terms.mode == KING:
        return Why("neighbours", told)
    if now.terms.mode == GROUPS:
        return _in_groups(now, pair, told)
    apart = abs(field.index(other) - field.index(better))
    if apart == 1:
        return Why("neighbours", told)
    between = field[field.index(better) + 1 : field.index(other)]
    met = [player for player in between if player in now.unwanted[better]]
    if now.terms.mode == TOP_DOWN:
        return Why("next-down", told | {"met": met})
    if len(met) == len(between):
        return Why("nearest-unmet", told | {"met": met})
    return Why("least-distance", told | {"met": met, "apart": apart})


def _first_round(now: Situation, field: Sequence[str], pair: tuple[str, str], told: dict[str, Any]) -> Why:
    at, other = sorted(map(field.index, pair))
    ideal = other - at == len(field) // 2 if now.terms.first_round == HALVES else other - at == 1
    if not ideal:
        return Why("kept-apart", told)
    if now.terms.first_round == LOT:
        return Why("lot", told | {"drawn": [at + 1, other + 1]})
    return Why("halves" if now.terms.first_round == HALVES else "neighbours-seeded", told)


def _in_groups(now: Situation, pair: tuple[str, str], told: dict[str, Any]) -> Why:
    halves = [now.record(player).halves for player in pair]
    if halves[0] == halves[1]:
        return Why("same-points", told | {"halves": halves[0]})
    return Why("next-points", told | {"halves": halves})
