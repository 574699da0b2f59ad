"""The demo duplicate that home begins with one tap: real rules and words, invented players."""

from faristol.games.commitment import SECRET_BYTES
from faristol.games.duplicate.demo import demo
from faristol.games.duplicate.event import Choices
from faristol.games.duplicate.opening import open_duplicate
from faristol.rulesets import ruleset_data
from faristol.screens.scene import Intent, Scene, Step, WordsNotOpen
from faristol.speech.call import name_table_data

ROUNDS = 3
RULES = {"ca": "duplicate", "ro": "romanian-duplicate"}
PLAYERS = {
    "ca": ("Aina Ferrer Mas", "Biel Riera", "Coloma Vidal", "Damià Pons", "Esperança Soler", "Martí Oliver"),
    "ro": ("Ana Dinu", "Bogdan Stan", "Ioana Marin", "Radu Țepeș", "Ștefania Ilie", "Vlad Moraru"),
}


def begin_demo(scene: Scene, intent: Intent) -> Step:
    """Open it in the reader's language; an English reader plays in Catalan."""
    language = "ro" if scene.settings.language == "ro" else "ca"
    if scene.words is None or scene.words.lexicon.language != language:
        raise WordsNotOpen(language)
    t, rules = scene.texts, ruleset_data(RULES[language])
    choices = Choices(
        name=t.gettext("Demo duplicate"),
        place="",
        judge="",
        judge_plays=False,
        rounds=ROUNDS,
        minutes=1,
        grace=10,
        bonuses=True,
        order="alphabetical",
        source="program",
        publication=scene.settings.language,
    )
    names = name_table_data(language, rules["call"]["table"])
    secret = scene.chance(SECRET_BYTES)
    opening = open_duplicate(choices, rules, names, scene.words.lexicon.about, secret, scene.app)
    return Step(opens=demo(opening, PLAYERS[language], scene.words, intent.at))
