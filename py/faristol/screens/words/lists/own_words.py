"""What a person does with the club's own words: adds or removes one, saves them, merges another tablet's."""

from faristol.core.tiles import LANGUAGES, tile_set
from faristol.errors import refusal
from faristol.practice.exercises.study_lists import read_lines
from faristol.screens.acts import Act, Damaged
from faristol.screens.notice import Done
from faristol.screens.parts.club_words import ClubWord, as_club_word, club_record, club_words, offered
from faristol.screens.parts.letters import spelt_of
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import N_, Texts

NoOwnWords = refusal(
    "list.no-own-words",
    N_("There is no word of this language in the file."),
    N_("Nothing was changed; choose the file that another tablet saved of its club’s words."),
)


@view_value
class OwnWord:
    language: str
    word: str
    """In the strict form."""
    shown: str
    times: int = 0
    """In how many events it was accepted, where it is offered."""


@view_value
class OwnWords:
    """The club's own words of a language, and those that it could take in."""

    words: tuple[OwnWord, ...]
    offered: tuple[OwnWord, ...]


def own_words(scene: Scene, language: str) -> OwnWords:
    own, tiles = club_words(scene.remembered), tile_set(language)
    new = ((each, times) for each, times in offered(scene.cards, own) if each.language == language)
    return OwnWords(
        tuple(
            OwnWord(language, each.word, spelt_of(tiles, each.word))
            for each in own
            if each.language == language
        ),
        tuple(OwnWord(language, each.word, spelt_of(tiles, each.word), times) for each, times in new),
    )


def _word(language: str, word: str) -> ClubWord:
    found = as_club_word(language, word) if language in LANGUAGES else None
    if found is None:
        raise Damaged
    return found


def add_own(scene: Scene, language: str, word: str) -> Act:
    """Take a word in that was accepted in several events."""
    return Step(remember=club_record([*club_words(scene.remembered), _word(language, word)]))


def forget_own(scene: Scene, language: str, word: str) -> Act:
    gone = _word(language, word)
    return Step(remember=club_record(each for each in club_words(scene.remembered) if each != gone))


def save_own(scene: Scene, language: str) -> Act:
    """Save them as a text file with one word a line."""
    words = [each.shown for each in own_words(scene, language).words]
    return Step(save=SavedFile(f"club-words-{language}.txt", "text/plain", "\n".join([*words, ""])))


def merge_own(scene: Scene, t: Texts, intent: Intent, language: str) -> Act:
    """Take in those of another tablet; what both have is there once."""
    if language not in LANGUAGES:
        raise Damaged
    own = club_words(scene.remembered)
    read, _ = read_lines(tile_set(language), decoded(intent.file or b""))
    brought = {ClubWord(language, word) for word in read if "?" not in word}
    if not brought:
        raise NoOwnWords
    new = brought.difference(own)
    sentence = t.ngettext("%(num)s word is new here.", "%(num)s words are new here.", len(new))
    return Step(
        remember=club_record([*own, *new]),
        notice=Done(sentence % {"num": len(new)}),
    )
