"""A message that came back from the post or the mail: read line by line, whatever stands around it (COR-25).

Labels are known with and without diacritics, large or small, with any dash. Unknown lines are passed over,
and so are lines quoted below a message; a message that is quoted whole is read.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from typing import TypeVar

from faristol.core.notation import as_typed
from faristol.core.tiles import Tiles, TileSet, UnreadableTiles
from faristol.games.correspondence.as_written import (
    confirmation,
    each_play,
    how_known,
    letters,
    play,
    stands,
    turn_of,
    unquoted,
    with_points,
)
from faristol.games.correspondence.in_sentences import a_line_each
from faristol.games.correspondence.label_meant import in_haste
from faristol.games.correspondence.mailed import letters_in, own_lines
from faristol.games.correspondence.message import (
    ADMITTED,
    CHALLENGED,
    CONFIRMS,
    CROSSES,
    DAYS,
    DRAWN,
    EXACT,
    GAME,
    LEAVE,
    LEFT,
    OFFERED,
    PARTNER,
    PASS,
    PLAY,
    POINTS,
    RESENT,
    RETURNED,
    SENT,
    SIGNED,
    TILES,
    TOTAL,
    TURN,
    VARIANT,
    Message,
    Part,
    variant_named,
)
from faristol.games.correspondence.message_errors import MessageIncomplete, MessageUnreadable
from faristol.games.correspondence.numbers_in_words import in_figures
from faristol.games.correspondence.remarks import AHEAD, KNOWN, NOTHING
from faristol.games.correspondence.side_by_side import one_below_the_other
from faristol.games.correspondence.typed import (
    ALIASES,
    NAMES,
    OF_TWO_LINES,
    is_play,
    plain,
    with_labels,
)
from faristol.games.correspondence.undone import undone
from faristol.games.correspondence.unwrapped import ENDS, each_label

HEAD = (
    GAME,
    TURN,
    PARTNER,
    SENT,
    DAYS,
    LEAVE,
    ADMITTED,
    CHALLENGED,
    OFFERED,
    SIGNED,
    RESENT,
    RETURNED,
    EXACT,
)
OF_A_PART = (CONFIRMS, TILES, PLAY, CROSSES, POINTS, TOTAL, LEFT, DRAWN)
LABELS = {
    *map(plain, (*HEAD, *OF_A_PART, VARIANT)),
    *NAMES,
    *(name for names in OF_TWO_LINES for name in names),
}
OF_A_TURN = {plain(TURN), *ALIASES[TURN]}
"""How the line begins that every message of a turn has."""

DAY = r"(\d{1,2})\.(\d{1,2})\.(\d{4})\b"
WORDS = re.compile(r"[^\W\d_]+")
SAID_OF = re.compile(r"\s\([^()]*\)")
FLOURISH = re.compile(r"[^\w.()]+$")
TWO_DAYS = rf"\D*{DAY}\D+{DAY}"

NO_WORD = re.compile(r"^(?:niciun cuv[âa]nt|nimic)\s*[,;]\s*(?:dar\s+)?", re.I)

NOT_READ = (MessageIncomplete, MessageUnreadable)

Value = TypeVar("Value")
Lines = Mapping[str, str]


def read_message(tile_set: TileSet, text: str) -> Message:
    """Return the message; of a chat, or a mail with older ones beneath, that of the latest turn."""
    read = [_read_one(tile_set, each) for each in _whole_ones(text)]
    return max(read, key=lambda message: (message.number, message.player))


def _whole_ones(text: str) -> list[str]:
    every = letters_in(text, LABELS, GAME)
    return [each for each in every if has_turn(each)] or [text]


def has_turn(text: str) -> bool:
    """Return whether a letter names a turn in a line of its own, as each message does."""
    return any(
        plain(line.partition(":")[0]) in OF_A_TURN for line in own_lines(text, LABELS, OF_A_TURN).splitlines()
    )


def _read_one(tile_set: TileSet, text: str) -> Message:
    """Return a message that has a line for each label, or else one whose labels stand in its sentences."""
    try:
        return _read_lines(tile_set, text)
    except NOT_READ:
        if lines := a_line_each(undone(text), LABELS):
            with suppress(*NOT_READ):
                return _read_lines(tile_set, "\n".join(lines))
        raise


def _read_lines(tile_set: TileSet, text: str) -> Message:
    lines = own_lines(text, LABELS, OF_A_TURN, is_play).splitlines()
    lines = [*one_below_the_other(lines, OF_A_PART)]
    head, parts = _blocks(with_labels("\n".join(each_label(lines, (*HEAD, *OF_A_PART)))))
    number, player = _read(head, TURN, turn_of)
    sent, arrived = _days(head, PARTNER, TWO_DAYS)
    (own,) = _days(head, SENT, rf"\D*{DAY}")
    days, red, blue = map(int, _found(head, DAYS, r"\D{0,30}(\d{1,5})\D+(\d{1,5})\D+(\d{1,5})\b"))
    words, _, why = NO_WORD.sub(f"{NOTHING}; ", head.get(CHALLENGED, "")).partition(";")
    return Message(
        game=head.get(GAME, ""),
        number=number,
        player=player,
        partner_sent=sent,
        arrived=arrived,
        sent=own,
        days=days,
        used=(red, blue),
        leave=_leave(head) if LEAVE in head else None,
        admitted=_is_so(head, ADMITTED),
        challenged=tuple(
            as_typed(word.strip()) for word in SAID_OF.sub("", words).split(",") if stands(word)
        ),
        why=why.strip(),
        offered=_is_so(head, OFFERED),
        parts={variant: _part(tile_set, lines) for variant, lines in parts.items()},
        signed=FLOURISH.sub("", _value(head, SIGNED)),
        resent=_days(head, RESENT, rf"\D*{DAY}")[0] if RESENT in head else None,
        returned=_each_return(head[RETURNED]) if RETURNED in head else (),
        exact=" ".join(unquoted(head.get(EXACT, "")).upper().strip(ENDS).split()),
        known=_in_brackets(head[PARTNER], KNOWN) or how_known(head[PARTNER]),
    )


def _is_so(head: Lines, label: str) -> bool:
    """Return whether a line says yes; one that says neither yes nor no is not read."""
    said = WORDS.findall(plain(head.get(label, "nu")))
    if said[:1] not in (["da"], ["nu"]) or {"da", "nu"} <= {*said}:
        raise MessageUnreadable(line=f"{label}: {head[label]}")
    return "da" in said


def _in_brackets(text: str, names: Mapping[Value, str]) -> Value | None:
    """Return which of some names stands in brackets, also if it was typed in haste."""
    back = {plain(name): value for value, name in names.items()}
    said = plain(text).partition("(")[2].partition(")")[0].rstrip(" .")
    name = said if said in back else in_haste(said, back)
    return back[name] if name else None


def _two(head: Lines, label: str) -> tuple[date, date]:
    first, last = _days(head, label, TWO_DAYS)
    return first, last


def _each_return(text: str) -> tuple[tuple[date, date], ...]:
    """Return when a letter came back and went off again, as often as it did (COR-18)."""
    return tuple(_two({RETURNED: each}, RETURNED) for each in text.split(";") if each.strip())


def _leave(head: Lines) -> tuple[date, date, bool | None]:
    first, last = _two(head, LEAVE)
    return first, last, _in_brackets(head[LEAVE], AHEAD)


def _part(tile_set: TileSet, lines: Lines) -> Part:
    turn = play(_value(lines, PLAY))
    crosses = lines.get(CROSSES, NOTHING)
    return Part(
        confirms=confirmation(_value(lines, CONFIRMS)),
        tiles=_tiles(tile_set, lines, TILES),
        play=None if turn.upper() == PASS else turn,
        crosses=tuple(play(word) for word in each_play(crosses) if stands(word)),
        points=_whole(lines, POINTS),
        total=_whole(lines, TOTAL),
        left=_tiles(tile_set, lines, LEFT),
        drawn=_tiles(tile_set, lines, DRAWN),
    )


def _blocks(text: str) -> tuple[Lines, Mapping[str | None, Lines]]:
    """Return the lines of the message by their labels, and those of each variant."""
    known = {plain(label): label for label in (*HEAD, *OF_A_PART, VARIANT)}
    head: dict[str, str] = {}
    parts: dict[str | None, dict[str, str]] = {}
    variant = None
    for line in text.splitlines():
        written, colon, value = line.partition(":")
        label = known.get(plain(written))
        if not colon or label is None:
            continue
        if label == VARIANT:
            variant = variant_named(value) or variant_named(f"depunere {value}")
            if variant is None or variant in parts:
                raise MessageUnreadable(line=line.strip())
            parts[variant] = {}
            continue
        block = head if label in HEAD else parts.setdefault(variant, {})
        if label == RETURNED and label in block:
            value = f"{block[label]}; {value}"
        elif label in block:
            raise MessageUnreadable(line=line.strip())
        block[label] = value.strip() if label in HEAD else value.strip(ENDS)
    if not parts:
        raise MessageIncomplete(label=PLAY)
    return head, parts


def _value(lines: Lines, label: str) -> str:
    if not lines.get(label):
        raise MessageIncomplete(label=label)
    return lines[label]


def _read(lines: Lines, label: str, read: Callable[[str], Value]) -> Value:
    value = _value(lines, label)
    try:
        return read(value)
    except (ValueError, KeyError, UnreadableTiles):
        raise MessageUnreadable(line=f"{label}: {value}") from None


def _found(lines: Lines, label: str, pattern: str) -> tuple[str, ...]:
    match = re.match(pattern, in_figures(plain(_value(lines, label))), re.ASCII)
    if match is None:
        raise MessageUnreadable(line=f"{label}: {lines[label]}")
    return match.groups()


def _days(lines: Lines, label: str, pattern: str) -> list[date]:
    figures = [int(found) for found in _found({label: with_points(_value(lines, label))}, label, pattern)]
    starts = range(0, len(figures), 3)
    return _read(lines, label, lambda _: [date(*reversed(figures[at : at + 3])) for at in starts])


def _whole(lines: Lines, label: str) -> int:
    """Return a number; one that is in doubt is not read."""
    (figures,) = _found(lines, label, r"([-−]?\d{1,6})(?:\b|p\b)(?!.*(?:\b(?:sau|ori)\b|\?))")
    return int(figures.replace("−", "-"))


def _tiles(tile_set: TileSet, lines: Lines, label: str) -> Tiles:
    """Return tiles; where there are none people write a stroke, a word, or nothing."""
    value = lines.get(label)
    if value is None:
        raise MessageIncomplete(label=label)
    return _read({label: letters(value)}, label, tile_set.read) if stands(value) else ()
