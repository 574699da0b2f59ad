"""The draw that anybody can check, in a published page."""

from typing import Any

from faristol.games.commitment import as_words
from faristol.games.draws import Draws
from faristol.games.verification import verify
from faristol.screens.scene import OpenEvent
from faristol.screens.sealed.promise import facts
from faristol.texts import Texts


def promise(event: OpenEvent, draws: Draws, t: Texts) -> dict[str, Any]:
    """What promise.html shows."""
    return {
        "draws": draws,
        "sealed": event.state.opened.get("source", "committed") == "committed",
        "secret": draws.secret,
        "fingerprint": draws.commitment,
        "words": as_words(draws.commitment, draws.tile_set.language),
        "facts": facts(draws.promise, t) if draws.promise else [],
        "verdict": verify(event.entries) if draws.published else None,
    }
