"""Steps of a hand that come together: a hand is faster than an engine, and the page has drawn them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypedDict

from faristol.errors import Rejected
from faristol.screens.acts import Damaged
from faristol.screens.board.laying import MOVES, Act
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.shapes import WrongShape, of_shape


class Done(TypedDict):
    """One step: an intent of the same screen, and its data."""

    do: str
    data: dict[str, str]


def in_turn(intents: Mapping[str, Act]) -> dict[str, Act]:
    """Return the intents of a screen, and the one that does steps of a hand one after the other."""

    def steps(scene: Scene, intent: Intent) -> Step:
        """Do what can be done; the last refusal is told."""
        said, refused = [], None
        for done in _read(intent):
            try:
                step = intents[done["do"]](scene, replace(intent, data=done["data"]))
            except Rejected as refusal:
                refused = refusal
                continue
            scene = replace(scene, session=step.session or scene.session)
            said.append(step.announce)
        return Step(session=scene.session, announce=" ".join(filter(None, said)) or None, refused=refused)

    return {**intents, "steps": steps}


def _read(intent: Intent) -> Iterator[Done]:
    try:
        done = of_shape(list[Done], json.loads(intent.data["steps"]))
    except (KeyError, ValueError, WrongShape) as wrong:
        raise Damaged from wrong
    if not {each["do"] for each in done} <= {*MOVES}:
        raise Damaged
    yield from done
