"""The sheet in words (`fișa de concurs`): all facts of a game, by which it can be rebuilt (COR-5).

The front first; then the turns as the document's table has them, with what happened between them. Before the
first turn it is what the arbiter sends out: from it both players open the same game.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from faristol.core.notation import as_typed
from faristol.core.tiles import TileSet
from faristol.errors import Rejected
from faristol.fields import Damaged
from faristol.games.correspondence.course import BLUE, RED, tiles_of
from faristol.games.correspondence.ending import worth
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.front import LABELS as OF_THE_FRONT
from faristol.games.correspondence.front import STRING, front, read_front
from faristol.games.correspondence.game import WITHOUT_STAMP, Correspondence
from faristol.games.correspondence.in_order import as_both_have_it
from faristol.games.correspondence.jokers import are_same_words, make_each_reading
from faristol.games.correspondence.mailed import own_lines
from faristol.games.correspondence.message import PASS, VARIANTS, letters, variant_named
from faristol.games.correspondence.message_errors import SheetDiffers, SheetUnreadable
from faristol.games.correspondence.playing import pass_turn
from faristol.games.correspondence.remarks import (
    COLOURS,
    NOTHING,
    coefficients_text,
    is_remark,
    read_remark,
    remark,
    roman,
)
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry, effective

OWN = frozenset({"Exported", "LetterArrived", "SheetsArrived", "ClaimArrived", "DisputeReceived"})
"""What is noted for this device alone."""

LABELS = {*map(plain, OF_THE_FRONT)}
STAMPS = frozenset({"at", "act", "key", "heard"})
TITLE = "FIȘA DE CONCURS"
PLAYS = "DEPUNERI"
LEFT_OVER, WORTH = "Litere rămase în mână", "Coeficienți"
ROW = re.compile(r"(?P<turn>[ivxlc]+), (?P<colour>rosu|albastru)(?: \((?P<variant>[^)]*)\))?")
"""How a turn begins, plain: mail programs and people leave out diacritics."""


def facts(entries: Iterable[Entry]) -> list[Entry]:
    """Return what a log says, without moments: neither what was undone nor what is only for oneself."""
    return [
        {key: value for key, value in entry.items() if key not in STAMPS}
        for entry in effective(entries)
        if entry["type"] not in OWN
    ]


def sheet_facts(entries: Iterable[Entry]) -> list[Entry]:
    """Return the facts of a game as both sheets have them; none claims a stamp that no post has made."""
    first, *others = facts(entries)
    return [first, *_stamped_by_a_post(first["way"], as_both_have_it(others))]


def _stamped_by_a_post(way: str, others: Iterable[Entry]) -> Iterator[Entry]:
    for fact in others:
        way = fact["way"] if fact["type"] == "WayAgreed" else way
        unstamped = fact["type"] == "TurnSent" and way in WITHOUT_STAMP
        yield {**fact, "known": "confirmed"} if unstamped else fact


def write_sheet(entries: Sequence[Entry]) -> str:
    first, *others = sheet_facts(entries)
    event = opened(first)
    lines = [TITLE, *front(event.opened), *([PLAYS] if others else [])]
    for fact in others:
        before, event = event, apply(event, fact)
        lines.append(_row(before, event, fact) if fact["type"] == "TurnMade" else remark(fact))
    return "\n".join([*lines, *_sums(event), ""])


def _sums(event: Correspondence) -> list[str]:
    """Return what stands below the last turn: what is taken for letters left, and the coefficients."""
    taken = [
        f"{LEFT_OVER}, {COLOURS[player]}: {letters(event.tile_set, tiles_of(event.string, hand))}; "
        f"se scad {points}; total {event.scores[player - 1]}"
        for player, hand, points in zip((RED, BLUE), event.course.hands, event.left_over, strict=True)
        if points
    ]
    return [*taken, *worth_lines(event)]


def worth_lines(event: Correspondence) -> list[str]:
    """Return the line with the coefficients, if the game has come to them (COR-28)."""
    found = worth(event)
    return [f"{WORTH}: {coefficients_text(found)}"] if found else []


def _row(before: Correspondence, after: Correspondence, fact: Entry) -> str:
    """Return a turn as a row: `III, ROȘU | O,G | 7C: GOL | C7: GO; D7: OL | 41 | 51`."""
    course, player = after.courses[fact["variant"]], fact["player"]
    turn = course.turns[-1]
    play = PASS if turn.kind == "pass" else turn.words[0].replace(" ", ": ")
    used = letters(after.tile_set, tiles_of(after.string, turn.used)).replace(", ", ",")
    cells = [
        _head(roman(before.number), COLOURS[player], fact["variant"]),
        used,
        play,
        "; ".join(word.replace(" ", ": ") for word in turn.words[1:]) or NOTHING,
        str(turn.points),
        str(after.total(player, course)),
    ]
    return " | ".join(cells)


def _head(turn: str, colour: str, variant: str | None) -> str:
    return f"{turn}, {colour} ({VARIANTS[variant]})" if variant else f"{turn}, {colour}"


def read_sheet(text: str) -> list[Entry]:
    """Return the facts of a game, from its first line to its last; each turn is made again on the way."""
    lines = [line for line in own_lines(text, LABELS, {plain(STRING)}, begins).splitlines() if line]
    at = next((at for at, line in enumerate(lines) if plain(line) == plain(PLAYS)), len(lines))
    head, rest = lines[:at], lines[at + 1 :]
    first = read_front(head)
    event, found = opened(first), [first]
    for line in rest:
        if _is_sum(line):
            if plain(line) not in map(plain, _sums(event)):
                raise SheetDiffers(line=line, why=SheetUnreadable(line=line))
            continue
        for fact in _facts(event, line):
            try:
                event = apply(event, fact)
            except (Damaged, Rejected, AssertionError, ValueError, IndexError, KeyError):
                raise SheetUnreadable(line=line) from None
            found.append(fact)
    return found


def begins(line: str) -> bool:
    """Return whether a line of the sheet is another turn or remark, and not the rest of the one before."""
    written = plain(line)
    return (
        written in (plain(TITLE), plain(PLAYS))
        or bool(ROW.match(written))
        or is_remark(line)
        or _is_sum(line)
    )


def _is_sum(line: str) -> bool:
    return plain(re.split("[,:]", line)[0]) in (plain(LEFT_OVER), plain(WORTH))


def _facts(event: Correspondence, line: str) -> list[Entry]:
    cells = [cell.strip() for cell in line.split("|")]
    if len(cells) == 1:
        return [read_remark(event.ruleset, line)]
    found = ROW.fullmatch(plain(cells[0]))
    variant = variant_named(found["variant"]) if found and found["variant"] else None
    if found is None or len(cells) != 6 or (found["variant"] and variant is None):
        raise SheetUnreadable(line=line)
    cells[0] = _head(found["turn"], found["colour"], variant)
    try:
        made = _made(event, cells, variant)
    except Rejected as refusal:
        raise SheetDiffers(line=line, why=refusal) from None
    for each in made:
        if _is_row(event.tile_set, _row(event, apply(event, each), each), cells):
            return [each]
    raise SheetDiffers(line=line, why=SheetUnreadable(line=line))


def _made(event: Correspondence, cells: list[str], variant: str | None) -> list[Entry]:
    if plain(cells[2]) == plain(PASS):
        return pass_turn(event, variant)
    in_stock = plain(cells[1]) != plain(NOTHING)
    place, _, word = cells[2].replace(":", " ").partition(" ")
    return make_each_reading(
        event, f"{place.upper()} {as_typed(word.strip())}", lambda word: in_stock, variant
    )


def _is_row(tile_set: TileSet, row: str, cells: list[str]) -> bool:
    ours = row.split(" | ")
    words = all(are_same_words(tile_set, ours[at], cells[at]) for at in (2, 3))
    return words and all(plain(ours[at]) == plain(cells[at]) for at in (0, 1, 4, 5))
