"""The rounds of a game for one that cost most, as racks to be tried again."""

from faristol.core.cgp import write_cgp
from faristol.core.positions import Position
from faristol.practice.lost_racks import OF_A_GAME, WORTH_KEEPING, LostRack
from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round


def of_solo(event: Solo) -> tuple[LostRack, ...]:
    """The worst first. What a hint cost was not lost on the rack."""
    racks = [_lost(event, round_) for round_ in event.played]
    worst = sorted((each for each in racks if each.lost >= WORTH_KEEPING), key=lambda each: -each.lost)
    return tuple(worst[:OF_A_GAME])


def _lost(event: Solo, round_: Round) -> LostRack:
    assert round_.master and round_.proposal
    counts = round_.proposal.valid
    return LostRack(
        language=event.tile_set.language,
        lexicon=event.opened["lexicon"]["sha256"],
        position=write_cgp(event.tile_set, Position(round_.board, (round_.rack, ()))),
        best=round_.master.play,
        top=round_.master.points,
        own=(round_.proposal.play or "") if counts else "",
        points=round_.proposal.points,
        first=event.rules.first,
        most=event.rules.most,
        bonus=event.rules.bonus,
        where=event.opened["name"],
        at=event.opened["at"],
    )
