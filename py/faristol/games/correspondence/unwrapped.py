"""A letter without what chats, mail programs and people put around its lines: signs, bold letters, lists."""

import re
from collections.abc import Collection, Iterable, Iterator

from faristol.games.correspondence.label_meant import in_haste, meant
from faristol.games.correspondence.typed import plain, plainly

INVISIBLE = re.compile("[\ufeff\u200b-\u200f\u202a-\u202e\u2060-\u2069]")
CHAT = re.compile(
    r"\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?"
    r"(?:\s?[AP]\.?M\.?)?\]?(?: -)? [^:\n]{1,40}: ",
    re.I,
)
"""The sign of an exported chat before a message, or before each of its lines."""
BOLD = re.compile(r"(\*{1,2}|_)(?=[^\s,*_])(.{1,200}?)(?<=[^\s,*_])\1")
QUOTE = re.compile(r"(?:\s*>)* ?")
BEFORE = re.compile(r"[^\w>]*(?:(?:\d{1,2}[.);|\t]|[a-z]\))\s*)?[^\w>]*")
"""What people and lists put before a label: a stroke, a point, a number, a picture."""
BESIDE = re.compile(r"\s+[-–—=→]\s+|\s*\.{3,}\s*|\s*[|\t]\s*|\"\s*;\s*\"")
"""What stands for the colon behind a label: a dash, dots, the border between two columns."""
BEFORE_A_NUMBER = re.compile(r"\s+(?=\d)")
ENDS = " \t;|,."
BORDERS = ' \t|"'


def unwrapped(line: str, labels: Collection[str]) -> str:
    """Return a line that begins with its label, if it has one behind other signs; its quoting stays."""
    line = INVISIBLE.sub("", line)
    quote = QUOTE.match(line)
    signs = quote[0] if quote else ""
    rest = CHAT.sub("", line[len(signs) :], count=1)
    rest = BOLD.sub(r"\2", rest)
    inside = BEFORE.sub("", rest, count=1)
    beside = BESIDE.split(inside, maxsplit=1)
    if len(beside) == 2 and (label := _beside(beside[0], labels)):
        return f"{signs}{label}: {beside[1].rstrip(BORDERS)}"
    name, colon, value = inside.partition(":")
    if colon and (label := meant(name, labels)):
        return f"{signs}{label}:{value.removeprefix(':')}"
    return f"{signs}{rest}"


def _beside(name: str, labels: Collection[str]) -> str | None:
    """Return the label that stands before a stroke; of those that are not quite right only a question."""
    return meant(name, labels) if name.endswith("?") else name if plain(name) in labels else None


def each_label(lines: Iterable[str], labels: Iterable[str]) -> Iterator[str]:
    """Yield a line for each label, where several stand in one line and none of them in one of its own."""
    every = list(lines)
    begun = {plain(line.partition(":")[0]) for line in every}
    wanted = sorted({label for label in map(plain, labels) if label not in begun}, key=len, reverse=True)
    inside = re.compile(rf"(?<=[\s;|,.])(?=(?:{'|'.join(map(re.escape, wanted))})\s*:)") if wanted else None
    for line in every:
        cuts = [0, *(found.start() for found in inside.finditer(plainly(line)))] if inside else [0]
        pieces = [line[start:end] for start, end in zip(cuts, [*cuts[1:], len(line)], strict=True)]
        yield from (piece.strip(ENDS) for piece in pieces) if len(pieces) > 1 else [_with_colon(line, wanted)]


def _with_colon(line: str, labels: Collection[str]) -> str:
    """Return a line with the colon that somebody in haste left out between a label and its number."""
    name, *value = BEFORE_A_NUMBER.split(line, maxsplit=1)
    is_one = value and (plain(name) in labels or in_haste(plain(name), labels))
    return f"{meant(name, labels)}: {value[0]}" if is_one else line
