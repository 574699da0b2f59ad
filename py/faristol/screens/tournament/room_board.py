"""The room's board of a tournament: who plays where, the results as they come in, then how the players stand.

Of a draft there is nothing on it, nor of the lots before round one is out.
"""

from typing import Any

from faristol.screens.public.pages import PromisePage, pages_of
from faristol.screens.public.room import Room
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.tables import by_name
from faristol.texts import Texts
from faristol.tournaments.criteria import ORDERS
from faristol.tournaments.event import Published, Tournament

BOARDS = 12
"""So many tables can be read at a time."""


def face(room: Room) -> dict[str, Any]:
    event: Tournament = room.event.state
    shown = {
        "key": "before",
        "called": event.opened["name"],
        "place": event.opened["place"],
        "lexicon": None,
        "sealed": False,
    }
    if not event.rounds:
        return shown | _before(event, room.t)
    published = event.rounds[-1]
    if event.stage == "results":
        told = bool(published.sheets)
        shown["key"] = f"round-{len(event.rounds)}-{told}"
        return shown | (_coming_in(event, published, room.t) if told else _called(event, published, room.t))
    shown["key"] = f"stands-{len(event.rounds)}-{event.ended}"  # a draft that is made meanwhile turns no page
    return shown | {"pages": ["tournament/room_standings"], **_standings(event, room.t)}


def _before(event: Tournament, t: Texts) -> dict[str, Any]:
    """The players in their initial order."""
    players = len(event.players)
    facts = [t.ngettext("%(n)s player", "%(n)s players", players) % {"n": players}] if players else []
    facts.append(t.ngettext("%(n)s round", "%(n)s rounds", event.planned) % {"n": event.planned})
    order = [{"number": n, "name": row.player.name} for n, row in enumerate(event.standings(), 1)]
    if not order:
        return {"pages": [PromisePage(facts)]}
    return {"pages": ["tournament/room_players"], "facts": facts, "players": pages_of(order)}


def _called(event: Tournament, published: Published, t: Texts) -> dict[str, Any]:
    """Each finds the own name: the table, and whom one meets."""
    return {
        "pages": ["tournament/room_pairings"],
        "round": published.number,
        "of": event.planned,
        "entries": pages_of(by_name(event, published, t)),
        "starts": event.opened["names_starts"],
    }


def _coming_in(event: Tournament, published: Published, t: Texts) -> dict[str, Any]:
    boards = tables.tables_of(event, published, t)
    return {
        "pages": ["tournament/room_results"],
        "round": published.number,
        "of": event.planned,
        "boards": [boards[start : start + BOARDS] for start in range(0, len(boards), BOARDS)],
        "rests": [row["name"] for row in tables.resting(event, published, t)],
        "missing": len(published.missing),
        "starts": event.opened["names_starts"],
    }


def _standings(event: Tournament, t: Texts) -> dict[str, Any]:
    scoring = event.terms.scoring
    criteria = list(zip(ORDERS[scoring], tables.heads(scoring, t), strict=True))[:2]
    rows = [
        {
            "player": row.player.id,
            "rank": row.rank,
            "name": row.player.name,
            "first": row.rank == 1,
            "figures": [figure(name, row.worth[at], t) for at, (name, _) in enumerate(criteria)],
        }
        for row in event.standings()
    ]
    return {
        "round": len(event.rounds),
        "of": event.planned,
        "final": event.ended,
        "heads": [head for _, head in criteria],
        "tables": pages_of(rows),
    }
