"""What whoever keeps a league does: open it, take events in and out, say who is who."""

from typing import Any

from faristol.competitions.errors import LeagueNameMissing, NoPoints, NothingPlayed, NotNow, PlayedTogether
from faristol.competitions.league import LOG_VERSION, League
from faristol.competitions.same_player import Called
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.figures import player_figures
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.standings import master_total, standings
from faristol.games.log import Entry

LONGEST_NAME = 80


def open_league(name: str, language: str, publication: str, counts: str, best: int, app: str) -> list[Entry]:
    name = " ".join(name.split())[:LONGEST_NAME]
    if not name:
        raise LeagueNameMissing
    entry = {"type": "LeagueOpened", "log": LOG_VERSION, "app": app, "name": name, "language": language}
    return [{**entry, "publication": publication, "counts": counts, "best": best}]


def change_terms(league: League, counts: str, best: int) -> list[Entry]:
    if (counts, best) == (league.counts, league.best):
        return []
    return [{"type": "TermsChanged", "counts": counts, "best": best}]


def take_event(stream: str, entries: int, event: Duplicate) -> list[Entry]:
    """Take the results of a duplicate as they stand now."""
    if event.topping:
        raise NoPoints(name=event.opened.name)
    if not master_total(event):
        raise NothingPlayed(name=event.opened.name)
    taken = {
        "type": "EventTaken",
        "stream": stream,
        "name": event.opened.name,
        "held": event.opened.at,
        "entries": entries,
        "rounds": len(finished(event)),
        "masters": master_total(event),
        "players": _results(event),
    }
    return [taken]


def _results(event: Duplicate) -> list[dict[str, Any]]:
    """Return everybody's result; who has another's name and club too is told apart by the table."""
    found, before = [], set()
    for row in sorted(standings(event), key=lambda row: row.player.table):
        name, club = row.player.name, row.player.group
        name = f"{name} ({row.player.table})" if (name, club) in before else name
        before.add((name, club))
        halves = int((row.total - row.played) * 2)
        placed, figures = row.rank is not None, player_figures(event)[row.player.id]
        result = {"name": name, "club": club, "points": row.played, "halves": halves, "placed": placed}
        more = {"place": row.rank, "tops": row.masters, "alone": figures.alone}
        found.append({**result, **more, "nulls": [[*each] for each in figures.nulls]})
    return found


def remove_event(league: League, stream: str) -> list[Entry]:
    found = [event.name for event in league.events if event.stream == stream]
    if not found:
        raise NotNow
    return [{"type": "EventRemoved", "stream": stream, "name": found[0]}]


def decide(league: League, one: Called, other: Called, *, same: bool) -> list[Entry]:
    """Say that two names are one person's, or two persons'. Nobody sits at two tables of one event."""
    if same and any({one, other} <= event.called for event in league.events):
        raise PlayedTogether(one=one[0], other=other[0])
    kind = "SamePlayer" if same else "DifferentPlayers"
    return [{"type": kind, "name": one[0], "club": one[1], "other": other[0], "other_club": other[1]}]
