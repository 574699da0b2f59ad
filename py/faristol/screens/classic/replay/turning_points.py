"""Who was ahead after each turn, and which turns cost much: the columns of a chart that leads to them."""

from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import lines
from faristol.practice.annotating import Annotation, Cost
from faristol.screens.classic.replay.tables import cost_of, cost_sentences
from faristol.screens.classic.score_sheet import order
from faristol.screens.view import view_value
from faristol.texts import Texts

HEIGHT = 120
EDGE = 12
"""So many pixels are left above and below for the dots."""


@view_value
class TurningPoint:
    number: int
    lead: int
    """Of who started, after the turn."""
    zero: int
    y: int
    height: int
    costly: bool
    mark: int
    """Where the dot is."""
    sentence: str


def turning_points(game: Classic, annotation: Annotation | None, t: Texts) -> list[TurningPoint]:
    """Return a column for each turn of a game of two; none where more play."""
    if game.several:
        return []
    first, totals, found = order(game)[0], [0, 0], []
    costs = annotation.costs if annotation else {}
    sheet = lines(game)
    leads = []
    for line in sheet:
        totals[line.player - 1] = line.total
        leads.append(totals[first - 1] - totals[2 - first])
    most = max(map(abs, leads), default=0) or 1
    zero, reach = HEIGHT // 2, HEIGHT // 2 - EDGE
    for line, lead in zip(sheet, leads, strict=True):
        cost = costs.get(line.number)
        tall = max(1, reach * abs(lead) // most)
        found.append(
            TurningPoint(
                number=line.number,
                lead=lead,
                zero=zero,
                y=zero - tall if lead > 0 else zero,
                height=tall,
                costly=bool(cost and cost.is_dear),
                mark=zero - tall - 6 if lead > 0 else zero + tall + 6,
                sentence=_sentence(game, line.number, line.player, lead, first, cost, t),
            )
        )
    return found


def _sentence(
    game: Classic, number: int, player: int, lead: int, first: int, cost: Cost | None, t: Texts
) -> str:
    """Return whose turn a column is of, who is ahead by how much, and what it cost."""
    ahead = game.names[(first if lead > 0 else 3 - first) - 1]
    values = {"n": number, "name": game.names[player - 1], "ahead": ahead, "by": abs(lead)}
    if lead:
        sentence = t.gettext("Turn %(n)s, %(name)s. Ahead: %(ahead)s, by %(by)s.") % values
    else:
        sentence = t.gettext("Turn %(n)s, %(name)s. Nobody is ahead.") % values
    return (
        f"{sentence} {cost_sentences(cost_of(cost, game.tile_set, t), t)}"
        if cost and cost.worth
        else sentence
    )
