"""The players' cards: name, points, who began, whose turn it is, the clock."""

from collections.abc import Sequence

from faristol.games.classic.ending import UNDER_WAY
from faristol.games.classic.game import Classic
from faristol.screens.parts.names import short_names
from faristol.screens.view import view_value


@view_value
class ClockFace:
    """What a clock shows. Over the time `late` says so in words; one that stands says why."""

    text: str
    running: bool
    over: bool
    late: str | None
    clause: str | None
    stopped: str | None


@view_value
class PlayerCard:
    player: int
    name: str
    short: str
    score: int
    began: bool
    to_move: bool
    played: bool
    presses: bool
    """Whether a tap on the card presses the clock."""
    clock: ClockFace | None


def cards(game: Classic, clocks: Sequence[ClockFace], *, pressing: bool = False) -> list[PlayerCard]:
    """Return the cards; without `clocks` none of ours is in use; `pressing`, the one to move can press it."""

    short = short_names(game.names, game.tile_set.language)

    def card(player: int) -> PlayerCard:
        moves = game.on_the_clock == player
        return PlayerCard(
            player=player,
            name=game.names[player - 1],
            short=short[player - 1],
            score=game.scores[player - 1],
            began=game.first == player,
            to_move=moves and game.stage in UNDER_WAY,
            played=game.to_move == player and game.made is not None,
            presses=game.to_move == player and pressing,
            clock=clocks[player - 1] if clocks else None,
        )

    return [card(player) for player in game.players]
