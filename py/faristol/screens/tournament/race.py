"""Who can still win what: for the plan of rounds, and beside a draft."""

from faristol.screens.view import view_value
from faristol.tournaments.contention import band
from faristol.tournaments.event import Tournament
from faristol.tournaments.stakes import Stakes, of_each_division

LISTED = 24
"""So many names at most; where more can still win something, a number says enough."""


@view_value
class Prize:
    """A band of places that win the same: who has it for certain, and who can still reach it."""

    division: str
    first: int
    last: int
    certain: str
    open: str
    count: int
    """How many can still reach it; with names where they are few."""


def certain_names(event: Tournament) -> list[str]:
    """Return who cannot be caught any more, where that matters for the pairs."""
    if not event.terms.certain_apart or not event.rounds or event.left < 1:
        return []
    found = of_each_division(event.standings(), event.left, event.terms)
    return [event.players[id].name for _, each in found for id in each.places if each.is_certain(id)]


def prizes_open(event: Tournament) -> list[Prize]:
    """Return the bands with who can still reach each; nothing before and after all rounds."""
    if not event.rounds or event.left < 1:
        return []
    return [
        _prize(event, division, stakes, at)
        for division, stakes in of_each_division(event.standings(), event.left, event.terms)
        for at in range(len(stakes.bands))
    ]


def _prize(event: Tournament, division: str, stakes: Stakes, at: int) -> Prize:
    certain: list[str] = []
    still: list[str] = []
    for id, places in stakes.places.items():
        hope, sure = (band(place, stakes.bands) for place in places)
        if hope <= at <= sure:
            (certain if hope == sure else still).append(event.players[id].name)
    first = stakes.bands[at - 1] + 1 if at else 1
    listed = ", ".join(still) if len(still) <= LISTED else ""
    return Prize(division, first, stakes.bands[at], ", ".join(certain), listed, len(still))
