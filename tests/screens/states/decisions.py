"""What has to be decided in a tournament: by an arbiter, and by the director about a draft."""

from typing import Any

from drivers.director import Director
from faristol.rulesets import ruleset_data
from faristol.screens.scene import Scene
from faristol.tournaments import reporting
from faristol.tournaments.deciding import Word
from faristol.tournaments.reporting import Report
from screens.states.tournaments import AT, Scenes, named, noted

FORM = dict.fromkeys(
    ("first", "second", "over_first", "over_second", "winner", "arbiter", "why", "there"), ""
)
AGAINST = {"outcome": "played", "first": "380", "second": "300", "winner": "1"}


def decisions(scene: Scenes, name: str) -> dict[str, Scene]:
    def on(**chosen: Any) -> Director:
        return named(name, 9, **chosen).pair().publish()

    def form(made: Director, **fields: str) -> Scene:
        return noted(scene, made, chosen={"round": 1, "board": 1}, form={**FORM, **AGAINST, **fields})

    document = {"ruleset": ruleset_data("mallorca"), "names_starts": False}
    word = Word("Joan", f"{name} had help")
    decided = on(arbiters=("Joan", "Rosa"))
    decided.do(reporting.enter_result, 1, 2, Report(score=(390, 420), winner=0), word=word)
    return {
        "results, the form, one of several arbiters": form(
            on(arbiters=(f"{name} 1", "Joan", "Rosa"), **document)
        ),
        "results, the form, the only arbiter": form(on(arbiters=(name,)), why=name),
        "results, the form, no arbiter": form(on(arbiters=()), outcome="both-lost"),
        "results, decided": noted(scene, decided, chosen={"round": 1, "board": 2}),
        "results, the arbiters": noted(scene, on(), panel="arbiters"),
        "plan, dropping the draft": scene(
            f"{AT}/plan",
            named(name, 9).pair(),
            session={"tournament-plan-changing": {"round": 1, "fields": {"round": "1", "mode": "quartiles"}}},
        ),
    }
