"""Criteria that compare players with each other, know their ratings, or are drawn by lot.

direct       the points of the games between those who are level, if all of them have met; otherwise it places
             only those whom nobody could catch, whatever the missing games brought, as FIDE has it (its
             handbook, C.07, direct encounter)
performance  the mean rating of the rated opponents at the board, and 400 for each win more than losses,
             shared out over the games; settled, as no document of a word game has one
lots         a number of six figures from SHA-256(seed, NUL, the player's id); the greatest goes first.
             The seed is that of round one if the room has spoken, else the fingerprint of the opening
"""

import hashlib
from collections.abc import Mapping, Sequence
from fractions import Fraction

from faristol.tournaments.records import Record
from faristol.tournaments.results import DRAW, WIN

UNDECIDED = -1
"""Where the games between them do not place a player."""
STEP = 400
LOTS = 10**6


def direct(level: Sequence[str], done: Mapping[str, Record]) -> dict[str, int]:
    """Return what the games between players who are level bring each of them, in halves."""
    if len(level) == 1:
        return {level[0]: UNDECIDED}
    sums, missing = {}, {}
    for player in level:
        others = set(level) - {player}
        games = [(other, halves) for other, halves in done[player].faced if other in others]
        sums[player] = sum(halves for _, halves in games)
        missing[player] = len(others - {other for other, _ in games})
    if not any(missing.values()):
        return sums
    placed = dict.fromkeys(level, UNDECIDED)
    behind = sorted(level, key=sums.__getitem__, reverse=True)
    while len(behind) > 1:
        first, *behind = behind
        if sums[first] <= max(sums[other] + WIN * missing[other] for other in behind):
            break
        placed[first] = sums[first]
    return placed


def rated_games(
    player: str, done: Mapping[str, Record], ratings: Mapping[str, float | None]
) -> list[tuple[float, int]]:
    """Return the ratings of the opponents at the board who have one, with the halves of each game."""
    faced = ((ratings[other], halves) for other, halves in done[player].faced)
    return [(rating, halves) for rating, halves in faced if rating is not None]


def performance(games: Sequence[tuple[float, int]]) -> Fraction:
    """Return the rating that these games were worth, 0 without a rated opponent."""
    if not games:
        return Fraction(0)
    mean = sum((Fraction(rating) for rating, _ in games), Fraction(0))
    return (mean + STEP * sum(halves - DRAW for _, halves in games)) / len(games)


def lot(player: str, seed: bytes) -> int:
    drawn = hashlib.sha256(seed + b"\0" + player.encode()).digest()
    return int.from_bytes(drawn[:8], "big") % LOTS
