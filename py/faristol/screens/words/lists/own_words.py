"""What a person does with the club's own words: adds or removes one, saves them, merges another tablet's."""

from faristol.core.tiles import LANGUAGES, tile_set
from faristol.errors import refusal
from faristol.practice.exercises.study_lists import MARK_OF_UNICODE, read_lines
from faristol.screens.acts import Act, Damaged
from faristol.screens.lists import Lists
from faristol.screens.notice import Caution, Done
from faristol.screens.parts.club_words import ClubWord, as_club_word, club_record, club_words, offered
from faristol.screens.parts.letters import spelt_of
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.parts.word_lists import playing
from faristol.screens.scene import Intent, SavedFile, Scene, Step
from faristol.screens.session import Question
from faristol.screens.view import view_value
from faristol.texts import N_, Texts

NoOwnWords = refusal(
    "list.no-own-words",
    N_("There is no word of this language in the file."),
    N_("Nothing was changed; choose a file of the club’s own words saved on another tablet."),
)

OtherLanguage = refusal(
    "list.other-language",
    N_("These are words of another language: %(language)s."),
    N_("Nothing was changed; import the file under that language."),
)
FIRST_LINE = "# Faristol: "
"""So a saved file begins, with the code of its language behind."""
FORGETTING = Question("forgetting-own", str)
"""The language and the word that is to be taken out, with a space between."""


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
    new = (each for each in offered(scene.cards, own, _in_use(scene)) if each[0].language == language)
    return OwnWords(
        tuple(
            OwnWord(language, each.word, spelt_of(tiles, each.word))
            for each in own
            if each.language == language
        ),
        tuple(OwnWord(language, each.word, spelt_of(tiles, each.word), times) for each, times in new),
    )


def forgetting(scene: Scene) -> OwnWord | None:
    """Return the word of which is asked whether it is to be taken out."""
    language, _, word = scene.session.get(FORGETTING, "").partition(" ")
    return OwnWord(language, word, spelt_of(tile_set(language), word)) if word else None


def _in_use(scene: Scene) -> set[str]:
    """Return the digests of the lists that new events use."""
    lists = scene.lists or Lists((), {})
    chosen = lists.chosen
    came = {
        about["sha256"] for about in lists.every if "built_in" in about and about["language"] not in chosen
    }
    return came.union(chosen.values())


def _word(language: str, word: str) -> ClubWord:
    found = as_club_word(language, word) if language in LANGUAGES else None
    if found is None:
        raise Damaged
    return found


def add_own(scene: Scene, language: str, word: str) -> Act:
    """Take a word in that was accepted in several events."""
    return Step(remember=club_record([*club_words(scene.remembered), _word(language, word)]))


def ask_forget_own(scene: Scene, language: str, word: str) -> Act:
    return scene.session.put(FORGETTING, f"{language} {_word(language, word).word}")


def forget_own(scene: Scene, language: str, word: str) -> Act:
    gone = _word(language, word)
    return Step(
        remember=club_record(each for each in club_words(scene.remembered) if each != gone),
        session=scene.session.dismissed(),
    )


def save_own(scene: Scene, t: Texts, language: str) -> Act:
    """Save them as a text file with one word a line, below a line that names the language."""
    words = [each.shown for each in own_words(scene, language).words]
    name = t.gettext("club-words-%(language)s.txt") % {"language": language}
    return Step(save=SavedFile(name, "text/plain", "\n".join([FIRST_LINE + language, *words, ""])))


def merge_own(scene: Scene, t: Texts, intent: Intent, language: str) -> Act:
    """Take in those of another tablet; what both have is there once."""
    if language not in LANGUAGES:
        raise Damaged
    own = club_words(scene.remembered)
    read, wrong = read_lines(tile_set(language), _lines(decoded(intent.file or b""), language, t))
    brought = {ClubWord(language, word) for word in read if "?" not in word}
    if not brought:
        raise NoOwnWords
    new, unread = brought.difference(own), len(wrong) + sum("?" in word for word in read)
    sentence = t.ngettext("%(num)s word is new here.", "%(num)s words are new here.", len(new))
    fact = sentence % {"num": len(new)}
    left_out = t.ngettext("%(num)s line is not a word.", "%(num)s lines are not words.", unread)
    return Step(
        remember=club_record([*own, *new]),
        notice=Caution(fact, left_out % {"num": unread}) if unread else Done(fact),
    )


def _lines(text: str, language: str, t: Texts) -> str:
    """Return the text without the line that names its language, which has to be this one."""
    first, _, rest = text.removeprefix(MARK_OF_UNICODE).partition("\n")
    if not first.startswith(FIRST_LINE):
        return text
    named = first.removeprefix(FIRST_LINE).strip()
    if named != language:
        raise OtherLanguage(language=playing(t).get(named, named))
    return rest
