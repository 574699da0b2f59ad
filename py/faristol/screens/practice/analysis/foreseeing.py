"""What follows from the position: turns played on again and again, or the ending worked out.

It is begun when somebody asks for it, and goes on while the screen is looked at, whatever else is tapped.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faristol.core.tiles import take
from faristol.errors import refusal
from faristol.practice.foresight import Considering, Foresight
from faristol.practice.thinking import chance_from
from faristol.practice.turns import RACK
from faristol.screens.practice.analysis.every_turn import EveryTurn
from faristol.screens.practice.analysis.going_through import every_turn
from faristol.screens.practice.analysis.study import Study
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_
from faristol.words.bitsets import Bitsets

MOST_MARKED = 12
LABEL = "what is simulated"

POSITIONS_REMEMBERED = 5
"""So many positions are remembered with what was found out, if one comes back to them."""
LIMITS = {"lead": (-9999, 9999), "turns": (1, 9), "tries": (10, 5000), "seconds": (0, 3600)}

NotThatMany = refusal(
    "analysis.not-that-many",
    N_("%(typed)s is not a number from %(least)s to %(most)s."),
    N_("Write a number in this range; what was found so far stays."),
)
NotWithTheOther = refusal(
    "analysis.not-with-the-other",
    N_("The opponent cannot have these tiles: %(tiles)s."),
    N_("Write at most seven of the unseen tiles, or none."),
    field="known",
)


def foresight(scene: Scene, study: Study) -> Foresight | None:
    """Return what was begun for this position; the last one is kept while other things are tapped."""
    words, every = scene.words, every_turn(scene, study)
    if words is None or every is None or not study.foresees or every.in_all < 2:
        return None
    kept: dict[Any, Foresight] = words.made("foresight", dict)
    about = study.position, study.marked, study.trying.turns
    if about not in kept:
        while len(kept) >= POSITIONS_REMEMBERED:
            del kept[next(iter(kept))]
        kept[about] = _begun(words, study, every)
    found = kept[about]
    found.up_to(study.trying.tries)
    if study.stopped or _is_late(scene, study):
        found.stop()
    else:
        found.resume()
    return found


def _is_late(scene: Scene, study: Study) -> bool:
    return 0 < 1000 * study.trying.seconds <= scene.now - study.started


def _begun(words: Bitsets, study: Study, every: EveryTurn) -> Foresight:
    chance = chance_from(bytes(study.board.squares), LABEL, 0)
    return Foresight(words, study.position, _considering(study, every), chance, study.trying.turns)


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
        asked = replace(study_of(scene), foresees=True, stopped=False, started=scene.now)
        return replace(keep(scene, asked), focus="ahead-title")

    def stop(scene: Scene, intent: Intent) -> Step:
        return keep(scene, replace(study_of(scene), stopped=True))

    def trying(scene: Scene, intent: Intent) -> Step:
        study, fields = study_of(scene), intent.fields
        numbers = {name: _number(name, fields[name]) for name in LIMITS if name in fields}
        lead = numbers.pop("lead", study.lead)
        known = study.tile_set.read(fields["known"]) if "known" in fields else study.known
        if len(known) > RACK or take(study.position.unseen, known) is None:
            raise NotWithTheOther(tiles=study.tile_set.line(known))
        wanted = replace(study.trying, **numbers)
        return keep(
            scene, replace(study, lead=lead, known=known, trying=wanted, stopped=False, started=scene.now)
        )

    def mark(scene: Scene, intent: Intent) -> Step:
        study, number = study_of(scene), int(intent.data["number"])
        others = tuple(each for each in study.marked if each != number)
        marked = others if number in study.marked else (*others, number)[-MOST_MARKED:]
        return keep(scene, replace(study, marked=marked, stopped=False, started=scene.now))

    return {"foresee": foresee, "stop": stop, "trying": trying, "mark": mark}


def _number(name: str, typed: str) -> int:
    least, most = LIMITS[name]
    written = typed.strip().replace("−", "-") or "0"
    if not re.fullmatch(r"[+-]?\d{1,4}", written) or not least <= int(written) <= most:
        raise NotThatMany(typed=typed.strip(), least=least, most=most).at(name)
    return int(written)
