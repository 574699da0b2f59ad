"""After the master play: who scored what in this round, and how everybody stands now."""

from typing import Any

from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.counting import points
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.judging import end_after
from faristol.games.duplicate.possible import has_play
from faristol.games.duplicate.standings import master_total, standings
from faristol.screens.board.squares import rows
from faristol.screens.calling.rack import paces
from faristol.screens.duplicate.round.slips import play_letters, rulings
from faristol.screens.scene import Scene
from faristol.texts import score


def results(scene: Scene, event: Duplicate) -> dict[str, Any]:
    t, round_ = scene.texts, event.round
    assert round_.master
    bonus = bonus_of(event, round_)
    return {
        **paces(scene),
        "squares": rows(event.tile_set, round_.board_after, t, last=tuple(round_.master.laid)),
        "chosen": {
            "place": round_.master.play.partition(" ")[0],
            "letters": play_letters(event, round_.master.play),
            "points": round_.master.points,
            "leaves": " ".join(round_.master.kept) or t.gettext("nothing"),
        },
        "bonus": {
            "name": event.players[bonus.player].name,
            "table": event.players[bonus.player].table,
            "points": score(bonus.points, scene.settings.language),
        }
        if bonus
        else None,
        "ranked": [
            {
                "id": row.player.id,
                "rank": row.rank,
                "name": row.player.name,
                "table": row.player.table,
                "points": points(event, round_, row.player.id) if row.player.id in round_.slips else None,
                "total": score(row.total, scene.settings.language),
            }
            for row in standings(event)
        ],
        "master_total": master_total(event),
        "nulls": rulings(event, round_, t),
        "last_round": round_.number == event.opened["rounds"],
        **_ending(scene, event),
    }


def _ending(scene: Scene, event: Duplicate) -> dict[str, Any]:
    """Whether the next step is the end; until the words are open only the tiles can tell."""
    known = has_play(scene.words) if scene.words else lambda board, rack: True
    over = end_after(event, known)
    return {"ends": bool(over), "end_clause": over[0]["clause"] if over else None}
