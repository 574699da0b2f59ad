"""Why these two: what a director answers who is asked at the board."""

from collections.abc import Sequence
from typing import Any

from faristol.tournaments.situation import Situation
from faristol.tournaments.terms import GROUPS, HALVES, KING, LOT, TOP_DOWN
from faristol.tournaments.why import Why


def reason_of(now: Situation, field: Sequence[str], pair: tuple[str, str]) -> Why:
    """Return the reason of a pair, the better one first; `field` is who was to be paired, in order."""
    better, other = pair
    details: dict[str, Any] = {
        "better": better,
        "other": other,
        "places": [now.place[better], now.place[other]],
    }
    if now.record(better).met.get(other) and now.terms.mode != KING:
        return Why("repeat", details | {"rounds": list(now.record(better).met[other])})
    if now.number == 1:
        return _first_round(now, field, pair, details)
    if now.terms.mode == KING:
        return Why("neighbours", details)
    if now.terms.mode == GROUPS:
        return _in_groups(now, pair, details)
    apart = abs(field.index(other) - field.index(better))
    if apart == 1:
        return Why("neighbours", details)
    between = field[field.index(better) + 1 : field.index(other)]
    met = [player for player in between if player in now.unwanted[better]]
    if now.terms.mode == TOP_DOWN:
        return Why("next-down", details | {"met": met})
    if len(met) == len(between):
        return Why("nearest-unmet", details | {"met": met})
    return Why("least-distance", details | {"met": met, "apart": apart})


def _first_round(now: Situation, field: Sequence[str], pair: tuple[str, str], details: dict[str, Any]) -> Why:
    at, other = sorted(map(field.index, pair))
    ideal = other - at == len(field) // 2 if now.terms.first_round == HALVES else other - at == 1
    if not ideal:
        return Why("kept-apart", details)
    if now.terms.first_round == LOT:
        return Why("lot", details | {"drawn": [at + 1, other + 1]})
    return Why("halves" if now.terms.first_round == HALVES else "neighbours-seeded", details)


def _in_groups(now: Situation, pair: tuple[str, str], details: dict[str, Any]) -> Why:
    halves = [now.record(player).halves for player in pair]
    if halves[0] == halves[1]:
        return Why("same-points", details | {"halves": halves[0]})
    return Why("next-points", details | {"halves": halves})
