"""A game of two in the format of most programs (GCG): its turns one by one, with racks and totals.

    #player1 neus Neus Bonet
    >neus: AEILLNY 8G NYA +44 44
    >pau: LMSTT?O J6 M.lT +9 9

In GCG rows have figures and columns letters, so our H7 (across) is 8G and our 7H (down) is G8. A full stop is
a tile that is on the board already. Only turns, names, racks and notes of a file are read.

Other programs read no pass and no exchange without a rack, and want its tiles to be in the bag. Where we do
not know the rack, tiles that are still unseen stand for it, as many as were exchanged, with the note "rack
unknown"; our reader takes them for no rack. A set that no other program has (the Romanian one) is named all
the same in `#tile-distribution`, so that the file is refused there and not misread with English tiles.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from faristol.core.board import Board
from faristol.core.letters import label, tile
from faristol.core.play import Play
from faristol.core.positions import Position, write_tiles
from faristol.core.squares import ROWS, SIZE, Place
from faristol.core.tiles import LANGUAGES, Tiles, TileSet

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "time", "rack"]

UTF8 = "#character-encoding UTF-8"
RACK_UNKNOWN = "rack unknown"
"""The note of a turn whose rack is a stand-in."""


@dataclass(frozen=True)
class Turn:
    """One line of the file. `tiles` are those exchanged, if known, or those of a rack counted at the end."""

    nick: str
    kind: Kind
    rack: Tiles
    points: int
    total: int
    play: Play | None = None
    tiles: Tiles = ()
    exchanged: int = 0
    note: str = ""


@dataclass(frozen=True)
class Game:
    players: tuple[tuple[str, str], ...]
    turns: tuple[Turn, ...]
    racks: tuple[Tiles, ...] = ((), ())

    def boards(self) -> list[Board]:
        """The board at the start and after each turn; words that were withdrawn come off again."""
        both = Board(), Board()
        return [Board(), *((both := after(both, turn))[1] for turn in self.turns)]

    def position(self) -> Position:
        """Return the position before the next turn."""
        nicks = [nick for nick, _ in self.players]
        first = 1 - nicks.index(self.turns[-1].nick) if self.turns else 0
        racks = (self.racks[first], self.racks[1 - first])
        return Position(self.boards()[-1], racks, self.totals(len(self.turns)))

    def totals(self, turn: int) -> tuple[int, int]:
        """Return what both had before a turn, who is to move first."""
        nicks = [nick for nick, _ in self.players]
        totals = dict.fromkeys(nicks, 0) | {each.nick: each.total for each in self.turns[:turn]}
        if turn < len(self.turns):
            first = nicks.index(self.turns[turn].nick)
        else:
            first = 1 - nicks.index(self.turns[-1].nick) if self.turns else 0
        return totals[nicks[first]], totals[nicks[1 - first]]


def after(both: tuple[Board, Board], turn: Turn) -> tuple[Board, Board]:
    """Return the board before the last play and the present one, as this turn leaves them."""
    before, now = both
    if turn.play is not None:
        return now, _with_play(now, turn.play)
    return (before, before) if turn.kind == "withdrawn" else both


def _with_play(board: Board, play: Play) -> Board:
    new = {s: c for s, c in zip(play.squares, play.word, strict=True) if not board.squares[s]}
    return board.with_tiles(new)


def place_text(place: Place) -> str:
    row, column = divmod(place.square, SIZE)
    return f"{ROWS[column]}{row + 1}" if place.down else f"{row + 1}{ROWS[column]}"


def write_gcg(tile_set: TileSet, game: Game) -> str:
    lines = [UTF8]
    lines += [f"#player{n} {nick} {name}" for n, (nick, name) in enumerate(game.players, 1)]
    lines += _tile_lines(tile_set)
    lines += [f"#rack{n} {write_tiles(tile_set, rack)}" for n, rack in enumerate(game.racks, 1) if rack]
    for turn, board in zip(game.turns, game.boards(), strict=False):
        unknown = not turn.rack and turn.kind in ("pass", "exchange")
        known = replace(turn, rack=_stand_in(tile_set, turn, board)) if unknown else turn
        lines.append(f">{turn.nick}: {_move_text(tile_set, known, board)} {_points(turn)} {turn.total}")
        lines += [f"#note {line}" for line in turn.note.splitlines()]
        lines += [f"#note {RACK_UNKNOWN}"] if unknown else []
    return "\n".join(lines) + "\n"


def _stand_in(tile_set: TileSet, turn: Turn, board: Board) -> Tiles:
    """Return tiles that are not on the board, those first of which most are left."""
    left = Counter(tile_set.all) - Counter(tile(tile_set, code) for code in board.squares if code)
    unseen = [each for each, number in left.most_common() for _ in range(number)]
    return tuple(unseen[: turn.exchanged or 1])


def _points(turn: Turn) -> str:
    """Return the points with their sign; what is taken away has a minus, though it be nothing."""
    lost = turn.kind == "withdrawn" or (turn.kind == "rack" and turn.rack)
    return "-0" if lost and not turn.points else f"{turn.points:+}"


def _tile_lines(tile_set: TileSet) -> list[str]:
    """Return the lines that declare the tiles of more than one letter."""
    signs = [label(tile_set, code) for code in range(1, len(tile_set.letters) + 1)]
    long = [f"#tile {sign} {sign.lower()}" for sign in signs if len(sign) > 1]
    return [f"#tile-distribution {LANGUAGES[tile_set.language]}", *long]


def _move_text(tile_set: TileSet, turn: Turn, board: Board) -> str:
    rack, tiles = write_tiles(tile_set, turn.rack), write_tiles(tile_set, turn.tiles)
    match turn.kind:
        case "play":
            assert turn.play is not None
            return f"{rack} {place_text(turn.play.place)} {_word(tile_set, turn.play, board)}"
        case "exchange":
            return f"{rack} -{tiles or turn.exchanged}"
        case "pass":
            return f"{rack} -"
        case "withdrawn":
            return f"{rack} --"
        case "rack":
            return f"{rack} ({tiles})"
        case called:
            return f"{rack} ({called})"


def _word(tile_set: TileSet, play: Play, board: Board) -> str:
    squares: Sequence[int] = play.squares
    signs = zip(squares, play.word, strict=True)
    return "".join("." if board.squares[square] else label(tile_set, code) for square, code in signs)
