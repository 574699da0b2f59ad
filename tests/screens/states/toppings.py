"""Topping in a room as scenes: its form, the judge's round, a player's seat, results."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from drivers.club import words
from drivers.topping_club import ToppingClub
from faristol.games.duplicate.errors import NotTheBest
from faristol.room.messages import Do
from faristol.screens.scene import Scene
from screens.states.results import AT, SHEETS, after
from screens.states.seats import FORM
from screens.states.tablets import KEY, guest_of

Scenes = Callable[..., Scene]


def club(name: str, ranking: str = "rounds", **chosen: Any) -> ToppingClub:
    """Two rounds: one with tries, that everybody but one finds; one that nobody finds."""
    made = ToppingClub(
        ranking, "time", name=name, players=(name, f"{name} 2", f"{name} 3", f"{name} 4"), **chosen
    )
    best = made.best()[0]
    made.sends(1, made.worse()[0], 8).sends(1, "H8 XXXX", 9)
    made.sends(2, best, 20).sends(1, best, 41).sends(3, best, 100)
    return made.time_over().goes_on().time_over()


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    form = {
        **FORM,
        "source": "committed",
        "name": name,
        "counts": "first",
        "topping_penalty": "30",
        "topping_try": "10",
    }
    setting = {"ends": "first", "ranking": "seconds"}
    done, by_seconds = club(name), club(name, "seconds")
    pages = {"": "classification", "/table": "table", "/round/1": "round", "/player/p1": "player"}
    printed = {
        f"topping in a room, printed: {sheet}": after(scene(f"{AT}/results", done), "print", sheet=sheet)
        for sheet in SHEETS
    }
    return {
        "topping in a room, new": scene("#/duplicate", session={"duplicate_setup": {**form, **setting}}),
        "topping in a room, a round's results": scene(AT, done, words=words("ca")),
        **{f"topping in a room, {page}": scene(f"{AT}/results{at}", done) for at, page in pages.items()},
        "topping in a room, by seconds": scene(f"{AT}/results", by_seconds),
        **printed,
        **_seats(scene, name),
    }


def _seats(scene: Scenes, name: str) -> dict[str, Scene]:
    made = ToppingClub("rounds", "time", name=name, players=(name, f"{name} 2", f"{name} 3"))
    best, worse = made.best()[0], made.worse()[0]
    made.sends(1, worse, 10)
    tried = replace(guest_of(made), slip=Do(KEY, "seat.slip", 1, worse, None), answer=NotTheBest.code)
    time = made.now
    made.sends(1, best, 30)
    found = replace(guest_of(made), slip=Do(KEY, "seat.slip", 1, best, None), answer="received")
    made.time_over()
    seats = {"tried": tried, "found": found, "result": guest_of(made)}
    return {
        f"topping in a room, seat, {what}": scene("#/seat", room=guest, now=time + 5_000)
        for what, guest in seats.items()
    }
