"""A game read from the GCG that another program wrote.

What is read is what stands: the plays are not judged, but a full stop must have its tile and a letter its
square.
"""

import re
from dataclasses import replace

from faristol.core.board import Board
from faristol.core.errors import GameTooLong, OtherLanguage, UnreadablePosition
from faristol.core.gcg import RACK_UNKNOWN, Game, Turn, after
from faristol.core.gcg_language import tiles_named
from faristol.core.letters import plain
from faristol.core.play import Play
from faristol.core.positions import read_signs, read_tiles, refuse_other_tiles
from faristol.core.squares import ROWS, SIZE, Place
from faristol.core.tiles import LANGUAGES, TileSet

_PLAYER = re.compile(r"#player([12])\s+(\S+)\s*(.*)")
_RACK = re.compile(r"#rack([12])\s+(\S*)")
_POINTS = re.compile(r"[+-]\d{1,5} -?\d{1,5}", re.ASCII)
_PLACE = re.compile(r"(\d{1,2})([A-Oa-o])|([A-Oa-o])(\d{1,2})", re.ASCII)

MOST_BYTES, MOST_LINES, LONGEST_LINE, MOST_TURNS = 100_000, 1_000, 5_000, 200
"""A long game with a comment on every turn is a tenth of it."""


def refuse_long(data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise GameTooLong(turns=MOST_TURNS, kilobytes=MOST_BYTES // 1000)


def read_gcg(tile_set: TileSet, data: bytes) -> Game:
    """Return the game of a file; it is ISO 8859-1, as the format says, unless its first line says UTF-8."""
    refuse_long(data)
    without_bom = data.removeprefix(b"\xef\xbb\xbf")
    utf8 = without_bom is not data or re.match(rb"#character-encoding\s+utf-?8", without_bom, re.IGNORECASE)
    text = without_bom.decode("utf-8" if utf8 else "latin-1", "replace")
    game, boards = Game(players=(), turns=()), (Board(), Board())
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise GameTooLong(turns=MOST_TURNS, kilobytes=MOST_BYTES // 1000)
    for number, line in enumerate(lines, 1):
        read = _with_line(tile_set, game, boards[1], line.strip()) if len(line) <= LONGEST_LINE else None
        if read is None:
            raise UnreadablePosition(line=number, text=line[:80])
        if len(read.turns) > len(game.turns):
            boards = after(boards, read.turns[-1])
        if len(read.turns) > MOST_TURNS:
            raise GameTooLong(turns=MOST_TURNS, kilobytes=MOST_BYTES // 1000)
        game = read
    if len({nick for nick, _ in game.players}) != 2:
        raise UnreadablePosition(line=1, text=text[:40])
    return game


def _with_line(tile_set: TileSet, game: Game, board: Board, line: str) -> Game | None:
    """The game with what a line adds to it; None if that cannot be read."""
    if (other := tiles_named(line)) and LANGUAGES[tile_set.language] not in other.casefold():
        raise OtherLanguage(tiles=other)
    if line.startswith((">", "#rack")):
        written = line.partition(":")[2] or line.removeprefix("#rack")
        refuse_other_tiles(tile_set, " ".join(part for part in written.split() if not _PLACE.fullmatch(part)))
    if line.startswith(">"):
        turn = _turn(tile_set, board, line)
        known = turn is not None and turn.nick in {nick for nick, _ in game.players}
        return replace(game, turns=(*game.turns, turn)) if turn and known else None
    if player := _PLAYER.fullmatch(line):
        if len(game.players) == 2:
            return None
        return replace(game, players=(*game.players, (player[2], player[3] or player[2])))
    if rack := _RACK.fullmatch(line):
        tiles = read_tiles(tile_set, rack[2])
        if tiles is None:
            return None
        return replace(game, racks=(tiles, game.racks[1]) if rack[1] == "1" else (game.racks[0], tiles))
    if game.turns and line and (line.startswith("#note") or not line.startswith("#")):
        last = game.turns[-1]
        if line == f"#note {RACK_UNKNOWN}":
            return replace(game, turns=(*game.turns[:-1], replace(last, rack=())))
        note = "\n".join(part for part in (last.note, line.removeprefix("#note").strip()) if part)
        return replace(game, turns=(*game.turns[:-1], replace(last, note=note)))
    return game


def _turn(tile_set: TileSet, board: Board, line: str) -> Turn | None:
    nick, _, written = line[1:].partition(":")
    *moved, gained, sum_ = ["", "", *written.strip().rsplit(maxsplit=2)][-3:]
    if not _POINTS.fullmatch(f"{gained} {sum_}"):
        return None
    turn_text, points, total = "".join(moved), int(gained), int(sum_)
    rack, opened, what = turn_text.removesuffix(")").partition("(")
    if turn_text.endswith(")") and opened and what and len(rack.split()) <= 1 and len(what.split()) == 1:
        return _called(tile_set, Turn(nick, "rack", (), points, total), rack.strip(), what)
    rack, _, move = turn_text.partition(" ")
    if rack.startswith("-") or read_gcg_place(rack):
        # Nothing is known of the rack.
        rack, move = "", turn_text
    tiles = read_tiles(tile_set, rack)
    if tiles is None:
        return None
    turn = Turn(nick, "pass", tiles, points, total)
    move = move.strip()
    if move == "-":
        return turn
    if move == "--":
        return replace(turn, kind="withdrawn")
    if move.startswith("-"):
        return _exchange(tile_set, turn, move[1:])
    play = _play(tile_set, board, move)
    return replace(turn, kind="play", play=play) if play else None


def _called(tile_set: TileSet, turn: Turn, rack: str, what: str) -> Turn | None:
    had = read_tiles(tile_set, rack)
    if had is None:
        return None
    if what == "challenge":
        return replace(turn, kind="challenge", rack=had)
    if what == "time":
        return replace(turn, kind="time", rack=had)
    counted = read_tiles(tile_set, what)
    return replace(turn, rack=had, tiles=counted) if counted else None


def _exchange(tile_set: TileSet, turn: Turn, what: str) -> Turn | None:
    """The tiles, or only how many they were."""
    if re.fullmatch("[1-7]", what):
        return replace(turn, kind="exchange", exchanged=int(what))
    tiles = read_tiles(tile_set, what)
    return replace(turn, kind="exchange", tiles=tiles, exchanged=len(tiles)) if tiles else None


def _play(tile_set: TileSet, board: Board, move: str) -> Play | None:
    position, _, written = move.partition(" ")
    place = read_gcg_place(position)
    signs = read_signs(tile_set, written.strip(), r"\.")
    if place is None or not signs or len(signs) > place.room:
        return None
    there = board.on(place.squares(len(signs)))
    word = bytes(lies if sign == "." else int(sign) for sign, lies in zip(signs, there, strict=True))
    agrees = (
        plain(word[n : n + 1]) == plain(lies) for n in range(len(word)) if (lies := there[n : n + 1]) != b"\0"
    )
    return Play(place, word) if 0 not in word and all(agrees) else None


def read_gcg_place(text: str) -> Place | None:
    match = _PLACE.fullmatch(text)
    if match is None:
        return None
    down = match[3] is not None
    row, column = int(match[4] or match[1]) - 1, ROWS.index((match[3] or match[2]).upper())
    return Place(row * SIZE + column, down) if 0 <= row < SIZE else None
