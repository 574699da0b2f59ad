"""What a player does with the form: paste the sheet, bring a file, type or draw the string, begin."""

import json

from faristol.games.correspondence.opening import open_correspondence
from faristol.games.correspondence.sheet import read_sheet
from faristol.rulesets import ruleset_data
from faristol.screens.correspondence.opening.form import (
    OF_THE_PLAYER,
    RULES,
    choices,
    drawn_string,
    form_of,
    language,
    typed_string,
)
from faristol.screens.correspondence.seats import seated
from faristol.screens.new_event import choose_list
from faristol.screens.scene import Brings, Intent, Scene, Step
from faristol.storage.errors import NotAnEvent
from faristol.storage.files import read_file

SEED = 32
COLOURS = {"red": 1, "blue": 2}


def choose(scene: Scene, intent: Intent) -> Step:
    return _kept(scene, {**form_of(scene), "racks": "", "program": "", **intent.fields})


def _kept(scene: Scene, form: dict[str, str], focus: str | None = None) -> Step:
    return Step(session={**scene.session, "correspondence_setup": form}, focus=focus)


def draw(scene: Scene, intent: Intent) -> Step:
    form = {**form_of(scene), **intent.fields}
    return _kept(scene, {**form, "string": drawn_string(scene.chance(SEED))}, "string")


def file(scene: Scene, intent: Intent) -> Step:
    """The event's own file goes on from where it is; a sheet in words is shown before it is opened."""
    content = intent.file or b""
    try:
        found = read_file(content)
    except NotAnEvent:
        text = content.decode("utf-8-sig", "replace")
        return _kept(scene, {**form_of(scene), "how": "sheet", "sheet": text}, "sheet")
    me = COLOURS[form_of(scene)["me"]]
    keeps = seated(scene, found.stream, me)
    return Step(brings=Brings(found.stream, found.entries, "ask"), keeps=keeps, go="#/")


def open_(scene: Scene, intent: Intent) -> Step:
    """The list of words that is open now is in force, unless the sheet names one (COR-6)."""
    form = {**form_of(scene), "racks": "", "program": "", **intent.fields}
    me = COLOURS[form["me"]]
    if form["how"] == "sheet":
        first, *others = read_sheet(form["sheet"])
        if not first["lexicon"]:
            first = {**first, "lexicon": scene.open_words.lexicon.about}
        entries = [{**first, "app": first["app"] or scene.app}, *others]
        name, way = first["players"][me - 1], first["way"]
    else:
        chosen = choices(form)
        string = typed_string(form["string"])
        about = scene.open_words.lexicon.about
        entries = open_correspondence(chosen, ruleset_data(RULES), about, string, scene.app)
        name, way = entries[0]["players"][me - 1], chosen.way
    rest = {key: value for key, value in scene.session.items() if key != "correspondence_setup"}
    player = json.dumps({"name": name, "way": way}, ensure_ascii=False)
    keeps = {**seated(scene, intent.key, me), OF_THE_PLAYER: player}
    return Step(opens=entries, session=rest, keeps=keeps)


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(language(), scene, intent)


INTENTS = {"choose": choose, "draw": draw, "file": file, "list": list_, "open": open_}
