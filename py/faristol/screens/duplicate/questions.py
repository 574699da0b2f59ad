"""What a dialog asks the judge before it is done; Escape and its way out forget it."""

from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.event import Duplicate
from faristol.screens.scene import Scene
from faristol.screens.session import Question
from faristol.screens.view import view_value

WRONG = Question("wrong", int)
"""Whether the master play of this round was incorrect."""
RACK = Question("new-rack", bool)
WORDS = Question("take-words", str)
"""Whether to take the words on this player's slip."""
SANCTION = Question("sanction", str)
ENDING = Question("end-duplicate", bool)


@view_value
class TakingWords:
    """The words of a null slip that the judge is about to take."""

    player: str
    words: str
    clause: str


def new_rack(scene: Scene, event: Duplicate) -> int | None:
    """Return how many valid plays there are for a rack that the judge would put back."""
    asked = scene.session.get(RACK) and event.rounds
    return len(that_count(event, event.round)) if asked else None


def taking_words(scene: Scene, event: Duplicate) -> TakingWords | None:
    player = scene.session.get(WORDS)
    slip = event.round.slips.get(player) if player and event.rounds else None
    if player is None or slip is None or slip.reason != "word":
        return None
    words = ", ".join(slip.words) or slip.play or ""
    return TakingWords(player, words, event.ruleset["reasons"]["word"])
