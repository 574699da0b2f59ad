"""One entry of a tournament's log that may not fit what came before it."""

import json

from faristol.fields import Damaged
from faristol.tournaments.facts import FACTS


def damaged(club, entry_type, **entry):
    """Return the field for which an entry is refused, or None if it is read."""
    try:
        FACTS.apply(club.state, json.loads(json.dumps({"type": entry_type, **entry})))
    except Damaged as damage:
        return damage.field
    return None
