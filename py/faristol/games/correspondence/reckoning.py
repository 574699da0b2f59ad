"""How the coefficients of a game come about, step by step, as a player reckons them (COR-20 to 24)."""

from dataclasses import dataclass
from fractions import Fraction

from faristol.core.coefficients import (
    A_TURN,
    AGAINST_NOTHING,
    MOST,
    WHOLE,
    coefficients,
    penalty_text,
)
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.ending import worth
from faristol.games.correspondence.game import Correspondence

PLACES = 5
"""As the document shows them before they are rounded."""


@dataclass(frozen=True)
class Step:
    """`what` names the sentence, `values` are what it speaks of."""

    what: str
    clause: str | None
    """None where the document says nothing of it."""
    values: dict[str, str | int]


@dataclass(frozen=True)
class Reckoning:
    steps: tuple[Step, ...]
    final: tuple[int, int]


def reckoning(event: Correspondence) -> Reckoning | None:
    """Return the reckoning; None while nobody can say what the game is worth."""
    final = worth(event)
    end = event.ending
    if final is None or end is None:
        return None
    steps = _steps(event, end.way, end.lost)
    if event.decided:
        steps.append(Step("decided", None, {"red": event.decided[0], "blue": event.decided[1]}))
    steps += [
        Step("punished", "COR-24", {"player": player, "off": penalty_text(off)})
        for player, off in event.punished
    ]
    return Reckoning(tuple(steps), final)


def _steps(event: Correspondence, way: str, lost: int | None) -> list[Step]:
    red, blue = event.scores
    if way == "unfinished" and event.dismissed:
        return [Step("unfinished-dismissed", None, {})]
    if way in ("agreed", "unfinished"):
        return [Step(way, "COR-23", {})]
    if way == "unknown":
        return [Step(way, "COR-22", {})]
    if way == "no-show":
        return [Step(way, "COR-22", {"player": lost or 0})]
    if way in ("abandoned", "time"):
        stayed = 3 - (lost or 0)
        mine, theirs = (red, blue) if stayed == RED else (blue, red)
        return _given_up(way, stayed, mine, theirs, event.complete)
    if red == blue:
        return [Step("level", "COR-20", {"red": red, "blue": blue})]
    winner = RED if red > blue else BLUE
    return _by_score(winner, max(red, blue), min(red, blue))


def _by_score(winner: int, more: int, less: int) -> list[Step]:
    values: dict[str, str | int] = {"player": winner, "more": more, "less": less}
    if more <= 0:
        return [Step("both-without", "COR-20", values)]
    if less <= 0:
        return [Step("against-nothing", "COR-20", values)]
    both = more + less
    exact = 1 + Fraction(more, both)
    rounded = (WHOLE * exact + Fraction(1, 2)) // 1
    values |= {
        "both": both,
        "exact": _cut(exact),
        "other": _cut(Fraction(less, both)),
        "rounded": int(rounded),
    }
    steps = [Step("score", "COR-20", values)]
    if rounded > MOST:
        steps.append(Step("most", "COR-20", {"most": MOST}))
    return steps


def _given_up(way: str, stayed: int, mine: int, theirs: int, turns: int) -> list[Step]:
    clause = "COR-21"
    values: dict[str, str | int] = {"player": stayed, "mine": mine, "theirs": theirs, "turns": turns}
    steps = [Step(f"{way}-by", clause if way == "abandoned" else "COR-19", values)]
    if mine < theirs:
        steps.append(Step("behind", clause, {"least": AGAINST_NOTHING}))
    elif mine == theirs:
        level = turns > 0 or mine != 0
        steps.append(Step("level-given-up" if level else "nothing-played", clause, {}))
    else:
        steps += _by_score(stayed, mine, theirs)
        cap = min(MOST, AGAINST_NOTHING + A_TURN * turns)
        if coefficients(mine, theirs)[0] > cap:
            steps.append(Step("cap", clause, {"cap": cap, "turns": turns}))
    steps.append(Step("who-left", clause, {"player": 3 - stayed}))
    return steps


def _cut(number: Fraction) -> str:
    """Return a number cut, not rounded, as the document shows it: 1.52191."""
    whole, places = divmod(int(number * 10**PLACES), 10**PLACES)
    return f"{whole}.{places:0{PLACES}}"
