"""A new competition by letter: what its arbiter says before anybody plays."""

import json
from datetime import timedelta
from typing import Any

from faristol.competitions.opening import Choices, open_competition
from faristol.games.commitment import SECRET_BYTES
from faristol.games.correspondence.opening import WAYS
from faristol.rulesets import ruleset_data
from faristol.screens.new_event import choose_list, list_of, lists_for, words_told
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.texts import Texts

RULES = "correspondence"
OF_THE_ARBITER = "competition-arbiter"
"""Who held the last one, kept on the device for the next."""
A_YEAR = timedelta(days=365)


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    return {
        "title": t.gettext("A new competition by letter"),
        "subtitle": None,
        "back": "#/correspondence",
        "back_name": t.gettext("Correspondence"),
        "form": form_of(scene),
        "ways": [(way, way_name(way, t), None) for way in WAYS],
        "words": words_told(scene),
        "event_lists": lists_for(scene, _language()),
    }


def way_name(way: str, t: Texts) -> str:
    return {
        "letters": t.gettext("letters"),
        "cards": t.gettext("postcards"),
        "fax": t.gettext("fax"),
        "telegrams": t.gettext("telegrams"),
        "e-mail": t.gettext("e-mail"),
        "chat": t.gettext("chat"),
        "telephone": t.gettext("telephone"),
        "word of mouth": t.gettext("word of mouth"),
    }[way]


def form_of(scene: Scene) -> dict[str, str]:
    start = _usual(scene)
    given = scene.session.get("competition_setup") or start
    return {name: given.get(name, "") for name in start}


def _usual(scene: Scene) -> dict[str, str]:
    begins = today(scene.now, scene.zone)
    return {
        "name": "",
        "arbiters": json.loads(scene.kept.get(OF_THE_ARBITER, '""')),
        "begins": begins.isoformat() if scene.now else "",
        "closes": (begins + A_YEAR).isoformat() if scene.now else "",
        "way": "e-mail",
        "racks": "",
        "program": "",
    }


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, "competition_setup": dict(intent.fields)})


def open_(scene: Scene, intent: Intent) -> Step:
    """The list of words that is open now is in force to the end (COR-6)."""
    given = intent.fields
    chosen = Choices(
        name=given["name"],
        arbiters=given["arbiters"],
        way=given["way"],
        begins=read_day(given["begins"], "begins"),
        closes=read_day(given["closes"], "closes"),
        racks=bool(given.get("racks")),
        program=bool(given.get("program")),
    )
    entries = open_competition(
        chosen, ruleset_data(RULES), scene.open_words.lexicon.about, scene.chance(SECRET_BYTES), scene.app
    )
    rest = {key: value for key, value in scene.session.items() if key != "competition_setup"}
    return Step(
        opens=entries, session=rest, keeps={OF_THE_ARBITER: json.dumps(chosen.arbiters)}, focus="player"
    )


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(_language(), scene, intent)


def _language() -> str:
    return str(ruleset_data(RULES)["language"])


COMPETITION_SETUP = Screen(
    name="competition_setup",
    view=view,
    title=lambda scene: scene.texts.gettext("A new competition by letter"),
    intents={"choose": choose, "open": open_, "list": list_},
    words=lambda scene: list_of(scene, _language()),
    waits=False,
    lists=True,
    remembers=True,
)
