"""{"do":"coefficients"}: what a game of two is worth to each, however it ended."""

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.errors import MissingKey, WrongValue
from faristol.core.coefficients import (
    DRAWN,
    abandoned_coefficients,
    coefficient_text,
    coefficients,
    unplayed_coefficients,
)

MOST_POINTS = 1_000_000_000
MOST_TURNS = 10_000
SIDES = ("red", "blue")
OUTCOMES = ("draw", "no-show-red", "no-show-blue", "unfinished", "unknown")


def answer(asked: Asked) -> Answer:
    points = {side: asked.number(side, -MOST_POINTS, MOST_POINTS) for side in SIDES if asked.has(side)}
    turns = asked.number("turns", 0, MOST_TURNS) if asked.has("turns") else None
    abandoned = asked.choice("abandoned", SIDES) if asked.has("abandoned") else None
    if asked.has("outcome"):
        red, blue = _by_outcome(asked)
    else:
        for side in SIDES:
            if side not in points:
                raise MissingKey(key=side)
        red, blue = _by_score(points["red"], points["blue"], abandoned, turns)
    return {"red": coefficient_text(red), "blue": coefficient_text(blue)}


def _by_score(red: int, blue: int, abandoned: str | None, turns: int | None) -> tuple[int, int]:
    """Return the coefficients by COR-20, or by COR-21 if somebody gave up or exceeded the time."""
    if abandoned is None:
        blue_leads = blue > red
        of_leader, of_other = coefficients(max(red, blue), min(red, blue))
        return (of_other, of_leader) if blue_leads else (of_leader, of_other)
    if turns is None:
        raise MissingKey(key="turns")
    if abandoned == "blue":
        return abandoned_coefficients(red, blue, turns)
    of_blue, of_red = abandoned_coefficients(blue, red, turns)
    return of_red, of_blue


def _by_outcome(asked: Asked) -> tuple[int, int]:
    """Return the coefficients by COR-22 and COR-23, which do not depend on points."""
    outcome = asked.choice("outcome", OUTCOMES)
    if asked.has("abandoned"):
        example = '{"abandoned": "red"}'
        raise WrongValue(key="outcome", value=asked.quoted("outcome"), example=example)
    there, absent = unplayed_coefficients()
    match outcome:
        case "no-show-red":
            return absent, there
        case "no-show-blue":
            return there, absent
        case "unknown":
            return 0, 0
    return DRAWN, DRAWN


COEFFICIENTS = Request(needs=(), may=(*SIDES, "abandoned", "turns", "outcome"), answer=answer)
