"""The results for programs, as JSON. Figures that may be halves or decimals are strings in the shortest form.

    {"format": "faristol-results", "version": 1,
     "event": {"name", "place", "judge", "date": "2026-10-09", "ruleset", "language", "lexicon",
               "began": players at the start, "rounds": how many were played, "final": true or false,
               "decided": why the judge ended it early or null, "incomplete": clause or null},
     "standings": [{"player": id, "table", "name", "group", "left": the first round without the player or
                    null, "rank" or null, "points": of all plays, "bonus": "5.5", null until the bonuses
                    are added, "deducted": 0, "total": "812.5", "percent": "78.3", "masters": how many
                    were found; "won" and "seconds" in topping, where the total and the points are what
                    its ranking goes by}],
     "rounds": [{"round", "rack": "AEIL?", "master": {"play": "H8 …", "score", "wrong"},
                 "slips": [{"player": id, "play" or null, "score", "reason" or null, "clause" or null,
                            "late": whether it came late and was accepted}],
                 "bonus": {"player": id, "points": "5.5"} or null, "board": 15 lines after the round;
                 in topping also "finders": ids, the first first, "seconds": {id: what the round counts},
                 "tries": {id: plays that were not the best}}]}

Plays, racks and boards are in the strict form of the command line; reasons and clauses are its codes.
"""

import json
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from faristol.core.board import write_board
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished, incomplete
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, master_total, standings
from faristol.games.duplicate.tallies import finders, seconds
from faristol.screens.parts.spreadsheet import tenths
from faristol.texts import score

FORMAT = "faristol-results"
VERSION = 1


def json_text(event: Duplicate, at: int) -> str:
    """`at` is the moment in which the event was opened."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "event": {
            "name": event.opened.name,
            "place": event.opened.place,
            "judge": event.opened.judge,
            "date": f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}",
            "ruleset": event.ruleset["id"],
            "language": event.tile_set.language,
            "lexicon": event.opened.lexicon,
            "began": event.began,
            "rounds": len(finished(event)),
            "final": event.final,
            "decided": event.decided,
            "incomplete": incomplete(event),
        },
        "standings": [_standing(row, master_total(event)) for row in standings(event)],
        "rounds": [_round(event, round_) for round_ in finished(event)],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _standing(row: Row, master: int) -> dict[str, Any]:
    return {
        "player": row.player.id,
        "table": row.player.table,
        "name": row.player.name,
        "group": row.player.group,
        "left": row.player.left,
        "rank": row.rank,
        "points": row.played,
        "bonus": _figure(row.added) if row.with_bonuses else None,
        "deducted": row.deducted,
        "total": _figure(row.total),
        "percent": tenths(row.share_of(master), "en").removesuffix(".0"),
        "masters": row.masters,
        **({"won": row.tally.won, "seconds": row.tally.seconds} if row.tally else {}),
    }


def _round(event: Duplicate, round_: Round) -> dict[str, Any]:
    assert round_.master
    bonus = bonus_of(event, round_)
    return {
        "round": round_.number,
        "rack": event.tile_set.write(event.tile_set.sort(round_.rack)),
        "master": {
            "play": round_.master.play,
            "score": round_.master.points,
            "wrong": round_.master.wrong,
        },
        "slips": [
            {
                "player": player,
                "play": slip.play,
                "score": counts.points,
                "reason": counts.reason,
                "clause": counts.clause,
                "late": slip.late,
            }
            for player, slip in round_.slips.items()
            if (counts := counted(event, round_, player))
        ],
        **_topping(event, round_),
        "bonus": {"player": bonus.player, "points": _figure(bonus.points)} if bonus else None,
        "board": write_board(event.tile_set, round_.board_after),
    }


def _topping(event: Duplicate, round_: Round) -> dict[str, Any]:
    if not event.topping:
        return {}
    return {
        "finders": list(finders(event, round_)),
        "seconds": {player: seconds(event, round_, player) for player in event.players},
        "tries": {
            player: [slip.play or slip.written for slip in tried] for player, tried in round_.tries.items()
        },
    }


def _figure(points: Fraction) -> str:
    return score(points, "en")
