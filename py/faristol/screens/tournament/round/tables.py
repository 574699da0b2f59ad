"""The tables of a round as the director sees them: who sits where, what came in, who leads.

And the one in the hand: why it was paired so, the form for what was unusual, who could come to it.
"""

from collections.abc import Mapping, Sequence

from faristol.errors import Rejected
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.forms.field import Options
from faristol.screens.parts.signs import plain
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import HEADS, division_name, figure
from faristol.screens.tournament.finding import tables_of
from faristol.screens.tournament.game_rules import Cited, overtime
from faristol.screens.tournament.notes import Notes, Unlikely, looking, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import BoardLine, board_lines, made_before, names_of
from faristol.screens.tournament.reasons import clause_of as reason_clause
from faristol.screens.tournament.reasons import distance_note, sentence
from faristol.screens.tournament.rests import Rest, resting
from faristol.screens.tournament.round.arbiters import AskedWord, asked_word
from faristol.screens.tournament.round.course import BYE, HALF
from faristol.screens.tournament.round.handing_in import clock_text, report_of
from faristol.screens.tournament.round.place import board_of
from faristol.screens.tournament.round.remarks import remarks
from faristol.screens.tournament.seats import OtherResult, other_results
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments import changing
from faristol.tournaments.collation import name_key
from faristol.tournaments.criteria import criteria
from faristol.tournaments.errors import BothOverTime, LostOnTime
from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import at_table
from faristol.tournaments.published import Published
from faristol.tournaments.reporting import ruled
from faristol.tournaments.results import FORFEITS, OUTCOMES, WIN, Result, asks_score, asks_time, clause_of
from faristol.tournaments.rules import clause_of_start
from faristol.tournaments.standings import Row, by_division

ALL_IN_SIGHT = 6
"""With more tables a player is looked for by name."""
IN_SIGHT = 10
"""So many of the classification beside the tables."""
LEADERS = 3
"""But so many of each division at least."""
LEFT_OVER = 2
"""So few more are not left out of a list."""
BESIDE = 2
"""So many figures of the order beside a name."""
SHORT = dict.fromkeys(("differential", "mean-differential"), N_("Diff."))
NEEDED = (BothOverTime, LostOnTime)
"""What the arbiter has to say or to take back before the sheet counts; the rest is only not written yet."""
Named = list[tuple[str, str]]


@view_value
class RoundTables:
    lines: list[BoardLine]
    marked: set[int | None]
    """The board that was tapped, and the one whose sheet is written."""
    in_hand: BoardLine | None
    written: Mapping[str, tuple[str, str]]
    """Scores that are asked about, by board."""
    remarks: Mapping[int, tuple[str, ...]]
    """What is said below the score of a table."""
    made_before: str
    rests: list[Rest]
    tableless: list[tuple[str, str]]
    """Who could meet at one table more."""
    second_players: list[tuple[str, str]]
    """Whom one of them could meet, or nobody: a bye."""
    searched: bool
    """Whether there is a field to find a player by, what is in it, and the tables that it finds."""
    search: str
    found: list[BoardLine]
    others: list[OtherResult]
    """Other results that tables sent later, while the round is on."""
    stands: str
    """Of which results the classification is."""
    leader_heads: list[str]
    leaders: list[tuple[str, Row, list[str]]]
    """The head of each division's classification so far, with its name and what decides first and next."""


def round_tables(scene: Scene, published: Published) -> RoundTables:
    event, t, now = event_of(scene), texts_of(scene), notes(scene)
    tableless = who_has_no_table(event, published)
    lines, in_hand = board_lines(event, published, t), board_of(published, now.in_hand)
    held = in_hand or _elsewhere(event, now)
    search = looking(scene).search
    first = criteria(event.terms.scoring)[:BESIDE]
    each = max(LEADERS, IN_SIGHT // max(1, len(event.divisions)))
    leaders = [
        (
            division_name(division, t),
            row,
            [figure(name, value, t) for name, value in zip(first, row.worth, strict=False)],
        )
        for division, rows in by_division(event.leaders(published.number, each + LEFT_OVER + 1))
        for row in (rows if len(rows) <= each + LEFT_OVER else rows[:each])
    ]
    return RoundTables(
        lines,
        {board_of(published, now.chosen), in_hand},
        next((line for line in _lines_of(event, lines, held, t) if line.board == held), None),
        {} if published.closed else now.written,
        remarks(published, t),
        made_before(event, published, t),
        resting(event, published.draft, t),
        tableless,
        [
            (BYE, t.gettext("Nobody: a bye")),
            *([(HALF, t.gettext("Nobody: a half-point bye"))] if event.terms.bye_halves == WIN else []),
            *tableless,
        ],
        len(lines) > ALL_IN_SIGHT,
        search,
        tables_of(search, lines),
        other_results(event) if published.number == len(event.rounds) else [],
        after_round(event, published.number, t),
        [t.gettext(SHORT.get(name, HEADS[name])) for name in first],
        leaders,
    )


def _elsewhere(event: Tournament, now: Notes) -> int | None:
    """Return the table of the sheet in hand, if another division sits there."""
    table = now.in_hand.board if now.in_hand else None
    return table if table and at_table(event, table) is not event else None


def _lines_of(event: Tournament, lines: list[BoardLine], board: int | None, t: Texts) -> list[BoardLine]:
    """Return the tables among which one is: those of the round on the screen, or of another division."""
    division = at_table(event, board) if board else event
    own = division is event or any(line.board == board for line in lines)
    return lines if own else board_lines(division, division.rounds[-1], t)


# --- one table in hand


@view_value(kw_only=True)
class ReportForm:
    """What is asked of a game that was not an ordinary one."""

    outcome: str
    outcomes: Options
    ended: str
    """How the game ended, where it was not only played."""
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
    word: AskedWord | None
    """What is asked of the arbiters, where it does not count so by itself."""


@view_value
class OneTable:
    line: BoardLine
    why: str
    distances: str
    clause: str | None
    start_clause: str | None
    written: list[str]
    over: list[str]
    form: ReportForm | None
    comers: Sequence[tuple[str, str]]
    """Who may take a place at this table, while it has no result."""


def one_table(scene: Scene, published: Published, lines: Sequence[BoardLine]) -> OneTable | None:
    event, t, now = event_of(scene), texts_of(scene), notes(scene)
    board = board_of(published, now.chosen)
    if board is None:
        return None
    line = next(line for line in lines if line.board == board)
    why = published.draft.by_table[board].why
    sheet = line.sheet
    return OneTable(
        line,
        sentence(why, names_of(event), t),
        distance_note([why], event.terms_in(published.number), t),
        reason_clause(why, event.terms),
        clause_of_start(event.rules, named=event.opened.names_starts),
        [plain(each) for each in (sheet and sheet.written) or ()],
        [clock_text(each) for each in sheet.over_time] if sheet else ["", ""],
        _form(event, published, now.form, board, t) if now.form else None,
        who_could_come(event, published, board, t),
    )


def asked_about(event: Tournament, unlikely: Unlikely, t: Texts) -> tuple[str, str]:
    """Return the two at the table of a score that is asked about, and who would have been absent."""
    pair = event.rounds[unlikely.round - 1].draft.by_table[unlikely.board]
    names = event.players[pair.first].name, event.players[pair.second].name
    labels = {outcome: label for outcome, label, _ in _outcomes(names, t)}
    return " – ".join(names), labels.get(unlikely.absent or "", "")


def _form(event: Tournament, published: Published, form: dict[str, str], board: int, t: Texts) -> ReportForm:
    pair, rules = published.draft.by_table[board], event.rules
    names = event.players[pair.first].name, event.players[pair.second].name
    outcome = form["outcome"] if form["outcome"] in OUTCOMES else "played"
    preview, refused = _preview(form, board, rules)
    with_time = asks_time(outcome, rules)
    outcomes = _outcomes(names, t)
    return ReportForm(
        outcome=outcome,
        outcomes=outcomes,
        ended=next(label for each, label, _ in outcomes[1:] if each == outcome)
        if outcome != "played"
        else "",
        with_score=asks_score(outcome, rules),
        with_time=with_time,
        with_winner=outcome == "played",
        winners=[("", t.gettext("As the score says"), None), ("0", names[0], None), ("1", names[1], None)],
        clause=clause_of(outcome, rules),
        settled=outcome in FORFEITS and rules.absence is None,
        preview=preview,
        counts=[plain(each) for each in preview.score] if preview else [],
        refused=sentences(refused, t) if refused else None,
        overtime=list(overtime(rules, t)),
        word=asked_word(event, published, board, {**form, "outcome": outcome}, t),
    )


def _outcomes(names: tuple[str, str], t: Texts) -> Options:
    first, second = ({"name": name} for name in names)
    absent, left = t.gettext("%(name)s did not come"), t.gettext("%(name)s gave up")
    return [
        ("played", t.gettext("The game was played"), None),
        ("forfeit-first", absent % first, None),
        ("forfeit-second", absent % second, None),
        ("double-forfeit", t.gettext("Neither came"), None),
        ("abandoned-first", left % first, None),
        ("abandoned-second", left % second, None),
        ("abandoned-both", t.gettext("Both gave up"), None),
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


# --- who could come


def who_could_come(event: Tournament, published: Published, board: int, t: Texts) -> Named:
    """Return who may take a place at this table: the two there, others without a result, who has no table."""
    if event.stage != "results" or published.number != len(event.rounds) or board in published.sheets:
        return []
    tables = changing.seated(published.draft)
    free = {player for player, table in tables.items() if table not in published.sheets}
    both = t.gettext("%(name)s, table %(n)s")
    sitting = [(id, both % {"name": event.players[id].name, "n": tables[id]}) for id in free]
    return _in_order([*sitting, *_named(event, changing.without_table(event))])


def who_has_no_table(event: Tournament, published: Published) -> Named:
    """Return who could meet at one table more, or have a bye; nobody if all of them rest already."""
    if event.stage != "results" or published.number != len(event.rounds):
        return []
    left = changing.without_table(event)
    resting = dict(published.draft.byes)
    return _in_order(_named(event, left)) if any(player not in resting for player in left) else []


def _named(event: Tournament, players: list[str]) -> Named:
    names = names_of(event)
    return [(id, names[id]) for id in players]


def _in_order(named: Named) -> Named:
    return sorted(named, key=lambda each: (name_key(each[1]), each[1]))
