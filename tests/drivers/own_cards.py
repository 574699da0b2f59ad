"""Cards of one person's practice, as home has them, written by hand so that they can be counted by hand."""

from typing import Any

Card = dict[str, Any]

DAY = 24 * 60 * 60_000


def solo(
    stream: str,
    points: int,
    possible: int,
    *,
    day: int = 0,
    final: bool = True,
    language: str = "ca",
    tops: int = 0,
    **more: Any,
) -> Card:
    about = {"kind": "solo", "stream": stream, "name": f"Solo {stream}", "language": language}
    facts = {"rounds": 5, "points": points, "possible": possible, "tops": tops, "final": final}
    when = {"at": day * DAY, "finished": day * DAY if final else None, "date": None}
    stage = {"phase": "over" if final else "time", "running": False, "round": 5, "planned": 5}
    return {**about, **facts, **when, **stage, **more}


def series(stream: str, first: int, points: int, *, day: int = 0, plays: int = 7, **more: Any) -> Card:
    about = {"kind": "series", "stream": stream, "name": f"Serie {stream}", "language": "ro", "alone": True}
    facts = {"players": 1, "groups": 7, "plays": plays, "points": points, "first": first, "final": True}
    return {**about, **facts, "at": day * DAY, "finished": None, "phase": "over", "running": False, **more}


def game(
    stream: str,
    own: int,
    theirs: int,
    *,
    level: str = "club",
    day: int = 0,
    final: bool = True,
    **more: Any,
) -> Card:
    about = {"kind": "classic", "stream": stream, "name": "", "language": "ca", "computer": level}
    about |= {"players": ["Anna", "Computer"]}
    facts = {"scores": [own, theirs], "final": final, "at": day * DAY, "person": 1}
    when = {"finished": day * DAY if final else None, "phase": "over" if final else "turn", "running": False}
    if counted := more.get("result"):
        more["result"] = {**counted, "score": counted["score"] or [own, theirs]}
    return {**about, **facts, **when, **more}


def result(winner: int | None, lost: tuple[int, ...] = (), score: tuple[int, ...] = ()) -> Card:
    """Return a result; without a score of its own it is that of the points."""
    return {"score": list(score), "winner": winner, "way": "", "lost": list(lost)}


def book(
    stream: str = "b",
    *,
    decks: dict[str, list[int]],
    known: int = 0,
    missed: list[list[Any]] | tuple[()] = (),
    language: str = "ca",
    **more: Any,
) -> Card:
    about = {"kind": "exercises", "stream": stream, "name": "Exercises", "language": language, "at": 0}
    figures = {"known": known, "decks": decks, "missed": list(missed)}
    return {**about, **figures, "final": False, "running": False, **more}


def club(kind: str) -> Card:
    return {"kind": kind, "stream": kind, "name": "Club", "language": "ca", "at": 9 * DAY, "final": True}
