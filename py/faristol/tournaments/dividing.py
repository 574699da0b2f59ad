"""All players into divisions by their ratings, before the first round; each can be moved afterwards."""

from dataclasses import replace

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.errors import AlreadyBegun
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.opening import change_player

NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FEWEST_TO_DIVIDE = 4
"""Two divisions of two."""

NoSuchDivisions = refusal(
    "tournament.no-such-divisions",
    N_("That number of divisions is not possible."),
    N_("Choose a number from 1 to %(most)s: each division has at least two players."),
    field="divisions",
)


def divide_by_rating(event: Tournament, number: str) -> list[Entry]:
    """Put the best rated into division A, and so on; one division is none."""
    event = event.hall
    if event.rounds:
        raise AlreadyBegun
    most = min(len(NAMES), len(event.players) // 2)
    if not number.strip().isdecimal() or not 1 <= int(number) <= most:
        raise NoSuchDivisions(most=most)
    names = [
        name
        for name, size in zip(NAMES, sizes(len(event.players), int(number)), strict=False)
        for _ in range(size)
    ]
    entries: list[Entry] = []
    for player, name in zip(event.seeded, names, strict=True):
        division = name if int(number) > 1 else ""
        if player.division != division:
            entries += change_player(event, replace(player, division=division))
    return entries


def sizes(players: int, divisions: int) -> list[int]:
    """Return how many go into each: as equal as can be with even numbers, so that nobody rests there; one
    who is left over comes last."""
    pairs, more = divmod(players // 2, divisions)
    even = [2 * (pairs + (at < more)) for at in range(divisions)]
    return [*even[:-1], even[-1] + players % 2]
