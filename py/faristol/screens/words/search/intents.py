"""What a person does in the search: fills in criteria, takes a drill, orders, pages, prints, keeps."""

from dataclasses import replace
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.fields import LONGEST_NAME
from faristol.practice.exercises.study_lists import MOST_WORDS, of_words
from faristol.screens.acts import Act
from faristol.screens.lists import Compile
from faristol.screens.lost_racks.practising import study_words
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.scene import SavedFile, Scene, Step
from faristol.screens.words.search.drills import DRILLS
from faristol.screens.words.search.finding import Found, found, sought_of
from faristol.screens.words.search.reading import FIELDS, described
from faristol.screens.words.sought import ORDERS, SEARCH, Sought
from faristol.texts import Texts
from faristol.words.list_text import HEAD

LONGEST_TEXT = 60
MOST_SAVED = 100_000
"""So many words are written into a file, or become a list."""


def _keep(scene: Scene, sought: Sought, **more: Any) -> Step:
    return Step(session=scene.session.put(SEARCH, sought), **more)


def _written(scene: Scene, fields: dict[str, str]) -> Sought:
    sought = sought_of(scene)
    written = {name: fields[name][:LONGEST_TEXT] for name in FIELDS if fields.get(name, "").strip()}
    return sought if written == sought.fields else replace(sought, fields=written, page=0)


def typing(scene: Scene, fields: dict[str, str]) -> Act:
    return _keep(scene, _written(scene, fields))


def find(scene: Scene, t: Texts, fields: dict[str, str]) -> Act:
    """List what was typed, at Enter, and read out how many words there are."""
    sought = _written(scene, fields)
    kept = replace(scene, session=scene.session.put(SEARCH, sought))
    answer = found(kept)
    return _keep(scene, sought, announce=number_of_words(answer.count, t) if answer else None)


def drill(scene: Scene, drill: str) -> Act:
    """Fill in the criteria of a list that is often learnt."""
    fields, order = DRILLS[drill]
    sought = sought_of(scene)
    return _keep(
        scene,
        replace(sought, fields=fields, unlike="", order=order, page=0, given=sought.given + 1),
        focus="found",
    )


def clear(scene: Scene) -> Act:
    sought = sought_of(scene)
    return _keep(
        scene,
        replace(sought, fields={}, unlike="", order="word", page=0, given=sought.given + 1),
        focus="begins",
    )


def order(scene: Scene, order: str) -> Act:
    chosen = next((each for each in ORDERS if each == order), ORDERS[0])
    return _keep(scene, replace(sought_of(scene), order=chosen, page=0))


def page(scene: Scene, page: int) -> Act:
    return _keep(scene, replace(sought_of(scene), page=max(0, page)), focus="found")


def language(scene: Scene, language: str) -> Act:
    if language not in LANGUAGES:
        return []
    return _keep(scene, replace(sought_of(scene), language=language, sha256="", unlike="", page=0))


def list_(scene: Scene, sha256: str) -> Act:
    sought = sought_of(scene)
    unlike = "" if sought.unlike == sha256 else sought.unlike
    return _keep(scene, replace(sought, sha256=sha256, unlike=unlike, page=0))


def unlike(scene: Scene, unlike: str = "") -> Act:
    """Leave out the words that another list has too."""
    return _keep(scene, replace(sought_of(scene), unlike=unlike, page=0))


def print_(scene: Scene) -> Act:
    return _keep(scene, replace(sought_of(scene), paper=scene.now), print=True)


def save(scene: Scene, t: Texts) -> Act:
    """Save the words as a text file with one word a line, in the order in which they are listed."""
    answer = found(scene)
    if answer is None:
        return []
    text = _text(sought_of(scene), answer)
    return Step(save=SavedFile(t.gettext("words.txt"), "text/plain", text))


def _text(sought: Sought, answer: Found) -> str:
    words = (spelt(sought.tile_set, word) for word in answer.some(0, MOST_SAVED))
    return "\n".join([*words, ""])


def _text_of_list(sought: Sought, answer: Found) -> str:
    """Return the words with what is said of them, under a head that tells the columns apart."""
    if answer.words.lexicon.definitions is None:
        return _text(sought, answer)
    lines = (
        f"{spelt(sought.tile_set, word)}\t{answer.words.lexicon.definition(word)}"
        for word in sorted(answer.some(0, MOST_SAVED))
    )
    return "\n".join([f"{HEAD}\t", *lines, ""])


def keep(scene: Scene, t: Texts) -> Act:
    """Make the words a list of the device, named after what was asked of which list, and go to the lists."""
    answer, sought = found(scene), sought_of(scene)
    if answer is None or not 0 < answer.count <= MOST_SAVED:
        return []
    lexicon = answer.words.lexicon
    name = described(sought) or t.gettext("Search for words")
    return Step(
        lists=Compile(
            sought.language,
            name[:LONGEST_NAME],
            f"{lexicon.name} {lexicon.version}"[:LONGEST_NAME].strip(),
            use=False,
            few=True,
            file=_text_of_list(sought, answer).encode(),
        ),
        go="#/words",
    )


def practise(scene: Scene, t: Texts, every: bool = False) -> Act:
    """Make a study list of the words, and go to the exercise book, which begins with it.

    It has them in their order: those that several sources know, or `every` one.
    """
    answer, sought = found(scene), sought_of(scene)
    if answer is None or not answer.count:
        return Step()
    name = described(sought) or t.gettext("Search for words")
    chosen = answer if every else answer.confirmed
    words = of_words(sought.language, chosen.some(0, MOST_WORDS))
    return study_words(scene, sought.language, name, words)
