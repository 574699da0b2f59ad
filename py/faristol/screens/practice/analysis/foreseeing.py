"""What follows from the position: turns played on again and again, or the ending worked out.

It is begun when somebody asks for it, and goes on while the screen is looked at, whatever else is tapped.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faristol.core.tiles import Tiles
from faristol.errors import refusal
from faristol.practice.foresight import Foresight
from faristol.practice.offers import Offer
from faristol.practice.thinking import chance_from
from faristol.practice.turns import Chosen, Position
from faristol.rulesets import ruleset_data
from faristol.screens.practice.analysis.every_play import EveryPlay
from faristol.screens.practice.analysis.going_through import every_play
from faristol.screens.practice.analysis.study import Study, laid_of, unseen
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_
from faristol.words.bitsets import Bitsets

RACK = 7
CONSIDERED = 10
"""So many are played on, those of most equity, unless some are chosen."""
AMONG = 400
"""The plays that score most, among which those of most equity are looked for."""
MOST_MARKED = 12
LABEL = "what is simulated"
GAMES = {"ca": "mallorca", "ro": "romanian"}
"""The rules of a game of two by which an ending is counted."""

LeadIsANumber = refusal(
    "analysis.lead",
    N_("%(lead)s is not a number of points."),
    N_("Write by how many points the player to move is ahead, with a minus if behind."),
    field="lead",
)


def foresight(scene: Scene, study: Study) -> Foresight | None:
    """Return what was begun for this position; the last one is kept while other things are tapped."""
    words, every = scene.words, every_play(scene, study)
    if words is None or every is None or not study.foresees or not every.count:
        return None
    kept: dict[Any, Foresight] = words.made("foresight", dict)
    rack = tuple(sorted(study.rack))
    about = study.board, rack, study.lead, study.marked
    if about not in kept:
        kept.clear()
        kept[about] = _begun(words, study, every)
    if study.stopped:
        kept[about].stop()
    return kept[about]


def position_of(study: Study) -> Position:
    left: Tiles = tuple(tile for tile, count in unseen(study).items() for _ in range(count))
    rule = ruleset_data(GAMES[study.language])["ends"]["played-out"]
    return Position(
        study.board, study.rack, left, max(0, len(left) - RACK), 0,
        racks_count=bool(rule.get("racks")), lead=study.lead,
    )  # fmt: skip


def _begun(words: Bitsets, study: Study, every: EveryPlay) -> Foresight:
    every.up_to(max(AMONG, *study.marked, 0))
    chosen = [every.plays[number - 1] for number in study.marked if number <= len(every.plays)]
    best = sorted(every.plays, key=lambda play: play.equity, reverse=True)[:CONSIDERED]
    if len(chosen) < 2:
        # One alone is compared with what promises most.
        chosen = [*chosen, *[each for each in best if each not in chosen][: 1 if chosen else CONSIDERED]]
    offered = [
        Offer(Chosen(each.found), study.board.with_tiles(laid_of(study, each.found)), each.equity)
        for each in chosen
    ]
    return Foresight(words, position_of(study), offered, chance_from(bytes(study.board.squares), LABEL, 0))


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
