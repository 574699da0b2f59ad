"""What a dialog asks the judge before it is done; Escape and its way out forget it."""

from typing import Any

from faristol.games.duplicate.counting import that_count
from faristol.games.duplicate.event import Duplicate
from faristol.screens.scene import Scene, Session


def ask(scene: Scene, question: str, about: Any = True) -> Session:
    """The session with a question open: "wrong" of a round, "rack", or "words" of a player's slip."""
    return {**scene.session, "asking": {question: about}}


def asked(scene: Scene, question: str) -> Any:
    """What an open question is about; None if another one is open, or none."""
    found = scene.session.get("asking")
    return found.get(question) if isinstance(found, dict) else None


def answered(session: Session) -> Session:
    return {key: value for key, value in session.items() if key != "asking"}


def about_rack(scene: Scene, event: Duplicate) -> dict[str, Any] | None:
    """Another rack, though somebody has a valid play for this one."""
    if not asked(scene, "rack") or not event.rounds:
        return None
    return {
        "valid": len(that_count(event, event.round)),
        "clause": event.ruleset["new_rack"].get("clause"),
    }


def about_words(scene: Scene, event: Duplicate) -> dict[str, Any] | None:
    """The words of a null slip that the judge is about to take."""
    player = asked(scene, "words")
    slip = event.round.slips.get(player) if player and event.rounds else None
    if slip is None or slip.reason != "word":
        return None
    return {
        "player": player,
        "words": ", ".join(slip.words) or slip.play,
        "clause": event.ruleset["reasons"]["word"],
    }
