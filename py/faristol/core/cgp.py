"""Positions in one line, as Macondo and Woogles write them (CGP).

    15/15/…/3[L·L]5MA2Ç/… AEI?/LT 38/41 0 ld catalan;

Fifteen rows with the number of empty squares between tiles, two racks, two totals, the number of turns
without points, and further fields of other programs, which are not read.
"""

import re
from collections.abc import Iterator
from itertools import groupby

from faristol.core.board import Board
from faristol.core.errors import UnreadablePosition
from faristol.core.letters import label
from faristol.core.positions import Position, read_signs, read_tiles, refuse_other_tiles, write_tiles
from faristol.core.squares import SIZE, SQUARES
from faristol.core.tiles import LANGUAGES, TileSet

LONGEST = 5_000
FIELDS = ("", "/", "0/0", "0")
"""What may be left out at the end: racks, totals, turns."""


def read_cgp(tile_set: TileSet, text: str) -> Position:
    if len(text) > LONGEST:
        raise UnreadablePosition(line=1, text=text[:80])
    given = text.split(maxsplit=len(FIELDS))[: len(FIELDS)]
    board, racks, scores, scoreless = [*given, *FIELDS[len(given) :]]
    refuse_other_tiles(tile_set, board + racks)
    hands = [read_tiles(tile_set, rack) for rack in racks.split("/")]
    totals = re.fullmatch(r"(-?\d{1,5})/(-?\d{1,5})", scores, re.ASCII)
    turns = re.fullmatch(r"\d{1,3}", scoreless, re.ASCII)
    match hands:
        case [(tuple() as first), (tuple() as second)] if totals and turns:
            return Position(
                _board(tile_set, board), (first, second), (int(totals[1]), int(totals[2])), int(turns[0])
            )
    raise UnreadablePosition(line=1, text=" ".join([racks, scores, scoreless]))


def _board(tile_set: TileSet, text: str) -> Board:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise UnreadablePosition(line=1, text=text)
    return Board(b"".join(_row(tile_set, row) for row in rows))


def _row(tile_set: TileSet, text: str) -> bytes:
    signs = read_signs(tile_set, text, r"[1-9][0-9]?") or []
    row = b"".join(bytes([sign]) if isinstance(sign, int) else bytes(int(sign)) for sign in signs)
    if len(row) != SIZE:
        raise UnreadablePosition(line=1, text=text)
    return row


def write_cgp(tile_set: TileSet, position: Position) -> str:
    squares = position.board.squares
    rows = [squares[start : start + SIZE] for start in range(0, SQUARES, SIZE)]
    return " ".join(
        [
            "/".join("".join(_written(tile_set, row)) for row in rows),
            "/".join(write_tiles(tile_set, rack) for rack in position.racks),
            "/".join(map(str, position.scores)),
            str(position.scoreless),
            f"ld {LANGUAGES[tile_set.language]};",
        ]
    )


def _written(tile_set: TileSet, row: bytes) -> Iterator[str]:
    for has_tile, squares in groupby(row, bool):
        if not has_tile:
            yield str(len(list(squares)))
            continue
        for code in squares:
            sign = label(tile_set, code)
            yield f"[{sign}]" if len(sign) > 1 else sign
