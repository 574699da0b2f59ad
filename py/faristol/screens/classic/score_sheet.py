"""The score sheet as people read it, on the screen, on paper and in the published page (FED-21).

Who started stands on the left, so that the turns follow one another line by line.
"""

from collections.abc import Sequence
from typing import Any

from faristol.games.classic import sheet
from faristol.games.classic.game import Classic
from faristol.games.classic.players import in_turn
from faristol.screens.classic import count, ended
from faristol.screens.clauses import clause_of
from faristol.screens.parts.names import short
from faristol.screens.parts.signs import plain
from faristol.texts import Texts

RULED = ("invalid", "forfeit")
"""Turns that a document took away; the others were the player's own wish."""


def order(event: Classic) -> tuple[int, ...]:
    return in_turn(event.first or 1, len(event.names))


def shown(event: Classic, t: Texts, *, small: bool = False) -> dict[str, Any]:
    """`small`: a blank is a small letter, not one in parentheses."""
    counted = event.settled is not None and event.ending is not None
    return {
        "sides": [_side(event, player) for player in order(event)],
        "rows": _rows(event, t, small),
        "rulings": _rulings(event, t),
        "sums": [_sum(line, order(event)) for line in count.lines(event, t)] if counted else [],
        "how": ended.how(event, t) if event.ending else None,
        "ended_clause": event.ending.clause if event.ending else None,
        "won": ended.who_won(event, t) if counted else None,
        "signing": None if event.computer else event.ruleset.get("signing", {}).get("clause"),
    }


def _side(event: Classic, player: int) -> dict[str, Any]:
    return {
        "player": player,
        "name": event.names[player - 1],
        "short": short(event.names[player - 1]),
        "starts": event.first == player,
        "score": plain(event.scores[player - 1]),
        "signed": player in event.signed,
    }


def _rows(event: Classic, t: Texts, small: bool) -> list[dict[str, Any]]:
    """A row for the turn of the one who started and for the turns of the others after it."""
    cells = [cell(line, t) for line in sheet.lines(event, small=small)]
    wide = len(event.names)
    rows = [cells[at : at + wide] for at in range(0, len(cells), wide)]
    return [{"number": n, "cells": [*row, *(None,) * (wide - len(row))]} for n, row in enumerate(rows, 1)]


def _rulings(event: Classic, t: Texts) -> list[tuple[str, str]]:
    """What the document took away in this game, and its clause: each of them once."""
    taken = [line for line in sheet.lines(event) if line.kind in RULED and line.clause]
    return list(dict.fromkeys((_note(line, t), line.clause or "") for line in taken))


def cell(line: sheet.Line, t: Texts) -> dict[str, Any]:
    return {
        "turn": line.number,
        "kind": line.kind,
        "place": line.place,
        "word": line.word,
        "note": _note(line, t),
        "points": "–" if line.points is None else plain(line.points),
        "circled": line.bonus,
        "total": plain(line.total),
    }


def _note(line: sheet.Line, t: Texts) -> str:
    """What the turn was, if it was no play that stands."""
    match line.kind:
        case "exchange":
            said = t.ngettext("exchange of %(n)s tile", "exchange of %(n)s tiles", line.count)
            return said % {"n": line.count}
        case "pass":
            return t.gettext("pass")
        case "invalid":
            return t.gettext("not valid")
        case "forfeit":
            return t.gettext("turn lost")
    return ""


def _sum(line: count.Line, players: tuple[int, ...]) -> dict[str, Any]:
    return {
        "id": line.id,
        "label": line.label,
        "clause": line.clause,
        "reasons": _of(line.reasons, players),
        "points": _of(line.points, players),
    }


def _of(values: Sequence[str], players: tuple[int, ...]) -> list[str]:
    return [values[player - 1] for player in players]


def rules_name(event: Classic, t: Texts) -> str:
    """Of a club's own rules what the club calls them, else the document."""
    own: str = event.ruleset.get("club", "")
    document = clause_of(event.ruleset["pass"]["clause"]).document
    return own or t.gettext(document)


def where(event: Classic, t: Texts) -> str:
    """The round and the table, as far as they were said."""
    opened = event.opened
    round_ = t.gettext("round %(n)s") % {"n": opened["round"]} if opened["round"] else ""
    table = t.gettext("table %(n)s") % {"n": opened["table"]} if opened["table"] else ""
    return ", ".join(one for one in (round_, table) if one)
