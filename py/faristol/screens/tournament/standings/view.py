"""The standings of a tournament, at any time: after each round, player by player, and what follows."""

from typing import Any

from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import CLAUSES, ORDERS
from faristol.screens.tournament.open_event import event_of, here, open_event
from faristol.screens.tournament.sheets.printing import sheets
from faristol.screens.tournament.standings import final, ratings
from faristol.screens.tournament.standings.chart import chart
from faristol.screens.tournament.standings.intents import INTENTS
from faristol.screens.tournament.standings.place import Place, after, chosen, order, place_of
from faristol.screens.tournament.undo import undo_label
from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament
from faristol.tournaments.rules import clause_of_start

LISTED = 50
"""So many rows of a long list at a time."""


def view(scene: Scene) -> dict[str, Any]:
    opened, event, t, place = open_event(scene), event_of(scene), scene.texts, place_of(scene)
    scoring, until = order(scene), after(scene)
    home = place.page == "classification"
    return {
        "title": title(scene),
        "subtitle": event.opened["name"],
        "back": here(scene) if home else f"{here(scene)}/standings",
        "back_name": t.gettext("The tournament") if home else t.gettext("Standings"),
        "page": place.page,
        "player": place.player,
        "event": event,
        "stage": event.stage,
        "playing": event.opened["language"],
        "here": here(scene),
        "standings": f"{here(scene)}/standings",
        "done": len(event.rounds),
        "after": until,
        "so_far": bool(event.rounds) and until == len(event.rounds) and not event.rounds[-1].closed,
        "may_write": opened.writing and opened.broken is None and not event.ended,
        "undo": undo_label(opened, t),
        "scoring": scoring,
        "ranking_clause": CLAUSES.get(scoring),
        "printed": sheets(scene, chosen(scene).get("printed")),
        "leaders": _leaders(event, t.language),
        **_SHOWN[place.page](scene, event, place),
    }


def title(scene: Scene) -> str:
    t, place = scene.texts, place_of(scene)
    names = {
        "classification": t.gettext("Standings"),
        "cross": t.gettext("Cross-table"),
        "course": t.gettext("Progress"),
        "ratings": t.gettext("Ratings"),
        "final": t.gettext("A final"),
    }
    return names.get(place.page) or (place.player.name if place.player else "")


def _leaders(event: Tournament, language: str) -> str:
    if not event.rounds:
        return ""
    first = [row.player.name for row in event.standings() if row.rank == 1]
    return ", ".join(first[:3]) + (" …" if len(first) > 3 else "")


def _classification(scene: Scene, event: Tournament, place: Place) -> dict[str, Any]:
    t, scoring, until = scene.texts, order(scene), after(scene)
    rows = event.standings(after=until, scoring=scoring)
    part = min(chosen(scene).get("part", 0), max(0, (len(rows) - 1) // LISTED))
    shown = tables.classification(rows, scoring, t)[part * LISTED : (part + 1) * LISTED]
    return {
        "rows": [{**row, "cites": _first_of_its_kind(shown, row)} for row in shown],
        "parts": _parts(part, len(rows)),
        "heads": tables.heads(scoring, t),
        "own_order": event.terms.scoring,
        "orders": [(name, t.gettext(label), name == scoring) for name, (label, _) in ORDERS.items()],
        "order_says": t.gettext(ORDERS[scoring][1]),
        "prizes": tables.prizes(rows, scoring, t),
        "missing": event.rounds[-1].missing if event.rounds and until == len(event.rounds) else [],
        "without": event.rounds[until - 1].without if until else (),
        "before_it": until - 1 if until > 1 else len(event.rounds),
        "after_it": until + 1 if until < len(event.rounds) else 1,
    }


def _first_of_its_kind(rows: list[dict[str, Any]], row: dict[str, Any]) -> bool:
    """One chip for each way in which players were parted: more would say the same again."""
    kind = (row["by"], bool(row["tie"]))
    return row is next(each for each in rows if (each["by"], bool(each["tie"])) == kind)


def _parts(now: int, rows: int) -> list[dict[str, Any]]:
    """A long list in parts: 1–50, 51–100 …"""
    starts = range(0, rows, LISTED) if rows > LISTED else range(0)
    return [
        {"part": n, "label": f"{start + 1}–{min(start + LISTED, rows)}", "now": n == now}
        for n, start in enumerate(starts)
    ]


def _cross(scene: Scene, event: Tournament, place: Place) -> dict[str, Any]:
    rows = event.standings(after=after(scene), scoring=order(scene))
    return {"lines": tables.cross(event, rows, after(scene), scene.texts)}


def _course(scene: Scene, event: Tournament, place: Place) -> dict[str, Any]:
    stood = places(event, after(scene))
    rows = event.standings(after=after(scene))
    return {
        "chart": chart(event, stood, place.player.id if place.player else None),
        "stood": [
            {
                "player": row.player.id,
                "name": row.player.name,
                "places": [stood[number].get(row.player.id, "\u2013") for number in sorted(stood)],
            }
            for row in rows
        ],
        "numbers": sorted(stood),
    }


def _player(scene: Scene, event: Tournament, place: Place) -> dict[str, Any]:
    player, t, rows = place.player, scene.texts, event.standings()
    assert player
    at = next(at for at, row in enumerate(rows) if row.player.id == player.id)
    return {
        "turns": tables.card(event, player.id, places(event), t),
        "row": tables.classification(rows, event.terms.scoring, t)[at],
        "heads": tables.heads(event.terms.scoring, t),
        "starts": rows[at].record.starts.count(1),
        "replies": rows[at].record.starts.count(-1),
        "start_clause": clause_of_start(event.rules, named=event.opened["names_starts"]),
        "own_clause": CLAUSES.get(event.terms.scoring),
        "all": len(rows),
        "following": rows[(at + 1) % len(rows)].player,
        "rating": ratings.row(
            next(each for each in ratings.rated_of(event, len(event.rounds)) if each.player == player), t
        )
        if event.rounds
        else None,
    }


def _ratings(scene: Scene, event: Tournament, place: Place) -> dict[str, Any]:
    return ratings.shown(scene, place)


def _final(scene: Scene, event: Tournament, place: Place) -> dict[str, Any]:
    return final.shown(scene)


_SHOWN = {
    "classification": _classification,
    "cross": _cross,
    "course": _course,
    "player": _player,
    "ratings": _ratings,
    "final": _final,
}

TOURNAMENT_STANDINGS = Screen(name="tournament_standings", view=view, title=title, intents=INTENTS)
