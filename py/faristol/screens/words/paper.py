"""A list of words on paper: as many as somebody takes to a café."""

from collections.abc import Iterable, Sequence

from faristol.core.tiles import tile_set
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import number_of_words
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.screens.words.tiers import tiers
from faristol.words.lexicon import Lexicon

MOST = 3_000
"""So many words fill some twelve sheets; more of them would keep the device busy for long."""


@view_value
class PaperGroup:
    """Words below their title, each with whether several sources know it."""

    title: str
    words: tuple[tuple[str, bool], ...]


@view_value
class Paper:
    text: str
    what: str
    count: int
    many: str
    lexicon: Lexicon
    groups: tuple[PaperGroup, ...]
    tiers: bool
    date: str
    most: int = MOST


def paper_of(
    scene: Scene,
    lexicon: Lexicon,
    text: str,
    what: str,
    count: int,
    groups: Iterable[tuple[str, Sequence[bytes]]],
) -> Paper:
    """Return the sheets of a list: what was asked, how many words there are, and the first of them."""
    t, tiles = scene.texts, tile_set(lexicon.language)
    return Paper(
        text,
        what,
        count,
        number_of_words(count, t),
        lexicon,
        tuple(
            PaperGroup(title, tuple((spelt(tiles, word), lexicon.is_confirmed(word)) for word in words))
            for title, words in groups
        ),
        tiers(lexicon),
        t.date(scene.now, scene.zone),
    )
