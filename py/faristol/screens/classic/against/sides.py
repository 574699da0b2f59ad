"""Who is who in a game against the computer, and whose turn it is."""

from typing import Any

from faristol.games.classic.clocks import other
from faristol.games.classic.game import Classic
from faristol.screens.parts.names import short


def computer(game: Classic) -> int:
    assert game.computer
    player: int = game.computer["player"]
    return player


def person(game: Classic) -> int:
    return other(computer(game))


def is_mine(game: Classic) -> bool:
    """Whether the person is to move."""
    return game.stage == "turn" and game.to_move == person(game)


def cards(game: Classic) -> list[dict[str, Any]]:
    """Both players, as at a table of two: name, points, whose turn it is."""
    return [
        {
            "player": player,
            "name": name,
            "short": short(name),
            "score": score,
            "began": game.first == player,
            "to_move": game.to_move == player,
            "played": False,
            "presses": False,
            "clock": None,
        }
        for player, (name, score) in enumerate(zip(game.names, game.scores, strict=True), 1)
    ]
