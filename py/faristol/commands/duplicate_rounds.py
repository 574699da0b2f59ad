"""One round of the request `duplicate`: its rack, slips and master play, as facts of a log.

A rack need not be valid by the rule, since it was on the table; but its tiles must have been in the bag. A
slip is a play, `null` for none, or the judge's reason why it is null.
"""

from collections import Counter
from typing import Any

from faristol.commands.asked import Answer, Asked
from faristol.commands.errors import MasterRefused, RackImpossible, TilesNotKept, WrongChoice, WrongKind
from faristol.commands.wording import message
from faristol.core.rack import kinds
from faristol.core.tiles import Tiles, take
from faristol.fields import FIRST_MOMENT
from faristol.games.duplicate import masters
from faristol.games.duplicate.bonus import bonus_of
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.errors import MasterDoesNotStand
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.handing_in import hand_in
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry
from faristol.texts import score

NULLS = ("late", "uncircled", "illegible", "coordinates", "penalty")
NOTHING = Written(null="none")

BEGINNING = FIRST_MOMENT
"""A request has no times."""


def play_round(event: Duplicate, asked: Asked, place: int) -> tuple[Duplicate, Answer]:
    """Return the event after the round, and the answer; `place` is the round's in the request, from 1."""
    is_word = asked.lexicons.of(event.tile_set.language).contains
    event = _fold(event, [_rack(event, asked, place), {"type": "TimeEnded", "by": "judge", "at": BEGINNING}])
    number = event.round.number
    for player, written in _slips(event, asked):
        event = _fold(event, hand_in(event, number, [player], written, is_word))
    if asked.keys["master"] is None:
        if asked.yes("master_wrong"):
            raise WrongKind(key=f"{asked.where}master", example='"H8 CASA"')
        given_up = _answer(event, master=None)
        return _fold(event, [{"type": "RackSetAside", "round": number, "clause": None}]), given_up
    event = _fold(event, _master(event, asked, place))
    if asked.yes("master_wrong"):
        event = _fold(event, masters.master_found_wrong(event, number))
    master = event.round.master
    assert master
    kept = [{"type": "TilesKept", "round": number, "kept": list(master.kept)}]
    return _fold(event, kept), _answer(event, master.points)


def _fold(event: Duplicate, entries: list[Entry]) -> Duplicate:
    for entry in entries:
        event = apply(event, entry)
    return event


def _rack(event: Duplicate, asked: Asked, place: int) -> Entry:
    """Return the drawn rack. It has the tiles kept, unless an invalid rack may have gone back whole."""
    draws, tiles, key = event.draws, event.tile_set, f"{asked.where}rack"
    rack = asked.tiles("rack", draws.rule.size, tiles)
    lacking = tuple((Counter(rack) - Counter(draws.bag + draws.kept)).elements())
    if lacking:
        raise RackImpossible(key=key, round=place, tiles=tiles.write(lacking))
    kept: Tiles = draws.kept
    drawn = take(rack, kept)
    if drawn is None:
        assert event.awaiting is not None
        need = draws.rule.need_in(event.awaiting, kinds(tiles, draws.bag + kept))
        if need.met_by(kinds(tiles, kept)):
            raise TilesNotKept(key=key, round=place, tiles=tiles.write(kept))
        kept, drawn = (), rack
    return {
        "type": "RackDrawn",
        "round": event.awaiting,
        "attempt": len(draws.rejected),
        "kept": list(kept),
        "drawn": list(drawn),
    }


def _slips(event: Duplicate, asked: Asked) -> list[tuple[str, Written]]:
    where = f"{asked.where}slips"
    slips = asked.keys["slips"]
    if not isinstance(slips, dict):
        raise WrongKind(key=where, example='{"1": "H8 CASA"}')
    for player in slips:
        if player not in event.players:
            raise WrongChoice(key=where, value=f'"{player}"', known=", ".join(event.players))
    return [(player, _written(asked, value, f"{where}.{player}")) for player, value in slips.items()]


def _written(asked: Asked, value: Any, where: str) -> Written:
    if value is None:
        return NOTHING
    if isinstance(value, str):
        return Written(text=value) if value.strip() else NOTHING
    if isinstance(value, dict):
        return Written(null=asked.inside(value, where, ("null",)).choice("null", NULLS))
    raise WrongKind(key=where, example='"H8 CASA"')


def _master(event: Duplicate, asked: Asked, place: int) -> list[Entry]:
    is_word = asked.lexicons.of(event.tile_set.language).contains
    text, wrong = asked.text("master", "H8 CASA"), asked.yes("master_wrong")
    try:
        return masters.choose_master(event, text, is_word, even_wrong=wrong)
    except MasterDoesNotStand as refusal:
        why = message(refusal.details["refusal"], asked.locale)
        raise MasterRefused(key=f"{asked.where}master", round=place, why=why) from None


def _answer(event: Duplicate, master: int | None) -> Answer:
    bonus = bonus_of(event, event.round)
    slips = {}
    for player in event.round.slips:
        ruled = counted(event, event.round, player)
        assert ruled
        slips[player] = {"score": ruled.points} | ({"reason": ruled.reason} if ruled.reason else {})
    won = {"player": bonus.player, "points": score(bonus.points, "en")} if bonus else None
    return {"master": master, "slips": slips, "bonus": won}
