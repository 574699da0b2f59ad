"""The awards in sentences, and how the places moved: for the screen and for the published page."""

from collections.abc import Sequence

from faristol.games.duplicate.awards import Award, awards
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import standings
from faristol.screens.duplicate.results.tables import who
from faristol.screens.parts.places_chart import PlacesChart, places_chart
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class AwardRow:
    kind: str
    name: str
    """What it is given for."""
    players: str
    play: str
    detail: str


def award_rows(event: Duplicate, t: Texts) -> list[AwardRow]:
    return [_row(event, award, t) for award in awards(event)]


def _row(event: Duplicate, award: Award, t: Texts) -> AwardRow:
    values = {"num": award.figure, "round": award.round}
    match award.kind:
        case "play":
            name = t.gettext("Best play")
            detail = t.ngettext(
                "%(num)s point in round %(round)s", "%(num)s points in round %(round)s", award.figure
            )
        case "masters":
            name = t.gettext("Most master plays")
            detail = t.ngettext("%(num)s master play found", "%(num)s master plays found", award.figure)
        case "comeback":
            assert award.places
            values |= {"worst": award.places[0], "last": award.places[1]}
            name = t.gettext("Best comeback")
            detail = t.gettext("from place %(worst)s after round %(round)s to place %(last)s")
    return AwardRow(award.kind, name, who(event, award.players, t), award.play, detail % values)


@view_value
class Moves:
    """How the places moved: the drawing, and in the order of the classification the same in figures."""

    chart: PlacesChart
    rows: Sequence[tuple[str, str, Sequence[int]]]
    """The player's id and name, and the place after each round."""


def moves(event: Duplicate, chosen: str | None = None) -> Moves:
    """Return the moves of all who have a place."""
    stages, placed = course(event), [row for row in standings(event) if row.rank is not None]
    names = {row.player.id: row.player.name for row in placed}
    orders = {after.round.number: sorted(names, key=after.ranks.__getitem__) for after in stages}
    firsts = [row.player.id for row in placed if row.rank == 1]
    rows = [(player, name, [after.ranks[player] for after in stages]) for player, name in names.items()]
    return Moves(places_chart(orders, names, firsts, chosen), rows)
