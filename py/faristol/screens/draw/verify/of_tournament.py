"""The lots of a tournament's first round, checked from its file or from its published page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from faristol.core.lots import commitment
from faristol.errors import refusal
from faristol.games.log import Entry, effective
from faristol.screens.sealed.lots import LotFault, lots
from faristol.screens.sealed.promise import Compared
from faristol.texts import N_
from faristol.tournaments.event import Tournament

ON_PAGE = re.compile(rb"<code>([0-9a-f]{64})</code>")
NoLots = refusal(
    "verify.no-lots",
    N_("There are no lots in this file that can be checked."),
    N_("Choose one with the secret, of a tournament whose first round was drawn by lot and published."),
)
LOT_REASONS: dict[LotFault, str] = {
    "promise": N_("The secret is not the one that was promised."),
    "twice": N_("The room spoke more than once."),
    "late": N_("The room spoke after the first round was published."),
    "seed": N_("The lots do not follow from the secret and the room’s words."),
}


@dataclass(frozen=True)
class OfLots:
    """What came of checking the lots of a tournament."""

    faults: tuple[LotFault, ...]
    secret: str
    early: bool
    """Whether a backup with the secret was made before the room spoke."""
    compared: Compared


def lots_of(event: Tournament, entries: Sequence[Entry], data: bytes) -> OfLots:
    found = lots(event.hall, effective(entries), _secret_on_page(data, event.opened.commitment))
    if found is None:
        raise NoLots
    compared = Compared(event.opened.language, found.commitment, None, found.words)
    return OfLots(found.faults, found.secret, found.early, compared)


def _secret_on_page(data: bytes, promised: str) -> str:
    """Return the secret that a published page shows below the fingerprint: the one that fits, if any does."""
    shown = [each.decode() for each in ON_PAGE.findall(data)]
    others = [each for each in shown if each != promised]
    return next((each for each in others if commitment(bytes.fromhex(each)) == promised), "".join(others[:1]))
