"""A new exercise book, or the one that lies here already: a language, a word list, what will be asked."""

from typing import Any

from faristol.core.tiles import LANGUAGES, tile_set
from faristol.practice.exercises.book import LOT_BYTES, open_book
from faristol.screens.lists import Wanted
from faristol.screens.lost_racks.practising import BOOKS, last_book
from faristol.screens.new_event import choose_list, list_of, lists_for, words_told
from faristol.screens.parts.word_lists import playing
from faristol.screens.practice.exercise_decks import explained
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    t, language = scene.texts, _language(scene)
    return {
        "title": title(scene),
        "subtitle": None,
        "back": "#/practice",
        "back_name": t.gettext("Practice"),
        "language_options": [(code, name, None) for code, name in playing(t).items()],
        "chosen": language,
        "event_lists": lists_for(scene, language),
        "decks": explained(tile_set(language), t),
        "words": words_told(scene),
        "book": last_book(scene.cards, language),
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("Exercises")


def _language(scene: Scene) -> str:
    chosen: str = scene.session.get(BOOKS, {}).get("language", "")
    return chosen if chosen in LANGUAGES else "ro" if scene.settings.language == "ro" else "ca"


def choose(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, BOOKS: {"language": intent.fields.get("language", "")}})


def list_(scene: Scene, intent: Intent) -> Step:
    return choose_list(_language(scene), scene, intent)


def open_(scene: Scene, intent: Intent) -> Step:
    lexicon = scene.open_words.lexicon
    entries = open_book(
        _name(lexicon.language, scene.texts), lexicon.about, scene.chance(LOT_BYTES), scene.app
    )
    rest = {key: value for key, value in scene.session.items() if key != BOOKS}
    return Step(opens=entries, session=rest, focus="begin")


def _name(language: str, t: Texts) -> str:
    return {"ca": t.gettext("Exercises in Catalan"), "ro": t.gettext("Exercises in Romanian")}[language]


def _wanted(scene: Scene) -> Wanted:
    return list_of(scene, _language(scene))


EXERCISES_SETUP = Screen(
    name="exercises_setup",
    view=view,
    title=title,
    intents={"choose": choose, "list": list_, "open": open_},
    words=_wanted,
    waits=False,
    lists=True,
    events=True,
)
