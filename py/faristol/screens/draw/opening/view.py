"""Prepare a draw: language and rack rule, the names of the tiles, the time."""

from typing import Any

from faristol.games.commitment import SECRET_BYTES
from faristol.games.judging_draws import open_draws
from faristol.rulesets import ruleset_data
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.sealed.promise import counted, occasion
from faristol.screens.tile_names import called_otherwise, others
from faristol.speech.call import name_table_data, tables
from faristol.texts import Texts

MINUTES = ("0", "1", "2", "3", "4", "5")


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    form = _form(scene.session.get("draw_setup", {}), scene)
    language = ruleset_data(form["ruleset"])["language"]
    return {
        "title": t.gettext("Prepare a draw"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "rulesets": [
            ("duplicate", t.gettext("Catalan"), t.gettext("at least one vowel and one consonant")),
            (
                "romanian-duplicate",
                t.gettext("Romanian"),
                t.gettext("two and two in the first fifteen rounds"),
            ),
        ],
        "clause": ruleset_data(form["ruleset"])["rack"]["clause"],
        "is_romanian": language == "ro",
        "put_backs": [
            ("whole", t.gettext("The whole rack goes back"), None),
            ("new", t.gettext("Only the new tiles"), None),
        ],
        "tables": [(table, _table_name(table, t), None) for table in tables(language)],
        "called_otherwise": called_otherwise(language, form["table"], form, t),
        "orders": [
            ("alphabetical", t.gettext("Alphabetically"), None),
            ("drawn", t.gettext("As drawn"), None),
        ],
        "minutes": [(n, n if n != "0" else t.gettext("No clock"), None) for n in MINUTES],
    }


def _table_name(table: str, t: Texts) -> str:
    return {
        "towns": t.gettext("Towns"),
        "persons": t.gettext("Persons"),
        "countries": t.gettext("Countries"),
    }[table]


def _form(given: dict[str, str], scene: Scene) -> dict[str, Any]:
    """What stands in the form: what the person chose, else what the document says."""
    playing = "romanian-duplicate" if scene.settings.language == "ro" else "duplicate"
    ruleset = given.get("ruleset", playing)
    data = ruleset_data(ruleset)
    known = tables(data["language"])
    table = given.get("table", data["call"]["table"])
    return {
        "name": given.get("name", _default_name(scene)),
        "ruleset": ruleset,
        "put_back": given.get("put_back", data["rack"]["put_back"]),
        "one_and_one": bool(given.get("one_and_one")),
        "table": table if table in known else known[0],
        "z": given.get("z", ""),
        "blank": given.get("blank", ""),
        "order": given.get("order", data["call"]["order"]),
        "minutes": given.get("minutes", str(data["time"]["minutes"])),
    }


def _default_name(scene: Scene) -> str:
    if not scene.now:
        return ""
    date = scene.texts.date(scene.now, scene.zone)
    return scene.texts.gettext("Draw of %(date)s") % {"date": date}


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, "draw_setup": intent.fields})


def open_(scene: Scene, intent: Intent) -> Step:
    form = _form(intent.fields, scene)
    names = name_table_data(ruleset_data(form["ruleset"])["language"], form["table"], others(form))
    made = occasion(scene)
    choices = {**form, "minutes": int(form["minutes"])}
    opened = open_draws(form["name"], choices, names, scene.chance(SECRET_BYTES), scene.app, made)
    rest = {key: value for key, value in scene.session.items() if key != "draw_setup"}
    return Step(opens=opened, session=rest, keeps=counted(scene, made))


DRAW_SETUP = Screen(
    name="draw_setup",
    view=view,
    title=lambda scene: scene.texts.gettext("Prepare a draw"),
    intents={"choose": choose, "open": open_},
    remembers=True,
)
