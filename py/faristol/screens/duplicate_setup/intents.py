"""What a judge does with the form: choose, keep the choices as the club's rules, open the duplicate."""

import json

from faristol.games.commitment import SECRET_BYTES
from faristol.games.duplicate.opening import open_duplicate
from faristol.screens.duplicate_setup.form import (
    DOCUMENTS,
    OF_THE_CLUB,
    changed,
    choices,
    filled,
    form_of,
    kept_choices,
    ruleset,
)
from faristol.screens.duplicate_setup.own_rules import own_rules, with_copy, written
from faristol.screens.scene import Intent, Scene, Step
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
    about = {
        "language": lexicon.language,
        "name": lexicon.name,
        "version": lexicon.version,
        "words": lexicon.words,
        "sha256": lexicon.sha256,
    }
    names = name_table_data(rules["language"], form["table"])
    opened = open_duplicate(chosen, rules, names, about, scene.chance(SECRET_BYTES), scene.app)
    rest = {key: value for key, value in scene.session.items() if key != "duplicate_setup"}
    club = {"judge": chosen.judge, "place": chosen.place}
    kept: dict[str, str | None] = {OF_THE_CLUB: json.dumps(club, ensure_ascii=False)}
    return Step(opens=opened, session=rest, keeps=kept, focus="player")


def save(scene: Scene, intent: Intent) -> Step:
    own, form = own_rules(scene.kept), form_of(scene)
    choices(form)
    base = next((rules["base"] for rules in own if rules["id"] == form["ruleset"]), form["ruleset"])
    copy = with_copy(own, base, kept_choices(form), intent.fields)
    others = [rules for rules in own if rules["id"] != copy["id"]]
    return Step(
        keeps=written([*others, copy]),
        session={**scene.session, "duplicate_setup": {**form, "ruleset": copy["id"]}},
        focus=f"ruleset-{copy['id']}",
    )


def forget(scene: Scene, intent: Intent) -> Step:
    own, form = own_rules(scene.kept), form_of(scene)
    gone = next((rules for rules in own if rules["id"] == form["ruleset"]), None)
    if gone is None:
        return Step()
    others = [rules for rules in own if rules is not gone]
    assert gone["base"] in DOCUMENTS
    return Step(
        keeps=written(others),
        session={**scene.session, "duplicate_setup": changed(form, {**form, "ruleset": gone["base"]}, scene)},
        focus=f"ruleset-{gone['base']}",
    )


INTENTS = {"choose": choose, "open": open_, "save": save, "forget": forget}
