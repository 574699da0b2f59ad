"""A final: the first of the classification, or any group, go on in a tournament of their own.

Everybody meets everybody, so two of them play as many games against each other as are wanted. What was won
before counts on, or is left behind.
"""

from collections.abc import Sequence
from dataclasses import replace

from faristol.tournaments.errors import TooFewForAFinal
from faristol.tournaments.event import Entry, Tournament, opened
from faristol.tournaments.facts import apply
from faristol.tournaments.opening import MINUTES, Choices, enter_player, known, open_tournament
from faristol.tournaments.players import NOTHING, Carried
from faristol.tournaments.round_robin import rounds_needed
from faristol.tournaments.terms import HALVES, ROUND_ROBIN

FEWEST = 2


def first_of(event: Tournament, count: int) -> list[str]:
    """Return the first so many of those who are still there, and who shares the last of these places."""
    rows = [row for row in event.standings() if row.player.withdrawn is None]
    return [row.player.id for at, row in enumerate(rows) if at < count or row.rank == rows[count - 1].rank]


def open_final(
    event: Tournament, name: str, players: Sequence[str], times: int, *, carry: bool, secret: bytes, app: str
) -> list[Entry]:
    """Return the first entries of another tournament, in which everybody meets everybody so many times."""
    if len(set(players)) < FEWEST:
        raise TooFewForAFinal
    terms = replace(event.terms, mode=ROUND_ROBIN, first_round=HALVES, seed=b"")
    about = event.opened
    choices = Choices(
        name,
        about["place"],
        about["director"],
        times * rounds_needed(len(players)),
        about["language"],
        about["publication"],
        about["names_starts"],
        event.rules,
        about.get("minutes", MINUTES),
    )
    entries = open_tournament(choices, terms, secret, app)
    final = opened(entries[0])
    done = {row.player.id: row.record for row in event.standings()}
    for id in players:
        record = done[known(event, id).id]
        brought = Carried(record.halves, record.won, record.lost, record.coefficient) if carry else NOTHING
        entries += enter_player(final, replace(event.players[id], carried=brought))
        final = apply(final, entries[-1])
    return entries
