"""Every state of a new duplicate's form and of its players, as scenes."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from drivers.club import Club, words
from drivers.sessions import session
from faristol.games.duplicate import judging, opening, sanctions
from faristol.games.publishing import backed_up
from faristol.screens.parts import people
from faristol.screens.scene import Scene
from faristol.screens.sealed.promise import with_answer

Scenes = Callable[..., Scene]
FORM = {
    "ruleset": "duplicate",
    "length": "complete",
    "minutes": "3",
    "source": "bag",
    "steps": "zero expelled",
}
"""What is chosen in the form, as a page posts it; what is not ticked is not there."""


def own(name: str) -> dict[str, str]:
    """A device on which a club has kept rules of its own."""
    rules = {
        "id": "own-1",
        "name": name,
        "base": "duplicate",
        "chosen": {"minutes": "2"},
        "bonus": {"least": 8, "most": 40, "above": 20},
        "steps": ["zero", "expelled"],
    }
    return {
        "duplicate-rules": json.dumps([rules]),
        "duplicate-club": json.dumps({"judge": name, "place": name}),
    }


def forms(scene: Scenes, name: str) -> dict[str, Scene]:
    def form(kept: dict[str, str] | None = None, problem: str | None = None, **fields: str) -> Scene:
        session = {"duplicate_setup": {**FORM, "name": name, "table": "towns", **fields}}
        problems = {problem: "!"} if problem else {}
        return scene("#/duplicate", session=session, remembered=kept or {}, problems=problems)

    return {
        "new duplicate": scene("#/duplicate"),
        "new duplicate, words open": scene("#/duplicate", words=words("ca")),
        "new duplicate, Romanian": form(ruleset="romanian-duplicate", table="persons"),
        "new duplicate, completiv": form(ruleset="completiv", table="persons", one_and_one="on"),
        "new duplicate, rounds": form(length="rounds", rounds="x", problem="rounds"),
        "new duplicate, the judge plays": form(judge_plays="on", judge=name),
        "new duplicate, the club's rules": form(own(name), ruleset="own-1"),
        "new duplicate, grace": form(problem="grace", grace="soon"),
        "new duplicate, rules without a name": form(problem="club"),
    }


def players(scene: Scenes, name: str, room: str) -> dict[str, Scene]:
    at, apart = "#/event/id", "#/event/id/players"
    known = people.record([people.Person(name), people.Person(f"{name} 2", name)])
    known_here = {"remembered": known}

    def club(count: int = 12, **chosen: Any) -> Club:
        return Club(
            players=(name, *(f"{name} {n}" for n in range(1, count))),
            name=name,
            place=name,
            judge=name,
            **chosen,
        )

    def begun() -> Club:
        made = club(4)
        made.promise().write(judging.begin(made.state, room, "Bel"))
        made.write(opening.player_left(made.state, "p2"))
        made.write(sanctions.sanction(made.state, "p3"))
        made.write(sanctions.sanction(made.state, "p3"))
        return made

    def copied(made: Club) -> Club:
        copy = made.branch()
        copy.entries = backed_up(copy.entries)
        return copy

    few, promised = club(9), club(9).promise()
    said = with_answer(session(), promised.state.draws, {"room": room, "person": "Bel"})
    slips = {"rounds": 2, "points": True}

    def noted(made: Club, **notes: Any) -> Scene:
        return scene(apart, made, session={"players": notes})

    def on_paper(made: Club, **paper: Any) -> Scene:
        now = made.entries[-1]["at"] + 5_000
        return scene(apart, made, now=now, session=session({"players-paper": paper}, now))

    return {
        "players, nobody": scene(at, Club(players=(), name=name)),
        "players, one, known people": scene(at, club(1, judge_plays=True), **known_here),
        "players": scene(at, few, **known_here),
        "players, a bonus": scene(at, club(11)),
        "players, no bonuses": scene(at, club(11, bonuses=False, source="program")),
        "players, a bag": scene(at, club(3, source="bag")),
        "players, Romanian": scene(at, Club("romanian-duplicate", players=(name, name + "2"), name=name)),
        "players, watched": scene(at, club(3), writing=False),
        "players, problems": scene(apart, few, problems={"player": "!", "table": "!", "slips": "!"}),
        "players, a list": replace(noted(few, list=f"1;{name}"), problems={"list": "!\n!"}),
        "players, one put right": noted(few, edited="p2"),
        "players, forgetting": scene(apart, few, session={"forgetting": True}, **known_here),
        "players, the list on paper": on_paper(few),
        "players, slips": on_paper(few, **slips),
        "players, slips of a completiv": on_paper(Club("completiv", players=(name,), name=name), **slips),
        "players, the promise": scene(f"{apart}/promise", promised, session=said),
        "players, the promise, the room silent": scene(f"{apart}/promise", promised, problems={"room": "!"}),
        "players, a copy without the secret": scene(apart, copied(few)),
        "players, begun": scene(apart, begun()),
        "players, begun, one": noted(begun(), edited="p2"),
        "players, begun, sanctioned": noted(begun(), edited="p3"),
        "players, begun, expelling": scene(apart, begun(), session={"sanction": "p3"}),
    }
