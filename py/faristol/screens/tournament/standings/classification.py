"""The classification after a round: in parts where it is long, in any order, with prizes for each group."""

from collections.abc import Sequence

from faristol.screens.scene import Scene
from faristol.screens.tournament import tables
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import HEADS, NAMES, counting_note, order_name
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import Place, after, chosen, order
from faristol.screens.tournament.tables import Prizes, Standing
from faristol.screens.tournament.ways import in_words
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.criteria import OFFERED, ORDERS, criteria
from faristol.tournaments.event import Tournament
from faristol.tournaments.recommended import recommended
from faristol.tournaments.standings import by_division

LISTED = 50
"""So many rows of a long list at a time."""


@view_value
class Criterion:
    """One of the criteria, and the orders that a tap would make of it."""

    name: str
    label: str
    higher: str
    """The order with this one before its neighbour; empty for the first."""
    without: str
    """The order without it; empty where it is the only one."""


@view_value
class Classification:
    rows: list[Standing]
    deciding: dict[str, int]
    """For each player who is ahead of another with the same points, the column that decided it."""
    parts: list[tuple[str, bool]]
    """Of a long list the labels, and which is shown: 1–50, 51–100 …"""
    heads: list[str]
    orders: list[tuple[str, str]]
    criteria: list[Criterion]
    """What decides in the order that is looked at, one after the other."""
    addable: list[tuple[str, str, str]]
    """The criteria that it could have as well, and the order with each."""
    order_explained: str
    recommended: str
    """What the order is that is recommended for this kind of event; empty where it counts already."""
    prizes: list[Prizes]
    missing: Sequence[int]
    """The tables of the round that have not handed in a result."""
    without: Sequence[int]
    """The rounds of which a result was put right after this one had been paired."""


def classification(scene: Scene, place: Place) -> Classification:
    event, t, scoring, until = event_of(scene), texts_of(scene), order(scene), after(scene)
    rows = tables.classification(
        event.standings(after=until, scoring=scoring), scoring, t, rounds=event.rounds_differ
    )
    parts = _parts(rows)
    part = min(chosen(scene).part, max(0, len(parts) - 1))
    some = parts[part][1] if parts else []
    return Classification(
        some,
        {row.player.id: criteria(scoring).index(row.decided) for row in some if row.decided},
        [(label, at == part) for at, (label, _) in enumerate(parts)] if len(parts) > 1 else [],
        tables.heads(scoring, t, rounds=event.rounds_differ),
        orders(event, scoring, t),
        own_order(scoring, t),
        [
            (name, t.gettext(HEADS[name]), "+".join((*criteria(scoring), name)))
            for name in OFFERED
            if name not in criteria(scoring)
        ],
        " ".join(filter(None, [order_name(scoring, t)[1], counting_note(event.terms.counting, t)])),
        _recommended(event, t),
        tables.prizes(rows),
        event.rounds[-1].missing if event.rounds and until == len(event.rounds) else (),
        event.rounds[until - 1].without if until else (),
    )


def _recommended(event: Tournament, t: Texts) -> str:
    best = recommended(event.terms)
    return "" if best == event.terms.scoring else in_words(best, t)


def _parts(rows: Sequence[Standing]) -> list[tuple[str, list[Standing]]]:
    """Return each division, in parts where it is long, and what the parts are called: A, 51–100 …"""
    parts = []
    for _, some in by_division(rows):
        for start in range(0, len(some), LISTED):
            span = f"{start + 1}–{min(start + LISTED, len(some))}" if len(some) > LISTED else ""
            label = " ".join(each for each in (some[0].division, span) if each)
            parts.append((label, some[start : start + LISTED]))
    return parts


def orders(event: Tournament, scoring: str, t: Texts) -> list[tuple[str, str]]:
    """Return the orders to choose from, an organiser's own among them where there is one."""
    own = dict.fromkeys(order for order in (event.terms.scoring, scoring) if order not in NAMES)
    named = {order: order_name(order, t)[0] for order in (*NAMES, *own)}
    if (best := recommended(event.terms)) in own and best not in ORDERS:
        named[best] = t.gettext("Recommended for this pairing method")
    return list(named.items())


def own_order(scoring: str, t: Texts) -> list[Criterion]:
    """Return the criteria with what a tap would make of the order: one higher, or left out."""
    now, lines = criteria(scoring), []
    for at, name in enumerate(now):
        before = max(0, at - 1)
        raised = (*now[:before], name, *now[before:at], *now[at + 1 :])
        without = (*now[:at], *now[at + 1 :])
        label = t.gettext(HEADS[name])
        lines.append(Criterion(name, label, "+".join(raised) if at else "", "+".join(without)))
    return lines
