"""Lists of words that somebody wants to learn: kept on the device, each with a name and its own schedule.

A line of a list is a word, or tiles with a "?" that stands for any: six and a blank are a stem. They are in
the strict form and in the order in which they are asked.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count

from faristol.core.letters import plain, word_text
from faristol.core.notation import SIGNS, read_word
from faristol.core.tiles import BLANK, Tiles, TileSet, tile_set
from faristol.fields import LONGEST_NAME, Language
from faristol.practice.exercises.cards import LIST, Card
from faristol.remembered import recall
from faristol.words.measures import likelihood

RECORD = "study-list "
"""What the device calls a list, before its number."""
RECORD_OF_ONE = "exercises-list"
"""What it called the one list of earlier versions; that has no number."""
MOST_WORDS = 20_000
LONGEST = 10
"""Longer words do not fit on the rack of a question."""
NUMBER_BYTES = 4


@dataclass(frozen=True)
class _ListOnDevice:
    language: Language
    name: str
    words: str


@dataclass(frozen=True)
class _ListOneByOne:
    """As earlier versions kept it."""

    language: Language
    name: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class StudyList:
    number: str
    """By which its questions are known, whatever it is called."""
    language: str
    name: str
    words: str
    """With spaces between."""

    @property
    def count(self) -> int:
        return len(self.words.split())

    def kind(self, deck: str) -> str:
        """Return the exercise in which it is asked in one way or another."""
        return f"{deck} {self.number}".strip()

    @property
    def record(self) -> str:
        return f"{RECORD}{self.number}" if self.number else RECORD_OF_ONE

    @property
    def on_device(self) -> dict[str, str | None]:
        """What the device keeps of it."""
        values = {"language": self.language, "name": self.name, "words": self.words}
        return {self.record: json.dumps(values, ensure_ascii=False)}


def study_lists(remembered: Mapping[str, str]) -> tuple[StudyList, ...]:
    """Return all that the device keeps, by their names."""
    found = [
        _read(name, text) for name, text in remembered.items() if name.startswith((RECORD, RECORD_OF_ONE))
    ]
    return tuple(sorted(filter(None, found), key=lambda each: (each.name.casefold(), each.number)))


def _read(record: str, text: str) -> StudyList | None:
    found: _ListOnDevice | None = recall(text, _ListOnDevice, None)
    earlier: _ListOneByOne | None = recall(text, _ListOneByOne, None)
    if found is None and earlier:
        found = _ListOnDevice(earlier.language, earlier.name, " ".join(earlier.words))
    if found is None:
        return None
    number = record.removeprefix(RECORD_OF_ONE).removeprefix(RECORD)
    return StudyList(number, found.language, found.name, found.words)


def of_words(language: str, words: Iterable[bytes]) -> list[str]:
    tiles = tile_set(language)
    return [word_text(tiles, word) for word in words]


def named(
    lists: Sequence[StudyList], language: str, name: str, words: Iterable[str], chance: bytes
) -> StudyList:
    """Return a list of these words; it takes the place of one of this name, with what is known of that."""
    name = name.strip()[:LONGEST_NAME]
    same = next((each for each in lists if (each.language, each.name) == (language, name)), None)
    some = list(dict.fromkeys(words))[:MOST_WORDS]
    used = {each.number for each in lists}
    free = (f"{number:08x}" for number in count(int.from_bytes(chance)))
    number = same.number if same else next(each for each in free if each not in used)
    return StudyList(number, language, name, " ".join(some))


def in_order(own: StudyList, order: str) -> StudyList:
    """Return it by likelihood, or by the alphabet; a blank is no letter, and comes last."""
    tiles = tile_set(own.language)
    likely, codes = likelihood(tiles), {tile: n for n, tile in enumerate((*tiles.letters, BLANK), 1)}
    coded = [(bytes(codes[tile] for tile in _tiles(word)), word) for word in own.words.split()]
    if order == "likely":
        coded.sort(key=lambda each: (-likely.of(each[0].rstrip(bytes([len(codes)]))), each[0]))
    else:
        coded.sort()
    return replace(own, words=" ".join(word for _, word in coded))


def read_lines(tiles: TileSet, text: str) -> tuple[list[str], list[int]]:
    """Return the words of a list, one a line with whatever follows it, and the lines that are none."""
    words, wrong = [], []
    for number, line in enumerate(text.splitlines(), 1):
        first = re.split(r"[\t;,]|\s{2,}", line.strip())[0].strip()
        if not first:
            continue
        blanks = first.count(BLANK)
        read = read_word(tiles, first.replace(BLANK, "").upper())
        if read is None or len(read) + blanks < 2:
            wrong.append(number)
        else:
            words.append(word_text(tiles, plain(read)) + BLANK * blanks)
    return words, wrong


def racks(own: StudyList) -> tuple[str, ...]:
    """Return the tiles of each word, sorted: words of the same tiles are one question."""
    return _racks(own.language, own.words)


@lru_cache(16)
def _racks(language: str, words: str) -> tuple[str, ...]:
    tiles = tile_set(language)
    place = {tile: n for n, tile in enumerate((*tiles.letters, BLANK))}
    sorted_tiles = (sorted(_tiles(word), key=place.__getitem__) for word in words.split())
    return tuple(dict.fromkeys(tiles.write(rack) for rack in sorted_tiles if 2 <= len(rack) <= LONGEST))


def _tiles(word: str) -> Tiles:
    return tuple(sign.strip("[]") for sign in SIGNS.findall(word))


def asked_about(own: StudyList, deck: str) -> Sequence[str]:
    """Return what is asked about: racks of tiles, or words whose hooks are wanted."""
    return racks(own) if deck == LIST else [word for word in own.words.split() if BLANK not in word]


def key_of(own: StudyList, deck: str, shown: str) -> str:
    return Card(deck, shown, of=own.number).key
