"""What a person does with study lists: makes them, practises, orders, renames, saves and deletes them."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import PurePath

from faristol.core.tiles import BLANK, LANGUAGES, tile_set
from faristol.errors import refusal
from faristol.fields import LONGEST_NAME
from faristol.practice.exercises.cards import HOOKS, LIST
from faristol.practice.exercises.study_lists import (
    LONGEST,
    MOST_WORDS,
    NUMBER_BYTES,
    StudyList,
    in_order,
    known_only,
    new_list,
    of_name,
    read_lines,
    study_lists,
    with_more,
)
from faristol.screens.acts import Act, Damaged
from faristol.screens.lost_racks.practising import study
from faristol.screens.notice import Caution, Done, Notice
from faristol.screens.parts.letters import spelt_of
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.session import Question, Slot
from faristol.screens.words.study_lists.drills import drills
from faristol.texts import N_, Texts, figure

LANGUAGE = Slot("study-lists", str)
DELETING = Question("deleting-list", str)
RENAMING = Slot("renaming-list", str)
LINES_NAMED = 8

NameMissing = refusal(
    "study.name-missing",
    N_("The list has no name."),
    N_("Write one by which you will find it."),
    field="name",
)
NameTaken = refusal(
    "study.name-taken",
    N_("There is a list with this name already."),
    N_("Give this one another name."),
)
NoWords = refusal(
    "study.no-words",
    N_("There are no words of this language in the list."),
    N_("Write one word on each line; ? stands for a blank. Whatever follows a comma or a tab is left out."),
    field="list",
)
TooManyWords = refusal(
    "study.too-many-words",
    N_("The list is too long."),
    N_("At most %(most)s words are kept in one list; split it into several."),
    field="list",
)


def language_of(scene: Scene) -> str:
    chosen = scene.session.get(LANGUAGE, "ro" if scene.settings.language == "ro" else "ca")
    return chosen if chosen in LANGUAGES else "ca"


def _own(scene: Scene, number: str) -> StudyList:
    own = next((each for each in study_lists(scene.remembered) if each.number == number), None)
    if own is None:
        raise Damaged
    return own


def language(scene: Scene, language: str) -> Act:
    return scene.session.put(LANGUAGE, language)


def practise(scene: Scene, number: str) -> Act:
    return study(scene, _own(scene, number), LIST)


def hooks(scene: Scene, number: str) -> Act:
    return study(scene, _own(scene, number), HOOKS)


def order(scene: Scene, number: str, order: str) -> Act:
    return Step(remember=in_order(_own(scene, number), order).on_device)


def rename(scene: Scene, number: str) -> Act:
    return Step(session=scene.session.put(RENAMING, number), focus=f"name-{number}")


def call(scene: Scene, number: str, name: str) -> Act:
    """Give a list another name; its schedule stays."""
    if not name.strip():
        raise NameMissing().at(f"name-{number}")
    own = replace(_own(scene, number), name=name.strip()[:LONGEST_NAME])
    same = of_name(study_lists(scene.remembered), own.language, own.name)
    if same and same.number != number:
        raise NameTaken().at(f"name-{number}")
    return Step(remember=own.on_device, session=scene.session.without(RENAMING))


def save(scene: Scene, number: str) -> Act:
    """Save a list as a text file with one word a line, in its order."""
    own = _own(scene, number)
    tiles = tile_set(own.language)
    lines = (spelt_of(tiles, word.rstrip(BLANK)) + BLANK * word.count(BLANK) for word in own.words.split())
    return Step(save=SavedFile(f"{own.name}.txt", "text/plain", "\n".join([*lines, ""])))


def delete(scene: Scene, number: str) -> Act:
    return scene.session.put(DELETING, number)


def really_delete(scene: Scene, number: str) -> Act:
    own = _own(scene, number)
    return Step(remember={own.record: None}, session=scene.session.dismissed(), focus="work")


def drill(scene: Scene, t: Texts, drill: str) -> Act:
    """Make a list that is often learnt, and go to practise it."""
    there, language = study_lists(scene.remembered), language_of(scene)
    made = next((each for each in drills(_names(there, language), t) if each.id == drill), None)
    if made is None:
        raise Damaged
    own = with_more(there, language, made.name, made.words(scene.open_words), scene.chance(NUMBER_BYTES))
    return replace(study(scene, own), remember=own.on_device)


def _names(lists: Sequence[StudyList], language: str) -> set[str]:
    return {own.name for own in lists if own.language == language}


def enter(scene: Scene, t: Texts, name: str, list: str) -> Act:
    """Make a list of what was typed or pasted."""
    return _entered(scene, t, name, list)


def read_file(scene: Scene, t: Texts, intent: Intent) -> Act:
    """Make a list of a file, with its name."""
    return _entered(scene, t, PurePath(intent.file_name).stem, decoded(intent.file or b""))


def _entered(scene: Scene, t: Texts, name: str, text: str) -> Step:
    language = language_of(scene)
    words, wrong = read_lines(tile_set(language), text)
    if not name.strip():
        raise NameMissing
    if not words:
        raise NoWords
    if len(words) > MOST_WORDS:
        raise TooManyWords(most=figure(MOST_WORDS))
    lists = study_lists(scene.remembered)
    own = new_list(lists, language, name, words, scene.chance(NUMBER_BYTES))
    taken = of_name(lists, language, name.strip()) is not None
    known = known_only(own, scene.words.lexicon.contains) if scene.words else own
    notice = _entered_notice(own, taken, own.count - known.count, wrong, t)
    return Step(remember=own.on_device, notice=notice, focus=f"practise-{own.number}")


def _entered_notice(own: StudyList, taken: bool, strange: int, wrong: Sequence[int], t: Texts) -> Notice:
    said = t.gettext("“%(name)s” is saved: %(words)s.")
    fact = said % {"name": own.name, "words": number_of_words(own.count, t)}
    more = [t.gettext("Another list has the name that you gave.")] if taken else []
    if too_long := own.count - own.fitting:
        cannot = t.ngettext(
            "%(num)s word has more than %(most)s tiles; only its hooks are asked for.",
            "%(num)s words have more than %(most)s tiles; only their hooks are asked for.",
            too_long,
        )
        more.append(cannot % {"num": too_long, "most": LONGEST})
    if strange:
        said = t.ngettext(
            "%(num)s word is not in the word list.", "%(num)s words are not in the word list.", strange
        )
        more.append(said % {"num": strange})
    if wrong:
        left_out = t.ngettext(
            "Line %(lines)s is not a word, or has more than two blanks.",
            "Lines %(lines)s are not words, or have more than two blanks.",
            len(wrong),
        )
        lines = ", ".join(map(str, wrong[:LINES_NAMED])) + (" …" if len(wrong) > LINES_NAMED else "")
        more.append(left_out % {"lines": lines})
    return Caution(fact, " ".join(more)) if more else Done(fact)
