"""What stands in the form of a new game by letter: who plays, until when, the hundred letters in order."""

import json
from datetime import timedelta
from typing import Any

from faristol.core.tiles import Tiles, TileSet, tile_set
from faristol.errors import Rejected
from faristol.games.correspondence.errors import StringUnreadable
from faristol.games.correspondence.front import in_groups, read_string
from faristol.games.correspondence.message_errors import SheetUnreadable
from faristol.games.correspondence.opening import WAYS, Choices, all_the_letters, string_of
from faristol.rulesets import ruleset_data
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.texts import Texts

RULES = "correspondence"
OF_THE_PLAYER = "correspondence-player"
"""The name of whoever wrote the last game from this device, and how."""

MONTHS = timedelta(days=365)
SERIES = 1

Form = dict[str, str]


def form_of(scene: Scene) -> Form:
    start = _usual(scene)
    given = scene.session.get("correspondence_setup") or start
    return {name: given.get(name, "") for name in start}


def _usual(scene: Scene) -> Form:
    kept = json.loads(scene.kept.get(OF_THE_PLAYER, "{}"))
    begins = today(scene.now, scene.zone)
    return {
        "how": "sheet",
        "sheet": "",
        "me": "red",
        "red": kept.get("name", ""),
        "blue": "",
        "name": "",
        "arbiters": "",
        "coefficient": "",
        "place": "",
        "way": kept.get("way", "e-mail"),
        "begins": begins.isoformat() if scene.now else "",
        "closes": (begins + MONTHS).isoformat() if scene.now else "",
        "string": "",
        "racks": "",
        "program": "",
    }


def choices(form: Form) -> Choices:
    assert form["way"] in WAYS
    return Choices(
        name=form["name"],
        players=(form["red"], form["blue"]),
        arbiters=form["arbiters"],
        coefficient=form["coefficient"],
        place=form["place"],
        way=form["way"],
        begins=read_day(form["begins"], "begins"),
        closes=read_day(form["closes"], "closes"),
        racks=bool(form["racks"]),
        program=bool(form["program"]),
    )


def language() -> str:
    return str(ruleset_data(RULES)["language"])


def tiles() -> TileSet:
    return tile_set(language())


def typed_string(text: str) -> Tiles:
    try:
        return read_string(tiles(), text)
    except SheetUnreadable as no:
        raise StringUnreadable(sign=no.details["line"]) from None


def drawn_string(seed: bytes) -> str:
    """Drawn on this device; whoever wants nobody to have chosen it lets the arbiter promise a seed."""
    return in_groups(tiles(), string_of(tiles(), seed, SERIES))


def string_told(text: str, t: Texts) -> dict[str, Any] | None:
    """Whether the letters are all there, while they are being typed."""
    if not text.strip():
        return None
    try:
        string = typed_string(text)
        all_the_letters(tiles(), string)
    except Rejected as refusal:
        return {"kind": "warn", "said": sentences(refusal, t)}
    return {"kind": "ok", "said": (t.gettext("All the hundred letters are there."), "")}
