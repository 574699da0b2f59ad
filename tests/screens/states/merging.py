"""Rounds of a tournament for which another tablet had other results of some tables."""

from dataclasses import replace

from drivers.director import Director
from faristol.screens.scene import Scene
from faristol.tournaments import merging, reporting
from faristol.tournaments.reporting import Report
from screens.states.tournaments import AT, Scenes, handed_in, named, played


def two_results(scene: Scenes, name: str) -> dict[str, Scene]:
    def merged(made: Director, *boards: int) -> Director:
        other = Director.branch(made)
        for board in boards:
            other.do(reporting.correct_result, 1, board, Report("forfeit-second"), "so")
        met = merging.merged(made.state, made.state, other.state, other.entries, len(made.entries))
        assert isinstance(met, merging.Merged)
        return made.write(met.entries)

    results = handed_in(named(name, 9).pair().publish(), 1, 2)
    return {
        "two results, none chosen": replace(scene(AT, merged(results.branch(), 1, 2)), problems={"why": "!"}),
        "two results": scene(AT, merged(results.branch(), 2)),
        "two results, the round over": scene(AT, merged(played(name, 1), 1)),
        "two results, an older round": scene(AT, merged(played(name, 2), 1)),
    }
