"""A master play of an earlier round that is found to be incorrect (DUP-18)."""

from faristol.games.duplicate import masters
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.questions import WRONG
from faristol.screens.scene import Intent, Scene, Step


def wrong(scene: Scene, intent: Intent) -> Step:
    """Mark a master play as incorrect; the judge is asked first, because everybody has to know (DUP-18)."""
    number = int(intent.data["round"])
    if "sure" not in intent.data:
        return Step(session=scene.session.put(WRONG, number))
    entries = masters.master_found_wrong(event_of(scene), number)
    return Step(entries=entries, session=scene.session.dismissed())
