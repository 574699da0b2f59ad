"""The progress of all players: the drawing of their places, and the places after every round in figures."""

from faristol.screens.parts.places_chart import PlacesChart, places_chart
from faristol.screens.view import view_value
from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player


@view_value
class Progress:
    """How the places moved: the drawing, and in the order of the classification the same in figures."""

    chart: PlacesChart
    rows: list[tuple[str, str, list[int | None]]]
    """The player's id and name, and the place after each round."""


def progress(event: Tournament, until: int, chosen: Player | None) -> Progress:
    """Return the progress up to a round. Who shares a place is drawn apart, by the classification."""
    stood, rows = places(event, until), event.standings(after=until)
    orders = {number: [row.player.id for row in event.standings(after=number)] for number in stood}
    names = {row.player.id: row.player.name for row in rows}
    divisions = {row.player.id: row.player.division for row in rows}
    firsts = [row.player.id for row in rows if row.rank == 1]
    return Progress(
        places_chart(orders, names, firsts, chosen.id if chosen else None, divisions),
        [(player, name, [after.get(player) for after in stood.values()]) for player, name in names.items()],
    )
