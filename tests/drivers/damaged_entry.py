"""An entry that is tried on a game of two: whether it can be its next one."""

import json

from drivers.match import JUDGE, Match
from faristol.fields import Damaged
from faristol.games.classic.facts import FACTS

NO_CLAUSE = {"clause": None}
BY = {"by": JUDGE, "why": "counted twice", **NO_CLAUSE}


def game(ruleset="mallorca", *plays, **chosen):
    return Match(ruleset, **chosen).begin().play(*plays)


def tablet(ruleset="mallorca"):
    return Match(ruleset, mode="tablet").begin()


def damaged(match, entry_type, **entry):
    """Return the field for which an entry is refused, or None if it is read."""
    try:
        read = json.loads(json.dumps({"type": entry_type, "at": match.now, **entry}))
        FACTS.apply(match.state, read)
    except Damaged as damage:
        return damage.field
    return None
