"""What a dialog asks the judge before it is done; Escape and its way out forget it."""

from typing import Any

from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.event import Duplicate
from faristol.screens.scene import Scene
from faristol.screens.session import Question

WRONG = Question("wrong", int)
"""Whether the master play of this round was incorrect."""
RACK = Question("new-rack", bool)
WORDS = Question("take-words", str)
"""Whether to take the words on this player's slip."""
EXPELLING = Question("expelling", str)
ENDING = Question("end-duplicate", bool)


def about_rack(scene: Scene, event: Duplicate) -> dict[str, Any] | None:
    """Another rack, though somebody has a valid play for this one."""
    if not scene.session.get(RACK) or not event.rounds:
        return None
    return {
        "valid": len(that_count(event, event.round)),
        "clause": event.ruleset["new_rack"].get("clause"),
    }


def about_words(scene: Scene, event: Duplicate) -> dict[str, Any] | None:
    """The words of a null slip that the judge is about to take."""
    player = scene.session.get(WORDS)
    slip = event.round.slips.get(player) if player and event.rounds else None
    if slip is None or slip.reason != "word":
        return None
    return {
        "player": player,
        "words": ", ".join(slip.words) or slip.play,
        "clause": event.ruleset["reasons"]["word"],
    }
