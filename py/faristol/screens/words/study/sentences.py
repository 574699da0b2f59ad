"""Word study in sentences: what the ways are called, how many words there are, what Enter reads out."""

from faristol.core.letters import codes, values
from faristol.core.tiles import Tiles, TileSet
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.words.study.question import Question, answers, asked_for, read, way_of
from faristol.texts import Texts
from faristol.words.asking import Asked
from faristol.words.spelling import LONGEST, SHORTEST


def way_names(t: Texts) -> dict[str, str]:
    return {
        "anagrams": t.gettext("Anagrams"),
        "longer": t.gettext("Longer words"),
        "shorter": t.gettext("Words from these tiles"),
        "holding": t.gettext("With all these tiles"),
        "shape": t.gettext("Words with this pattern"),
    }


def coded(tile_set: TileSet, tiles: Tiles) -> bytes:
    numbers = codes(tile_set)
    return bytes(numbers[tile] for tile in tiles)


def points(tile_set: TileSet, word: bytes) -> int:
    return sum(word.translate(values(tile_set)))


def is_one(asked: Asked) -> bool:
    """Return whether it has as many tiles as a word can have."""
    return asked.is_word and SHORTEST <= len(asked.tiles) <= LONGEST


def verdict(valid: bool, t: Texts) -> str:
    return t.gettext("Valid") if valid else t.gettext("Not valid")


def spoken_answer(scene: Scene, question: Question) -> str | None:
    """Return what a person who does not see the screen hears at Enter."""
    t = scene.texts
    asked, wrong = read(question)
    if wrong:
        return sentences(wrong, t)[0]
    if asked is None or scene.words is None:
        return t.gettext("The words are being opened") if asked else None
    way = way_of(question, asked)
    parts = []
    if is_one(asked):
        word = coded(question.tile_set, asked.tiles)
        worth = points(question.tile_set, word)
        valid = verdict(scene.words.lexicon.contains(word), t)
        parts.append(f"{''.join(asked.tiles)}: {valid}")
        parts.append(t.ngettext("%(num)s point", "%(num)s points", worth) % {"num": worth})
    count = asked_for(answers(scene.words, asked, way), asked).count
    parts.append(f"{way_names(t)[way]}: {number_of_words(count, t)}")
    return ". ".join(parts)
