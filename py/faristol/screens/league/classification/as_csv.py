"""A league's classification for a spreadsheet: a line for each player, a column for each event."""

from fractions import Fraction

from faristol.competitions.league import League
from faristol.screens.league.classification.lines import lines
from faristol.screens.parts.spreadsheet import Text, spreadsheet, tenths
from faristol.texts import score, texts


def csv_text(league: League) -> str:
    language = league.opened.publication
    t = texts(language)

    def figure(value: Fraction | None) -> str:
        if value is None or league.counts != "points":
            return tenths(value, language)
        return score(value, language)

    names = [Text(event.name) for event in league.events]
    head = [t.gettext("Place"), t.gettext("Player"), t.gettext("Club or group"), *names, t.gettext("Sum")]
    rows: list[list[object]] = [list(head)]
    for line in lines(league, t):
        standing = line.standing
        results = map(figure, standing.results)
        rows.append([standing.rank, Text(line.name), Text(line.clubs), *results, figure(standing.total)])
    return spreadsheet(rows, language)
