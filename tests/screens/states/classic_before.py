"""Every state of a new game of two and of what comes before its first turn, and of its clocks, as scenes."""

import json
from collections.abc import Callable
from typing import Any

from drivers.club import words
from drivers.log import MINUTE
from drivers.match import Match
from faristol.games.classic import starting
from faristol.screens.scene import Scene

Scenes = Callable[..., Scene]
AT = "#/event/id"
FORM = {"ruleset": "mallorca", "mode": "tablet", "time": "30", "clocks": "program", "after": "1"}
"""What is chosen in the form, as a page posts it; what is not ticked is not there."""


def own(name: str) -> dict[str, str]:
    """A device on which a club has kept rules of its own, and two have played."""
    rules = {
        "id": "own-1",
        "name": name,
        "base": "federation",
        "chosen": {"time": "25"},
        "numbers": {"bonus": 60},
    }
    people = [{"name": name, "group": ""}, {"name": f"{name} 2", "group": name}]
    club = {"place": name, "ruleset": "own-1", "mode": "scorer", "clocks": "table"}
    return {
        "classic-rules": json.dumps([rules]),
        "classic-club": json.dumps(club),
        "people": json.dumps(people),
    }


def forms(scene: Scenes, name: str) -> dict[str, Scene]:
    def form(kept: dict[str, str] | None = None, *problems: str, **fields: str) -> Scene:
        session = {"classic_setup": {**FORM, "one": name, "two": name, "name": name, **fields}}
        told = dict.fromkeys(problems, "!")
        return scene("#/classic", session=session, remembered=kept or {}, problems=told)

    return {
        "new game": scene("#/classic"),
        "new game, words open": scene("#/classic", words=words("ca")),
        "new game, no names": form(None, "one", "two"),
        "new game, Romanian": form(ruleset="romanian", time="none"),
        "new game, a scorer": form(mode="scorer", check="at-once", clocks="table"),
        "new game, other minutes": form(None, "minutes", time="other", minutes="x"),
        "new game, the club's rules": form(own(name), ruleset="own-1"),
        "new game, as the last one": scene("#/classic", remembered=own(name)),
        "new game, rules that cannot be kept": form(None, "club", "bonus"),
    }


def match(ruleset: str, name: str, **chosen: Any) -> Match:
    return Match(ruleset, players=(name, f"{name}·2"), name=name, place=name, **chosen)


def before(scene: Scenes, name: str) -> dict[str, Scene]:
    tablet = {"mode": "tablet"}
    equal = match("mallorca", name)
    equal.write(starting.draw_for_start(equal.state, ("A", "A")))
    lot = match("romanian", name)
    lot.write(starting.draw_for_start(lot.state, ("?", "A")))
    named = match("federation", name)
    named.write(starting.name_starter(named.state, 2))
    drawn = match("mallorca", name, **tablet)
    while drawn.state.stage == "start":
        drawn.write(starting.draw_for_start(drawn.state))
    late = match("federation", name).absent(2)
    nobody = match("federation", name, minutes=0).absent(1, 2)
    return {
        "before, the draw at a tablet": scene(AT, match("mallorca", name, **tablet)),
        "before, tiles of a real bag": scene(
            AT, match("federation", name), problems={"tile1": "!", "tile2": "!"}
        ),
        "before, equal tiles": scene(AT, equal),
        "before, racks by lot": scene(AT, lot),
        "before, racks at a tablet": scene(AT, drawn),
        "before, racks as the pairing says": scene(AT, named),
        "before, one is absent": scene(AT, late),
        "before, one did not come": scene(AT, late, now=late.now + 16 * MINUTE),
        "before, both are absent": scene(AT, nobody),
        "before, neither came": scene(AT, nobody, now=nobody.now + 16 * MINUTE),
        "before, the second of two has come": scene(AT, match("federation", name).absent(1, 2).arrive(2)),
    }


def clocks(scene: Scenes, name: str) -> dict[str, Scene]:
    """The clock that runs, below zero and stopped; what is asked after a crash; a last turn."""

    def began(ruleset: str, **chosen: Any) -> Match:
        return match(ruleset, name, **chosen).begin().clock().play("H8 CASA")

    mallorca, stopped = began("mallorca"), began("federation").stop("arbiter")
    last = began("mallorca")
    last.call_time().put("8H COSA").complete()
    seen = began("federation")
    sign = seen.entries[-1]["at"]
    return {
        "clock, tenths": scene(AT, mallorca, now=mallorca.now + round(29.7 * MINUTE)),
        "clock, over the time": scene(AT, mallorca, now=mallorca.now + 31 * MINUTE),
        "clock, over, no document": scene(AT, began("romanian", minutes=1), now=mallorca.now + 9 * MINUTE),
        "clock, stopped": scene(AT, stopped),
        "clock, a last turn": scene(AT, last),
        "clock, a last turn too long": scene(AT, last, now=last.now + 3 * MINUTE),
        "clock, unseen": scene(AT, seen, last_sign=sign + 1_000, now=sign + 60_000),
        "clock, unseen, ran out": scene(AT, seen, last_sign=sign + 1_000, now=sign + 31 * MINUTE),
        "clock, unseen, lost": scene(AT, seen, last_sign=sign + 1_000, now=sign + 60 * MINUTE),
    }


def states(scene: Scenes, name: str) -> dict[str, Scene]:
    return {**forms(scene, name), **before(scene, name), **clocks(scene, name)}
