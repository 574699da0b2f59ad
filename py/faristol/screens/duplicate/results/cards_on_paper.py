"""The players' cards of a duplicate on paper: as many on a sheet as fit, to be cut apart.

Heights are in pixels of a sheet of A4; Letter is set a little smaller.
"""

from collections.abc import Iterator, Sequence

from faristol.games.duplicate.bonus import waiting
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import master_total, standings
from faristol.screens.duplicate.results import tables
from faristol.screens.duplicate.results.tables import PlacedPlayer, TurnRow
from faristol.screens.parts.paper_pages import filled
from faristol.texts import Texts

ROOM = 966.0
"""What the foot leaves of a sheet."""
HEAD = 94.0
"""The name, the heads of the columns, the space to cut in."""
LINE = 19.0
ROUND, REASON = 15.5, 14.5
DECIDED = 2
"""Lines for what the judge decided."""
LONG_HEADS = 2
"""Lines more for the heads of the columns in topping."""
SIGNS, SIGNS_BESIDE = 90, 22
"""So many fit on a line of the sheet, and below a play."""
FIGURES, BONUS, WAITING, CITED = 85, 32, 45, 20
"""So many signs have a player's figures, a bonus among them, the sentence that the bonuses wait, the clause
behind a reason."""

Card = tuple[PlacedPlayer, Sequence[TurnRow]]
"""The rounds of one player, or those that fit on a sheet."""


def cards(event: Duplicate, t: Texts, of: str | None) -> Iterator[Sequence[Card]]:
    """Yield the cards of each sheet: a player's own, or everybody's."""
    rounds = course(event)
    more = LINE * (DECIDED * (event.decided is not None) + LONG_HEADS * (event.topping is not None))

    def head(placed: PlacedPlayer) -> float:
        return _head(placed, waiting(event)) + more

    every: list[Card] = [
        (placed, turns)
        for placed in tables.classification(standings(event), master_total(event), t)
        if of is None or placed.row.player.id == of
        for turns in filled(
            tables.player_game(event, placed.row.player.id, t, rounds), ROOM - head(placed), _round
        )
    ]
    yield from filled(every, ROOM, lambda card: head(card[0]) + sum(map(_round, card[1])))


def _head(placed: PlacedPlayer, waits: bool) -> float:
    bonuses = placed.row.bonuses
    signs = FIGURES + BONUS * len(bonuses) + WAITING * (waits and bool(bonuses))
    return HEAD + LINE * (signs // SIGNS + len(placed.notes))


def _round(turn: TurnRow) -> float:
    own = ROUND + REASON * bool(turn.remark)
    if not turn.reason:
        return own
    signs = len(turn.reason) + CITED * bool(turn.turn.counts and turn.turn.counts.clause)
    return own + REASON * (1 + signs // SIGNS_BESIDE)
