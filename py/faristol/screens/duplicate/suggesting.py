"""The plays that begin as the judge types: possible ones, and those that a slip of the round has already.

What is typed may break off anywhere, also within NY or L·L.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, plain
from faristol.core.notation import read_word
from faristol.core.play import Play, write_play
from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.errors import BlankNotCircled
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.ruling import any_word, read_once, rule_play
from faristol.screens.duplicate.on_paper import as_read
from faristol.screens.duplicate.typed import Typed, begun, read_typed
from faristol.words.bitsets import Bitsets

LISTED = 5
LOOKED_AT = 12 * LISTED
"""Plays that differ only in their blank are one row: what stands on a slip without a circle is the same."""


@dataclass(frozen=True)
class Match:
    text: str
    points: int | None
    """None: it is taken as it is written, and ruled."""
    tables: tuple[int, ...]
    if_circled: bool = False
    """It needs a blank that is not marked: the judge is asked; the points are those of the best circle."""

    @property
    def place(self) -> str:
        return self.text.partition(" ")[0]


@dataclass(frozen=True)
class Longer:
    """A play, and what is typed of it."""

    play: Play
    typed: bytes
    points: int | None
    """None for a play that only a slip has."""
    half: bool
    """Whether the last tile is only half typed: the N of NY."""

    @property
    def word(self) -> bytes:
        return plain(self.play.word)

    @property
    def is_whole(self) -> bool:
        """Whether nothing of it is left to type."""
        return self.word == plain(self.typed) and not self.half

    def as_marked(self, board: Board) -> Play:
        """Return the play with the blanks that were marked, and no other."""
        marks = self.typed.ljust(len(self.play.word), b"\0")
        word = bytes(
            code if board.squares[square] else (code & ~AS_BLANK) | (mark & AS_BLANK)
            for square, code, mark in zip(self.play.squares, self.play.word, marks, strict=True)
        )
        return Play(self.play.place, word)


def matches(event: Duplicate, round_: Round, text: str, words: Bitsets) -> list[Match]:
    """Return the plays that begin so, those of other tables first; before them what is typed whole and is
    none of them, as it is written."""
    typed = as_read(read_typed(text))
    found: dict[Play, Longer] = {}
    for longer in beginning(event, round_, typed, words, LOOKED_AT):
        found.setdefault(longer.as_marked(round_.board), longer)
    scoring = that_count(event, round_)
    rows = [(longer, _match(event, round_, play, longer.points, scoring)) for play, longer in found.items()]
    rows.sort(key=lambda row: (not row[0].is_whole, not row[1].tables))
    listed = [match for _, match in rows]
    if typed.whole and is_none_of(event, typed, found.values()):
        listed.insert(0, Match(typed.text, None, _having(event, scoring, typed.text)))
    return listed[:LISTED]


def is_none_of(event: Duplicate, typed: Typed, found: Collection[Longer]) -> bool:
    """Return whether what is typed is no play and begins none. LL is another word than L·L, which people
    type so."""
    whole = [longer.word for longer in found if longer.is_whole]
    letters = read_word(event.tile_set, typed.word)
    return not found or bool(whole) and (letters is None or plain(letters) not in whole)


def beginning(
    event: Duplicate, round_: Round, typed: Typed, words: Bitsets, limit: int | None = None
) -> list[Longer]:
    """Return every play that begins as it is typed, with every way to lay its blanks."""
    misplaced = bool(typed.where) and typed.place is None
    if misplaced or not (typed.word or typed.place):
        return []
    found: dict[Play, Longer] = {}
    for letters, half in begun(event.tile_set, typed.word):
        for longer in _beginning(event, round_, typed, letters, half, words, limit):
            found.setdefault(longer.play, longer)
    return [*found.values()]


def _beginning(
    event: Duplicate,
    round_: Round,
    typed: Typed,
    letters: bytes,
    half: bool,
    words: Bitsets,
    limit: int | None,
) -> Iterator[Longer]:
    possible = dict(_possible(event, round_, typed, letters, words, limit))
    yield from (Longer(play, letters, points, half) for play, points in possible.items())
    known = {(play.place, plain(play.word)) for play in possible}
    for play in _on_slips(event, round_) if letters else ():
        here = typed.place in (None, play.place) and plain(play.word).startswith(plain(letters))
        if here and (play.place, plain(play.word)) not in known:
            yield Longer(play, letters, None, half)


def _possible(
    event: Duplicate, round_: Round, typed: Typed, letters: bytes, words: Bitsets, limit: int | None
) -> Iterator[tuple[Play, int]]:
    for each in plays_of(event, round_, words).starting(plain(letters), typed.place, limit):
        if _marked_so(round_.board, each.play, letters):
            yield each.play, each.points


def _on_slips(event: Duplicate, round_: Round) -> list[Play]:
    """Return the plays that slips of the round have, as far as they fit on the board."""
    texts = dict.fromkeys(slip.play for slip in round_.slips.values() if slip.play)
    plays = (read_once(event, round_, text)[0] for text in texts)
    return [play for play in plays if len(play.squares) == len(play.word)]


def _marked_so(board: Board, play: Play, letters: bytes) -> bool:
    """Return whether what is marked is a blank in the play, too; nobody marks what lies on the board."""
    pairs = zip(play.squares, play.word, letters, strict=False)
    return all(
        code & AS_BLANK or not mark & AS_BLANK for square, code, mark in pairs if not board.squares[square]
    )


def _match(
    event: Duplicate, round_: Round, play: Play, points: int | None, scoring: Mapping[str, Slip]
) -> Match:
    """Return a play with the tables that have it: those that score for it, if it is possible."""
    text = write_play(event.tile_set, play)
    if points is None:
        return Match(text, None, _having(event, round_.slips, text))
    tables = _having(event, scoring, text)
    try:
        return Match(text, rule_play(event, round_, text, any_word).points, tables)
    except BlankNotCircled:
        return Match(text, points, tables, if_circled=True)


def _having(event: Duplicate, slips: Mapping[str, Slip], text: str) -> tuple[int, ...]:
    return tuple(event.players[id].table for id, slip in slips.items() if slip.play == text)
