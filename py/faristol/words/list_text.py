"""How the file of a club's list is written: in which encoding, numbered or not, with which columns."""

import codecs
import csv
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

UTF_8 = "UTF-8"
UTF_16 = "UTF-16"
OLD = {"ca": "Windows-1252", "ro": "Windows-1250"}
"""What the programs of a language wrote before UTF-8; the letters are those of Latin-1 and Latin-2 too."""

BETWEEN = {"\t": " · ", ";": "; ", ",": ", "}
"""What is between the columns of a file, and how they are read one behind the other."""
MOST = 0.9
"""The share of the first lines that have a number or a column, where the list has them."""
HEAD = "word"
HEADERS = {HEAD, "paraula", "paraules", "mot", "forma", "lema", "palabra", "cuvânt", "cuvant", "mots"}
NUMBER = re.compile(r"^\s*\d+[.)]?\s+")
STRESS = re.compile(r"'(?=[aeiouăâî])", re.IGNORECASE)
ACCENTS = str.maketrans("áéíóúÁÉÍÓÚ", "aeiouAEIOU")

Pieces = Iterator[tuple[int, bytes]]


def utf_16_of(start: bytes) -> str | None:
    """Return its codec if it is UTF-16, with its mark or without: in our alphabets every other byte is 0."""
    if start.startswith((b"\xff\xfe", b"\xfe\xff")):
        return None if start.startswith(b"\xff\xfe\0\0") else "utf-16"
    half, first, second = len(start) // 2, start[::2].count(0), start[1::2].count(0)
    if half < 2 or not max(first, second) > 0.8 * half > start.count(0) - half:
        return None
    return "utf-16-be" if first > second else "utf-16-le"


def as_utf_8(pieces: Pieces, codec: str) -> Pieces:
    """Yield the pieces of a file in another encoding; a byte that it does not have becomes no letter."""
    decoder = codecs.getincrementaldecoder(codec)("replace")
    for done, piece in pieces:
        yield done, decoder.decode(piece).encode()


@dataclass(frozen=True)
class Layout:
    """What stands beside the word in each line."""

    numbered: bool = False
    mark: str = ""
    """What is between the columns; the word is the first one."""
    stressed: bool = False
    """Romanian dictionaries mark the vowel that bears the stress: an apostrophe before it, or an accent."""

    def words(self, text: str, *, first: bool) -> str:
        """Return the same lines with nothing but the word in each; the first of a table may be its head."""
        if self.stressed:
            text = STRESS.sub("", text).translate(ACCENTS)
        if not (self.numbered or self.mark):
            return text
        words = [self._word(line) for line in text.split("\n")]
        if first and words[0].lower() in HEADERS:
            words[0] = ""
        return "\n".join(words)

    def _word(self, line: str) -> str:
        line = self._without_number(line)
        return line.partition(self.mark)[0].strip().strip('"') if self.mark else line

    def _without_number(self, line: str) -> str:
        return NUMBER.sub("", line) if self.numbered else line

    def definition(self, line: str) -> str:
        """Return what the columns behind the word say of it; a figure by itself says nothing."""
        line = self._without_number(line)
        _, _, behind = line.partition(self.mark)
        columns = behind.split(self.mark)
        if '"' in behind and self.mark != "\t":
            columns = next(csv.reader([line.strip()], delimiter=self.mark))[1:]
        texts = (" ".join(column.split()) for column in columns)
        return BETWEEN[self.mark].join(text for text in texts if any(map(str.isalpha, text)))


def layout_of(start: str, language: str) -> Layout:
    """Return what the first lines of a list show of all of them."""
    lines = [line for line in start.split("\n") if line.strip()]
    numbered = _most(lines, lambda line: bool(NUMBER.match(line)))
    if numbered:
        lines = [NUMBER.sub("", line) for line in lines]
    mark = next((mark for mark in BETWEEN if _is_between_columns(mark, lines)), "")
    return Layout(numbered, mark, stressed=language == "ro")


def _is_between_columns(mark: str, lines: list[str]) -> bool:
    """Return whether it ends the word of each line: a figure or a text follows, not another word.

    A head that names the words says it by itself.
    """
    if lines and mark in lines[0] and lines[0].partition(mark)[0].strip().strip('"').lower() in HEADERS:
        return True
    behind = [line.partition(mark)[2].strip() for line in lines if mark in line]
    texts = sum(not one.isalpha() for one in behind)
    return _most(lines, lambda line: mark in line) and texts * 2 >= len(behind)


def _most(lines: list[str], has: Callable[[str], bool]) -> bool:
    return bool(lines) and sum(map(has, lines)) >= MOST * len(lines)
