"""What a duplicate's published page shows: the classification, every round, every player's game."""

from typing import Any

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import After, course, incomplete, percent
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import master_total, standings
from faristol.screens.duplicate.results import tables
from faristol.screens.parts.faces import letters
from faristol.screens.publication.board import squares
from faristol.screens.publication.promise import published_promise
from faristol.screens.scene import OpenEvent
from faristol.texts import Texts, per_cent, score


def shown(opened: OpenEvent, t: Texts) -> dict[str, Any]:
    event: Duplicate = opened.state
    told, placed, master = course(event), standings(event), master_total(event)
    return {
        "sheets": ["publication/results.css"],
        "wide": True,
        "event": event,
        "promise": published_promise(opened, event.draws, t),
        "playing": event.tile_set.language,
        "done": len(told),
        "incomplete": incomplete(event),
        "masters": master,
        "rows": tables.classification(placed, master, t),
        "bonus_rows": tables.bonus_list(placed, t),
        "stages": [_stage(event, after, t) for after in told],
        "rounds": [_round(event, after.round, t) for after in told],
        "games": [
            {
                "player": row.player,
                "rank": "–" if row.rank is None else row.rank,
                "total": score(row.total, t.language),
                "percent": per_cent(percent(row.played, master), t.language),
                "masters": row.masters,
                "missed": master - row.played,
                "turns": tables.player_game(event, row.player.id, t, told),
            }
            for row in placed
        ],
    }


def _stage(event: Duplicate, after: After, t: Texts) -> dict[str, Any]:
    """The classification as it was after a round."""
    total = {player: score(points, t.language) for player, points in after.running.items()}
    placed = sorted(after.ranks.items(), key=lambda each: (each[1], event.players[each[0]].table))
    return {
        "round": after.round.number,
        "rows": [(rank, event.players[player], total[player]) for player, rank in placed],
    }


def _round(event: Duplicate, round_: Round, t: Texts) -> dict[str, Any]:
    assert round_.master
    return {
        **tables.round_line(event, round_),
        "leaves": letters(round_.master.kept),
        "squares": squares(event.tile_set, round_.board_after, frozenset(round_.master.laid), t),
        "plays": tables.round_plays(event, round_, t),
        "nulls": tables.round_nulls(event, round_, t),
        "missing": tables.round_missing(event, round_, t),
    }
