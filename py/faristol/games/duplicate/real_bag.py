"""Racks out of a real bag: typed by the judge, completed by the program, put right where they were wrong."""

from faristol.core.lots import draw_lots
from faristol.core.play import in_writing
from faristol.core.rack import kinds
from faristol.core.tiles import Tiles, take
from faristol.games.draw import can_complete
from faristol.games.duplicate.errors import (
    MasterDoesNotStand,
    MasterNotOfRack,
    NotNow,
    RackNotPossible,
    RackNotValid,
    ReasonMissing,
    SameRack,
    WrongCount,
    WrongTiles,
)
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.handing_in import as_read, read_as, ruled_again
from faristol.games.duplicate.masters import chosen
from faristol.games.duplicate.rounds import Master, Round, Slip
from faristol.games.duplicate.ruling import IsWord, Written, rule_slip
from faristol.games.log import Entry

CORRECTABLE = ("call", "time", "slips", "results")
REPLACEABLE = ("call", "time", "slips")
"""The stages in which, now or later in the round, a new rack may be drawn."""


def type_rack(event: Duplicate, drawn: Tiles) -> list[Entry]:
    """Enter tiles from a real bag, checked against what is left in it, and against the rule (DUP-6)."""
    wanted = wanted_on_rack(event)
    _left_in_bag(event, drawn)
    if len(drawn) != wanted:
        raise WrongCount(wanted=wanted, typed=len(drawn))
    fact = {"round": event.awaiting, "attempt": len(event.draws.rejected)}
    kept = kept_on_rack(event)
    if not _is_valid(event, kept, drawn):
        return [{"type": "RackRejected", **fact, "rack": [*kept, *drawn], "clause": event.draws.rule.clause}]
    return [{"type": "RackDrawn", **fact, "kept": list(kept), "drawn": list(drawn)}]


def complete_rack(event: Duplicate, drawn: Tiles, seed: bytes) -> list[Entry]:
    """Enter the tiles that were drawn by hand, and draw those that are missing from what is left.

    Under a promise no other lots are drawn.
    """
    if event.opened.source != "bag":
        raise NotNow
    missing = wanted_on_rack(event) - len(drawn)
    left = _left_in_bag(event, drawn)
    by_program = draw_lots(left, seed, event.awaiting or 0, len(event.draws.rejected), max(0, missing))
    *_, rack = type_rack(event, (*drawn, *by_program))
    return [rack | ({"by_program": by_program} if rack["type"] == "RackDrawn" and by_program else {})]


def correct_rack(event: Duplicate, drawn: Tiles, why: str, is_word: IsWord) -> list[Entry]:
    """Put right the tiles that were typed for this round, and rule its slips again.

    The master play stays on the board, and leaves what is left of the right tiles. Once these have come into
    the next rack, the round is what everybody has played.
    """
    if not can_be_corrected(event):
        raise NotNow
    round_, draws = event.round, event.draws
    if not why.strip():
        raise ReasonMissing
    if take(draws.bag + round_.drawn, drawn) is None:
        raise WrongTiles(tiles=draws.tile_set.line(drawn))
    if len(drawn) != len(round_.drawn):
        raise WrongCount(wanted=len(round_.drawn), typed=len(drawn))
    if draws.tile_set.sort(drawn) == draws.tile_set.sort(round_.drawn):
        raise SameRack
    tiles, rule = draws.tile_set, draws.rule
    need = rule.need_in(round_.number, kinds(tiles, draws.bag + round_.rack))
    if not need.met_by(kinds(tiles, round_.kept + drawn)):
        replaceable = event.stage in REPLACEABLE and not event.topping
        rack = tiles.write(round_.kept + drawn)
        if replaceable:
            raise RackNotValid(rack=rack)
        raise RackNotPossible(rack=rack)
    fact: Entry = {
        "type": "RackCorrected",
        "round": round_.number,
        "drawn": list(drawn),
        "why": " ".join(why.split()),
    }
    after = apply(event, fact)
    again = _ruled_again(event, after, is_word)
    ruled = [ruled_again(after.round, player, slip) for player, slip in again.items()]
    alike = [player for player in again if round_.second.get(player) == as_read(round_.slips[player])]
    read = [read_as(round_.number, player, again[player]) for player in alike]
    return [fact, *ruled, *read, *_master_again(after, round_.master, is_word)]


def _master_again(after: Duplicate, master: Master | None, is_word: IsWord) -> list[Entry]:
    """Return the play that lies on the board already as the master play of the right tiles."""
    if master is None:
        return []
    try:
        again = chosen(after, master.play, is_word, even_wrong=True)
    except MasterDoesNotStand:
        rack = after.tile_set.line(after.round.rack)
        raise MasterNotOfRack(play=in_writing(after.tile_set, master.play), rack=rack) from None
    clause = after.ruleset["master"].get("wrong")
    wrong: Entry = {"type": "MasterFoundWrong", "round": after.round.number, "clause": clause}
    return [again, wrong] if master.wrong else [again]


def can_be_corrected(event: Duplicate) -> bool:
    """Return whether the tiles may be put right; in topping only before their best play is looked for."""
    stages = ("call",) if event.topping else CORRECTABLE
    return event.opened.source == "bag" and event.stage in stages


def _ruled_again(event: Duplicate, after: Duplicate, is_word: IsWord) -> dict[str, Slip]:
    """Return the slips that the other rack rules otherwise; what only the paper shows stays as it is."""
    found = {}
    for player, slip in event.round.slips.items():
        written = _written(event, event.round, slip, is_word)
        now = rule_slip(after, after.round, written, is_word) if written else slip
        if now != slip:
            found[player] = now
    return found


def _written(event: Duplicate, round_: Round, slip: Slip, is_word: IsWord) -> Written | None:
    """Return what stands on a slip that was ruled by its text, and not by the judge's eyes."""
    text = slip.written or slip.play or ""
    if not text:
        return None
    written = Written(text, given=slip.given, late=slip.late, accepted=slip.accepted)
    return written if rule_slip(event, round_, written, is_word).reason == slip.reason else None


def _left_in_bag(event: Duplicate, drawn: Tiles) -> Tiles:
    if event.stage != "tiles" or event.awaiting is None:
        raise NotNow
    in_bag = take(event.draws.bag + event.draws.kept, kept_on_rack(event))
    left = take(in_bag or (), drawn)
    if left is None:
        raise WrongTiles(tiles=event.tile_set.line(drawn))
    return left


def _is_valid(event: Duplicate, kept: Tiles, drawn: Tiles) -> bool:
    draws, number = event.draws, event.awaiting or 0
    need = draws.rule.need_in(number, kinds(draws.tile_set, draws.bag + draws.kept))
    return need.met_by(kinds(draws.tile_set, kept + drawn))


def wanted_on_rack(event: Duplicate) -> int:
    """Return how many tiles come out of the bag for the rack that is awaited."""
    draws, kept = event.draws, kept_on_rack(event)
    return min(draws.rule.size - len(kept), len(draws.bag) + len(draws.kept) - len(kept))


def kept_on_rack(event: Duplicate) -> Tiles:
    """Return the tiles kept; none if an invalid rack went back whole, by the rule or of necessity."""
    draws, rule = event.draws, event.draws.rule
    if not draws.rejected or event.awaiting is None:
        return draws.kept
    need = rule.need_in(event.awaiting, kinds(draws.tile_set, draws.bag + draws.kept))
    stays = rule.put_back == "new" and can_complete(draws.tile_set, need, rule.size, draws.bag, draws.kept)
    return draws.kept if stays else ()
