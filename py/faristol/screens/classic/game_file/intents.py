"""What is done with a game's file: the rules are chosen, and the game becomes an event."""

from dataclasses import replace

from faristol.screens.classic.game_file.form import FORM, file_of, form_of, rules, said
from faristol.screens.classic.game_file.reading import opening, read
from faristol.screens.scene import Intent, Scene, Step


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, FORM: {**form_of(scene), **intent.fields}})


def open_(scene: Scene, intent: Intent) -> Step:
    """By the rules chosen, with the word list of their language that is open now."""
    chosen = replace(
        scene,
        session=replace(scene.session, old={**scene.session, FORM: {**form_of(scene), **intent.fields}}),
    )
    lexicon = scene.open_words.lexicon
    ruleset = rules(chosen)
    if lexicon.language != ruleset["language"]:
        return choose(scene, intent)
    found = read(file_of(chosen), ruleset, intent.at, **said(chosen))
    if found.refused:
        raise found.refused
    rest = {key: value for key, value in scene.session.items() if key != FORM}
    log = opening(found, ruleset, lexicon.about, scene.app, said(chosen))
    return Step(opens=log, session=rest, focus="work")


INTENTS = {"choose": choose, "open": open_}
