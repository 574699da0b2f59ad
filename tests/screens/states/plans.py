"""Every state of a tournament's pages beside its rounds: the plan, and who comes from an earlier one."""

from dataclasses import replace

from drivers.director import Director
from drivers.log import MINUTE
from faristol.screens.scene import Scene
from faristol.tournaments import opening, timing
from faristol.tournaments.terms import CONTENDERS, FACTOR, QUARTERS, TEAMS, TOP_DOWN, System, Terms
from screens.states.earlier_players import earlier_players
from screens.states.tournaments import AT, Scenes, handed_in, named

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
        "a plan, towards the end, problems": scene(
            at, _last(name, 1), problems={"bands": "!", "repeats_last": "!"}
        ),
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
