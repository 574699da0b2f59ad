"""Why these two: what a director answers who is asked at the board."""

from collections.abc import Sequence
from typing import Any

from faristol.tournaments.sections import apart as misses
from faristol.tournaments.sections import sections
from faristol.tournaments.situation import Situation
from faristol.tournaments.terms import (
    CONTENDERS,
    FACTOR,
    GROUPS,
    HALVES,
    IN_SECTIONS,
    KING,
    LADDER,
    LOT,
    TOP_DOWN,
)
from faristol.tournaments.why import Why


def reason_of(now: Situation, field: Sequence[str], pair: tuple[str, str]) -> Why:
    """Return the reason of a pair, the better one first; `field` is who was to be paired, in order."""
    better, other = pair
    details: dict[str, Any] = {
        "better": better,
        "other": other,
        "places": [now.known_place[better], now.known_place[other]],
    }
    if now.certain and (certain := _certain(now, pair, details)):
        return certain
    if now.terms.mode != KING and (again := now.counted_meetings(better, other)):
        return Why("repeat", details | {"rounds": list(again)})
    if now.terms.mode in IN_SECTIONS:
        if section := _in_sections(now, field, pair, details):
            return section
    elif now.number == 1 and now.terms.mode != LADDER:
        return _first_round(now, field, pair, details)
    if now.terms.mode == KING:
        return Why("neighbours", details)
    if now.terms.mode == GROUPS:
        return _in_groups(now, pair, details)
    if now.terms.mode == CONTENDERS:
        band = now.stakes.plays_for(better)
        if band == now.stakes.plays_for(other) < len(now.terms.bands):
            return Why("contenders", details | {"place": now.terms.bands[band]})
    return _by_distance(now, field, pair, details)


def _by_distance(now: Situation, field: Sequence[str], pair: tuple[str, str], details: dict[str, Any]) -> Why:
    better, other = pair
    passed_over = _between(field, pair)
    left_out = len(_between([*now.by_id], pair)) > len(passed_over)
    if not passed_over:
        return Why("neighbours-paired" if left_out else "neighbours", details)
    unwanted = [player for player in passed_over if player in now.unwanted[better]]
    details["met"] = unwanted
    if now.terms.mode == TOP_DOWN:
        return Why("next-down", details)
    if len(unwanted) == len(passed_over):
        met = all(now.counted_meetings(better, player) for player in unwanted)
        return Why("nearest-unmet" if met and not left_out else "nearest-allowed", details)
    details["apart"] = len(passed_over) + 1
    return Why("least-distance-apart" if now.keeps_apart else "least-distance", details)


def _between(players: Sequence[str], pair: tuple[str, str]) -> Sequence[str]:
    first, last = sorted(map(players.index, pair))
    return players[first + 1 : last]


def _first_round(now: Situation, field: Sequence[str], pair: tuple[str, str], details: dict[str, Any]) -> Why:
    at, other = sorted(map(field.index, pair))
    ideal = other - at == len(field) // 2 if now.terms.first_round == HALVES else other - at == 1
    if not ideal:
        return Why("kept-apart", details)
    if now.terms.first_round == LOT:
        return Why("lot", details | {"drawn": [at + 1, other + 1]})
    return Why("halves" if now.terms.first_round == HALVES else "neighbours-seeded", details)


def _certain(now: Situation, pair: tuple[str, str], details: dict[str, Any]) -> Why | None:
    """Return that one of a pair cannot be caught, and plays somebody who can win nothing more."""
    caught = [player in now.certain for player in pair]
    if sum(caught) != 1 or now.spoils(*pair):
        return None
    one, two = pair if caught[0] else pair[::-1]
    return Why("certain", {"better": one, "other": two, "place": now.known_place[one]})


def _in_sections(
    now: Situation, field: Sequence[str], pair: tuple[str, str], details: dict[str, Any]
) -> Why | None:
    """Return the reason of a pair of two sections; None for those whom the factor leaves to distance."""
    parts = sections(now.terms, len(field))
    one, two = sorted(map(field.index, pair))
    if now.terms.mode == FACTOR and one >= 2 * parts[0][1]:
        return None
    if any(misses(parts, one, two)):
        return Why("kept-apart", details)
    if now.terms.mode == FACTOR:
        return Why("factor", details | {"top": parts[0][1]})
    return Why("quarters", details)


def _in_groups(now: Situation, pair: tuple[str, str], details: dict[str, Any]) -> Why:
    halves = [now.record(player).halves for player in pair]
    if halves[0] == halves[1]:
        return Why("same-points", details | {"halves": halves[0]})
    return Why("next-points", details | {"halves": halves})
