"""What is asked on the screen of word study, and the words that answer it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from faristol.core.tiles import LANGUAGES, Tiles, TileSet, UnreadableTiles, tile_set
from faristol.errors import Rejected
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.screens.shapes import of_shape
from faristol.words.anagrams import taking_all, taking_some
from faristol.words.asking import Asked, read_asked, several_words
from faristol.words.bitsets import Bitsets
from faristol.words.containing import extending, holding
from faristol.words.listed import Listed, Sets
from faristol.words.patterns import shaped

PAGE = 60
"""So many words stand on the screen at once."""

SHAPE = "shape"
WAYS: Mapping[str, Callable[[Bitsets, Tiles], Sets]] = {
    "anagrams": taking_all,
    "longer": extending,
    "shorter": taking_some,
    "holding": holding,
}
"""What can be asked of some tiles; the longest come first only among those that are made of them."""


@dataclass(frozen=True)
class Question:
    language: str = "ca"
    sha256: str = ""
    """The digest of a list; without one it is the list that is used for the language."""
    text: str = ""
    way: str = "anagrams"
    page: int = 0
    given: int = 0
    """How often the text was put into the field by a tap: what was typed before gives way to it."""
    paper: int = 0
    """The moment at which the list was wanted on paper."""

    @property
    def tile_set(self) -> TileSet:
        return tile_set(self.language)

    @property
    def asked(self) -> Asked | None:
        return read_asked(self.tile_set, self.text)

    @property
    def several(self) -> list[Tiles]:
        """The words, if more than one is asked about; each is looked up by itself."""
        try:
            return several_words(self.tile_set, self.text)
        except UnreadableTiles:
            return []

    def put(self, text: str) -> "Question":
        """Return the question with another text in the field, not typed."""
        return replace(self, text=text, page=0, given=self.given + 1)


def _read(found: Any) -> Question:
    question: Question = of_shape(Question, found)
    assert question.language in LANGUAGES
    return replace(question, page=max(0, question.page))


STUDY = Slot("study", Question, read=_read)


def question_of(scene: Scene) -> Question:
    language = "ro" if scene.settings.language == "ro" else "ca"
    return scene.session.get(STUDY, Question(language=language))


def read(question: Question) -> tuple[Asked | None, Rejected | None]:
    """Return what is asked, or what in it cannot be read: while one types that is no reason to stop."""
    try:
        return (None if question.several else question.asked), None
    except UnreadableTiles as wrong:
        return None, wrong


def ways_of(asked: Asked) -> tuple[str, ...]:
    if asked.shape:
        return (SHAPE,)
    if len(asked.tiles) == 1:
        return ("holding",)
    return tuple(WAYS) if asked.is_word else ("anagrams", "shorter", "holding")


def way_of(question: Question, asked: Asked) -> str:
    """Return the way that was chosen last, where it can be gone."""
    ways = ways_of(asked)
    return question.way if question.way in ways else ways[0]


def answers(words: Bitsets, asked: Asked, way: str) -> Listed:
    """Return all the words, whatever length is asked for."""

    def find() -> Listed:
        if way == SHAPE:
            return Listed(words, shaped(words, asked.parts))
        return Listed(words, WAYS[way](words, asked.tiles), longest_first=way == "shorter")

    return words.once(("study", asked.parts, asked.shape, way), find)


def asked_for(listed: Listed, asked: Asked) -> Listed:
    """Return those of the length that is asked for."""
    return listed if asked.length is None else listed.of_length(asked.length)


def written(tiles: Tiles) -> str:
    """Return tiles as one would type them."""
    return "".join(tiles).lower()
