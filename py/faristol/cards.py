"""What stands on the card of an event: for each kind what its summary writes, and what that may be.

A card that says something else is not believed: it is made anew from its log. A field that has a value here
may be missing, as on cards that were written before their summary grew.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from faristol.fields import (
    Count,
    Damaged,
    Day,
    Digits,
    Language,
    Moment,
    Name,
    Points,
    fit,
    read_fields,
    whole,
)

Card = dict[str, Any]
Seat = Annotated[int, whole(1, 4)]


class _Event:
    name: Name
    language: Language
    phase: Name
    running: bool
    at: Moment
    entries: Count
    lexicon: Digits | None = None


class _Draws(_Event):
    round: Count


class _Duplicate(_Event):
    round: Count
    players: Count
    final: bool = False
    accepted: tuple[Name, ...] = ()
    """The words that the list lacks and the judge accepted."""


class _Tournament(_Event):
    round: Count
    players: Count
    final: bool
    clubs: tuple[Name, ...] = ()
    divisions: tuple[tuple[Name, Count], ...] = ()
    """The rounds of divisions that are paired each for itself."""


class _Competition(_Event):
    players: Count
    games: Count
    missing: Count
    final: bool


class _League(_Event):
    events: Count
    players: Count


class _Correspondence(_Event):
    players: tuple[Name, Name]
    scores: tuple[Points, Points]
    turn: Count
    final: bool
    to_move: Seat | None = None
    send_by: Day | None = None


@dataclass(frozen=True)
class _Unsigned:
    names: tuple[Name, ...]
    clause: Name


@dataclass(frozen=True)
class _Result:
    score: tuple[Points, ...]
    winner: Seat | None
    way: Name | None
    lost: tuple[Seat, ...]
    decided: bool = False
    unsigned: _Unsigned | None = None


class _Classic(_Event):
    players: tuple[Name, ...]
    scores: tuple[Points, ...]
    final: bool
    result: _Result | None = None
    computer: Literal["beginner", "club", "strong", "master", None] = None
    person: Literal[1, 2] = 1
    turns: Count = 0
    turn_points: Points = 0
    bingos: Count = 0
    finished: Moment | None = None


class _Solo(_Event):
    final: bool
    date: Day | None
    code: Name
    planned: Count
    round: Count
    rounds: Count
    points: Count
    possible: Count
    tops: Count
    bingos: Count = 0
    missed: tuple[tuple[Name, Count], ...] = ()
    finished: Moment | None = None
    late: bool = False
    """Whether it is of a day before the one on which it was begun."""
    topping: Count | None = None
    """The seconds that it has come to, where they count."""


class _Series(_Event):
    final: bool
    alone: bool
    players: Count
    groups: Count
    plays: Count
    points: Points


class _Exercises(_Event):
    final: bool
    known: Count
    lately: tuple[Moment, ...] = ()
    """When the last words of a day were answered, as many as are those of one day."""
    decks: dict[str, tuple[Count, Count]] = {}
    missed: tuple[tuple[Name, str, Count], ...] = ()


_CARDS: dict[str, type] = {
    "draws": _Draws,
    "duplicate": _Duplicate,
    "tournament": _Tournament,
    "competition": _Competition,
    "league": _League,
    "correspondence": _Correspondence,
    "classic": _Classic,
    "solo": _Solo,
    "series": _Series,
    "exercises": _Exercises,
}
"""By the kind's name."""


def is_readable(card: Card) -> bool:
    """Return whether a card says what a summary of its kind could say."""
    kind = card.get("kind")
    if not isinstance(kind, str) or kind not in _CARDS:
        return False
    try:
        values = read_fields(_CARDS[kind], card)
        if kind == "classic":
            _fit_players(len(values["players"]), values["scores"], values["result"], values["computer"])
    except Damaged:
        return False
    return True


def _fit_players(players: int, scores: tuple[int, ...], result: _Result | None, computer: str | None) -> None:
    """A game has two to four players, against the computer two; each has a score."""
    fit(2 <= players <= 4 and players == len(scores), "scores")
    fit(computer is None or players == 2, "computer")
    if result:
        seats = (*result.lost, result.winner or 1)
        fit(players == len(result.score) and max(seats) <= players, "result")
        fit(result.lost or result.way != "absent", "result")
