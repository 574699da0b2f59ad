"""The lots of round one for everybody: what was promised, what they came from, and whether it all fits.

The published page says it, and so does the check of a draw.
"""

from collections.abc import Sequence
from typing import Literal

from faristol.games.commitment import as_words, commitment
from faristol.games.promising import mixed_seed
from faristol.games.verification import left_early
from faristol.screens.view import view_value
from faristol.tournaments.event import Entry, Tournament

LotFault = Literal["promise", "twice", "late", "seed"]
"""Another secret than was promised; more than one answer of the room, or one after round one; other lots."""


@view_value
class Lots:
    """The promise, and what the lots came from."""

    commitment: str
    as_words: tuple[str, ...]
    """The commitment as the words that the room noted."""
    secret: str
    words: str
    faults: tuple[LotFault, ...]
    early: bool
    """Whether the secret left the device before the room had spoken."""

    @property
    def true(self) -> bool:
        """Whether they are those that had to come."""
        return not self.faults


def lots(event: Tournament, entries: Sequence[Entry], secret: str = "") -> Lots | None:
    """Return the lots once they have been used; before that what they come from stays a secret.

    A published page has the `secret` beside its log."""
    heard = [entry for entry in entries if entry["type"] == "RoomHeard"]
    secret = event.opened.secret or secret
    if not event.terms.seed or not heard or not event.rounds or not secret:
        return None
    promised, known = event.opened.commitment, bytes.fromhex(secret)
    words, used = heard[0]["words"], mixed_seed(known, heard[0]["words"], heard[0].get("draw", 1))
    types = [entry["type"] for entry in entries]
    after_round = "RoundPublished" in types and types.index("RoundPublished") < types.index("RoomHeard")
    found: dict[LotFault, bool] = {
        "promise": commitment(known) != promised,
        "twice": len(heard) > 1,
        "late": after_round,
        "seed": used != event.terms.seed,
    }
    faults = tuple(fault for fault, is_so in found.items() if is_so)
    early = left_early(entries, "RoomHeard") is not None
    return Lots(promised, as_words(promised, event.opened.language), secret, words, faults, early)
