"""A letter without what chats, mail programs and people put around its lines: signs, bold letters, lists."""

import re
from collections.abc import Collection, Iterable, Iterator

from faristol.games.correspondence.typed import plain

INVISIBLE = re.compile("[\ufeff\u200b-\u200f\u202a-\u202e\u2060-\u2069]")
CHAT = re.compile(
    r"\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\]?(?: -)? [^:\n]{1,40}: ", re.I
)
"""The sign of an exported chat before a message, or before each of its lines."""
BREAK = re.compile(r"<br ?/?>", re.I)
BOLD = re.compile(r"(\*{1,2}|_)(?=[^\s,*_])(.{1,200}?)(?<=[^\s,*_])\1")
QUOTE = re.compile(r"(?:\s*>)* ?")
BEFORE = re.compile(r"[^\w>]*(?:\d{1,2}[.)]\s*)?[^\w>]*")
"""What people and lists put before a label: a stroke, a point, a number, a picture."""
DASH = re.compile(r"\s+[-–—=]\s+")
ENDS = " \t;|,."


def unwrapped(line: str, labels: Collection[str]) -> str:
    """Return a line that begins with its label, if it has one behind other signs; its quoting stays."""
    line = BREAK.sub("", INVISIBLE.sub("", line))
    quote = QUOTE.match(line)
    signs = quote[0] if quote else ""
    rest = CHAT.sub("", line[len(signs) :], count=1)
    rest = BOLD.sub(r"\2", rest)
    inside = BEFORE.sub("", rest, count=1)
    name, colon, _ = inside.partition(":")
    dash = DASH.split(inside, maxsplit=1)
    if len(dash) == 2 and plain(dash[0]) in labels:
        return f"{signs}{dash[0]}: {dash[1]}"
    return f"{signs}{inside if colon and plain(name) in labels else rest}"


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
