"""What a slip is worth: the play as it stands on the board, or the first reason why it doesn't (DUP-13)."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from faristol.core.board import Board
from faristol.core.errors import JUDGES_ORDER, NoSuchWord, reason
from faristol.core.letters import ordinary
from faristol.core.placement import Placed, PlayRules, check_words, place
from faristol.core.play import Play, read_play, write_play
from faristol.core.scoring import score
from faristol.core.tiles import Tiles, TileSet
from faristol.games.duplicate.completiv import with_seventh
from faristol.games.duplicate.errors import NothingWritten, ReasonMissing
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round, Slip

BY_JUDGE = ("none", "absent", "late", "uncircled", "illegible", "coordinates", "penalty")
"""What only the judge can see on a slip, or see that there is none."""

IsWord = Callable[[bytes], bool]


@dataclass(frozen=True)
class Written:
    """What stands on a slip, as the judge reads it out of a hand."""

    text: str = ""
    null: str | None = None
    given: int | None = None
    late: bool = False
    accepted: str = ""
    """The judge takes the words though the lexicon refuses them, and says why."""


@dataclass(frozen=True)
class Ruling:
    """A play on a board: where it lies and what it scores, or why it does not stand."""

    placed: Placed | None
    points: int
    refused: str | None = None
    seventh: str | None = None

    @property
    def play(self) -> Play | None:
        return self.placed.play if self.placed else None


def rule_slip(event: Duplicate, round_: Round, written: Written, is_word: IsWord) -> Slip:
    if written.null is not None:
        return _null(event, round_, written)
    if not written.text.strip():
        raise NothingWritten
    if written.accepted != written.accepted.strip():
        raise ReasonMissing
    tiles = event.tile_set
    slip = Slip(None, 0, given=written.given, late=written.late, accepted=written.accepted)
    try:
        ruling = rule_play(event, round_, written.text, (lambda word: True) if written.accepted else is_word)
    except JUDGES_ORDER as refusal:
        clause = event.rules.clause(refusal)
        play = _as_far_as_read(tiles, written.text)
        return replace(slip, play=play, reason=reason(refusal), clause=clause, written=written.text.strip())
    assert ruling.placed
    return replace(
        slip,
        play=write_play(tiles, ruling.placed.play),
        points=ruling.points,
        words=tuple(ordinary(tiles, word.letters) for word in ruling.placed.words),
        seventh=ruling.seventh,
    )


def rule_play(event: Duplicate, round_: Round, text: str, is_word: IsWord) -> Ruling:
    """The play of a text on the round's board; raises the first reason why it does not stand."""
    tiles, rules = event.tile_set, event.rules
    play = read_play(tiles, text)
    if "seventh" in event.ruleset:
        return _with_a_seventh(event, round_, play, is_word)
    placed = _stands(tiles, rules, round_.board, play, round_.rack, is_word)
    return Ruling(placed, score(tiles, rules, placed).total)


def _stands(
    tiles: TileSet, rules: PlayRules, board: Board, play: Play, rack: Tiles, is_word: IsWord
) -> Placed:
    placed = place(tiles, rules, board, play, rack)
    check_words(tiles, placed, is_word)
    return placed


def _with_a_seventh(event: Duplicate, round_: Round, play: Play, is_word: IsWord) -> Ruling:
    tiles, rules = event.tile_set, event.rules
    stock = event.stock_in(round_)
    hand = with_seventh(tiles, round_.board, round_.rack, stock, play)
    placed = _stands(tiles, rules, round_.board, hand.play, hand.rack, is_word)
    return Ruling(placed, score(tiles, rules, placed).total, seventh=hand.named)


def _null(event: Duplicate, round_: Round, written: Written) -> Slip:
    """The judge's own reason. A play that was read all the same is kept, so that it can be shown."""
    assert written.null in BY_JUDGE
    clause = None if written.null in ("none", "absent") else event.ruleset["nulls"].get(written.null)
    return Slip(
        _as_far_as_read(event.tile_set, written.text),
        0,
        written.null,
        clause,
        written=written.text.strip(),
        given=written.given,
    )


def _as_far_as_read(tiles: TileSet, text: str) -> str | None:
    try:
        return write_play(tiles, read_play(tiles, text))
    except JUDGES_ORDER:
        return None


def no_word(refusal: Exception) -> bool:
    """Only words can be taken by the judge against the lexicon; what does not fit never does."""
    return isinstance(refusal, NoSuchWord)
