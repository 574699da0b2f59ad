"""The score sheet of a game at one table for a spreadsheet: a line for each turn, then what was counted."""

from faristol.games.classic import sheet
from faristol.games.classic.game import Classic
from faristol.screens.classic import count
from faristol.screens.classic.score_sheet import cell
from faristol.screens.clauses import chip
from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.texts import Texts, texts


def csv_text(event: Classic, *, small: bool) -> str:
    language = event.opened.publication
    t = texts(language)
    lines: list[list[object]] = [
        [
            t.gettext("Turn"),
            t.gettext("Player"),
            t.gettext("Coord."),
            t.gettext("Play"),
            t.gettext("What"),
            t.gettext("Points"),
            t.gettext("Total"),
        ]
    ]
    for line in sheet.lines(event, small=small):
        points = "–" if line.points is None else line.points
        note = cell(line, t).note
        lines.append(
            [line.number, _name(event, line.player), line.place, line.word, note, points, line.total]
        )
    for each in sheet.counted(event):
        what = Text(each.why) or _clause(each.clause, t)
        lines.append(["", _name(event, each.player), "", "", what, each.points, each.total])
    if event.settled:
        whole_game = (line for line in count.lines(event, t) if not line.points)
        lines += [["", "", "", "", Text(_cited(line, t)), "", ""] for line in whole_game]
        for player, points in enumerate(event.settled.result, 1):
            lines.append(["", _name(event, player), "", "", t.gettext("Result"), "", points])
    return spreadsheet(lines, language)


def _name(event: Classic, player: int) -> str:
    return Text(event.names[player - 1])


def _cited(line: count.Line, t: Texts) -> str:
    return f"{line.label} ({_clause(line.clause, t)})" if line.clause else line.label


def _clause(clause: str | None, t: Texts) -> str:
    return chip(clause, "", t)[1] if clause else ""
