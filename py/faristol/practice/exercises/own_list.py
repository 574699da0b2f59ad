"""A list of words that somebody wants to learn: found by a search, kept on the device, asked by its tiles."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from faristol.core.letters import letter, plain, word_text
from faristol.core.notation import read_word
from faristol.core.tiles import tile_set
from faristol.practice.exercises.cards import LIST, Card
from faristol.remembered import recall
from faristol.words.anagrams import anagrams
from faristol.words.bitsets import Bitsets

OWN_LIST_RECORD = "exercises-list"
MOST_WORDS = 2_000
LONGEST = 10
"""Longer words do not fit on the rack of a question."""


@dataclass(frozen=True)
class OwnList:
    language: str
    name: str
    words: tuple[str, ...]
    """In the strict form, in the order in which they are asked."""


def own_list(name: str, language: str, words: Sequence[bytes]) -> OwnList:
    tiles = tile_set(language)
    return OwnList(language, name, tuple(word_text(tiles, word) for word in words[:MOST_WORDS]))


def record(own: OwnList) -> str:
    return json.dumps(asdict(own), ensure_ascii=False)


def read(kept: str | None) -> OwnList | None:
    return recall(kept, OwnList, None)


def racks(own: OwnList) -> list[str]:
    """Return the tiles of each word, sorted: words of the same tiles are one question."""
    tiles = tile_set(own.language)
    found = (read_word(tiles, word) for word in own.words)
    sorted_tiles = (tiles.sort(letter(tiles, code) for code in plain(word)) for word in found if word)
    return list(dict.fromkeys(tiles.write(rack) for rack in sorted_tiles if len(rack) <= LONGEST))


def card_of(rack: str, words: Bitsets) -> Card | None:
    """Return the question of these tiles; None if the word list makes no word of all of them."""
    tiles = tile_set(words.lexicon.language)
    read_rack = tiles.read_strict(rack)
    found = anagrams(words, read_rack) if read_rack else []
    return Card(LIST, rack, answers=tuple(word_text(tiles, word) for word in found)) if found else None


def key_of(rack: str) -> str:
    return Card(LIST, rack).key
