"""Whether each division is paired and closed for itself, or all together."""

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.errors import AlreadyBegun, NotNow
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.terms import LADDER

LadderTogether = refusal(
    "tournament.ladder-together",
    N_("On a ladder all divisions have the same evenings."),
    N_("They can be paired separately with every other pairing method."),
)
DivisionOver = refusal(
    "tournament.division-over",
    N_("Division %(division)s is over."),
    N_("Open it again, in its menu, before anybody is entered there."),
    field="division",
)


def separate_divisions(event: Tournament, *, separate: bool) -> list[Entry]:
    """Pair and close each division for itself, or all together, until a round is published."""
    hall = event.hall
    if hall.ended:
        raise NotNow
    if hall.rounds:
        raise AlreadyBegun
    if separate and hall.terms.mode == LADDER:
        raise LadderTogether
    return [] if separate == hall.separate else [{"type": "DivisionsSeparated", "separate": separate}]
