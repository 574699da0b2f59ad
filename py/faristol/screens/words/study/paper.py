"""A list of word study on paper: as many words as somebody takes to a café."""

from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.screens.words.study.question import Question, asked_for, way_of
from faristol.screens.words.study.sentences import tiers, way_names
from faristol.words.asking import Asked
from faristol.words.lexicon import Lexicon
from faristol.words.listed import Listed

MOST = 3_000
"""So many words fill some twelve sheets; more of them would keep the device busy for long."""


@view_value
class PaperLength:
    """The words of one length, each with whether several sources know it."""

    length: int
    count: int
    words: list[tuple[str, bool]]


@view_value
class Paper:
    text: str
    way: str
    count: int
    many: str
    lexicon: Lexicon
    lengths: list[PaperLength]
    tiers: bool
    date: str
    most: int = MOST


def paper(scene: Scene, question: Question, listed: Listed | None, asked: Asked | None) -> Paper | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    if listed is None or asked is None or question.paper != scene.now:
        return None
    shown = asked_for(listed, asked)
    lexicon, t = listed.bitsets.lexicon, scene.texts
    return Paper(
        question.text.strip(),
        way_names(t)[way_of(question, asked)],
        shown.count,
        number_of_words(shown.count, t),
        lexicon,
        _by_length(shown, question),
        tiers(lexicon),
        t.date(scene.now, scene.zone),
    )


def _by_length(shown: Listed, question: Question) -> list[PaperLength]:
    """Return the words under the number of their tiles, as far as the paper reaches."""
    groups, left = [], MOST
    lexicon = shown.bitsets.lexicon
    for length, count in shown.by_length.items():
        if left <= 0:
            break
        some = shown.of_length(length).some(0, left)
        left -= len(some)
        words = [(spelt(question.tile_set, word), lexicon.is_confirmed(word)) for word in some]
        groups.append(PaperLength(length, count, words))
    return groups
