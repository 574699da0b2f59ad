"""One table in the director's hand: why it was paired so, what came in, the form for what was unusual."""

from collections.abc import Sequence

from faristol.errors import Rejected
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.forms.field import Options
from faristol.screens.parts.signs import plain
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.tournament.game_rules import Cited, overtime
from faristol.screens.tournament.notes import Unlikely, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import BoardLine, names_of
from faristol.screens.tournament.reasons import clause_of as reason_clause
from faristol.screens.tournament.reasons import sentence
from faristol.screens.tournament.round.changing_tables import who_could_come
from faristol.screens.tournament.round.handing_in import clock_text, report_of
from faristol.screens.tournament.round.place import board_of
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.errors import BothOverTime, LostOnTime
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published
from faristol.tournaments.reporting import ruled
from faristol.tournaments.results import FORFEITS, OUTCOMES, Result, asks_score, asks_time, clause_of
from faristol.tournaments.rules import clause_of_start

NEEDED = (BothOverTime, LostOnTime)
"""What the arbiter has to say or to take back before the sheet counts; the rest is only not written yet."""


@view_value(kw_only=True)
class ReportForm:
    """What is asked of a game that was not an ordinary one."""

    outcome: str
    outcomes: Options
    with_score: bool
    with_time: bool
    with_winner: bool
    winners: Options
    clause: str | None
    settled: bool
    """Whether nobody came where the rules of the games say nothing of it."""
    preview: Result | None
    """What it would count as it is written now, with its points in words."""
    counts: Sequence[str]
    refused: tuple[str, str] | None
    overtime: list[Cited]
    why_clause: str | None


@view_value
class OneTable:
    line: BoardLine
    why: str
    clause: str | None
    start_clause: str | None
    written: list[str]
    over: list[str]
    form: ReportForm | None
    comers: Sequence[tuple[str, str]]
    """Who may take a place at this table, while it has no result."""


def one_table(scene: Scene, published: Published, lines: Sequence[BoardLine]) -> OneTable | None:
    event, t, now = event_of(scene), scene.texts, notes(scene)
    board = board_of(published, now.chosen)
    if board is None:
        return None
    line, why = lines[board - 1], published.draft.pairs[board - 1].why
    names = line.first.player.name, line.second.player.name
    sheet = line.sheet
    return OneTable(
        line,
        sentence(why, names_of(event), t),
        reason_clause(why, event.terms),
        clause_of_start(event.rules, named=event.opened.names_starts),
        [plain(each) for each in (sheet and sheet.written) or ()],
        [clock_text(each) for each in sheet.over_time] if sheet else ["", ""],
        _form(now.form, board, names, event.rules, t) if now.form else None,
        who_could_come(event, published, board, t),
    )


def asked_about(event: Tournament, unlikely: Unlikely, t: Texts) -> tuple[str, str]:
    """Return the two at the table of a score that is asked about, and who would have been absent."""
    pair = event.rounds[unlikely.round - 1].draft.pairs[unlikely.board - 1]
    names = event.players[pair.first].name, event.players[pair.second].name
    labels = {outcome: label for outcome, label, _ in _outcomes(names, t)}
    return " – ".join(names), labels.get(unlikely.absent or "", "")


def _form(
    form: dict[str, str], board: int, names: tuple[str, str], rules: TournamentRules, t: Texts
) -> ReportForm:
    outcome = form["outcome"] if form["outcome"] in OUTCOMES else "played"
    preview, refused = _preview(form, board, rules)
    with_time = asks_time(outcome, rules)
    late = any(form[name] for name in ("over_first", "over_second"))
    return ReportForm(
        outcome=outcome,
        outcomes=_outcomes(names, t),
        with_score=asks_score(outcome, rules),
        with_time=with_time,
        with_winner=outcome == "played" and (late or bool(form["winner"]) or not with_time),
        winners=[("", t.gettext("As the score says"), None), ("0", names[0], None), ("1", names[1], None)],
        clause=clause_of(outcome, rules),
        settled=outcome in FORFEITS and rules.absence is None,
        preview=preview,
        counts=[plain(each) for each in preview.score] if preview else [],
        refused=sentences(refused, t) if refused else None,
        overtime=list(overtime(rules, t)),
        why_clause=rules.corrections.clause if rules.corrections else None,
    )


def _outcomes(names: tuple[str, str], t: Texts) -> Options:
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


def _preview(
    form: dict[str, str], board: int, rules: TournamentRules
) -> tuple[Result | None, Rejected | None]:
    """Return what it would count as it is written now, or why it cannot count so."""
    try:
        return ruled(rules, report_of(form, board, rules)), None
    except NEEDED as refused:
        return None, refused
    except Rejected:
        return None, None
