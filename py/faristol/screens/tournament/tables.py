"""The tables of a tournament in a reader's language: for the screen, for paper and for the published page."""

from collections.abc import Mapping, Sequence
from typing import Any

from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import DECIDED, HEADS, figure, points
from faristol.screens.tournament.reasons import clause_of, sentence
from faristol.texts import N_, Texts
from faristol.tournaments.collation import name_key
from faristol.tournaments.course import Places, Turn, course
from faristol.tournaments.criteria import ORDERS
from faristol.tournaments.event import Published, Tournament
from faristol.tournaments.results import AT_THE_BOARD, FIRST
from faristol.tournaments.standings import Row

OUTCOMES = {
    "forfeit-first": N_("%(first)s was absent"),
    "forfeit-second": N_("%(second)s was absent"),
    "double-forfeit": N_("both were absent"),
    "abandoned-first": N_("%(first)s abandoned"),
    "abandoned-second": N_("%(second)s abandoned"),
    "abandoned-both": N_("both abandoned"),
    "both-lost": N_("both lost, as the arbiter decided"),
}
"""How a game ended that was not played to its end."""


def names_of(event: Tournament) -> dict[str, str]:
    return {player.id: player.name for player in event.players.values()}


def heads(scoring: str, t: Texts) -> list[str]:
    return [t.gettext(HEADS[criterion]) for criterion in ORDERS[scoring]]


def classification(rows: Sequence[Row], scoring: str, t: Texts) -> list[dict[str, Any]]:
    return [
        {
            "player": row.player.id,
            "rank": row.rank,
            "first": row.rank == 1,
            "name": row.player.name,
            "club": row.player.club,
            "category": row.player.category,
            "withdrawn": row.player.withdrawn,
            "carried": points(row.player.carried.halves, t) if row.player.carried.halves else "",
            "figures": figures(row, scoring, t),
            "by": row.decided,
            "tie": tie(rows, at, scoring, t),
        }
        for at, row in enumerate(rows)
    ]


def figures(row: Row, scoring: str, t: Texts) -> list[str]:
    return [figure(criterion, value, t) for criterion, value in zip(ORDERS[scoring], row.worth, strict=True)]


def tie(rows: Sequence[Row], at: int, scoring: str, t: Texts) -> str | None:
    """Why two players with the same points stand as they do."""
    row = rows[at]
    beside = [other for other in rows[max(0, at - 1) : at + 2] if other is not row]
    if any(other.rank == row.rank for other in beside) and row.record.rounds:
        return t.gettext("Equal in everything: the place is shared")
    if row.decided is None:
        return None
    by = ORDERS[scoring].index(row.decided)
    mine, other = (figure(row.decided, each.worth[by], t) for each in (row, rows[at + 1]))
    return t.gettext(DECIDED[row.decided]) % {"mine": mine, "other": other}


def cross(event: Tournament, rows: Sequence[Row], until: int, t: Texts) -> list[dict[str, Any]]:
    """A line for each player, a cell for each round: the opponent by the place in this table."""
    stood: Places = {number: {} for number in range(1, until + 1)}
    place = {row.player.id: at for at, row in enumerate(rows, 1)}
    lines = []
    for at, row in enumerate(rows, 1):
        turns = {turn.number: turn for turn in course(event, row.player.id, stood)}
        lines.append(
            {
                "place": at,
                "rank": row.rank,
                "player": row.player.id,
                "name": row.player.name,
                "first": row.rank == 1,
                "cells": [_cell(event, turns.get(number), place, t) for number in range(1, until + 1)],
                "points": points(row.record.halves, t),
            }
        )
    return lines


def _cell(event: Tournament, turn: Turn | None, place: Mapping[str, int], t: Texts) -> dict[str, Any]:
    """`mark` is + for a win, = for a draw, − for a loss; `said` is the same in words."""
    if turn is None:
        return {"mark": "", "place": None, "score": "", "said": t.gettext("not there yet")}
    if turn.rests:
        return {"mark": "+", "place": None, "score": "", "said": t.gettext("rests")}
    if turn.opponent is None:
        return {"mark": "", "place": None, "score": "", "said": t.gettext("absent")}
    name = {"name": event.players[turn.opponent].name}
    cell: dict[str, Any] = {"place": place.get(turn.opponent), "score": "", "mark": ""}
    if turn.result is None:
        return {**cell, "said": t.gettext("plays against %(name)s") % name}
    mark = {0: "\u2212", 1: "=", 2: "+"}[turn.result.halves[turn.side]]
    said = {
        "+": t.gettext("won against %(name)s"),
        "=": t.gettext("drew with %(name)s"),
        "\u2212": t.gettext("lost to %(name)s"),
    }[mark]
    mine, other = turn.scores or (0, 0)
    return {**cell, "mark": mark, "score": f"{mine}\u2013{other}", "said": said % name}


def card(event: Tournament, player: str, stood: Places, t: Texts) -> list[dict[str, Any]]:
    """A player's own way: opponents, who started, what came of it, the place after each round."""
    names = names_of(event)
    return [
        {
            "round": turn.number,
            "board": turn.board,
            "opponent": turn.opponent,
            "name": names[turn.opponent] if turn.opponent else "",
            "said": _said(event, turn, names, t),
            "clause": clause_of(turn.rests, event.terms) if turn.rests else _clause(turn),
            "starts": None if turn.opponent is None else turn.side == FIRST,
            "sat_down": turn.result is None or turn.result.outcome in AT_THE_BOARD,
            "score": "\u2013".join(map(str, turn.scores)) if turn.scores else "",
            "won": "" if turn.won is None else points(int(turn.won * 2), t),
            "points": points(turn.halves, t),
            "place": turn.place or "\u2013",
        }
        for turn in course(event, player, stood)
    ]


def _clause(turn: Turn) -> str | None:
    return turn.result.clause if turn.result else None


def _said(event: Tournament, turn: Turn, names: Mapping[str, str], t: Texts) -> str:
    """What is to be said beside the score: a rest, an absence, a game that did not come to its end."""
    if turn.rests:
        return sentence(turn.rests, names, t)
    if turn.opponent is None:
        return t.gettext("absent")
    if turn.result is None:
        return t.gettext("still being played")
    pair = event.rounds[turn.number - 1].draft.pairs[(turn.board or 1) - 1]
    return outcome(turn.result.outcome, names[pair.first], names[pair.second], t)


def outcome(code: str, first: str, second: str, t: Texts) -> str:
    if code not in OUTCOMES:
        return ""
    return t.gettext(OUTCOMES[code]) % {"first": first, "second": second}


def tables_of(event: Tournament, published: Published, t: Texts) -> list[dict[str, Any]]:
    """A round, board by board, with the points that both had before it."""
    names = names_of(event)
    before = {row.player.id: row.record.halves for row in event.standings(after=published.number - 1)}
    rows = []
    for board, pair in enumerate(published.draft.pairs, 1):
        sheet = published.sheets.get(board)
        rows.append(
            {
                "board": board,
                "first": names[pair.first],
                "second": names[pair.second],
                "first_points": points(before.get(pair.first, 0), t),
                "second_points": points(before.get(pair.second, 0), t),
                "score": sheet.result.score if sheet else None,
                "winner": sheet.result.winner if sheet else None,
                "said": outcome(sheet.result.outcome, names[pair.first], names[pair.second], t)
                if sheet
                else "",
            }
        )
    return rows


def resting(event: Tournament, published: Published, t: Texts) -> list[dict[str, Any]]:
    names = names_of(event)
    return [
        {
            "player": player,
            "name": names[player],
            "why": sentence(why, names, t),
            "clause": clause_of(why, event.terms),
        }
        for player, why in published.draft.byes
    ]


def prizes(rows: Sequence[Row], scoring: str, t: Texts) -> list[dict[str, Any]]:
    """The first three of each category and of each club, where there is more than one."""
    lists: list[dict[str, Any]] = []
    for kind in ("category", "club"):
        groups: dict[str, list[Row]] = {}
        for row in rows:
            if group := getattr(row.player, kind):
                groups.setdefault(group, []).append(row)
        if len(groups) > 1 or (kind == "category" and groups):
            lists += [
                {
                    "kind": kind,
                    "group": group,
                    "rows": [
                        {"rank": row.rank, "name": row.player.name, "figure": figures(row, scoring, t)[0]}
                        for row in members[:3]
                    ],
                }
                for group, members in sorted(groups.items())
            ]
    return lists


def by_name(event: Tournament, published: Published, t: Texts) -> list[dict[str, Any]]:
    names = tables.names_of(event)
    entries = []
    for board, pair in enumerate(published.draft.pairs, 1):
        for own, other, starts in ((pair.first, pair.second, True), (pair.second, pair.first, False)):
            entries.append({"name": names[own], "board": board, "other": names[other], "starts": starts})
    for player, _ in published.draft.byes:
        entries.append({"name": names[player], "board": None, "other": "", "starts": False})
    return sorted(entries, key=lambda entry: (name_key(entry["name"]), entry["name"]))
