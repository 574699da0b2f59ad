"""The last turns as they stand on the sheet: coordinates, the play, and the points in its player's column."""

from dataclasses import replace

from faristol.core.play import read_play
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import Line, lines
from faristol.games.classic.turns import Turn
from faristol.screens.classic.score_sheet import note
from faristol.screens.parts.letters import Letters, place_and_letters
from faristol.screens.view import view_value
from faristol.texts import Texts

MOST = 5


@view_value
class LastTurn:
    line: Line
    letters: Letters | None
    note: str
    """What there is in place of a play, or what became of it."""

    @property
    def points(self) -> str:
        return "–" if self.line.points is None else str(self.line.points)


def last_turns(game: Classic, t: Texts) -> list[LastTurn]:
    return [_last_turn(game, line, t) for line in lines(game)[-MOST:]]


def as_noted(game: Classic, turn: Turn, t: Texts) -> LastTurn:
    """Return a turn as it stands on the sheet, or will stand there once it is complete."""
    (noted,) = last_turns(replace(game, turns=(turn,)), t)
    return noted


def _last_turn(game: Classic, line: Line, t: Texts) -> LastTurn:
    play = game.turns[line.number - 1].play
    return LastTurn(line, place_and_letters(game.tile_set, play).letters if play else None, _note(line, t))


def _note(line: Line, t: Texts) -> str:
    if line.kind == "exchange":
        sentence = t.ngettext("%(num)s tile exchanged", "%(num)s tiles exchanged", line.count)
        return sentence % {"num": line.count}
    return note(line, t)


def squares_of_last(game: Classic) -> frozenset[int]:
    """Return the squares of the play that lies there, or of the turn before, if it was one."""
    if game.made:
        return frozenset(game.made.laid)
    last = game.turns[-1] if game.turns else None
    if last is None or last.kind != "play" or last.play is None:
        return frozenset()
    return frozenset(read_play(game.tile_set, last.play).squares)
