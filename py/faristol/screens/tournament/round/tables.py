"""The tables of a round as the director sees them: who sits where, what came in, what it counts."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from faristol.screens.parts.signs import plain, signed
from faristol.screens.scene import Scene
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.game_rules import name_of, told
from faristol.screens.tournament.notes import notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.reasons import clause_of, sentence
from faristol.screens.tournament.round.place import chosen
from faristol.texts import Texts, score
from faristol.tournaments.criteria import COEFFICIENTS
from faristol.tournaments.event import Published, Sheet, Tournament
from faristol.tournaments.pairing import Draft
from faristol.tournaments.records import records
from faristol.tournaments.results import WIN

IN_SIGHT = 10
"""So many of the classification beside the tables."""
WHOLE = 10_000


def tables(scene: Scene, published: Published) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    names = names_of(event)
    before = points_before(event, published.number, t)
    missing = published.missing
    board, in_hand = chosen(scene, published), chosen(scene, published, "in_hand")
    written = notes(scene).get("written", {}) if not published.closed else {}
    return {
        "round": published,
        "rows": [
            {
                "board": number,
                "first": _side(pair.first, names, before, published, number, 0),
                "second": _side(pair.second, names, before, published, number, 1),
                "sheet": _sheet(published.sheets[number], t) if number in published.sheets else None,
                "chosen": number in (board, in_hand),
                "written": written.get(str(number), ("", "")),
            }
            for number, pair in enumerate(published.draft.pairs, 1)
        ],
        "in_hand": _in_hand(published, in_hand, names),
        "byes": byes(published.draft, names, event, t),
        "missing": missing,
        "in": len(published.draft.pairs) - len(missing),
        "all": len(published.draft.pairs),
        "without": ", ".join(map(str, sorted(set(published.without)))),
        "leaders": leaders(event, published, t),
        "rules_name": name_of(event.rules, t),
        "rules_told": told(event.rules, event.minutes, named=event.opened["names_starts"], t=t),
    }


def _in_hand(
    published: Published, board: int | None, names: Mapping[str, str]
) -> tuple[str, str, bool] | None:
    """Who sits at the table of the sheet, and whether it is in already."""
    if board is None:
        return None
    pair = published.draft.pairs[board - 1]
    return names[pair.first], names[pair.second], board in published.sheets


def names_of(event: Tournament) -> dict[str, str]:
    return {id: player.name for id, player in event.players.items()}


def points_before(event: Tournament, number: int, t: Texts) -> dict[str, str]:
    """With how many points each came to the round."""
    carried = {player.id: player.carried for player in event.players.values()}
    done = records(
        carried, event.played[: number - 1], forfeits_meet=event.terms.forfeits_meet, carried=carried
    )
    return {id: score(Fraction(record.halves, WIN), t.language) for id, record in done.items()}


def _side(
    id: str,
    names: Mapping[str, str],
    before: Mapping[str, str],
    published: Published,
    board: int,
    side: int,
) -> dict[str, Any]:
    sheet = published.sheets.get(board)
    won = sheet is not None and sheet.result.winner == side
    return {"id": id, "name": names[id], "points": before[id], "won": won}


def _sheet(sheet: Sheet, t: Texts) -> dict[str, Any]:
    """What counts, and a word on what made it other than what was written."""
    result = sheet.result
    return {
        "first": plain(result.score[0]),
        "second": plain(result.score[1]),
        "mark": outcome_name(result.outcome, t) if result.outcome != "played" else None,
        "clause": result.clause,
        "late": any(sheet.over_time),
        "corrected": sheet.corrected is not None,
    }


def outcome_name(outcome: str, t: Texts) -> str:
    return {
        "played": t.gettext("played"),
        "forfeit-first": t.gettext("the first did not come"),
        "forfeit-second": t.gettext("the second did not come"),
        "double-forfeit": t.gettext("nobody came"),
        "abandoned-first": t.gettext("the first abandoned"),
        "abandoned-second": t.gettext("the second abandoned"),
        "abandoned-both": t.gettext("both abandoned"),
        "both-lost": t.gettext("both have lost"),
    }[outcome]


def byes(draft: Draft, names: Mapping[str, str], event: Tournament, t: Texts) -> list[dict[str, Any]]:
    return [
        {
            "id": player,
            "name": names[player],
            "why": sentence(why, names, t),
            "clause": clause_of(why, event.terms),
        }
        for player, why in draft.byes
    ]


def leaders(event: Tournament, published: Published, t: Texts) -> dict[str, Any]:
    """The head of the classification with what is in of this round."""
    rows = event.standings(published.number)
    coefficients = event.terms.scoring == COEFFICIENTS
    return {
        "coefficients": coefficients,
        "more": len(rows) > IN_SIGHT,
        "rows": [
            {
                "rank": row.rank,
                "id": row.player.id,
                "name": row.player.name,
                "points": figure("coefficients", row.record.coefficient, t)
                if coefficients
                else score(Fraction(row.record.halves, WIN), t.language),
                "differential": signed(row.record.differential),
            }
            for row in rows[:IN_SIGHT]
        ],
    }
