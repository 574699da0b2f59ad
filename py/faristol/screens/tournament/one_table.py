"""One table in the director's hand: why it was paired so, what came in, the form for what was unusual."""

from typing import Any

from faristol.errors import Rejected
from faristol.screens.scene import Scene
from faristol.screens.tournament.handing_in import clock_text, told_of
from faristol.screens.tournament.notes import event_of, notes
from faristol.screens.tournament.place import chosen
from faristol.screens.tournament.tables import names_of, outcome_name, signed
from faristol.screens.tournament_reasons import clause_of, sentence
from faristol.texts import Texts
from faristol.tournaments.errors import BothOverTime
from faristol.tournaments.event import Published
from faristol.tournaments.reporting import ruled
from faristol.tournaments.results import MINUTES, OUTCOMES, WITH_SCORE

CLAUSES = {
    "forfeit-first": "FED-29",
    "forfeit-second": "FED-29",
    "double-forfeit": "FED-30",
    "abandoned-first": "FED-18",
    "abandoned-second": "FED-18",
    "abandoned-both": "FED-19",
}


def one_table(scene: Scene, published: Published) -> dict[str, Any] | None:
    board = chosen(scene, published)
    if board is None:
        return None
    event, t = event_of(scene), scene.texts
    names = names_of(event)
    pair = published.draft.pairs[board - 1]
    sheet = published.sheets.get(board)
    told = (names[pair.first], names[pair.second])
    return {
        "board": board,
        "first": told[0],
        "second": told[1],
        "why": sentence(pair.why, names, t),
        "clause": clause_of(pair.why, event.terms),
        "names_starts": event.opened["names_starts"],
        "sheet": sheet,
        "written": [signed(each) for each in sheet.written] if sheet and sheet.written else None,
        "over": [clock_text(each) for each in sheet.over_time] if sheet else ["", ""],
        "corrected": sheet.corrected if sheet else None,
        "mark": outcome_name(sheet.result.outcome, t) if sheet else None,
        "form": _form(notes(scene).get("form"), published, board, told, t),
    }


def _form(
    form: dict[str, str] | None, published: Published, board: int, names: tuple[str, str], t: Texts
) -> dict[str, Any] | None:
    if form is None:
        return None
    outcome = form["outcome"] if form["outcome"] in OUTCOMES else "played"
    preview, both_late = _preview(form, board)
    late = any(form[name] for name in ("over_first", "over_second"))
    return {
        **form,
        "outcome": outcome,
        "outcomes": _outcomes(names, t),
        "with_score": outcome in WITH_SCORE,
        "with_time": outcome == "played",
        "with_winner": outcome == "played" and (late or bool(form["winner"])),
        "winners": [
            ("", t.gettext("As the score says"), None),
            ("0", names[0], None),
            ("1", names[1], None),
        ],
        "clause": CLAUSES.get(outcome),
        "preview": preview,
        "both_late": both_late,
        "minutes": MINUTES,
        "with_why": published.closed,
    }


def _outcomes(names: tuple[str, str], t: Texts) -> list[tuple[str, str, str | None]]:
    first, second = ({"name": name} for name in names)
    absent, left = t.gettext("%(name)s did not come"), t.gettext("%(name)s abandoned")
    return [
        ("played", t.gettext("The game was played"), None),
        ("forfeit-first", absent % first, None),
        ("forfeit-second", absent % second, None),
        ("double-forfeit", t.gettext("Neither came"), None),
        ("abandoned-first", left % first, None),
        ("abandoned-second", left % second, None),
        ("abandoned-both", t.gettext("Both abandoned"), None),
    ]


def _preview(form: dict[str, str], board: int) -> tuple[dict[str, Any] | None, bool]:
    """What it would count as it is written now; and whether both are more than ten minutes over."""
    try:
        result = ruled(told_of(form, board))
    except BothOverTime:
        return None, True
    except Rejected:
        return None, False
    first, second = result.score
    return {
        "first": signed(first),
        "second": signed(second),
        "winner": result.winner,
        "draw": result.winner is None and result.halves[0] > 0,
        "clause": result.clause,
    }, False
