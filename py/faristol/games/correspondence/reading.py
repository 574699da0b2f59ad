"""A message that came back from the post or the mail: read line by line, whatever stands around it (COR-25).

Labels are known with and without diacritics, large or small, with any dash. Unknown lines are passed over,
and so are lines quoted below a message; a message that is quoted whole is read.
"""

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import TypeVar

from faristol.core.notation import as_typed
from faristol.core.tiles import Tiles, TileSet, UnreadableTiles
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
    VARIANTS,
    Message,
    Part,
)
from faristol.games.correspondence.message_errors import MessageIncomplete, MessageUnreadable
from faristol.games.correspondence.remarks import AHEAD, COLOURS, KNOWN, NOTHING, roman
from faristol.games.correspondence.typed import (
    ALIASES,
    NAMES,
    OF_TWO_LINES,
    is_play,
    plain,
    with_labels,
)
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
MOST_TURNS = 399

DAY = r"(\d{1,2})\.(\d{1,2})\.(\d{4})\b"
ISO = re.compile(r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b")
MONTHS = ("ian", "feb", "mar", "apr", "mai", "iun", "iul", "aug", "sep", "oct", "noi", "dec")
IN_WORDS = re.compile(rf"\b(\d{{1,2}})\s+({'|'.join(MONTHS)})[a-z]*\.?\s+(\d{{4}})")
IN_FIGURES = re.compile(r"\b(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})\b")
TWO_DAYS = rf"\D*{DAY}\D+{DAY}"

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
    lines = own_lines(text, LABELS, OF_A_TURN, is_play).splitlines()
    head, parts = _blocks(with_labels("\n".join(each_label(lines, (*HEAD, *OF_A_PART)))))
    number, colour = _found(head, TURN, r"([ivxlc]+|\d{1,4})[\s,.;-]+(\w+)")
    sent, arrived = _days(head, PARTNER, TWO_DAYS)
    (own,) = _days(head, SENT, rf"\D*{DAY}")
    days, red, blue = map(int, _found(head, DAYS, r"(\d{1,5})\D+(\d{1,5})\D+(\d{1,5})\b"))
    words, _, why = head.get(CHALLENGED, "").partition(";")
    return Message(
        game=head.get(GAME, ""),
        number=_read(head, TURN, lambda _: _number(number)),
        player=_read(head, TURN, lambda _: {plain(name): key for key, name in COLOURS.items()}[colour]),
        partner_sent=sent,
        arrived=arrived,
        sent=own,
        days=days,
        used=(red, blue),
        leave=_leave(head) if LEAVE in head else None,
        admitted=ADMITTED in head,
        challenged=tuple(as_typed(word.strip()) for word in words.split(",") if _stands(word)),
        why=why.strip(),
        offered=OFFERED in head,
        parts={variant: _part(tile_set, lines) for variant, lines in parts.items()},
        signed=_value(head, SIGNED),
        resent=_days(head, RESENT, rf"\D*{DAY}")[0] if RESENT in head else None,
        returned=_each_return(head[RETURNED]) if RETURNED in head else (),
        exact=" ".join(head.get(EXACT, "").upper().split()),
        known=_known(head[PARTNER]),
    )


def _known(text: str) -> str | None:
    """Return how the day of arrival is known, which stands in brackets behind it if it is not as usual."""
    said = plain(text).partition("(")[2].rstrip(" ).")
    return next((known for known, words in KNOWN.items() if plain(words) == said), None)


def _two(head: Lines, label: str) -> tuple[date, date]:
    first, last = _days(head, label, TWO_DAYS)
    return first, last


def _each_return(text: str) -> tuple[tuple[date, date], ...]:
    """Return when a letter came back and went off again, as often as it did (COR-18)."""
    return tuple(_two({RETURNED: each}, RETURNED) for each in text.split(";") if each.strip())


def _leave(head: Lines) -> tuple[date, date, bool | None]:
    first, last = _two(head, LEAVE)
    ahead = (option for option, words in AHEAD.items() if plain(words) in plain(head[LEAVE]))
    return first, last, next(ahead, None)


def _part(tile_set: TileSet, lines: Lines) -> Part:
    play = _play(_value(lines, PLAY))
    crosses = lines.get(CROSSES, NOTHING)
    return Part(
        confirms=" ".join(_value(lines, CONFIRMS).split()),
        tiles=_tiles(tile_set, lines, TILES),
        play=None if play.upper() == PASS else play,
        crosses=tuple(_play(word) for word in re.split("[;,]", crosses) if _stands(word)),
        points=_whole(lines, POINTS),
        total=_whole(lines, TOTAL),
        left=_tiles(tile_set, lines, LEFT),
        drawn=_tiles(tile_set, lines, DRAWN),
    )


def _play(text: str) -> str:
    """Return `7C GOL`, also of `7c: gol`."""
    return " ".join(map(as_typed, text.replace(":", " ").split()))


def _stands(text: str) -> bool:
    """Return whether there is more than the sign for nothing."""
    return plain(text) not in ("", plain(NOTHING))


def _blocks(text: str) -> tuple[Lines, Mapping[str | None, Lines]]:
    """Return the lines of the message by their labels, and those of each variant."""
    known = {plain(label): label for label in (*HEAD, *OF_A_PART, VARIANT)}
    named = {plain(name): variant for variant, name in VARIANTS.items()}
    head: dict[str, str] = {}
    parts: dict[str | None, dict[str, str]] = {}
    variant = None
    for line in text.splitlines():
        written, colon, value = line.partition(":")
        label = known.get(plain(written))
        if not colon or label is None:
            continue
        if label == VARIANT:
            variant = named.get(plain(value))
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
    match = re.match(pattern, plain(_value(lines, label)), re.ASCII)
    if match is None:
        raise MessageUnreadable(line=f"{label}: {lines[label]}")
    return match.groups()


def _days(lines: Lines, label: str, pattern: str) -> list[date]:
    figures = [int(found) for found in _found({label: _with_points(_value(lines, label))}, label, pattern)]
    starts = range(0, len(figures), 3)
    return _read(lines, label, lambda _: [date(*reversed(figures[at : at + 3])) for at in starts])


def _with_points(text: str) -> str:
    """Return a text with each of its days as the sheet has it, 06.03.2026, however it is written."""
    text = ISO.sub(r"\3.\2.\1", plain(text))
    text = IN_WORDS.sub(lambda day: f"{day[1]}.{MONTHS.index(day[2]) + 1}.{day[3]}", text)
    return IN_FIGURES.sub(
        lambda day: f"{day[1]}.{day[2]}.{day[3] if len(day[3]) == 4 else '20' + day[3]}", text
    )


def _number(text: str) -> int:
    figures = {plain(roman(number)): number for number in range(1, MOST_TURNS + 1)}
    return int(text) if text.isdecimal() else figures[text]


def _whole(lines: Lines, label: str) -> int:
    (figures,) = _found(lines, label, r"([-−]?\d{1,6})\b")
    return int(figures.replace("−", "-"))


def _tiles(tile_set: TileSet, lines: Lines, label: str) -> Tiles:
    return _read(lines, label, lambda value: tile_set.read(value.replace("*", "?")) if _stands(value) else ())
