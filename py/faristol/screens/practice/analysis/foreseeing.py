"""What follows from the position: turns played on again and again, or the ending worked out.

It is begun when somebody asks for it, and goes on while the screen is looked at, whatever else is tapped.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faristol.errors import refusal
from faristol.practice.foresight import Considering, Foresight
from faristol.practice.thinking import chance_from
from faristol.screens.practice.analysis.every_turn import EveryTurn
from faristol.screens.practice.analysis.going_through import every_turn
from faristol.screens.practice.analysis.study import Study
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_
from faristol.words.bitsets import Bitsets

MOST_MARKED = 12
LABEL = "what is simulated"

LeadIsANumber = refusal(
    "analysis.lead",
    N_("%(lead)s is not a number of points."),
    N_("Write by how many points the player to move is ahead, with a minus if behind."),
    field="lead",
)


def foresight(scene: Scene, study: Study) -> Foresight | None:
    """Return what was begun for this position; the last one is kept while other things are tapped."""
    words, every = scene.words, every_turn(scene, study)
    if words is None or every is None or not study.foresees or every.in_all < 2:
        return None
    kept: dict[Any, Foresight] = words.made("foresight", dict)
    about = study.position, study.marked
    if about not in kept:
        kept.clear()
        kept[about] = _begun(words, study, every)
    if study.stopped:
        kept[about].stop()
    return kept[about]


def _begun(words: Bitsets, study: Study, every: EveryTurn) -> Foresight:
    chance = chance_from(bytes(study.board.squares), LABEL, 0)
    return Foresight(words, study.position, _considering(study, every), chance)


def _considering(study: Study, every: EveryTurn) -> Considering:
    """Find what is played on: the chosen turns, of which one alone is compared with what is worth most."""
    chosen = [turn.offer for number in study.marked if (turn := every.turn(number))]
    if len(chosen) > 1:
        return chosen
    best = yield from every.considered()
    return [*chosen, *[each for each in best if each not in chosen][: 1 if chosen else None]]


def intents(
    study_of: Callable[[Scene], Study], keep: Callable[[Scene, Study], Step]
) -> dict[str, Callable[[Scene, Intent], Step]]:
    def foresee(scene: Scene, intent: Intent) -> Step:
        return replace(
            keep(scene, replace(study_of(scene), foresees=True, stopped=False)), focus="ahead-title"
        )

    def stop(scene: Scene, intent: Intent) -> Step:
        return keep(scene, replace(study_of(scene), stopped=True))

    def lead(scene: Scene, intent: Intent) -> Step:
        written = intent.fields.get("lead", "").strip().replace("−", "-") or "0"
        if not re.fullmatch(r"[+-]?\d{1,4}", written):
            raise LeadIsANumber(lead=written)
        return keep(scene, replace(study_of(scene), lead=int(written), stopped=False))

    def mark(scene: Scene, intent: Intent) -> Step:
        study, number = study_of(scene), int(intent.data["number"])
        others = tuple(each for each in study.marked if each != number)
        marked = others if number in study.marked else (*others, number)[-MOST_MARKED:]
        return keep(scene, replace(study, marked=marked, stopped=False))

    return {"foresee": foresee, "stop": stop, "lead": lead, "mark": mark}
