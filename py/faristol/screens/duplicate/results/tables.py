"""The tables of the results, in a reader's language: for the screen, for paper and for the published page."""

from typing import Any

from faristol.core.play import Play, read_play
from faristol.core.tiles import TileSet
from faristol.errors import Rejected
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import (
    After,
    Turn,
    game_of,
    incomplete,
    no_slip,
    percent,
    plays_made,
    without_points,
)
from faristol.games.duplicate.rounds import Round, Slip
from faristol.games.duplicate.standings import Row
from faristol.screens.parts.faces import letters
from faristol.screens.parts.letters import place_and_letters
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.parts.signs import signed
from faristol.texts import Texts, per_cent, score

ALL = slice(None)

NAMED = 4
"""So many players of one play are named; more of them are told by their tables."""


def clauses(event: Duplicate) -> dict[str, str | None]:
    """What the results cite; not every document has a clause for each."""
    ruleset = event.ruleset
    return {
        "ranking": ruleset["ranking"].get("clause"),
        "bonus": ruleset["bonus"].get("clause"),
        "wrong": ruleset["master"].get("wrong"),
        "claims": ruleset["claims"].get("clause"),
        "incomplete": incomplete(event),
    }


def classification(rows: list[Row], master: int, t: Texts, part: slice = ALL) -> list[dict[str, Any]]:
    """`rows` in their order, `master` what the master plays score together."""
    return [
        {
            "player": row.player.id,
            "rank": "–" if row.rank is None else str(row.rank),
            "first": row.rank == 1,
            "table": row.player.table,
            "name": row.player.name,
            "group": row.player.group,
            "played": row.played,
            "bonuses": [(bonus.round, score(bonus.points, t.language)) for bonus in row.bonuses],
            "bonus": score(row.total - row.played, t.language) if row.bonuses else "",
            "total": score(row.total, t.language),
            "percent": per_cent(percent(row.played, master), t.language),
            "masters": row.masters,
            "tie": tie(rows, at, t),
        }
        for at, row in list(enumerate(rows))[part]
    ]


def tie(rows: list[Row], at: int, t: Texts) -> str | None:
    """Why two players with the same total stand as they do (DUP-20)."""
    row = rows[at]
    if row.rank is None:
        return None
    beside = [other for other in rows[max(0, at - 1) : at + 2] if other is not row]
    if any(other.rank == row.rank for other in beside):
        return t.gettext("Equal in every play: the place is shared")
    if row.decided is None:
        return None
    mine, other = row.plays[row.decided - 1], rows[at + 1].plays[row.decided - 1]
    same = row.decided - 1
    if not same:
        sentence = t.gettext("Ahead by the best play: %(mine)s against %(other)s")
    else:
        sentence = t.ngettext(
            "Equal in the best play, ahead by the next: %(mine)s against %(other)s",
            "Equal in the %(n)s best plays, ahead by the next: %(mine)s against %(other)s",
            same,
        )
    return sentence % {"n": same, "mine": mine, "other": other}


def bonus_list(rows: list[Row], t: Texts) -> list[dict[str, Any]]:
    """Highlighted with round, player and value (DUP-21)."""
    given = [(bonus, row.player) for row in rows for bonus in row.bonuses]
    return [
        {
            "round": bonus.round,
            "name": player.name,
            "table": player.table,
            "player": player.id,
            "points": score(bonus.points, t.language),
        }
        for bonus, player in sorted(given, key=lambda each: each[0].round)
    ]


def round_line(event: Duplicate, round_: Round) -> dict[str, Any]:
    """A round in one line: its rack and its master play."""
    assert round_.master
    return {
        "number": round_.number,
        "rack": letters(event.tile_set.sort(round_.rack)),
        **vars(place_and_letters(round_.master.play)),
        "points": round_.master.points,
        "wrong": round_.master.wrong,
    }


def round_plays(event: Duplicate, round_: Round, t: Texts) -> list[dict[str, Any]]:
    given = bonus_of(event, round_)
    rows = []
    for made in plays_made(event, round_):
        bonus = given if given and made.players == (given.player,) else None
        rows.append(
            {
                "text": made.play,
                **vars(place_and_letters(made.play)),
                "points": made.points,
                "players": who(event, made.players, t),
                "alone": made.alone,
                "master": made.master,
                "bonus": score(bonus.points, t.language) if bonus else None,
            }
        )
    return rows


def who(event: Duplicate, players: tuple[str, ...] | list[str], t: Texts) -> str:
    people = [event.players[player] for player in players]
    if len(people) <= NAMED:
        return ", ".join(f"{person.table}\u00a0{person.name}" for person in people)
    return t.gettext("tables %(tables)s") % {"tables": ", ".join(str(person.table) for person in people)}


def round_nulls(event: Duplicate, round_: Round, t: Texts) -> list[dict[str, Any]]:
    return [
        {
            "player": player,
            "table": event.players[player].table,
            "name": event.players[player].name,
            **_of_slip(slip),
            "reason": reason_sentence(counts.reason or "", t, slip.words),
            "clause": counts.clause,
        }
        for player, slip, counts in without_points(event, round_)
    ]


def round_missing(event: Duplicate, round_: Round, t: Texts) -> str:
    missing = no_slip(event, round_)
    return who(event, missing, t) if missing else ""


def player_game(
    event: Duplicate, player: str, t: Texts, told: list[After] | None = None
) -> list[dict[str, Any]]:
    return [_turn(event, turn, t) for turn in game_of(event, player, told)]


def _turn(event: Duplicate, turn: Turn, t: Texts) -> dict[str, Any]:
    reason = turn.counts.reason if turn.counts else None
    return {
        "number": turn.round.number,
        "rack": letters(event.tile_set.sort(turn.round.rack)),
        "own": _of_slip(turn.slip) if turn.slip else None,
        "points": turn.points if turn.slip else "–",
        "reason": reason_sentence(reason, t, turn.slip.words if turn.slip else ()) if reason else None,
        "clause": turn.counts.clause if turn.counts else None,
        "bonus": score(turn.bonus, t.language) if turn.bonus else None,
        "master": place_and_letters(turn.master.play),
        "top": turn.master.points,
        "missed": turn.missed,
        "missed_text": signed(-turn.missed),
        "percent": per_cent(percent(turn.points, turn.master.points), t.language),
        "running": score(turn.running, t.language),
        "rank": "–" if turn.rank is None else turn.rank,
    }


def _of_slip(slip: Slip) -> dict[str, Any]:
    """What stands on a slip: a play, or what somebody wrote in place of one."""
    if slip.play is None:
        return {"place": "", "letters": [], "written": slip.written}
    return {**vars(place_and_letters(slip.play)), "written": ""}


def read(tile_set: TileSet, text: str) -> Play | None:
    try:
        return read_play(tile_set, text)
    except Rejected:
        return None
