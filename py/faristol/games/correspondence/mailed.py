"""A letter as a mail program brings it, quoted or broken into short lines, made into its own lines again."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator

from faristol.games.correspondence.in_sentences import a_line_each
from faristol.games.correspondence.message_errors import LetterTooLong
from faristol.games.correspondence.typed import plain
from faristol.games.correspondence.undone import undone
from faristol.games.correspondence.unwrapped import unwrapped
from faristol.texts import figure

MOST_LINES, MOST_SIGNS, LONGEST_LINE = 2_000, 60_000, 5_000
"""A game's sheet with every remark, quoted once, is a tenth of it."""

QUOTED = re.compile(r"(?:\s*>)+ ?")
LISTED = re.compile(r"\s*(?:[-–•*·]|\d{1,2}[.)]|[a-z]\))\s+")
"""How a line of a list begins."""


def own_lines(
    text: str, labels: Collection[str], keys: Collection[str], begins: Callable[[str], bool] = lambda _: False
) -> str:
    """Return the lines of whoever wrote last, each whole.

    Of several hands, one quoting another, the outermost counts that has one of the `keys`. A line goes on in
    the next one if that has none of the `labels`, `begins` nothing else, and would not have fitted behind it.
    """
    every = _not_too_long(text)
    lines = [unwrapped(unicodedata.normalize("NFC", line), labels) for line in every]
    if not _has_one(lines, keys):
        lines = [*_labels_beside_values(lines, labels)]
    if not _has_one(lines, keys):
        lines = a_line_each("\n".join(lines), labels) or lines
    lines = _outermost([*_with_lists(lines, labels)], keys)
    return "\n".join(_whole(lines, lambda line: _label(line) in labels or begins(line)))


def letters_in(text: str, labels: Collection[str], first: str) -> list[str]:
    """Return the letters of a chat, or of a mail with older ones beneath: each begins with one label."""
    lines = _not_too_long(text)
    starts = [
        at
        for at, line in enumerate(lines)
        if plain(unwrapped(QUOTED.sub("", line), labels).partition(":")[0]) == plain(first)
    ]
    if len(starts) < 2:
        return [text]
    ends = [*starts[1:], len(lines)]
    return ["\n".join(lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def _not_too_long(text: str) -> list[str]:
    every = undone(text).replace("\u00a0", " ").splitlines()
    if len(text) > MOST_SIGNS or len(every) > MOST_LINES or max(map(len, every), default=0) > LONGEST_LINE:
        raise LetterTooLong(lines=figure(MOST_LINES), signs=figure(MOST_SIGNS), longest=figure(LONGEST_LINE))
    return every


def _has_one(lines: list[str], keys: Collection[str]) -> bool:
    return any(_label(QUOTED.sub("", line)) in keys for line in lines)


def _with_lists(lines: list[str], labels: Collection[str]) -> Iterator[str]:
    """Yield the lines; what stands below a label as a list is put behind it."""
    open_list = ""
    for line in lines:
        if open_list and LISTED.match(line):
            open_list += f"{'' if open_list.endswith(':') else ';'} {LISTED.sub('', line)}"
            continue
        if open_list:
            yield open_list
        open_list = line.rstrip() if line.rstrip().endswith(":") and _label(line) in labels else ""
        if not open_list:
            yield line
    if open_list:
        yield open_list


def _labels_beside_values(lines: list[str], labels: Collection[str]) -> Iterator[str]:
    """Yield the lines of a form in which each value stands below its label."""
    label = ""
    for line in filter(str.strip, lines):
        is_label = plain(line.rstrip(": ")) in labels
        if not is_label:
            yield f"{label}: {line}" if label else line
        label = line.rstrip(": ") if is_label else ""


def _outermost(lines: list[str], keys: Collection[str]) -> list[str]:
    hands: dict[int, list[str]] = {}
    for line in lines:
        signs = QUOTED.match(line)
        depth = signs[0].count(">") if signs else 0
        hands.setdefault(depth, []).append(line[signs.end() :] if signs else line)
    found = (hands[depth] for depth in sorted(hands) if any(_label(line) in keys for line in hands[depth]))
    return next(found, lines)


def _whole(lines: list[str], is_begun: Callable[[str], bool]) -> Iterator[str]:
    """Yield each line with what was broken off it: a line is broken only where the next word has no room."""
    width = max(map(len, lines), default=0)
    whole, last, goes_on = "", 0, False
    for line in map(str.strip, lines):
        begun = is_begun(line)
        if goes_on and line and not begun and last + 1 + len(line.split()[0]) > width:
            whole += f" {line}"
        else:
            yield whole
            whole, goes_on = line, begun
        last = len(line)
    yield whole


def _label(line: str) -> str | None:
    written, colon, _ = line.partition(":")
    return plain(written) if colon else None
