"""What only the paper of a slip can tell: what is typed of it leaves open which play it has, if any.

    place      only a word is typed: without coordinates a slip is null
    word       only coordinates are typed: without a legible word it is null
    capital    `h8 Ca`: the small letter may be a blank, or just how people type a word
    circle     the play needs a blank, and none is marked
    more       what is typed begins a play, but several, or it may be all that is on the slip

A play is taken from the possible ones only by an act that names it. Slips that are noted and slips that are
corrected are read in the same way.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from faristol.core.errors import JUDGES_ORDER
from faristol.core.notation import capitals, is_capitalised
from faristol.core.play import write_play
from faristol.games.duplicate.errors import BlankNotCircled
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.ruling import IsWord, Ruling, circlings, read_once, rule_play
from faristol.screens.duplicate.typed import Typed, read_typed
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.view import view_value


@view_value
class Way:
    """A way to read a play that was typed, and what it scores so."""

    text: str
    letters: Letters
    points: int


@dataclass(frozen=True)
class OpenQuestion:
    kind: Literal["place", "word", "capital", "circle", "more"]
    ways: Sequence[Way] = ()
    """How the play stands, or how it goes on."""

    @property
    def null(self) -> str | None:
        """The reason why the slip is null if the paper does not have it."""
        return {"place": "coordinates", "word": "illegible", "circle": "uncircled"}.get(self.kind)


def question_about(event: Duplicate, round_: Round, text: str, is_word: IsWord) -> OpenQuestion | None:
    """Return what has to be asked before a slip with this text on it is ruled."""
    typed = read_typed(text)
    if not typed.where:
        return OpenQuestion("place")
    if not typed.word:
        return OpenQuestion("word")
    read = as_read(typed)
    rulings = [_ruled(event, round_, each.text, is_word) for each in (read, typed)]
    stand = {ruling.play: ruling for ruling in rulings if ruling}
    if len(stand) == 2:
        return OpenQuestion("capital", [_way(event, ruling) for ruling in stand.values()])
    ways = ways_to_circle(event, round_, read.text, is_word)
    return OpenQuestion("circle", ways) if ways else None


def as_read(typed: Typed) -> Typed:
    """Return what is typed as it is meant: a capital at the beginning of a word marks no blanks behind it."""
    return replace(typed, word=capitals(typed.word)) if is_capitalised(typed.word) else typed


def ways_to_circle(event: Duplicate, round_: Round, text: str, is_word: IsWord) -> list[Way]:
    """Return how the play of a slip stands if a letter is circled; none where it stands or falls as it is."""
    try:
        rule_play(event, round_, text, is_word)
    except BlankNotCircled:
        play = read_once(event, round_, text)[0]
        return [_way(event, ruling) for ruling in circlings(event, round_, play, is_word)]
    except JUDGES_ORDER:
        pass
    return []


def _ruled(event: Duplicate, round_: Round, text: str, is_word: IsWord) -> Ruling | None:
    try:
        return rule_play(event, round_, text, is_word)
    except JUDGES_ORDER:
        return None


def _way(event: Duplicate, ruling: Ruling) -> Way:
    assert ruling.play
    text = write_play(event.tile_set, ruling.play)
    return Way(text, letters_of(event.tile_set, ruling.play.word), ruling.points)
