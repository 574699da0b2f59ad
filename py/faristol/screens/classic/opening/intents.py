"""What is done with the form: choose, keep the choices as the club's rules, open the game."""

from faristol.games.classic.opening import open_classic
from faristol.games.commitment import SECRET_BYTES
from faristol.screens.classic.opening.form import (
    OF_THE_CLUB,
    changed,
    choices,
    filled,
    for_next_time,
    form_of,
    kept_choices,
    minutes_of,
    ruleset,
)
from faristol.screens.classic.opening.own_rules import own_rules, with_copy, written
from faristol.screens.new_event import choose_list
from faristol.screens.own_rules import base_of, of_card, without
from faristol.screens.parts import people
from faristol.screens.scene import Intent, Scene, Step


def choose(scene: Scene, intent: Intent) -> Step:
    form = changed(form_of(scene), intent.fields, scene)
    return Step(session={**scene.session, "classic_setup": form})


def open_(scene: Scene, intent: Intent) -> Step:
    """The lexicon that is open now is the event's to its end."""
    form = filled(intent.fields, scene)
    rules, chosen = ruleset(form, scene), choices(form)
    lexicon = scene.open_words.lexicon
    if lexicon.language != rules["language"]:
        return choose(scene, intent)
    opened = open_classic(chosen, rules, lexicon.about, scene.chance(SECRET_BYTES), scene.app)
    rest = {key: value for key, value in scene.session.items() if key != "classic_setup"}
    known = people.with_names(scene.kept, opened[0]["players"])
    return Step(opens=opened, session=rest, keeps={OF_THE_CLUB: for_next_time(form), **known}, focus="work")


def save(scene: Scene, intent: Intent) -> Step:
    own, form = own_rules(scene.kept), form_of(scene)
    minutes_of(form)
    copy = with_copy(own, base_of(form["ruleset"], own), kept_choices(form), intent.fields)
    return Step(
        keeps=written([*without(own, copy["id"]), copy]),
        session={**scene.session, "classic_setup": {**form, "ruleset": copy["id"]}},
        focus=f"ruleset-{copy['id']}",
    )


def forget(scene: Scene, intent: Intent) -> Step:
    own, form = own_rules(scene.kept), form_of(scene)
    gone = of_card(form["ruleset"], own)
    if gone is None:
        return Step()
    base = gone["base"]
    return Step(
        keeps=written(without(own, gone["id"])),
        session={**scene.session, "classic_setup": changed(form, {**form, "ruleset": base}, scene)},
        focus=f"ruleset-{base}",
    )


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(ruleset(form_of(scene), scene)["language"], scene, intent)


INTENTS = {"choose": choose, "open": open_, "save": save, "forget": forget, "list": list_}
