"""The racks on which a person lost most, kept on the device to be tried again.

A rack is kept with the board that it met, the best play and what was played; from one's own games and from
duplicates here, from those played alone in `solo/lost.py`. What is kept is one text of JSON.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Annotated

from faristol.core.board import Board
from faristol.core.cgp import read_cgp, write_cgp
from faristol.core.letters import plain
from faristol.core.placement import PlayRules, place
from faristol.core.play import read_play, write_play
from faristol.core.positions import Position
from faristol.core.tiles import LANGUAGES, Tiles, TileSet, tile_set
from faristol.errors import Rejected
from faristol.facts import OpenedWithWords
from faristol.fields import one_of
from faristol.games.classic.analysing import AnalysedTurn, Analysis, boards
from faristol.games.classic.game import Classic
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round, Slip
from faristol.remembered import recall_each
from faristol.words.lexicon import Lexicon

LOST_RACKS_RECORD = "lost-racks"
"""What the device calls it."""
AT_MOST = 100
OF_A_GAME = 5
WORTH_KEEPING = 10
"""So many points at least were lost on a rack that comes back."""


@dataclass(frozen=True)
class LostRack:
    """`own` is "" where nothing was played; `at` is when the event began, in milliseconds."""

    language: Annotated[str, one_of(LANGUAGES)]
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
    opened: OpenedWithWords,
    tiles: TileSet,
    rules: PlayRules,
    board: Board,
    rack: Tiles,
    best: tuple[str, int],
    own: tuple[str, int],
) -> LostRack:
    """Return the rack; `best` and `own` are a play and its points, ("", 0) for none."""
    return LostRack(
        language=tiles.language,
        lexicon=opened.lexicon["sha256"],
        position=write_cgp(tiles, Position(board, (rack, ()))),
        best=best[0],
        top=best[1],
        own=own[0],
        points=own[1],
        first=rules.first,
        most=rules.most,
        bonus=rules.bonus,
        where=opened.name,
        at=opened.at,
    )


def missed_words(racks: Iterable[LostRack], lexicon: Lexicon | None = None) -> list[bytes]:
    """Return the words of the best plays that were not found, each once; by a lexicon only the confirmed."""
    missed = (each for each in racks if each.lost > 0 and (lexicon is None or is_fair(each, lexicon)))
    best = (read_play(tile_set(each.language), each.best) for each in missed)
    return list(dict.fromkeys(plain(play.word) for play in best))


def is_fair(lost: LostRack, lexicon: Lexicon) -> bool:
    """Return whether the best play of a rack has no word that one source alone knows."""
    if lost.language != lexicon.language:
        return True
    tiles = tile_set(lost.language)
    try:
        words = place(tiles, lost.rules, lost.board, read_play(tiles, lost.best), None).words
    except Rejected:
        return True
    letters = [plain(word.letters) for word in words]
    return not any(lexicon.contains(word) and not lexicon.is_confirmed(word) for word in letters)


def dearest(racks: Iterable[LostRack]) -> tuple[LostRack, ...]:
    """Return those of one game that are worth keeping, the worst first."""
    worst = sorted((each for each in racks if each.lost >= WORTH_KEEPING), key=lambda each: -each.lost)
    return tuple(worst[:OF_A_GAME])


def of_classic(event: Classic, analysis: Analysis, player: int) -> tuple[LostRack, ...]:
    """Return the turns of a player that cost most."""
    return dearest(every_of_classic(event, analysis, player))


def every_of_classic(event: Classic, analysis: Analysis, player: int) -> tuple[LostRack, ...]:
    """Return all turns of a player that were analysed."""
    mine = [each for each in analysis.analysed.values() if each.turn.player == player and each.best.plays]
    found = boards(event)
    return tuple(_of_turn(event, each, found[each.number - 1]) for each in mine)


def _of_turn(event: Classic, looked: AnalysedTurn, board: Board) -> LostRack:
    turn, best = looked.turn, looked.best.plays[0]
    assert turn.rack is not None
    own = (turn.play or "", turn.points) if turn.kind == "play" else ("", 0)
    top = write_play(event.tile_set, best.play), best.score
    return lost_rack(event.opened, event.tile_set, event.rules, board, turn.rack, top, own)


def of_duplicate(event: Duplicate, player: str) -> tuple[LostRack, ...]:
    """Return the slips of a player that were furthest below the master play, once the duplicate is over."""
    return dearest(every_of_duplicate(event, player))


def every_of_duplicate(event: Duplicate, player: str) -> tuple[LostRack, ...]:
    """Return all slips of a player beside the master play, once the duplicate is over.

    In completiv there is none: its racks are six tiles, and the seventh is not that of everybody.
    """
    if event.stage != "over" or "seventh" in event.ruleset:
        return ()
    played = [(each, each.slips[player]) for each in finished(event) if player in each.slips]
    return tuple(_of_slip(event, round_, slip) for round_, slip in played if _stands(round_))


def _stands(round_: Round) -> bool:
    """Return whether the list knows the master play: one found wrong, or let pass against it, is no goal."""
    assert round_.master
    play = round_.master.play
    return not round_.master.wrong and not any(
        slip.accepted and slip.play == play for slip in round_.slips.values()
    )


def _of_slip(event: Duplicate, round_: Round, slip: Slip) -> LostRack:
    assert round_.master
    top = round_.master.play, round_.master.points
    own = (slip.play or "", slip.points) if slip.valid else ("", 0)
    return lost_rack(event.opened, event.tile_set, event.rules, round_.board, round_.rack, top, own)


def added(kept: str | None, new: Sequence[LostRack]) -> str:
    """Return what is kept from now on: of too many, those on which most was lost. The newest stand first."""
    every = _once([*new, *read(kept)])
    costly = sorted(every, key=lambda each: -each.lost)[:AT_MOST]
    newest = sorted(costly, key=lambda each: (-each.at, -each.lost))
    return json.dumps([asdict(each) for each in newest], ensure_ascii=False)


def read(kept: str | None) -> tuple[LostRack, ...]:
    """What is kept, as far as it is a rack on a board."""
    racks: Iterable[LostRack] = recall_each(kept, LostRack)
    return tuple(each for each in racks if _is_readable(each.language, each.position))


@lru_cache(2 * AT_MOST)
def _is_readable(language: str, position: str) -> bool:
    try:
        found = read_cgp(tile_set(language), position)
    except Rejected:
        return False
    return bool(found.board.squares and found.racks[0])


def _once(racks: Iterable[LostRack]) -> list[LostRack]:
    """Return each position once, as it was lost the last time."""
    found: dict[tuple[str, str], LostRack] = {}
    for each in racks:
        found.setdefault((each.language, each.position), each)
    return list(found.values())
