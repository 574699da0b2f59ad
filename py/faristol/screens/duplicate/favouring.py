"""What speaks for a word for which a slip is null: it is not in the list, but it may be a word.

Only of the lists that came with Faristol is that asked: what a federation's list lacks is no word. The club's
own words are named beside any list.
"""

from collections.abc import Mapping, Sequence

from faristol.core.letters import plain, word_text
from faristol.core.notation import read_word
from faristol.core.play import word_in_writing
from faristol.games.duplicate.event import Duplicate
from faristol.screens.parts.club_words import ClubWord, club_words
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.words.plausible import Sign, sign_of


@view_value
class InFavour:
    """What speaks for the words of a null slip."""

    sentences: Sequence[str]
    whole: bool
    """Whether something speaks for each of them."""


def in_favour(scene: Scene, event: Duplicate) -> Mapping[str, InFavour]:
    """Return what speaks for the null slips of the round, by their players."""
    if scene.words is None or not event.rounds:
        return {}
    own, found = club_words(scene.remembered), {}
    for player, slip in event.round.slips.items():
        if slip.reason != "word":
            continue
        said = [_sentence(scene, event, word, own) for word in slip.words]
        if sentences := [each for each in said if each]:
            found[player] = InFavour(sentences, len(sentences) == len(said))
    return found


def _sentence(scene: Scene, event: Duplicate, written: str, own: Sequence[ClubWord]) -> str:
    """Return why a word may be one, or nothing."""
    tiles, t = event.tile_set, scene.texts
    word = plain(read_word(tiles, written.upper()) or b"")
    name = word_in_writing(tiles, word_text(tiles, word))
    if ClubWord(tiles.language, word_text(tiles, word)) in own:
        return t.gettext("%(word)s is not in this list, but it is one of the club’s own words.") % {
            "word": name
        }
    assert scene.words
    lexicon = scene.words.lexicon
    sign = sign_of(lexicon, word) if lexicon.came_along else None
    if sign is None:
        return ""
    known = sign.known if sign.kind == "locution" else [word_in_writing(tiles, each) for each in sign.known]
    return _sentence_of(sign, t) % {"word": name, "known": ", ".join(known)}


def _sentence_of(sign: Sign, t: Texts) -> str:
    match sign.kind:
        case "form":
            return t.gettext(
                "%(word)s is not in this list, but these are: %(known)s. It may be a form of one of them."
            )
        case "locution":
            return t.gettext("%(word)s is not in this list, but it is part of the Latin phrase “%(known)s”.")
