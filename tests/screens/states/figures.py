"""My figures and the doors of practice, as scenes: nothing yet, one game, many of each kind, the question."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from drivers.own_cards import DAY, book, game, result, series, solo
from faristol.practice.season import LookedAt, LostTurn
from faristol.screens.parts.calendar_days import today
from faristol.screens.practice.my_games.season import SEASON_RECORD, record
from faristol.screens.scene import Scene

Scenes = Callable[..., Scene]


def many(name: str) -> tuple[dict[str, Any], ...]:
    """A winter's evenings: more duplicates than a chart holds, three levels, five kinds of exercise."""
    solos = [
        solo(
            f"s{n}",
            240 + 37 * n % 91,
            361,
            day=20_400 + n,
            tops=n % 3,
            bingos=n % 5 == 0,
            missed=[["[NY]UA", 12 + n % 40], ["CAs[L·L]A", n % 7]] if n % 4 == 0 else [],
            name=name,
        )
        for n in range(41)
    ]
    levels = ("beginner", "club", "club", "strong")
    games = [
        game(
            f"g{n}",
            300 + 23 * n % 140,
            330 + 41 * n % 90,
            level=levels[n % 4],
            day=20_400 + n,
            turns=14,
            turn_points=300 + 23 * n % 140,
            bingos=n % 2,
            result=result((1, 2, None, 2, 1)[n % 5]),
        )
        for n in range(17)
    ]
    decks = {"sevens": [40, 12], "short": [120, 111], "special": [0, 0], "hooks": [33, 20], "lost": [3, 0]}
    missed = [["sevens", "CASALS CLASSA", 4], ["short", "XU", 2], ["hooks", "CANYA", 1]]
    return (*solos, *games, book("b", decks=decks, known=90, missed=missed))


def _looked_at(key: str, name: str) -> LookedAt:
    parts = ("opening", "opening", "blank", "rest", "rest", "end")
    words = ("CASES", "", "[L·L]ACS", "[NY]AUS", "", "")
    turns = (
        LostTurn(n % 2, part, 37 * n, word)  # type: ignore[arg-type]
        for n, (part, word) in enumerate(zip(parts * 2, words * 2, strict=True))
    )
    return LookedAt(key, "ca", (name, "Pau"), tuple(turns))


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    at, now = "#/figures", scene("#/").now
    date = today(now, 60).isoformat()
    few = (solo("a", 80, 100, tops=2, day=now // DAY, name=name),)
    romanian = (game("r", 300, 200, day=now // DAY, language="ro", result=result(1)),)
    empty = book("b", decks={"valid": [0, 0]})
    asking = {"erasing-figures": [card["stream"] for card in many(name)]}
    daily = {"date": date, "name": name, "day": now // DAY}
    season = {SEASON_RECORD: record([_looked_at(f"g{n}", name) for n in range(3)])}
    return {
        "my games, none": scene("#/my-games"),
        "my games, one on the device": scene("#/my-games", cards=(game("g", 300, 200, result=result(1)),)),
        "my games, looked at": scene("#/my-games", remembered=season, session={"my-games-player": name}),
        "figures, before the engine": scene(at, now=0),
        "figures, none": scene(at),
        "figures, none, an empty book": scene(at, cards=(empty,)),
        "figures, one game": scene(at, cards=few),
        "figures, many": scene(at, cards=many(name)),
        "figures, series": scene(
            at, cards=tuple(series(f"m{n}", 60 + n, 300 + n, day=20_400 + n, name=name) for n in range(3))
        ),
        "figures, series, erasing": scene(
            at, cards=(series("m", 60, 300, name=name),), session={"erasing-figures": ["m"]}
        ),
        "figures, old cards": scene(at, cards=tuple(map(before_it_grew, many(name)))),
        "figures, two languages": scene(at, cards=(*few, *romanian), session={"figures": "ro"}),
        "figures, erasing": scene(at, cards=many(name), session=asking),
        "figures, erasing one": scene(at, cards=few, session={"erasing-figures": ["a"]}),
        **of_days(scene, name),
        "practice, the day's game begun": scene("#/practice", cards=(solo("a", 3, 9, final=False, **daily),)),
        "practice, the day's game played": scene("#/practice", cards=(solo("a", 3, 9, **daily),)),
    }


def of_days(scene: Scenes, name: str) -> dict[str, Scene]:
    """The game of the day: before the first, a month of them, one that is late, one that goes on."""
    at, now = "#/day", scene("#/").now

    def of(days: int, points: int, **more: Any) -> dict[str, Any]:
        date = (today(now, 60) - timedelta(days=days)).isoformat()
        return solo(f"d{days}", points, 361, date=date, name=name, **more)

    month = tuple(of(n, 361 - 23 * n % 190, late=n == 6) for n in range(1, 50) if n not in (4, 5, 11, 29, 30))
    return {
        "day, before the engine": scene(at, now=0),
        "day, the first": scene(at),
        "day, a month": scene(at, cards=month),
        "day, a month before": scene(at, cards=month, session={"day-month": "2026-09"}),
        "day, played": scene(at, cards=(of(0, 361), *month)),
        "day, begun": scene(at, cards=(of(0, 20, final=False), of(5, 0, final=False), *month)),
        "home, days in a row": scene("#/", cards=month),
        "practice, days in a row": scene("#/practice", cards=month),
    }


def before_it_grew(card: dict[str, Any]) -> dict[str, Any]:
    """As a card was written before its summary said more."""
    later = ("bingos", "missed", "finished", "person", "turns", "turn_points", "result", "decks")
    return {key: value for key, value in card.items() if key not in later}
