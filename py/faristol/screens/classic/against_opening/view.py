"""A game against the computer is begun: under any rules, at one of four levels."""

from typing import Any

from faristol.games.classic.opening import open_classic
from faristol.games.commitment import SECRET_BYTES
from faristol.practice.beginning import begun
from faristol.screens.classic.against_opening.form import (
    FORM,
    KEPT,
    choices,
    filled,
    for_next_time,
    form_of,
    rules,
)
from faristol.screens.classic.opening.view import ruleset_cards
from faristol.screens.new_event import choose_list, list_of, lists_for, words_told
from faristol.screens.parts.levels import levels
from faristol.screens.scene import Intent, Scene, Screen, Step


def view(scene: Scene) -> dict[str, Any]:
    t, form = scene.texts, form_of(scene)
    return {
        "title": title(scene),
        "subtitle": None,
        "back": "#/practice",
        "back_name": t.gettext("Practice"),
        "form": form,
        "levels": levels(t),
        "cards": ruleset_cards(scene),
        "words": words_told(scene),
        "event_lists": lists_for(scene, _language(scene)),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Against the computer")


def _language(scene: Scene) -> str:
    language: str = rules(form_of(scene), scene)["language"]
    return language


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, FORM: filled(intent.fields, scene)})


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(_language(scene), scene, intent)


def open_(scene: Scene, intent: Intent) -> Step:
    """The lot says who starts, the racks are drawn, and the first turn can be played."""
    form = filled(intent.fields, scene)
    ruleset, lexicon = rules(form, scene), scene.open_words.lexicon
    if lexicon.language != ruleset["language"]:
        return choose(scene, intent)
    chosen, secret = choices(form, scene), scene.chance(SECRET_BYTES)
    (opened,) = open_classic(chosen, ruleset, lexicon.about, secret, scene.app)
    rest = {key: value for key, value in scene.session.items() if key != FORM}
    keeps = {KEPT: for_next_time(form)}
    return Step(opens=begun(opened, intent.at), session=rest, keeps=keeps, focus="work")


AGAINST_SETUP = Screen(
    name="against_setup",
    view=view,
    title=title,
    intents={"choose": choose, "list": list_, "open": open_},
    words=lambda scene: list_of(scene, _language(scene)),
    waits=False,
    lists=True,
    remembers=True,
)
