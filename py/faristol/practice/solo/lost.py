"""The rounds of a game for one that cost most, as racks to be tried again."""

from faristol.practice.lost_racks import LostRack, dearest, lost_rack
from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round


def of_solo(event: Solo) -> tuple[LostRack, ...]:
    """Return the racks that cost most. What a hint cost was not lost on the rack."""
    return dearest(_lost(event, round_) for round_ in event.played)


def _lost(event: Solo, round_: Round) -> LostRack:
    assert round_.master and round_.proposal
    best = round_.master.play, round_.master.points
    play = (round_.proposal.play or "") if round_.proposal.valid else ""
    own = play, round_.proposal.points
    return lost_rack(event.opened, event.tile_set, event.rules, round_.board, round_.rack, best, own)
