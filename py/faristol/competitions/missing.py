"""Which letters the arbiter still waits for, since when, and who is asked for them (COR-28).

Settled: one player's letter is enough for a result; both are asked while a game has none.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from faristol.competitions.event import Competition, Game


@dataclass(frozen=True)
class Missing:
    game: Game
    sides: tuple[int, ...]
    """Who has not written; nobody, where both letters are here and the arbiter has to decide."""
    since: date
    """The day of the other player's letter; the closing date; or, before it, the day the sheets went out."""


def missing(event: Competition, today: date) -> list[Missing]:
    since = event.closes if today > event.closes else event.sent or event.begins
    return [_of_game(game, since) for game in event.unreported]


def _of_game(game: Game, since: date) -> Missing:
    wrote = dict(game.wrote)
    sides = tuple(side for side in (1, 2) if side not in wrote)
    return Missing(game, sides, max(wrote.values(), default=since))


def asked(waited_for: Iterable[Missing]) -> dict[str, list[Game]]:
    """Return each player who is to be asked, with the games."""
    found: dict[str, list[Game]] = {}
    for each in waited_for:
        for side in each.sides:
            found.setdefault(each.game.players[side - 1], []).append(each.game)
    return found
