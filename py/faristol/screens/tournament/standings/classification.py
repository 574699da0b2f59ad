"""The classification after a round: in parts where it is long, in any order, with prizes for each group."""

from collections.abc import Sequence

from faristol.screens.scene import Scene
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import ORDERS
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import Place, after, chosen, order
from faristol.screens.tournament.tables import Prizes, Standing
from faristol.screens.view import view_value
from faristol.tournaments import criteria

LISTED = 50
"""So many rows of a long list at a time."""


@view_value
class Classification:
    rows: list[Standing]
    deciding: dict[str, int]
    """For each player who is ahead of another with the same points, the column that decided it."""
    parts: list[tuple[str, bool]]
    """Of a long list the labels, and which is shown: 1–50, 51–100 …"""
    heads: list[str]
    orders: list[tuple[str, str]]
    order_explained: str
    prizes: list[Prizes]
    missing: Sequence[int]
    """The tables of the round that have not handed in a result."""
    without: Sequence[int]
    """The rounds of which a result was put right after this one had been paired."""


def classification(scene: Scene, place: Place) -> Classification:
    event, t, scoring, until = event_of(scene), scene.texts, order(scene), after(scene)
    rows = tables.classification(event.standings(after=until, scoring=scoring), scoring, t)
    part = min(chosen(scene).part, max(0, (len(rows) - 1) // LISTED))
    some = rows[part * LISTED : (part + 1) * LISTED]
    starts = range(0, len(rows), LISTED) if len(rows) > LISTED else range(0)
    labels = [f"{start + 1}–{min(start + LISTED, len(rows))}" for start in starts]
    return Classification(
        some,
        {row.player.id: criteria.ORDERS[scoring].index(row.decided) for row in some if row.decided},
        [(label, at == part) for at, label in enumerate(labels)],
        tables.heads(scoring, t),
        [(name, t.gettext(label)) for name, (label, _) in ORDERS.items()],
        t.gettext(ORDERS[scoring][1]),
        tables.prizes(rows),
        event.rounds[-1].missing if event.rounds and until == len(event.rounds) else (),
        event.rounds[until - 1].without if until else (),
    )
