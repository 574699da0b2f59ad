"""One table in the director's hand: why it was paired so, what came in, the form for what was unusual."""

from typing import Any

from faristol.core.overtime import Rules
from faristol.errors import Rejected
from faristol.screens.parts.signs import plain
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.tournament.game_rules import overtime
from faristol.screens.tournament.notes import notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.reasons import clause_of as reason_clause
from faristol.screens.tournament.reasons import sentence
from faristol.screens.tournament.round.handing_in import clock_text, told_of
from faristol.screens.tournament.round.place import chosen
from faristol.screens.tournament.round.tables import names_of, outcome_name
from faristol.texts import Texts
from faristol.tournaments.errors import BothOverTime, LostOnTime
from faristol.tournaments.event import Published
from faristol.tournaments.reporting import ruled
from faristol.tournaments.results import FORFEITS, OUTCOMES, asks_score, asks_time, clause_of
from faristol.tournaments.rules import clause_of_start

NEEDED = (BothOverTime, LostOnTime)
"""What the arbiter has to say or to take back before the sheet counts; the rest is only not written yet."""


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
        "clause": reason_clause(pair.why, event.terms),
        "names_starts": event.opened["names_starts"],
        "start_clause": clause_of_start(event.rules, named=event.opened["names_starts"]),
        "unsigned": notes(scene)["chosen"].get("unsigned"),
        "sheet": sheet,
        "written": [plain(each) for each in sheet.written] if sheet and sheet.written else None,
        "over": [clock_text(each) for each in sheet.over_time] if sheet else ["", ""],
        "corrected": sheet.corrected if sheet else None,
        "mark": outcome_name(sheet.result.outcome, t) if sheet else None,
        "form": _form(notes(scene).get("form"), published, board, told, event.rules, t),
    }


def _form(
    form: dict[str, str] | None,
    published: Published,
    board: int,
    names: tuple[str, str],
    rules: Rules,
    t: Texts,
) -> dict[str, Any] | None:
    if form is None:
        return None
    outcome = form["outcome"] if form["outcome"] in OUTCOMES else "played"
    preview, refused = _preview(form, board, rules)
    with_time = asks_time(outcome, rules)
    late = any(form[name] for name in ("over_first", "over_second"))
    return {
        **form,
        "outcome": outcome,
        "outcomes": _outcomes(names, t),
        "with_score": asks_score(outcome, rules),
        "with_time": with_time,
        "with_winner": outcome == "played" and (late or bool(form["winner"]) or not with_time),
        "winners": [
            ("", t.gettext("As the score says"), None),
            ("0", names[0], None),
            ("1", names[1], None),
        ],
        "clause": clause_of(outcome, rules),
        "settled": outcome in FORFEITS and "absence" not in rules,
        "preview": preview,
        "refused": sentences(refused, t) if refused else None,
        "overtime": list(overtime(rules, t)),
        "with_why": published.closed,
        "why_clause": rules.get("corrections", {}).get("clause"),
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
        ("both-lost", t.gettext("Both have lost"), t.gettext("as the arbiter decides")),
    ]


def _preview(form: dict[str, str], board: int, rules: Rules) -> tuple[dict[str, Any] | None, Rejected | None]:
    """What it would count as it is written now, or why it cannot count so."""
    try:
        result = ruled(rules, told_of(form, board, rules))
    except NEEDED as refused:
        return None, refused
    except Rejected:
        return None, None
    first, second = result.score
    return {
        "first": plain(first),
        "second": plain(second),
        "winner": result.winner,
        "draw": result.winner is None and result.halves[0] > 0,
        "clause": result.clause,
    }, None
