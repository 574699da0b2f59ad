"""A word that is typed so far as it names its play.

Enter takes the only play that begins as it is typed. Where several do, and where what is typed may be all
that is on the slip, it is asked: a slip without the end of its word is null (DUP-13).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from faristol.core.letters import plain
from faristol.core.play import Play, write_play
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.screens.duplicate.on_paper import as_read
from faristol.screens.duplicate.suggesting import LISTED, Longer, beginning, matches
from faristol.screens.duplicate.typed import Typed
from faristol.words.bitsets import Bitsets

TOO_FEW = 2
"""So many letters name no play by themselves: most words that players invent have two."""


@dataclass(frozen=True)
class GoesOn:
    plays: Sequence[str]
    """Those that begin so, the likely ones first."""
    named: str | None
    """The one that Enter takes."""


def goes_on(event: Duplicate, round_: Round, typed: Typed, words: Bitsets) -> GoesOn | None:
    """Return what is begun by a play that is typed with its coordinates; None where it is whole."""
    read = as_read(typed)
    if not read.whole or read.is_open:
        return None
    found = beginning(event, round_, read, words)
    if not found or any(each.is_whole for each in found):
        return None
    if len({each.word for each in found}) > 1:
        listed = matches(event, round_, read.text, words)
        return GoesOn([each.text for each in listed], None)
    ways = _as_typed(round_, found)
    named = len(ways) == 1 and _is_meant(found[0], typed.given) and not _may_be_whole(round_, found[0], words)
    plays = [write_play(event.tile_set, way) for way in ways]
    return GoesOn(plays[:LISTED], plays[0] if named else None)


def _as_typed(round_: Round, found: Sequence[Longer]) -> list[Play]:
    """Return the ways to circle the one word that begins so; unmarked where a circle is asked about later."""
    unmarked, end = found[0].as_marked(round_.board), len(found[0].typed)
    ways = [each.play for each in found if each.play.word[:end] == unmarked.word[:end]]
    return ways if unmarked in ways else [unmarked]


def _is_meant(longer: Longer, given: int | None) -> bool:
    """Return whether the play is possible, and scores what is written on the slip, if anything is."""
    return longer.points is not None and given in (None, longer.points)


def _may_be_whole(round_: Round, longer: Longer, words: Bitsets) -> bool:
    """Return whether a player may have written no more: a word, one but for its last letter, all tiles that
    are laid, without those that lie behind them, or too few letters to tell."""
    typed = plain(longer.typed)
    left = longer.play.squares[len(typed) :]
    lying = all(round_.board.squares[square] for square in left)
    return lying or len(left) == 1 or len(typed) <= TOO_FEW or words.lexicon.contains(typed)
