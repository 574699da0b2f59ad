"""Who is here tonight: the beginning of an evening on the ladder."""

from collections.abc import Mapping

from faristol.tournaments.errors import NotNow, TooFewHere
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts_of_evenings import ABSENT, HERE, Whereabouts
from faristol.tournaments.ladder import Ladder, initial_order, ladder
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.terms import LADDER

FEWEST = 2


def may_begin(event: Tournament) -> bool:
    """Return whether an evening can begin now, or be begun again: on a ladder, while none is on."""
    waits = event.stage in ("players", "between", "draft") and event.next <= event.planned
    return waits and event.terms.mode == LADDER


def begin_evening(event: Tournament, whereabouts: Mapping[str, Whereabouts]) -> list[Entry]:
    """Write down for everybody where they are; of whom nothing is said, they have announced their absence."""
    if not may_begin(event):
        raise NotNow
    there = [player.id for player in on_the_ladder(event)]
    found = {player: whereabouts.get(player, ABSENT) for player in there}
    if sum(where == HERE for where in found.values()) < FEWEST:
        raise TooFewHere
    entry: Entry = {"type": "EveningBegan", "round": event.next}
    for where in ("here", "for_club", "unannounced"):
        entry[where] = [player for player in there if found[player] == where]
    return [entry]


def on_the_ladder(event: Tournament) -> list[Player]:
    """Return who could come, as they stand."""
    return [row.player for row in event.standings() if row.player.withdrawn is None]


def ladder_of(event: Tournament, player: str) -> Ladder:
    """Return the ladder of a player's division as it stands now."""
    group = event.divisions[event.players[player].division]
    seeded = seeding(group, lower_is_better=event.terms.lower_is_better)
    return ladder(initial_order(seeded, event.order), event.over, event.terms.ladder)
