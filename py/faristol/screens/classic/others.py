"""The others at the table, as a sentence names them: of two the other one, of more those whom it concerns."""

from faristol.games.classic.clocks import other
from faristol.games.classic.game import Classic
from faristol.games.classic.players import in_turn, next_after
from faristol.texts import Texts


def name_of_next(game: Classic) -> str:
    """Return who plays after the one to move."""
    assert game.to_move
    return game.names[next_after(game.to_move, len(game.names)) - 1]


def names_after_first(game: Classic) -> str:
    """Return the others in the order in which they play after the one who starts."""
    assert game.first
    return ", ".join(game.names[player - 1] for player in in_turn(game.first, len(game.names))[1:])


def may_challenge(game: Classic, player: int, t: Texts) -> str:
    """Return whoever may challenge a play of this player, as a sentence begins with it."""
    return t.gettext("Any of the others") if game.several else game.names[other(player) - 1]


def challenges(game: Classic, player: int, t: Texts) -> str:
    """Return that a play of this player is challenged; of several nobody asks by whom."""
    if game.several:
        return t.gettext("The play of %(name)s is challenged") % {"name": game.names[player - 1]}
    return t.gettext("%(name)s challenges") % {"name": game.names[other(player) - 1]}
