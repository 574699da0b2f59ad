"""A final: the first of the classification, or any group, go on in a tournament of their own.

Everybody meets everybody, so two of them play as many games against each other as are wanted, or it is a cup.
What was won before counts on, or is left behind. So divisions may be groups, whose first go into a cup.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from faristol.tournaments.cup import stages_needed
from faristol.tournaments.double_cup import rounds_of_double
from faristol.tournaments.errors import TooFewForAFinal
from faristol.tournaments.event import Entry, Tournament, opened
from faristol.tournaments.facts import apply
from faristol.tournaments.opening import MINUTES, Choices, enter_player, known, open_tournament
from faristol.tournaments.players import NOTHING, Carried
from faristol.tournaments.round_robin import rounds_needed
from faristol.tournaments.standings import by_division
from faristol.tournaments.terms import CUP, HALVES, ROUND_ROBIN

FEWEST = 2


def first_of(event: Tournament, count: int) -> list[str]:
    """Return the first so many of each division who are still there, and who shares the last of these
    places."""
    there = (row for row in event.placed if row.player.withdrawn is None)
    return [
        row.player.id
        for _, rows in by_division(there)
        for at, row in enumerate(rows)
        if at < count or row.rank == rows[count - 1].rank
    ]


def in_cup_order(event: Tournament, players: Sequence[str]) -> list[str]:
    """Return who goes on into a cup in the order of its places: first of each division, then the second.

    The second ones, and those behind, are turned so that few of one division meet in the first stage."""
    groups = (
        [row.player.id for row in rows if row.player.id in players]
        for _, rows in by_division(event.standings())
    )
    division = {player: event.players[player].division for player in players}
    slots = 2 ** stages_needed(len(players))

    def at_home(order: Sequence[str]) -> int:
        """Return how many of one division would meet in the first stage."""
        numbered = {place: division[player] for place, player in enumerate(order, 1)}
        return sum(numbered.get(slots + 1 - place) == name for place, name in numbered.items())

    order: list[str] = []
    for tier in zip_longest(*groups):
        level = [player for player in tier if player]
        turned = ([*order, *level[at:], *level[:at]] for at in range(len(level)))
        order = min(turned, key=at_home, default=order)
    return order


def open_final(
    event: Tournament,
    name: str,
    players: Sequence[str],
    times: int,
    *,
    carry: bool,
    secret: bytes,
    app: str,
    cup: bool = False,
) -> list[Entry]:
    """Return the first entries of another tournament, in which everybody meets everybody so many times, or of
    a cup, in which the places of before are those of the bracket."""
    if len(set(players)) < FEWEST:
        raise TooFewForAFinal
    stages = stages_needed(len(players))
    if event.terms.double:
        stages = rounds_of_double(stages, second=event.terms.second_final)
    mode, rounds = (CUP, stages) if cup else (ROUND_ROBIN, times * rounds_needed(len(players)))
    terms = replace(event.terms, mode=mode, first_round=HALVES, seed=b"")
    about = event.opened
    choices = Choices(
        name,
        about.place,
        about.director,
        rounds,
        about.language,
        about.publication,
        about.names_starts,
        about.document,
        MINUTES if about.minutes is None else about.minutes,
        event.arbiters,
    )
    entries = open_tournament(choices, terms, secret, app)
    final = opened(entries[0])
    done = {row.player.id: row.record for row in event.standings()}
    for place, id in enumerate(in_cup_order(event, players) if cup else players, 1):
        record = done[known(event, id).id]
        lost = record.won - record.differential  # as limits and byes have left it
        brought = Carried(record.halves, record.won, lost, record.coefficient) if carry else NOTHING
        player = replace(event.players[id], carried=brought, division="", seed=place if cup else 0)
        entries += enter_player(final, player)
        final = apply(final, entries[-1])
    return entries
