"""Who is who in a game against the computer, and whose turn it is."""

from faristol.games.classic.clocks import other
from faristol.games.classic.game import Classic


def computer(game: Classic) -> int:
    assert game.computer
    player: int = game.computer.player
    return player


def person(game: Classic) -> int:
    return other(computer(game))


def is_mine(game: Classic) -> bool:
    """Whether the person is to move."""
    return game.stage == "turn" and game.to_move == person(game)
