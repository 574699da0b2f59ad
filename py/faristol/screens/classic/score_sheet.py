"""The score sheet as people read it, on the screen, on paper and in the published page (FED-21).

Who started stands on the left, so that the turns follow one another line by line.
"""

from collections.abc import Sequence
from dataclasses import replace

from faristol.games.classic import sheet
from faristol.games.classic.game import Classic
from faristol.games.classic.players import in_turn
from faristol.games.log import Entry
from faristol.screens.classic import count, ended
from faristol.screens.clauses import clause_of
from faristol.screens.parts.names import short_names
from faristol.screens.parts.signs import plain
from faristol.screens.view import view_value
from faristol.texts import Texts

RULED = ("invalid", "forfeit")
"""Turns that a document took away; the others were the player's own wish."""


def order(event: Classic) -> tuple[int, ...]:
    return in_turn(event.first or 1, len(event.names))


@view_value
class Side:
    """A player at the head of the sheet."""

    player: int
    name: str
    short: str
    starts: bool
    score: str
    signed: bool


@view_value
class Cell:
    """A turn on the sheet; the `note` says what it was, if it was no play that stands."""

    line: sheet.Line
    note: str

    @property
    def points(self) -> str:
        return "–" if self.line.points is None else plain(self.line.points)

    @property
    def total(self) -> str:
        return plain(self.line.total)


@view_value
class Row:
    """The turn of the one who started and the turns of the others after it; None where there is none."""

    number: int
    """Of its first turn, as everywhere: the others have the next ones."""
    cells: tuple[Cell | None, ...]


@view_value
class ScoreSheet:
    sides: list[Side]
    rows: list[Row]
    rulings: list[tuple[str, str]]
    sums: list[count.Line]
    how: str | None
    ended_clause: str | None
    won: str | None
    signing: str | None
    """The clause by which both sign."""
    missing: str | None
    """The clause by which a sheet of paper is completed on the time of its owner."""


def score_sheet(event: Classic, t: Texts, *, small: bool = False) -> ScoreSheet:
    """Return the sheet; if `small`, a blank is a small letter and not one in parentheses."""
    counted = event.settled is not None and event.ending is not None
    signing = event.ruleset.signing
    return ScoreSheet(
        sides=[_side(event, player) for player in order(event)],
        rows=_rows(event, t, small),
        rulings=_rulings(event, t),
        sums=[_in_order(line, event) for line in count.lines(event, t)] if counted else [],
        how=ended.how(event, t) if event.ending else None,
        ended_clause=ended.clause(event),
        won=ended.who_won(event, t) if counted else None,
        signing=signing.clause if signing and not event.computer else None,
        missing=signing.missing if signing and not event.program_draws else None,
    )


def _side(event: Classic, player: int) -> Side:
    name, score = event.names[player - 1], plain(event.scores[player - 1])
    short = short_names(event.names, event.tile_set.language)[player - 1]
    return Side(player, name, short, event.first == player, score, player in event.signed)


def _rows(event: Classic, t: Texts, small: bool) -> list[Row]:
    cells = [cell(line, t) for line in sheet.lines(event, small=small)]
    wide = len(event.names)
    rows = [tuple(cells[at : at + wide]) for at in range(0, len(cells), wide)]
    return [Row(1 + at * wide, (*row, *(None,) * (wide - len(row)))) for at, row in enumerate(rows)]


def _rulings(event: Classic, t: Texts) -> list[tuple[str, str]]:
    """Return what the document took away in this game, and its clause: each of them once."""
    ruled = [line for line in sheet.lines(event) if line.kind in RULED and line.clause]
    return list(dict.fromkeys((note(line, t), line.clause or "") for line in ruled))


def cell(line: sheet.Line, t: Texts) -> Cell:
    return Cell(line, note(line, t))


def note(line: sheet.Line, t: Texts) -> str:
    """Return what there is in place of a play, or what became of it."""
    match line.kind:
        case "exchange":
            sentence = t.ngettext("exchange of %(n)s tile", "exchange of %(n)s tiles", line.count)
            return sentence % {"n": line.count}
        case "pass":
            return t.gettext("pass")
        case "invalid":
            return t.gettext("not valid")
        case "forfeit":
            return t.gettext("turn lost")
    return ""


def _in_order(line: count.Line, event: Classic) -> count.Line:
    """Return a line of the sum with the players as the sheet has them."""

    def ordered(values: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(values[player - 1] for player in order(event)) if values else ()

    return replace(line, points=ordered(line.points), reasons=ordered(line.reasons))


def rules_name(event: Classic, t: Texts) -> str:
    """Return what the club calls its own rules, else the name of the document."""
    document = clause_of(event.ruleset.pass_.clause).document
    return event.ruleset.club or t.gettext(document)


def played_on(entries: Sequence[Entry], event: Classic, t: Texts, zone: int) -> str:
    """Return the date of the game; nothing of one that came in a file, which does not say it.

    Older logs of such games say only by their empty secret that they came in a file.
    """
    of_file = event.opened.from_file or event.opened.secret == ""
    return "" if of_file else t.date(entries[0]["at"], zone)


def where(event: Classic, t: Texts) -> str:
    """Return the round and the table, as far as they were written."""
    opened = event.opened
    round_ = t.gettext("round %(n)s") % {"n": opened.round} if opened.round else ""
    table = t.gettext("table %(n)s") % {"n": opened.table} if opened.table else ""
    return ", ".join(one for one in (round_, table) if one)
