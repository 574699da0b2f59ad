"""What is done with a game's file: the rules are chosen, and the game becomes an event."""

from faristol.games.classic.of_file import opening, read
from faristol.screens.classic.game_file.form import FORM, about, file_of, form_of, rules, with_form
from faristol.screens.scene import Intent, Scene, Step


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session=with_form(scene, intent.fields).session)


def open_(scene: Scene, intent: Intent) -> Step:
    """Open the event by the rules chosen, with the word list of their language that is open now."""
    if not form_of(scene):
        return Step()
    chosen = with_form(scene, intent.fields)
    lexicon = scene.open_words.lexicon
    ruleset = rules(chosen)
    if lexicon.language != ruleset["language"]:
        return choose(scene, intent)
    found = read(file_of(chosen), ruleset, intent.at, **about(chosen))
    if found.refused:
        raise found.refused
    log = opening(found, ruleset, lexicon.about, scene.app, about(chosen))
    return Step(opens=log, session=scene.session.without(FORM), focus="work")


INTENTS = {"choose": choose, "open": open_}
