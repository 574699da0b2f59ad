"""An event as a season takes it in: what everybody has of it, as it stands now."""

from collections.abc import Iterable
from itertools import chain, count
from typing import Any

from faristol.competitions.errors import (
    AgainstTheComputer,
    DivisionsPlay,
    GameGoesOn,
    NoPoints,
    NoRoundOver,
    NothingPlayed,
)
from faristol.games.classic.game import Classic
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.figures import player_figures
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.standings import master_total, standings
from faristol.games.log import Entry
from faristol.tournaments.event import Tournament
from faristol.tournaments.results import WIN
from faristol.tournaments.standings import by_division


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
        "players": _of_duplicate(event),
        **({} if event.final else {"may_change": True}),
    }
    return [taken]


def take_tournament(stream: str, entries: int, event: Tournament) -> list[Entry]:
    """Take the standings after the last round that is closed, of those who were there in one."""
    if len(event.parts) > 1 and not event.ended:
        raise DivisionsPlay(name=event.opened.name)
    rounds = len(event.over)
    if not rounds:
        raise NoRoundOver(name=event.opened.name)
    rows = [row for row in event.standings(rounds) if row.record.rounds]
    ranks = {division: [row.rank for row in some] for division, some in by_division(rows)}
    rows.sort(key=lambda row: event.numbers[row.player.id])
    names = _apart((row.player.name, row.player.club, event.numbers[row.player.id]) for row in rows)
    most = WIN * rounds
    mosts = {name: WIN * len(part.over) for name, part in event.parts.items() if len(part.over) != rounds}
    players = [
        {
            "name": name,
            "club": row.player.club,
            "points": max(
                0, min(row.record.halves - row.player.carried.halves, mosts.get(row.player.division, most))
            ),
            "halves": 0,
            "place": ranks[row.player.division].index(row.rank) + 1,
            **({"of": len(ranks[row.player.division])} if event.divided else {}),
            **({"most": mosts[row.player.division]} if row.player.division in mosts else {}),
        }
        for name, row in zip(names, rows, strict=True)
    ]
    return [_entry("tournament", stream, entries, event.opened.name, event.opened.at, rounds, most, players)]


def take_game(stream: str, entries: int, event: Classic) -> list[Entry]:
    """Take the result of a game: whoever has won stands before all others, these by their points.

    Of two, a win is everything that could be had, and a draw half of it; where both have lost, both are
    second. Of more, each who is behind counts.
    """
    name = event.opened.name or " – ".join(event.names)
    if event.settled is None:
        raise GameGoesOn(name=name)
    if event.computer:
        raise AgainstTheComputer(name=name)
    settled, seats = event.settled, event.players
    both_lost = not event.several and settled.winner is None and len({*settled.result}) > 1
    worth = {seat: (seat == settled.winner, settled.result[seat - 1]) for seat in seats}
    names = _apart((each, "", seat) for seat, each in zip(seats, event.names, strict=True))
    players = [
        {
            "name": each,
            "club": "",
            "points": 0
            if both_lost
            else _beaten(worth[seat], [worth[other] for other in seats if other != seat]),
            "halves": 0,
            "place": len(seats) if both_lost else 1 + sum(worth[other] > worth[seat] for other in seats),
        }
        for seat, each in zip(seats, names, strict=True)
    ]
    most = WIN * (len(event.names) - 1)
    return [_entry("game", stream, entries, name, event.opened.at, 1, most, players)]


def _beaten(mine: tuple[bool, int], others: Iterable[tuple[bool, int]]) -> int:
    """Return two for each who is behind, one for each who is level."""
    return sum(WIN * (mine > other) + (mine == other) for other in others)


def _entry(
    kind: str, stream: str, entries: int, name: str, held: int, rounds: int, most: int, players: list[Any]
) -> Entry:
    taken = {"type": "EventTaken", "kind": kind, "stream": stream, "name": name, "held": held}
    return {**taken, "entries": entries, "rounds": rounds, "masters": most, "players": players}


def _of_duplicate(event: Duplicate) -> list[dict[str, Any]]:
    rows = sorted(standings(event), key=lambda row: row.player.table)
    names = _apart((row.player.name, row.player.group, row.player.table) for row in rows)
    found = []
    for name, row in zip(names, rows, strict=True):
        halves = int((row.total - row.played) * 2)
        placed, figures = row.rank is not None, player_figures(event)[row.player.id]
        result = {"name": name, "club": row.player.group, "points": row.played, "halves": halves}
        more = {"placed": placed, "place": row.rank, "tops": row.masters, "alone": figures.alone}
        found.append({**result, **more, "nulls": [[*each] for each in figures.nulls]})
    return found


def _apart(called: Iterable[tuple[str, str, int]]) -> list[str]:
    """Return the names; who has another's name and club too is told apart by the number, or a free one."""
    names: list[str] = []
    before: set[tuple[str, str]] = set()
    for name, club, number in called:
        numbered = chain([name], (f"{name} ({n})" for n in count(number)))
        apart = next(each for each in numbered if (each, club) not in before)
        before.add((apart, club))
        names.append(apart)
    return names
