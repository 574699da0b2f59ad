"""The classification and the games of a competition by letter, for a spreadsheet."""

from faristol.competitions.event import Competition
from faristol.competitions.worth import classification, worth
from faristol.screens.correspondence.competition.sentences import decisions, who_decides
from faristol.screens.parts.signs import coefficient
from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.texts import texts


def csv_text(event: Competition) -> str:
    t = texts(event.opened.publication)
    lines: list[list[object]] = [
        [
            *(t.gettext("Place"), t.gettext("Name"), t.gettext("Sum"), t.gettext("Games")),
            *(t.gettext("Points"), t.gettext("Points of the partners")),
        ]
    ]
    for row in classification(event):
        rank = "" if row.rank is None else row.rank
        lines.append([rank, Text(row.player.name), coefficient(row.total, t), row.games, *row.points])
    lines.append([])
    titles = (t.gettext("RED"), t.gettext("BLUE"), t.gettext("Points of RED"), t.gettext("Points of BLUE"))
    coefficients = t.gettext("Coefficient of RED"), t.gettext("Coefficient of BLUE")
    lines.append([t.gettext("No."), *titles, *coefficients])
    for game in event.games:
        scores = game.report.scores if game.report else ("", "")
        counted = [coefficient(each, t) for each in worth(event, game) or ()]
        lines.append([game.number, *map(Text, event.names(game)), *scores, *counted])
    if every := decisions(event, t):
        lines += [[], [Text(who_decides(event, t))]]
        lines += [[Text(each)] for each in every]
    return spreadsheet(lines, t.language)
