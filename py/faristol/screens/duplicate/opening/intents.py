"""What a judge does with the form: choose, keep the choices as the club's rules, open the duplicate."""

import json

from faristol.games.commitment import SECRET_BYTES
from faristol.games.duplicate.opening import open_duplicate
from faristol.screens.duplicate.opening.form import (
    DOCUMENTS,
    OF_THE_CLUB,
    changed,
    choices,
    filled,
    form_of,
    kept_choices,
    ruleset,
)
from faristol.screens.duplicate.opening.own_rules import own_rules, with_copy, written
from faristol.screens.new_event import choose_list
from faristol.screens.own_rules import base_of, of_card, without
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tile_names import others
from faristol.speech.call import name_table_data


def choose(scene: Scene, intent: Intent) -> Step:
    form = changed(form_of(scene), intent.fields, scene)
    return Step(session={**scene.session, "duplicate_setup": form})


def open_(scene: Scene, intent: Intent) -> Step:
    """The lexicon that is open now is the event's to its end."""
    form = filled(intent.fields, scene)
    rules, chosen = ruleset(form, scene), choices(form)
    lexicon = scene.open_words.lexicon
    if lexicon.language != rules["language"]:
        return choose(scene, intent)
    names = name_table_data(rules["language"], form["table"], others(form))
    opened = open_duplicate(chosen, rules, names, lexicon.about, scene.chance(SECRET_BYTES), scene.app)
    rest = {key: value for key, value in scene.session.items() if key != "duplicate_setup"}
    club = {"judge": chosen.judge, "place": chosen.place}
    kept: dict[str, str | None] = {OF_THE_CLUB: json.dumps(club, ensure_ascii=False)}
    return Step(opens=opened, session=rest, keeps=kept, focus="player")


def save(scene: Scene, intent: Intent) -> Step:
    own, form = own_rules(scene.kept), form_of(scene)
    choices(form)
    copy = with_copy(own, base_of(form["ruleset"], own), kept_choices(form), intent.fields)
    return Step(
        keeps=written([*without(own, copy["id"]), copy]),
        session={**scene.session, "duplicate_setup": {**form, "ruleset": copy["id"]}},
        focus=f"ruleset-{copy['id']}",
    )


def forget(scene: Scene, intent: Intent) -> Step:
    own, form = own_rules(scene.kept), form_of(scene)
    gone = of_card(form["ruleset"], own)
    if gone is None:
        return Step()
    assert gone["base"] in DOCUMENTS
    return Step(
        keeps=written(without(own, gone["id"])),
        session={**scene.session, "duplicate_setup": changed(form, {**form, "ruleset": gone["base"]}, scene)},
        focus=f"ruleset-{gone['base']}",
    )


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(ruleset(form_of(scene), scene)["language"], scene, intent)


INTENTS = {"choose": choose, "open": open_, "save": save, "forget": forget, "list": list_}
