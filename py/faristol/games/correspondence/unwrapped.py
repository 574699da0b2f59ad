"""A letter without what chats, mail programs and people put around its lines: signs, bold letters, lists."""

import re
from collections.abc import Collection, Iterable, Iterator

from faristol.games.correspondence.typed import plain

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
AROUND = re.compile(r"\s*\([^()]*\)|[?:\s]+$")
"""What a form adds to a label."""
SURE = 6
"""So many letters, the first one right, has a label that is known although it was typed in haste."""
SLIPS = 2
"""So many letters may be missing, too many, other ones or exchanged; in a short label half as many."""
SHORT = 9
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
    if len(beside) == 2 and plain(beside[0]) in labels:
        return f"{signs}{beside[0]}: {beside[1].rstrip(BORDERS)}"
    name, colon, value = inside.partition(":")
    if colon and (label := _label(name, labels)):
        return f"{signs}{label}:{value.removeprefix(':')}"
    return f"{signs}{rest}"


def _label(name: str, labels: Collection[str]) -> str | None:
    """Return a label as it was written, or the one that somebody in haste has meant."""
    name = AROUND.sub("", name)
    said = plain(name)
    if said in labels or len(said) < SURE:
        return name if said in labels else None
    most = SLIPS if len(said) >= SHORT else SLIPS // 2
    near = (label for label in labels if label[0] == said[0] and abs(len(label) - len(said)) <= most)
    slips, best = min(((_slips(said, label), label) for label in near), default=(most + 1, ""))
    return best if slips <= most else None


def _slips(said: str, label: str) -> int:
    """Return how many letters are missing, too many, other ones or exchanged; of far too many not all."""
    two_before, before, now = list[int](), list(range(len(label) + 1)), list[int]()
    for row, letter in enumerate(said, 1):
        now = [row]
        for column, wanted in enumerate(label, 1):
            least = min(before[column] + 1, now[-1] + 1, before[column - 1] + (letter != wanted))
            if row > 1 and column > 1 and said[row - 2 : row] == label[column - 2 : column][::-1]:
                least = min(least, two_before[column - 2] + 1)
            now.append(least)
        if min(now) > SLIPS:
            break
        two_before, before = before, now
    return now[-1]


def each_label(lines: Iterable[str], labels: Iterable[str]) -> Iterator[str]:
    """Yield a line for each label, where several stand in one line and none of them in one of its own."""
    every = list(lines)
    begun = {plain(line.partition(":")[0]) for line in every}
    wanted = sorted({label for label in map(plain, labels) if label not in begun}, key=len, reverse=True)
    inside = re.compile(rf"(?<=[\s;|,.])(?=(?:{'|'.join(map(re.escape, wanted))})\s*:)") if wanted else None
    for line in every:
        flat = "".join(made if len(made := plain(sign)) == 1 else sign for sign in line)
        cuts = [0, *(found.start() for found in inside.finditer(flat))] if inside else [0]
        pieces = [line[start:end] for start, end in zip(cuts, [*cuts[1:], len(line)], strict=True)]
        yield from (piece.strip(ENDS) for piece in pieces) if len(pieces) > 1 else [line]
