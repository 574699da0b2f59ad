"""The possible plays that begin as the slip that is put right is typed, as where one is entered."""

from collections.abc import Sequence

from faristol.core.letters import plain
from faristol.core.play import marked_play, write_play
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.rounds import Round
from faristol.screens.duplicate.typed import beginning, geminate, read_typed
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.view import view_value
from faristol.words.bitsets import Bitsets

LISTED = 5


@view_value
class Suggestion:
    """A possible play: how it is written into the field, how it is drawn, and its points."""

    text: str
    place: str
    letters: Letters
    points: int


def suggestions(event: Duplicate, round_: Round, text: str, words: Bitsets | None) -> Sequence[Suggestion]:
    typed = read_typed(text)
    letters = beginning(event.tile_set, typed.word)
    misplaced = bool(typed.where) and typed.place is None
    if words is None or letters is None or misplaced or not (typed.word or typed.place):
        return []
    found = {}
    for read in (letters, *geminate(event.tile_set, letters)):
        for each in plays_of(event, round_, words).starting(plain(read), typed.place, LISTED):
            written = marked_play(event.tile_set, write_play(event.tile_set, each.play))
            drawn = letters_of(event.tile_set, each.play.word)
            found[written] = Suggestion(written, str(each.play.place), drawn, each.points)
    return [*found.values()][:LISTED]
