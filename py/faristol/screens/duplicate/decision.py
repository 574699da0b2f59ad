"""That a judge ended a duplicate before its time, and why: on the results, the room's board and on paper."""

from faristol.games.duplicate.ends import DECISIONS
from faristol.games.duplicate.event import Duplicate
from faristol.texts import Texts


def decision(event: Duplicate, t: Texts) -> str | None:
    return None if event.decided is None else t.gettext(DECISIONS[event.decided])
