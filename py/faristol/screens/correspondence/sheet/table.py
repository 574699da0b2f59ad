"""The sheet's front and back as the document describes them, made anew from the log at any time (COR-5)."""

from collections.abc import Sequence
from datetime import date

from faristol.games.correspondence.course import BLUE, RED, Course, course_of
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.front import SUBTRACTED
from faristol.games.correspondence.game import RIGHT, WRONG, Correspondence
from faristol.games.correspondence.remarks import IN_WORDS, day_text, remark
from faristol.games.correspondence.sheet import facts, sheet_facts
from faristol.games.log import Entry
from faristol.screens.board.squares import Rows, Square, rows
from faristol.screens.correspondence.result import Result, result
from faristol.screens.correspondence.sides import KEYS, Side, colour, side
from faristol.screens.correspondence.turn_rows import Place, Row, string_groups, turn_rows
from faristol.screens.view import view_value
from faristol.texts import Texts

IN_THE_TABLE = frozenset({"CorrespondenceOpened", "TurnMade", "TurnSent", "SendingConfirmed"})


@view_value
class SideOfSheet:
    side: Side
    days: list[str]
    """A circle for each day of thought, and in it the turn that used it up; empty while it is left."""
    used: int
    each: int
    leave: str
    total: int
    penalty: int


@view_value
class Sheet:
    front: list[tuple[str, str]]
    squares: Rows
    string: list[list[Place]]
    turns: list[Row]
    variants: list[tuple[str, list[Row]]]
    sides: list[SideOfSheet]
    remarks: list[str]
    sheets_sent: str
    result: Result | None


def sheet(event: Correspondence, entries: Sequence[Entry], t: Texts) -> Sheet:
    """Return the sheet. While a challenge is open it stops before the play, and each variant has a table."""
    course = event.course
    if event.challenge:
        course = course_of(event.ruleset.rack_size, event.course.turns[: event.challenge.turn])
    return Sheet(
        front=_front(event, t),
        squares=_grid(event, course, t),
        string=string_groups(event, course),
        turns=turn_rows(event, course, entries),
        variants=_variants(event, entries, t),
        sides=[_side(event, entries, player, t) for player in (RED, BLUE)],
        remarks=[remark(fact) for fact in sheet_facts(entries) if fact["type"] not in IN_THE_TABLE],
        sheets_sent=day_text(event.sent[0].partner_sent) if event.sent else "",
        result=result(event, t),
    )


def _front(event: Correspondence, t: Texts) -> list[tuple[str, str]]:
    opened_, lexicon = event.opened, event.opened.lexicon
    begins, closes = (day_text(date.fromisoformat(written)) for written in (opened_.begins, opened_.closes))
    words = f"{lexicon['name']} {lexicon['version']}".strip() if lexicon else ""
    return [
        (t.gettext("Competition"), opened_.name),
        (t.gettext("RED"), event.names[0]),
        (t.gettext("BLUE"), event.names[1]),
        (t.gettext("Arbiters"), opened_.arbiters or "–"),
        (t.gettext("RED’s former coefficient"), opened_.coefficient or "–"),
        (t.gettext("RED’s place in the standings"), opened_.place or "–"),
        (t.gettext("Word stock"), words or "–"),
        (t.gettext("Means of correspondence"), IN_WORDS[opened_.way]),
        (t.gettext("From – to"), f"{begins} – {closes}"),
        *([(t.gettext("Letters left in hand"), SUBTRACTED)] if opened_.racks else []),
    ]


def _grid(event: Correspondence, course: Course, t: Texts) -> Rows:
    """Return the grid, on which each player writes in the own colour."""
    sides = {square: turn.player for turn in course.turns for square in turn.new_tiles}

    def coloured(square: Square) -> Square:
        player = sides.get(square.square)
        if player is None or square.tile is None:
            return square
        tile = square.tile._replace(state=KEYS[player])
        return square._replace(tile=tile, name=f"{square.name}, {colour(player, t)}")

    return [tuple(map(coloured, row)) for row in rows(event.tile_set, course.board, t)]


def _variants(event: Correspondence, entries: Sequence[Entry], t: Texts) -> list[tuple[str, list[Row]]]:
    if event.challenge is None:
        return []
    names = {RIGHT: t.gettext("The play is right"), WRONG: t.gettext("The play is wrong")}
    start = event.challenge.turn // 2
    return [
        (names[variant or RIGHT], turn_rows(event, course, entries)[start:])
        for variant, course in event.courses.items()
    ]


def _side(event: Correspondence, entries: Sequence[Entry], player: int, t: Texts) -> SideOfSheet:
    each = event.ruleset.days.each
    days = _days(entries, player)
    leave = event.leaves.get(player)
    return SideOfSheet(
        side(event, player, t),
        [*days, *[""] * max(0, each - len(days))],
        len(days),
        each,
        f"{day_text(leave.first)} – {day_text(leave.last)}" if leave else "… – …",
        event.scores[player - 1],
        penalty=sum(points for whose, points in event.penalties if whose == player),
    )


def _days(entries: Sequence[Entry], player: int) -> list[str]:
    """Return the turn that used up each day of thought: 1, 1, 1, 3, 3."""
    first, *others = facts(entries)
    event, used = opened(first), dict[int, int]()
    beside: list[str] = []
    for fact in others:
        at = len(event.sent)
        if fact["type"] == "TurnSent" and fact["player"] == player:
            used[at] = fact["days"]
        elif fact["type"] == "SendingConfirmed" and fact["player"] == player:
            used[at - 1] = fact["days"]
        elif fact["type"] == "DaysCharged" and fact["player"] == player:
            turn = at if event.to_move == player else at - 1
            beside += [str(turn // 2 + 1)] * fact["days"]
        elif fact["type"] == "TurnsAnnulled":
            used = {turn: days for turn, days in used.items() if turn < fact["kept"]}
        event = apply(event, fact)
    marked = [str(turn // 2 + 1) for turn, days in sorted(used.items()) for _ in range(days)]
    return sorted([*marked, *beside], key=int)
