"""The racks on which a person lost most, kept on the device to be tried again.

A rack is kept with the board that it met, the best play and what was played; from one's own games here,
from duplicates played alone wherever they are reckoned. What is kept is one text of JSON.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from faristol.core.board import Board
from faristol.core.cgp import read_cgp, write_cgp
from faristol.core.placement import PlayRules
from faristol.core.play import write_play
from faristol.core.positions import Position
from faristol.core.tiles import Tiles, TileSet, tile_set
from faristol.games.classic.analysing import Analysis, Looked, boards
from faristol.games.classic.game import Classic
from faristol.words.best import Found

KEPT = "lost-racks"
"""What the device calls it."""
AT_MOST = 100
OF_A_GAME = 5
WORTH_KEEPING = 10
"""So many points at least were lost on a rack that comes back."""


@dataclass(frozen=True)
class LostRack:
    """`own` is "" where nothing was played; `at` is when the event began, in milliseconds."""

    language: str
    lexicon: str
    """The SHA-256 of the words by which the best play was found."""
    position: str
    """Board and rack as CGP."""
    best: str
    top: int
    own: str
    points: int
    first: int
    most: int
    bonus: int
    where: str
    """The name of the event."""
    at: int

    @property
    def lost(self) -> int:
        return self.top - self.points

    @property
    def rules(self) -> PlayRules:
        return PlayRules(self.first, self.most, self.bonus, {})

    @property
    def board(self) -> Board:
        return read_cgp(tile_set(self.language), self.position).board

    @property
    def rack(self) -> Tiles:
        return read_cgp(tile_set(self.language), self.position).racks[0]


def lost_rack(
    tiles: TileSet,
    lexicon: str,
    rules: PlayRules,
    board: Board,
    rack: Tiles,
    best: Found,
    own: tuple[str, int],
    event: tuple[str, int],
) -> LostRack:
    """`own` is the play and its points, ("", 0) for none; `event` its name and when it began."""
    return LostRack(
        language=tiles.language,
        lexicon=lexicon,
        position=write_cgp(tiles, Position(board, (rack, ()))),
        best=write_play(tiles, best.play),
        top=best.score,
        own=own[0],
        points=own[1],
        first=rules.first,
        most=rules.most,
        bonus=rules.bonus,
        where=event[0],
        at=event[1],
    )


def of_classic(event: Classic, analysis: Analysis, player: int) -> tuple[LostRack, ...]:
    """The turns of a player that cost most, the worst first."""
    mine = [each for each in analysis.looked.values() if each.turn.player == player]
    worst = sorted((each for each in mine if each.missed >= WORTH_KEEPING), key=lambda each: -each.missed)
    found = boards(event)
    return tuple(_of_turn(event, each, found[each.number - 1]) for each in worst[:OF_A_GAME])


def _of_turn(event: Classic, looked: Looked, board: Board) -> LostRack:
    turn = looked.turn
    assert turn.rack is not None
    own = (turn.play or "", turn.points) if turn.kind == "play" else ("", 0)
    return lost_rack(
        event.tile_set,
        event.opened["lexicon"]["sha256"],
        event.rules,
        board,
        turn.rack,
        looked.best.plays[0],
        own,
        (event.opened["name"], event.opened["at"]),
    )


def added(kept: str | None, new: Sequence[LostRack]) -> str:
    """What is kept from now on: of too many, those go on which least was lost. The newest stand first."""
    every = _once([*new, *read(kept)])
    costly = sorted(every, key=lambda each: -each.lost)[:AT_MOST]
    newest = sorted(costly, key=lambda each: (-each.at, -each.lost))
    return json.dumps([asdict(each) for each in newest], ensure_ascii=False)


def read(kept: str | None) -> tuple[LostRack, ...]:
    return tuple(LostRack(**each) for each in json.loads(kept or "[]"))


def _once(racks: Iterable[LostRack]) -> list[LostRack]:
    """Each position once, as it was lost the last time."""
    found: dict[tuple[str, str], LostRack] = {}
    for each in racks:
        found.setdefault((each.language, each.position), each)
    return list(found.values())
