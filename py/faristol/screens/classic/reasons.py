"""Why a clock stops, in words: the reasons of the document, and no other (MAL-28, FED-27)."""

from faristol.games.classic.game import Classic
from faristol.texts import N_, Texts

REASONS = {
    "count": N_("Disagreement on the count"),
    "excess": N_("Excess tiles go back"),
    "arbiter": N_("The arbiter is called"),
    "end": N_("End of the game: the last play is noted"),
    "force-majeure": N_("Force majeure"),
}
"""A challenge stops the clock by itself."""


def stops(game: Classic, t: Texts) -> list[tuple[str, str]]:
    if game.clocks is None or not game.clocks.running:
        return []
    named = game.ruleset.clock.stops.reasons
    return [(reason, t.gettext(REASONS[reason])) for reason in named if reason in REASONS]
