"""Prizes that nobody wins as things stand, and why."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from faristol.tournaments.event import Tournament
from faristol.tournaments.prizes import PLACE, Prize, belongs, of_places
from faristol.tournaments.standings import by_division

Why = Literal["few", "other", "larger", "nobody", "no-game", "to-award"]
"""Fewer players than places, another prize for this place, a winner who keeps a larger one, nobody of the
group who has played, no game that was played to its end, and one that the director has not awarded yet."""


@dataclass(frozen=True)
class Left:
    prize: Prize
    division: str
    """In which one nobody wins it."""
    why: Why


def left(event: Tournament) -> list[Left]:
    """Return the prizes of the list that nobody wins, once a round has been played."""
    if not event.rounds:
        return []
    won = {(each.prize, _where(event, each.prize, each.player)) for each in event.hall.winners()}
    return [
        Left(prize, division, why)
        for prize in event.prizes.listed
        for division in _divisions(event, prize)
        if (prize, division) not in won and (why := _why(event, prize, division))
    ]


def _where(event: Tournament, prize: Prize, player: str) -> str:
    return event.hall.players[player].division if prize.kind == PLACE else prize.division


def _divisions(event: Tournament, prize: Prize) -> Iterator[str]:
    """Yield where a prize is to be won: that of a place in each division, unless it is of one."""
    if prize.kind != PLACE or prize.division:
        yield prize.division
    else:
        yield from event.hall.divisions


def _why(event: Tournament, prize: Prize, division: str) -> Why | None:
    """Return why nobody wins it; None of a cent that level players cannot share."""
    hall, prizes = event.hall, event.prizes
    match prize.kind:
        case "place":
            if of_places(prizes, division).get(prize.place) is not prize:
                return "other"
            there = dict(by_division(hall.placed)).get(division, [])
            return "few" if prize.place > len(there) else "larger" if prizes.one_each else None
        case "group" | "newcomer":
            some = [row for row in hall.placed if row.record.faced and belongs(row.player, prize)]
            return "larger" if prizes.one_each and some else "few" if some else "nobody"
        case "game" | "margin":
            return "no-game"
    return "to-award"
