"""Every state of a tournament's pages beside its rounds.

The plan; who comes from an earlier tournament; results of another tablet, and whatever else it has; a file of
another program.
"""

import re
from dataclasses import replace
from typing import Any

from drivers.director import Director
from drivers.log import MINUTE, NOON
from faristol.screens.scene import Scene
from faristol.screens.tournament.brought.file import bring
from faristol.tournaments import merging, opening, reporting, timing
from faristol.tournaments.difference import Merged
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import CONTENDERS, FACTOR, QUARTERS, TEAMS, TOP_DOWN, System, Terms
from screens.states.differences import differences
from screens.states.tournaments import AT, Scenes, handed_in, named, played
from screens.states.what_if import what_if

PROBLEMS = {"bands": "!", "repeats_last": "!"}


def plans(scene: Scenes, name: str) -> dict[str, Scene]:
    at = f"{AT}/plan"
    planned = named(name, 9).do(opening.plan_round, 3, System(FACTOR, 3))
    timed = named(name, 9).do(timing.plan_start, 1, "9:30").do(timing.plan_start, 2, "16", "2026-11-28")
    begun = timed.branch().pair().publish()
    clock = begun.branch().do(timing.start_clock, 45)
    problems = {"hour-2": "!", "day-3": "!"}
    return {
        **earlier_players(scene, name),
        **two_results(scene, name),
        **differences(scene, name),
        **what_if(scene, name),
        **tournament_files(scene, name),
        "a plan": scene(at, planned, problems={"top": "!"}),
        "a plan, with starts": scene(at, timed, problems=problems),
        "a plan, one round left": scene(at, named(name, 4, rounds=1).pair().publish()),
        "draft, with its start": scene(AT, timed.branch().pair()),
        "results, with a start": scene(AT, begun, problems={"minutes": "!"}),
        "results, a clock": scene(AT, clock),
        "results, a clock, standings": scene(f"{AT}/standings", clock),
        "results, a clock, players": scene(f"{AT}/players", clock),
        "results, a clock, watched": scene(AT, clock, writing=False),
        "results, the time is over": replace(scene(AT, clock), now=clock.entries[-1]["at"] + 46 * MINUTE),
        "a plan of teams": scene(at, planned.branch().do(opening.plan_round, 2, System(TEAMS, boards=3))),
        "a plan, watched": scene(at, planned, writing=False),
        "a plan, nothing left": scene(at, handed_in(named(name, 4, rounds=1).pair().publish()).close()),
        "a plan, towards the end": scene(at, _last(name, 2)),
        "a plan, towards the end, problems": scene(at, _last(name, 1), problems=PROBLEMS),
        "draft, somebody certain": scene(AT, _last(name, 3).pair()),
        "draft, by quarters": scene(AT, named(name, 9).do(opening.plan_round, 1, System(QUARTERS)).pair()),
    }


def _last(name: str, rounds: int) -> Director:
    """Rounds before the last of four, in which the better of two always wins."""
    terms = Terms(TOP_DOWN, bands=(1, 2, 5), certain_apart=True, repeats_last=1)
    made = named(name, 5, terms, rounds=4)
    for _ in range(rounds):
        handed_in(made.pair(repeats_agreed=True).publish()).close()
    return made.do(opening.plan_round, 4, System(CONTENDERS))


def earlier_players(scene: Scenes, name: str) -> dict[str, Scene]:
    at = f"{AT}/earlier"
    cards = (
        _card(name, "spring", 12),
        _card(name, "winter", 1),
        _card(name, "empty", 0),
        _card(name, "id", 4),
    )
    comers = [_comer(name, n) for n in range(1, 8)]

    def chosen(players: int = 4, left_out: tuple[str, ...] = (), **more: Any) -> Scene:
        earlier = {"name": name, "comers": comers, "left_out": left_out}
        return scene(at, named(name, players), session={"tournament-earlier": earlier}, cards=cards, **more)

    return {
        "earlier players, to be chosen": scene(at, named(name, 2), cards=cards),
        "earlier players, to be chosen, watched": scene(at, named(name, 2), cards=cards, writing=False),
        "earlier players, no other tournament": scene(at, named(name, 0), cards=cards[2:]),
        "earlier players": chosen(),
        "earlier players, one in already": chosen(1, ("p6",)),
        "earlier players, nobody marked": chosen(left_out=tuple(each["id"] for each in comers)),
        "earlier players, all in": chosen(7),
        "earlier players, watched": chosen(writing=False),
    }


def _comer(name: str, n: int) -> dict[str, Any]:
    rated = {"rating": 1500.25 - n, "games": 10 * n} if n % 3 else {"rating": None, "games": 0}
    return {"id": f"p{n}", "name": f"{name} {n}", "club": name, "category": name if n % 2 else "", **rated}


def _card(name: str, stream: str, players: int) -> dict[str, Any]:
    about = {"kind": "tournament", "name": name, "language": "ca", "phase": "over", "running": False}
    return {
        **about,
        "round": 3,
        "players": players,
        "final": True,
        "stream": stream,
        "at": NOON,
        "entries": 9,
    }


def two_results(scene: Scenes, name: str) -> dict[str, Scene]:
    def merged(made: Director, *boards: int) -> Director:
        other = Director.branch(made)
        for board in boards:
            other.do(reporting.correct_result, 1, board, Report("forfeit-second"), "so")
        met = merging.merged(
            made.state, made.state, other.state, made.entries, other.entries, len(made.entries)
        )
        assert isinstance(met, Merged)
        return made.write(met.entries)

    results = handed_in(named(name, 9).pair().publish(), 1, 2)
    return {
        "two results, none chosen": replace(scene(AT, merged(results.branch(), 1, 2)), problems={"why": "!"}),
        "two results": scene(AT, merged(results.branch(), 2)),
        "two results, the round over": scene(AT, merged(played(name, 1), 1)),
        "two results, an older round": scene(AT, merged(played(name, 2), 1)),
    }


def tournament_files(scene: Scenes, name: str) -> dict[str, Scene]:
    at = "#/tournament-file"

    def brought(ending: str, text: str) -> Scene:
        begun = bring(ending)(scene(at), text.encode()).session
        assert begun
        return replace(scene(at), session=begun)

    plain = " ".join(re.sub(r"[;\d]", " ", name).split()) or "Aina"
    people = "".join(f"{plain} {letter}  1500 {2 if letter == 'A' else 1};\n" for letter in "AB")
    return {
        "tournament file, nothing": scene(at),
        "tournament file, tsh": brought(".t", people),
        "tournament file, a chess report": brought(
            ".trf", f"012 {name}\n" + "".join(f"001 {n:>4}      {name:.33}\n" for n in range(1, 9))
        ),
    }
