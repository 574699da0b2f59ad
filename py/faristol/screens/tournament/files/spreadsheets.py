"""A tournament as tables for a spreadsheet: the standings with a column a round, and all the games.

The games can also be written as the Catalan association reads them: its own headings, BYE for who rests, and
1, 0.5 or 0 in place of points where the points alone would tell another result.
"""

from collections.abc import Iterator, Sequence

from faristol.screens.parts.signs import MINUS
from faristol.screens.parts.spreadsheet import Text, parted, spreadsheet
from faristol.screens.parts.xlsx import workbook
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.pairings import board_lines, names_of
from faristol.screens.tournament.team_lines import TeamLine, team_heads, team_lines
from faristol.texts import Texts, texts
from faristol.tournaments.criteria import criteria
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published
from faristol.tournaments.results import FIRST, RATED, Result

BYE = "BYE"
HEADINGS = ("Ronda", "Jugador 1", "Puntuació 1", "Jugador 2", "Puntuació 2")
"""The association's own, whatever language the tournament speaks."""


Lines = list[Sequence[object]]


def standings_csv(event: Tournament) -> str:
    t = texts(event.opened.publication)
    return spreadsheet(standings_lines(event, t), t.language)


def games_csv(event: Tournament) -> str:
    t = texts(event.opened.publication)
    return spreadsheet(games_lines(event, t), t.language)


def book(event: Tournament) -> str:
    """Return both as the sheets of one file, and the teams if there are any."""
    t = texts(event.opened.publication)
    standings, games = standings_lines(event, t), games_lines(event, t)
    sheets = [(t.gettext("Standings"), standings), (t.gettext("Games"), games)]
    if teams := team_lines(event, len(event.rounds), t):
        sheets.append((t.gettext("Teams"), _teams(event, teams, t)))
    return workbook(sheets)


def _teams(event: Tournament, teams: Sequence[TeamLine], t: Texts) -> Lines:
    lines: Lines = [[t.gettext("Place"), t.gettext("Team"), t.gettext("Division"), *team_heads(event, t)]]
    for line in teams:
        figures = (figure.replace(MINUS, "-").lstrip("+") for figure in line.figures)
        lines.append([line.rank, Text(line.name), Text(line.division), *figures])
    return lines


def standings_lines(event: Tournament, t: Texts) -> Lines:
    numbers = event.numbers
    rows, scoring = event.placed, event.terms.scoring
    heads = [
        t.gettext("Place"),
        t.gettext("No."),
        t.gettext("Player"),
        t.gettext("Club"),
        t.gettext("Category"),
        *([t.gettext("Division")] if event.divided else []),
    ]
    rounds = [t.gettext("Round %(n)s") % {"n": published.number} for published in event.rounds]
    rounds += [t.gettext("Rounds")] if event.rounds_differ else []
    lines: Lines = [[*heads, t.gettext("Rating"), *rounds, *tables.heads(scoring, t)]]
    crossed = tables.cross(event, rows, len(event.rounds), t)
    for row, line in zip(rows, crossed, strict=True):
        player = row.player
        cells = [
            f"{cell.place}{cell.mark} {cell.score}".strip() if cell.place else cell.words
            for cell in line.cells
        ]
        figures = [
            figure(criterion, value, t).replace(MINUS, "-").lstrip("+")
            for criterion, value in zip(criteria(scoring), row.worth, strict=True)
        ]
        known = [Text(player.name), Text(player.club), Text(player.category)]
        known += [Text(player.division)] if event.divided else []
        rating = "" if player.rating is None else _decimal(player.rating, t)
        cells += [str(row.record.rounds)] if event.rounds_differ else []
        lines.append([row.rank, numbers[player.id], *known, rating, *cells, *figures])
    return lines


def games_lines(event: Tournament, t: Texts) -> Lines:
    """Return every board of every round, and who rested."""
    names = names_of(event)
    lines: Lines = [
        [
            *(t.gettext("Round"), t.gettext("Table"), t.pgettext("a player", "First"), t.gettext("Points")),
            *(
                t.pgettext("a player", "Second"),
                t.gettext("Points"),
                t.gettext("Point"),
                t.gettext("Remarks"),
            ),
        ]
    ]
    for published in event.rounds:
        for line in board_lines(event, published, t):
            result = line.sheet.result if line.sheet else None
            score = result.score if result else ("", "")
            point = figure("points", result.halves[FIRST], t) if result else ""
            first, second = Text(line.first.player.name), Text(line.second.player.name)
            both = (first, score[0], second, score[1])
            lines.append([published.number, line.board, *both, point, line.remark])
        for player, why in published.draft.byes:
            worth = figure("points", event.terms.counting.rest(why), t)
            rests = ("", "", "", worth, t.gettext("bye"))
            lines.append([published.number, "", Text(names[player]), *rests])
    return lines


def association_csv(event: Tournament) -> str:
    """Return the games; one not played is a rest for who was there, and one that both lost is no game."""
    lines: Lines = [HEADINGS]
    for number, first, second, result in games_of(event):
        if second is None:
            lines.append([number, Text(first), "", BYE, ""])
        elif result is not None:
            points = (
                result.score if score_tells_winner(result) else [_result(result, side) for side in (0, 1)]
            )
            lines.append([number, Text(first), points[0], Text(second), points[1]])
    return parted(lines, ",")


def games_of(event: Tournament) -> Iterator[tuple[int, str, str | None, Result | None]]:
    """Return the games by names, as the association counts: nobody opposite is a rest, a game won."""
    names = names_of(event)
    for published in event.rounds:
        for _, pair, sheet in published.boards:
            if sheet is None:
                continue
            if sheet.result.outcome in RATED:
                yield published.number, names[pair.first], names[pair.second], sheet.result
            elif sheet.result.winner is not None:
                winner = (pair.first, pair.second)[sheet.result.winner]
                yield published.number, names[winner], None, None
        for player in byes_of(published):
            yield published.number, names[player], None, None


def byes_of(published: Published) -> list[str]:
    """Return who rested as if the game were won; half a point that was asked for is no game at all."""
    return [player for player, why in published.draft.byes if why.code != "bye-half"]


def score_tells_winner(result: Result) -> bool:
    """Return whether who has more points has won."""
    first, second = result.score
    return result.winner == (None if first == second else int(second > first))


def _result(result: Result, side: int) -> str:
    return {0: "0", 1: "0.5", 2: "1"}[result.halves[side]]


def _decimal(value: float, t: Texts) -> str:
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return text if t.language == "en" else text.replace(".", ",")
