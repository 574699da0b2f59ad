"""What stands in the form of a duplicate for one: as chosen, else as the last one was played."""

import json
from collections.abc import Mapping

from faristol.practice.solo.code import RULESETS, GameCode, UnreadableCode, read_code
from faristol.rulesets import ruleset_data
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Scene

FORM = "solo_setup"
KEPT = "solo"
"""How the last one was played, kept on the device for the next."""
DOOR_OF_THE_DAY = "#/solo/day"
DAY, NEW, CODE = "day", "new", "code"
WAYS = (DAY, NEW, CODE)
ROUNDS = ("5", "10", "0")
"""0: as long as there are tiles."""
SECONDS = ("0", "60", "120", "180", "300")
USUAL = {"rounds": "5", "seconds": "180"}

Form = dict[str, str]


def form_of(scene: Scene) -> Form:
    """Through the door of the day one comes to the day's game, whatever was chosen at the other door."""
    last: Form = json.loads(scene.kept.get(KEPT, "{}"))
    chosen: Form = scene.session.get(FORM, {})
    door = {"door": scene.address, "way": DAY if scene.address == DOOR_OF_THE_DAY else NEW}
    here = chosen if chosen.get("door") == scene.address else {}
    return filled({**last, **door, **here}, scene)


def with_fields(scene: Scene, fields: Mapping[str, str]) -> Form:
    """A box that is not ticked is not among the fields of a form; what is not asked now stays as it was."""
    return filled({**form_of(scene), "eased": "", **fields}, scene)


def filled(said: Mapping[str, str], scene: Scene) -> Form:
    usual = RULESETS[1] if scene.settings.language == "ro" else RULESETS[0]
    return {
        "door": scene.address,
        "way": _one_of(WAYS, said.get("way"), NEW),
        "code": said.get("code", ""),
        "ruleset": _one_of(RULESETS, said.get("ruleset"), usual),
        "rounds": _one_of(ROUNDS, said.get("rounds"), USUAL["rounds"]),
        "seconds": _one_of(SECONDS, said.get("seconds"), USUAL["seconds"]),
        "eased": said.get("eased", ""),
        "name": said.get("name", ""),
    }


def _one_of(known: tuple[str, ...], said: str | None, usual: str) -> str:
    return said if said in known else usual


def for_next_time(form: Form) -> str:
    """How one plays; which game it is depends on the door that one comes through."""
    kept = {name: form[name] for name in ("ruleset", "rounds", "seconds", "eased", "name")}
    return json.dumps(kept, ensure_ascii=False)


def code_of(form: Form) -> GameCode | None:
    """The code that stands there, as soon as it can be read."""
    try:
        return read_code(form["code"]) if form["way"] == CODE else None
    except UnreadableCode:
        return None


def language_of(form: Form) -> str:
    code = code_of(form)
    language: str = ruleset_data(code.ruleset if code else form["ruleset"])["language"]
    return language


def date_of(scene: Scene) -> str:
    """The day that it is for the person who sits there."""
    return today(scene.now, scene.zone).isoformat()
