"""What is printed of a duplicate, in the language of its publication: black on white, A4, page by page."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from faristol.games.duplicate.bonus import value
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import course, finished, percent
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, master_total, standings
from faristol.screens.board.squares import rows
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.results import tables
from faristol.screens.duplicate.results.place import Place
from faristol.screens.parts.faces import letters
from faristol.screens.parts.paper_pages import filled
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.texts import Texts, per_cent, score, texts

WALL, CARD, FIRST_PLAYS, MORE_PLAYS, GRID = 25.5, 26.5, 22.0, 42.0, 24.0
"""How many lines a page of each sheet has room for."""

GRID_ROUNDS = 25
LINE = 46
"""So many signs fit on a line of a round's sheet."""


@dataclass(frozen=True)
class Sheet:
    sheet: str
    of: str | None = None


SHEET = Slot("results-sheet", Sheet, of="event")
"""About the moment of the tap that asked for it."""


def sheets(scene: Scene, place: Place) -> Markup | None:
    """The sheets that this very tap asked for; the next answer has none."""
    asked, event = scene.session.get(SHEET, about=scene.now), event_of(scene)
    if asked is None or asked.sheet not in _SHEETS or not finished(event):
        return None
    t = texts(event.opened["publication"])
    pages = enumerate(_SHEETS[asked.sheet](event, t, asked.of), 1)
    return render_page(
        f"duplicate/results/paper_{asked.sheet}.html",
        t.language,
        pages=[{**page, "number": number} for number, page in pages],
        event=event,
        clauses=tables.clauses(event),
        playing=event.tile_set.language,
        done=len(finished(event)),
        date=t.date(open_event(scene).entries[0]["at"], scene.zone),
        bonus=score(value(event), t.language) if value(event) else None,
        masters=master_total(event),
        app=scene.app,
    )


def _wall(event: Duplicate, t: Texts, of: str | None) -> Iterable[dict[str, Any]]:
    placed = standings(event)
    lines: list[dict[str, Any]] = tables.classification(placed, master_total(event), t)
    lines += [{"bonus_of": bonus} for bonus in tables.bonus_list(placed, t)]
    for page in filled(lines, WALL, lambda line: 1.4 if line.get("tie") else 1):
        yield {
            "rows": [line for line in page if "rank" in line],
            "bonuses": [line["bonus_of"] for line in page if "bonus_of" in line],
        }


def _cards(event: Duplicate, t: Texts, of: str | None) -> Iterable[dict[str, Any]]:
    told, placed, master = course(event), standings(event), master_total(event)
    for at, row in enumerate(placed):
        if of is not None and row.player.id != of:
            continue
        turns = tables.player_game(event, row.player.id, t, told)
        about = _about(placed, at, row, master, t)
        for page in filled(turns, CARD, lambda turn: 1.6 if turn["reason"] else 1):
            yield {**about, "turns": page}


def _about(placed: list[Row], at: int, row: Row, master: int, t: Texts) -> dict[str, Any]:
    return {
        "player": row.player,
        "rank": "–" if row.rank is None else row.rank,
        "all": len(placed),
        "total": score(row.total, t.language),
        "percent": per_cent(percent(row.played, master), t.language),
        "masters": row.masters,
        "missed": master - row.played,
        "bonuses": [(bonus.round, score(bonus.points, t.language)) for bonus in row.bonuses],
        "tie": tables.tie(placed, at, t),
    }


def _rounds(event: Duplicate, t: Texts, of: str | None) -> Iterable[dict[str, Any]]:
    for round_ in finished(event):
        if of is not None and str(round_.number) != str(of):
            continue
        assert round_.master
        lines: list[dict[str, Any]] = tables.round_plays(event, round_, t)
        lines += tables.round_nulls(event, round_, t)
        if missing := tables.round_missing(event, round_, t):
            lines.append({"missing": missing})
        first = True
        for page in filled(lines, FIRST_PLAYS, _height, MORE_PLAYS):
            yield {
                "line": tables.round_line(event, round_),
                "squares": rows(event.tile_set, round_.board_after, t, last=tuple(round_.master.laid))
                if first
                else None,
                "leaves": letters(round_.master.kept),
                "lines": page,
            }
            first = False


def _height(line: dict[str, Any]) -> float:
    """A play takes a line, and as many half ones as the names under it."""
    below = line.get("players") or line.get("missing") or line.get("reason") or ""
    return 1 + 0.6 * (len(below) // LINE)


def _grid(event: Duplicate, t: Texts, of: str | None) -> Iterable[dict[str, Any]]:
    """Tables by rounds: what the judge checks the slips against."""
    placed = {row.player.id: row for row in standings(event)}
    done = finished(event)
    for start in range(0, len(done), GRID_ROUNDS):
        shown = done[start : start + GRID_ROUNDS]
        lines = [
            {
                "table": player.table,
                "name": player.name,
                "cells": [_cell(event, round_, player.id) for round_ in shown],
                "bonus": _bonus(placed[player.id], t),
                "total": score(placed[player.id].total, t.language),
                "rank": placed[player.id].rank or "–",
            }
            for player in event.at_tables
        ]
        top = [round_.master.points for round_ in shown if round_.master]
        for page in filled(lines, GRID, lambda line: 1):
            yield {"numbers": [round_.number for round_ in shown], "top": top, "rows": page}


def _cell(event: Duplicate, round_: Round, player: str) -> dict[str, Any]:
    counts = counted(event, round_, player)
    if counts is None:
        return {"text": "–", "look": ""}
    if counts.reason:
        return {"text": "(0)", "look": ""}
    assert round_.master
    return {"text": str(counts.points), "look": "top" if counts.points >= round_.master.points else ""}


def _bonus(row: Row, t: Texts) -> str:
    return score(row.total - row.played, t.language) if row.bonuses else ""


_SHEETS = {"wall": _wall, "cards": _cards, "rounds": _rounds, "grid": _grid}
