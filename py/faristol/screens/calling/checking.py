"""The sound check: what the room is to hear before an event begins, and how loud. A tap plays it."""

import json
from collections.abc import Mapping
from typing import Any

from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.speech.aloud import Speech, check_aloud
from faristol.speech.call import NameTable

VOLUMES = ("1", "2", "3", "4", "5")
"""The steps from the softest to the loudest; how loud each is, site/devices/outlet.js knows."""

Buttons = list[tuple[str, dict[str, str], None]]


@view_value
class SoundCheck:
    texts: list[str]
    """What is heard, one after another."""
    language: str
    button: dict[str, str]
    volumes: Buttons


def volumes() -> Buttons:
    return [(step, {"setting": "volume", "value": step}, None) for step in VOLUMES]


def tried(speech: Speech) -> dict[str, str]:
    """Return the data of a button that reads this aloud, whatever the screen offers."""
    plan = json.dumps(speech.as_data(), ensure_ascii=False)
    return {"device": "speech", "act": "try", "plan": plan}


def checked(language: str, names: Mapping[str, Any]) -> dict[str, str]:
    """Return the data of a button that plays the check, after which the page asks whether it was heard."""
    return {**tried(check_aloud(language, NameTable.from_data(names))), "asks": "heard"}


def first_trial(scene: Scene, language: str, names: Mapping[str, Any]) -> dict[str, str] | None:
    """Return the button that stands in place of the first call, until this device has been heard."""
    if not scene.settings.sound or scene.settings.heard == "yes":
        return None
    return checked(language, names)


def sound_check(scene: Scene, language: str, names: Mapping[str, Any]) -> SoundCheck | None:
    """Return the check in an event's names, in the window that writes it."""
    if scene.event is None or not scene.event.writing:
        return None
    texts = [each.text for each in check_aloud(language, NameTable.from_data(names)).utterances]
    return SoundCheck(texts, language, checked(language, names), volumes())
