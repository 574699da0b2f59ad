"""The last turns as they stand on the sheet: coordinates, the play, and the points in its player's column."""

from typing import Any

from faristol.core.play import read_play
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import Line, lines
from faristol.screens.parts.letters import letters_of
from faristol.texts import Texts

SHOWN = 5


def last_turns(game: Classic, t: Texts) -> list[dict[str, Any]]:
    return [_row(game, line, t) for line in lines(game)[-SHOWN:]]


def _row(game: Classic, line: Line, t: Texts) -> dict[str, Any]:
    play = game.turns[line.number - 1].play
    points = "–" if line.points is None else str(line.points)
    return {
        "number": line.number,
        "place": line.place,
        "letters": letters_of(game.tile_set, read_play(game.tile_set, play).word) if play else None,
        "without": _without_play(line, t),
        "name": game.names[line.player - 1],
        "points": [points if line.player == player else "" for player in game.players],
        "of_one": points,
        "clause": line.clause,
    }


def _without_play(line: Line, t: Texts) -> str:
    """What there is in place of a play, or what became of it."""
    match line.kind:
        case "exchange":
            return t.ngettext("%(num)s tile exchanged", "%(num)s tiles exchanged", line.count) % {
                "num": line.count
            }
        case "pass":
            return t.gettext("pass")
        case "invalid":
            return t.gettext("not valid")
        case "forfeit":
            return t.gettext("turn lost")
    return ""


def squares_of_last(game: Classic) -> frozenset[int]:
    """Of the play that lies there, or of the turn before, if it was one."""
    if game.made:
        return frozenset(game.made.laid)
    last = game.turns[-1] if game.turns else None
    if last is None or last.kind != "play" or last.play is None:
        return frozenset()
    return frozenset(read_play(game.tile_set, last.play).squares)
