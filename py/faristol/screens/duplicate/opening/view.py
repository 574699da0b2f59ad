"""A new duplicate: one short form that a judge fills in without a manual."""

from typing import Any

from faristol.core.tiles import LANGUAGES as PLAYING
from faristol.screens.duplicate.opening import intents
from faristol.screens.duplicate.opening.form import Form, form_of
from faristol.screens.duplicate.opening.own_rules import STEPS, own_rules, rules_of
from faristol.screens.new_event import Options, list_of, lists_for, publications, words_told
from faristol.screens.own_rules import OwnRules, of_card
from faristol.screens.scene import Scene, Screen
from faristol.screens.tile_names import called_otherwise
from faristol.speech.call import tables
from faristol.texts import Texts

MINUTES = ("1", "2", "3", "4", "5")


def view(scene: Scene) -> dict[str, Any]:
    t, form, own = scene.texts, form_of(scene), own_rules(scene.kept)
    rules = rules_of(form["ruleset"], own)
    return {
        "title": t.gettext("A new duplicate"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "rules": rules,
        "mine": of_card(form["ruleset"], own),
        "cards": [*_documents(t), *(_card(one, t) for one in own)],
        "lengths": [
            ("complete", t.gettext("Until the tiles are done"), None),
            ("rounds", t.gettext("A number of rounds"), None),
        ],
        "minutes": [(n, n, None) for n in MINUTES],
        "sources": _sources(form, t),
        "bonus": _bonus(rules, t),
        "tables": [(table, _table(table, t), None) for table in tables(rules["language"])],
        "called_otherwise": called_otherwise(rules["language"], form["table"], form, t),
        "orders": [
            ("alphabetical", t.gettext("Alphabetically"), None),
            ("drawn", t.gettext("As drawn"), None),
        ],
        "masters": [
            ("all", t.gettext("All possible plays"), None),
            ("slips", t.gettext("The plays handed in"), None),
        ],
        "put_backs": [
            ("whole", t.gettext("The whole rack goes back"), None),
            ("new", t.gettext("Only the new tiles"), None),
        ],
        "publications": publications(t),
        "misconduct": _steps(rules, t),
        "words": words_told(scene),
        "event_lists": lists_for(scene, _language(scene)),
    }


def _documents(t: Texts) -> Options:
    return [
        (
            "duplicate",
            t.gettext("Catalan duplicate"),
            t.gettext("seven tiles; the best of all possible plays goes to the board"),
        ),
        (
            "romanian-duplicate",
            t.gettext("Romanian duplicate"),
            t.gettext("seven tiles; the best play handed in goes to the board"),
        ),
        (
            "completiv",
            t.gettext("Romanian completiv"),
            t.gettext("six tiles; each player names the seventh"),
        ),
    ]


def _card(own: OwnRules, t: Texts) -> tuple[str, str, str | None]:
    base = next(label for value, label, _ in _documents(t) if value == own["base"])
    return own["id"], own["name"], t.gettext("our club's rules, from: %(rules)s") % {"rules": base}


def _sources(form: Form, t: Texts) -> Options:
    committed = (
        "committed",
        t.gettext("A promised seed, with the room's words"),
        t.gettext("recommended: nobody can choose the racks, and anybody can check them afterwards"),
    )
    if form["judge_plays"]:
        return [committed]
    return [
        committed,
        ("program", t.gettext("The program alone"), t.gettext("at once; the room can only trust it")),
        ("bag", t.gettext("A real bag"), t.gettext("you type the tiles that come out of it")),
    ]


def _bonus(rules: dict[str, Any], t: Texts) -> str:
    """The table of the bonus in one sentence (DUP-21)."""
    return t.gettext(
        "To the one who alone finds the best play of the room: with %(least)s to %(most)s players, half as "
        "many points as there are players; with more, %(above)s; with fewer than %(least)s, none."
    ) % {name: rules["bonus"][name] for name in ("least", "most", "above")}


def _table(table: str, t: Texts) -> str:
    return {
        "towns": t.gettext("Towns"),
        "persons": t.gettext("Persons"),
        "countries": t.gettext("Countries"),
    }[table]


def _steps(rules: dict[str, Any], t: Texts) -> dict[str, Any]:
    names = {
        "warning zero expelled": t.gettext("Warning, then zero points, then out"),
        "zero expelled": t.gettext("Zero points, then out"),
        "warning expelled": t.gettext("Warning, then out"),
    }
    return {
        "options": [(steps, names[steps], None) for steps in STEPS],
        "chosen": " ".join(rules["sanctions"]["steps"]),
    }


def _language(scene: Scene) -> str:
    language: str = rules_of(form_of(scene)["ruleset"], own_rules(scene.kept))["language"]
    assert language in PLAYING
    return language


DUPLICATE_SETUP = Screen(
    name="duplicate_setup",
    view=view,
    title=lambda scene: scene.texts.gettext("A new duplicate"),
    intents=intents.INTENTS,
    words=lambda scene: list_of(scene, _language(scene)),
    waits=False,
    lists=True,
    remembers=True,
)
