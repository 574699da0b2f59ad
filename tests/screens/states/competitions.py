"""Every state of the arbiter's competition by letter, as scenes."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

from drivers.letter_arbiter import BEGINS, CLOSES, Arbiter
from faristol.competitions import opening, rounds, ruling
from faristol.screens.scene import Scene

Scenes = Callable[..., Scene]
FORM = {"arbiters": "", "begins": "2026-03-01", "closes": "2027-03-31", "way": "e-mail"}


def noon(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)


def competitions(scene: Scenes, name: str, said: str) -> dict[str, Scene]:
    at = "#/event/id"

    def arbiter(*others: str) -> Arbiter:
        names = (name, *others)
        return Arbiter(names, name=name, arbiters=name)

    def on(day: date, made: Arbiter, address: str = at, **more: Any) -> Scene:
        return scene(address, made, now=noon(day), **more)

    def noted(made: Arbiter, address: str = at, **notes: Any) -> Scene:
        return scene(address, made, session={"competition": notes})

    mixed = arbiter(f"{name} 2", f"{name} 3")
    mixed.write(opening.hear_room(mixed.state, said))
    going_on = arbiter(f"{name} 2", f"{name} 3").begins(twice=True)
    sent = arbiter(f"{name} 2", f"{name} 3").begins()
    sent.write(opening.send_sheets(sent.state, BEGINS))
    some = arbiter(f"{name} 2", f"{name} 3").begins()
    first, second, third = some.state.games
    some.hears(first, 524, 480).hears(second, 200, 100, way="abandoned", lost=2, turns=5)
    some.write(ruling.punish(some.state, first, 1, 30, name))
    some.write(ruling.lose(some.state, second, 1, name))
    out = arbiter(f"{name} 2", f"{name} 3").begins()
    out.write(ruling.exclude(out.state, "p1", name))
    in_rounds = mixed.branch()
    in_rounds.write(rounds.pair_round(in_rounds.state))
    next_round = in_rounds.branch().hears(in_rounds.state.games[0], 524, 480)
    over = arbiter(f"{name} 2").begins()
    over.hears(over.state.games[0], 300, 300).ends()
    came = [
        {"file": 0, "line": 2, "what": "reported", "game": 1, "side": 1, "points": "524 – 480"},
        {"file": 0, "line": 40, "what": "again", "game": 1, "side": 2, "points": "524 – 480"},
        {"file": 2, "line": 0, "what": "differs", "game": 2, "points": "1 – 2", "form": {"game": "2"}},
        {"file": 2, "line": 9, "what": "asks", "game": 3, "side": 1, "letter": name},
        {"file": 2, "line": 60, "what": "proposed", "game": 3, "side": 2, "points": "−4 – 2"},
        {"file": 2, "line": 90, "what": "by-hand", "game": 3, "points": "300 – 2"},
        {"file": 2, "line": 91, "what": "refused", "why": name},
    ]
    form = {"competition_setup": {**FORM, "name": name, "racks": "on"}}
    printed = {"competition": {"printed": noon(CLOSES)}}
    report = {"game": "3", "way": "abandoned", "red": "x"}
    unlikely = {"game": 3, "report": {"way": "played-out", "scores": [5024, -480], "turns": 12}}
    return {
        "new competition": scene("#/competition"),
        "new competition, problems": scene(
            "#/competition", session=form, problems={"name": "!", "begins": "!", "closes": "!"}
        ),
        "competition, nobody": scene(at, Arbiter((), name=name)),
        "competition, players": noted(arbiter(f"{name} 2"), list=name),
        "competition, a player": noted(arbiter(f"{name} 2"), edited="p1"),
        "competition, the promise": noted(arbiter(f"{name} 2"), f"{at}/string", room=said),
        "competition, the string typed": noted(arbiter(f"{name} 2"), f"{at}/string", typed="on", string=name),
        "competition, pairs": noted(mixed, pairs=name),
        "competition, pairs unreadable": scene(at, mixed, problems={"pairs": "!"}),
        "competition, games": scene(at, going_on),
        "competition, a round": scene(at, in_rounds),
        "competition, the next round can be made": scene(at, next_round),
        "competition, the first play is late": on(BEGINS + timedelta(days=15), sent),
        "competition, closing": on(CLOSES, sent),
        "competition, due": on(CLOSES + timedelta(days=3), sent),
        "competition, late": on(CLOSES + timedelta(days=9), sent),
        "competition, some results": scene(at, some),
        "competition, a player in it": noted(some, edited="p1"),
        "competition, excluded": noted(out, edited="p1"),
        "competition, a game": scene(f"{at}/game/3", some),
        "competition, a game reported": scene(f"{at}/game/1", some, problems={"why": "!", "off": "!"}),
        "competition, a game given up": noted(some, f"{at}/game/3", report=report),
        "competition, an unlikely score": scene(
            f"{at}/game/3", some, session={"competition-unlikely": unlikely}
        ),
        "competition, a game lost by decision": scene(f"{at}/game/2", some),
        "competition, the letters": noted(some, f"{at}/post", came=came, letters=said),
        "competition, the letters, nobody's": scene(f"{at}/post", sent, problems={"letters": "!"}),
        "competition, the letters, late": on(CLOSES + timedelta(days=9), sent, f"{at}/post"),
        "competition, the letters, over": scene(f"{at}/post", over),
        "competition, over": scene(at, over),
        "competition, on paper": on(CLOSES, over, session=printed),
        "competition, over, a game": scene(f"{at}/game/1", over),
        "competition, its file": scene(f"{at}/file", some),
    }
