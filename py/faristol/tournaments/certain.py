"""Which prizes are certain while some divisions are over and others still play."""

from faristol.tournaments.event import Tournament
from faristol.tournaments.prizes import GROUP, NEWCOMER, PLACE, Won

COMPARED = (PLACE, GROUP, NEWCOMER)
"""Kinds of prizes that a player loses for a larger one, where everybody has one at most."""


def is_certain(event: Tournament, won: Won) -> bool:
    """Return whether nothing can change this prize any more: all is over, or the division that wins it is."""
    hall, prize = event.hall, won.prize
    of_division = prize.kind == PLACE or prize.division
    part = hall.parts.get(hall.players[won.player].division if prize.kind == PLACE else prize.division)
    over_by_itself = bool(of_division and part and part.ended)
    return hall.ended or (over_by_itself and not _may_be_lost(hall, won))


def _may_be_lost(hall: Tournament, won: Won) -> bool:
    """Return whether a larger prize, of all divisions together, may still come in place of this one."""
    larger = (each for each in hall.prizes.listed if each.kind in COMPARED and each.cents > won.cents)
    of_all = any(each.kind != PLACE and not each.division for each in larger)
    return hall.prizes.one_each and won.prize.kind in COMPARED and of_all
