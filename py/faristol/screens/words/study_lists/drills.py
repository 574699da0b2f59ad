"""Lists that many learn: the shortest words, the likeliest of a whole rack in steps, stems."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from faristol.core.tiles import BLANK
from faristol.practice.exercises.study_lists import of_words
from faristol.texts import Texts, figure
from faristol.words.bitsets import Bitsets
from faristol.words.criteria import by_likelihood
from faristol.words.stems import stems

STEP = 500
STEMS = 100
Names = Mapping[str, str]


@dataclass(frozen=True)
class Drill:
    """A list that can be made; of each sort the first step that is not among the lists yet."""

    id: str
    name: str
    words: Callable[[Bitsets], list[str]]


def drills(there: Collection[str], t: Texts) -> Iterator[Drill]:
    for length, name in ((2, t.gettext("Words of two")), (3, t.gettext("Words of three"))):
        yield Drill(f"short-{length}", name, _short(length))
    likely = (
        (7, t.gettext("Likeliest words of seven, %(first)s–%(last)s")),
        (8, t.gettext("Likeliest words of eight, %(first)s–%(last)s")),
    )
    for length, sentence in likely:
        first = 0
        while (name := _range(sentence, first)) in there:
            first += STEP
        yield Drill(f"likely-{length}", name, _likely(length, first))
    yield Drill("stems", t.gettext("Six tiles and a blank"), _stems)


def _range(sentence: str, first: int) -> str:
    return sentence % {"first": figure(first + 1), "last": figure(first + STEP)}


def _sure(words: Bitsets, length: int) -> int:
    """Return the words that several sources know; of a list that tells none apart, all."""
    return words.lengths[length].confirmed or words.lengths[length].all


def _short(length: int) -> Callable[[Bitsets], list[str]]:
    return lambda words: of_words(words.lexicon.language, words.lengths[length].words(_sure(words, length)))


def _likely(length: int, first: int) -> Callable[[Bitsets], list[str]]:
    return lambda words: of_words(
        words.lexicon.language, by_likelihood(words).some({length: _sure(words, length)}, first, STEP)
    )


def _stems(words: Bitsets) -> list[str]:
    return [stem + BLANK for stem in of_words(words.lexicon.language, stems(words, STEMS))]
