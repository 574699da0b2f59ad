"""A league's classification for a spreadsheet: a line for each player, a column for each event."""

from fractions import Fraction

from faristol.competitions.league import League, Standing
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

    placed = lines(league, t)
    names = [Text(event.name) for event in league.events]
    head = [t.gettext("Place"), t.gettext("Player"), t.gettext("Club or group"), *names, t.gettext("Sum")]
    some_out = any(_out(league, line.standing) for line in placed)
    rows: list[list[object]] = [[*head, *([t.gettext("Does not count")] if some_out else [])]]
    for line in placed:
        standing = line.standing
        results = map(figure, standing.results)
        out = [Text("; ".join(_out(league, standing)))] if some_out else []
        rows.append([line.place, Text(line.name), Text(line.clubs), *results, figure(standing.total), *out])
    return spreadsheet(rows, language)


def _out(league: League, standing: Standing) -> list[str]:
    """Return the names of the events whose results the sum leaves out."""
    return [
        event.name
        for at, event in enumerate(league.events)
        if standing.results[at] is not None and at not in standing.counted
    ]
