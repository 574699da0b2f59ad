"""Lists of words that somebody wants to learn: kept on the device, each with a name and its own schedule.

A line of a list is a word, or tiles with a "?" that stands for any: six and a blank are a stem. They are in
the strict form and in the order in which they are asked.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, count
from typing import Annotated

from faristol.core.letters import plain, word_text
from faristol.core.notation import SIGNS, read_word
from faristol.core.tiles import BLANK, Tiles, TileSet, tile_set
from faristol.fields import LONGEST_NAME, Language, text
from faristol.practice.exercises.cards import LIST, Card
from faristol.remembered import recall
from faristol.words.list_text import layout_of
from faristol.words.measures import likelihood

RECORD = "study-list "
"""What the device calls a list, before its number."""
RECORD_OF_ONE = "exercises-list"
"""What it called the one list of earlier versions; that has no number."""
MOST_WORDS = 20_000
LONGEST = 10
"""Longer words do not fit on the rack of a question."""
LONGEST_ON_BOARD = 15
MOST_BLANKS = 2
"""With more of them nearly every word would be an answer."""
LONGEST_LIST = MOST_WORDS * (LONGEST_ON_BOARD * len("[L·L]") + 1)
"""Signs of a full list of the longest words."""
NUMBER_BYTES = 4
MARK_OF_UNICODE = "\ufeff"
"""With it some programs begin a text."""
QUOTES = "\"'“”„«»’"
FIRST_LINES = 4_000
"""So many signs of a list show how all of it is written."""
ROOM_OF_A_FIGURE = 8
"""Behind a name that is taken."""


@dataclass(frozen=True)
class _ListOnDevice:
    language: Language
    name: str
    words: Annotated[str, text(LONGEST_LIST)]


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

    @property
    def fitting(self) -> int:
        """So many of them fit on the rack of a question."""
        return sum(len(_tiles(word)) <= LONGEST for word in self.words.split())

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


@lru_cache(32)
def _read(record: str, text: str) -> StudyList | None:
    found: _ListOnDevice | None = recall(text, _ListOnDevice, None)
    earlier: _ListOneByOne | None = recall(text, _ListOneByOne, None)
    if found is None and earlier:
        found = _ListOnDevice(earlier.language, earlier.name, " ".join(earlier.words))
    if found is None:
        return None
    number = record.removeprefix(RECORD_OF_ONE).removeprefix(RECORD)
    known = {*tile_set(found.language).letters, BLANK}
    lines = (_blanks_last(word) for word in found.words.split() if _is_line(word, known))
    return StudyList(number, found.language, found.name, " ".join(lines))


def _blanks_last(word: str) -> str:
    return word.replace(BLANK, "") + BLANK * word.count(BLANK)


def _is_line(word: str, known: set[str]) -> bool:
    tiles = _tiles(word)
    return len(tiles) > 1 and known.issuperset(tiles) and tiles.count(BLANK) <= MOST_BLANKS


def of_words(language: str, words: Iterable[bytes]) -> list[str]:
    tiles = tile_set(language)
    return [word_text(tiles, word) for word in words]


def of_name(lists: Sequence[StudyList], language: str, name: str) -> StudyList | None:
    return next((each for each in lists if (each.language, each.name) == (language, name)), None)


def new_list(
    lists: Sequence[StudyList], language: str, name: str, words: Iterable[str], chance: bytes
) -> StudyList:
    """Return a list of these words; where its name is taken a figure follows it."""
    name = name.strip()[: LONGEST_NAME - ROOM_OF_A_FIGURE]
    names = chain([name], (f"{name} {again}" for again in count(2)))
    free_name = next(each for each in names if not of_name(lists, language, each))
    used = {each.number for each in lists}
    free = (f"{number:08x}" for number in count(int.from_bytes(chance)))
    number = next(each for each in free if each not in used)
    return StudyList(number, language, free_name, _text(words))


def with_more(
    lists: Sequence[StudyList], language: str, name: str, words: Sequence[str], chance: bytes
) -> StudyList:
    """Return the list of this name with more words behind its own; a new one if there is none, or no room."""
    same = of_name(lists, language, name.strip()[:LONGEST_NAME])
    every = dict.fromkeys([*same.words.split(), *words]) if same else {}
    if same is None or len(every) > MOST_WORDS:
        return new_list(lists, language, name, words, chance)
    return replace(same, words=" ".join(every))


def _text(words: Iterable[str]) -> str:
    return " ".join(list(dict.fromkeys(words))[:MOST_WORDS])


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
    text = text.removeprefix(MARK_OF_UNICODE).replace("\r\n", "\n")
    alone = layout_of(text[:FIRST_LINES], tiles.language).words(text, first=True)
    for number, line in enumerate(alone.splitlines(), 1):
        first = re.split(r"[\t;,]|\s{2,}", line.strip())[0].strip(f" {QUOTES}")
        if not first:
            continue
        blanks = first.count(BLANK)
        read = read_word(tiles, first.replace(BLANK, "").upper())
        tiles_of_line = len(read or b"") + blanks
        if read is None or not 2 <= tiles_of_line <= LONGEST_ON_BOARD or blanks > MOST_BLANKS:
            wrong.append(number)
        else:
            words.append(word_text(tiles, plain(read)) + BLANK * blanks)
    return words, wrong


def known_only(own: StudyList, is_word: Callable[[bytes], bool]) -> StudyList:
    """Return it without what is no word by some word list; tiles with a blank stay."""
    codes = {tile: code for code, tile in enumerate(tile_set(own.language).letters, 1)}
    words = own.words.split()
    known = (w for w in words if BLANK in w or is_word(bytes(codes[tile] for tile in _tiles(w))))
    return replace(own, words=" ".join(known))


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
