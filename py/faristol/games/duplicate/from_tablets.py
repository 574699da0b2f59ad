"""Slips that players send from their own tablets: ruled as on paper, for the player of that table only.

A player may replace a slip while the time runs. Where the judge has noted one for the same table, that one
stands, and what the tablet sent is kept beside it. What is sent at the last moment is still on its way for a
while; then it is late within the grace that the judge allows, and after that it does not count, but the judge
sees it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from faristol.core.tiles import Tiles
from faristol.errors import Rejected
from faristol.games import judging_draws
from faristol.games.duplicate.errors import (
    AnotherRack,
    CameLate,
    JudgeNotedSlip,
    NobodyAtTable,
    NotNow,
    NotTheBest,
    TimeNotBegun,
)
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.handing_in import hand_in
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import LateSheet, Round, Slip
from faristol.games.duplicate.ruling import IsWord, Written
from faristol.games.log import Entry, effective

ON_THE_WAY = 2_000
"""So many milliseconds after the end of the time a slip may still arrive that was sent before it."""
TO_ANSWER = 20_000
"""So many where the tablet asks then about what lay there at the end; it lets nobody move a tile any more."""


@dataclass(frozen=True)
class SentSlip:
    """A slip as it came: from which tablet, which sits at which table, and what is written on it."""

    tablet: int
    table: int
    round: int
    text: str
    """"" where the player found no play."""
    points: int | None
    rack: Tiles = ()
    """The rack that it was written for; nothing where that is not said."""


def hand_in_sent(
    event: Duplicate, sent: SentSlip, is_word: IsWord, now: int, on_the_way: int = ON_THE_WAY
) -> list[Entry]:
    """Rule a slip that has come; none if the very same one is in already."""
    player = player_at(event, sent)
    is_last = sent.round == len(event.rounds)
    if sent.round == event.awaiting or (is_last and event.stage == "call"):
        raise TimeNotBegun(round=sent.round)
    if not 1 <= sent.round <= len(event.rounds):
        raise NotNow
    round_ = event.rounds[sent.round - 1]
    if sent.rack and Counter(sent.rack) != Counter(round_.rack):
        raise AnotherRack(round=sent.round)
    noted = player.id in round_.slips and player.id not in round_.from_tablets
    after = now - round_.ended if round_.ended is not None and event.stage != "time" else 0
    if not is_last or event.stage not in ("time", "slips") or after > max(on_the_way, _grace(event)):
        if noted:
            raise JudgeNotedSlip
        return _came_late(event, player, sent)
    late = after > on_the_way
    null = None if sent.text.strip() else "none"
    written = Written(sent.text, null, given=sent.points, late=late and null is None)
    (ruled,) = hand_in(event, sent.round, [player.id], written, is_word)
    own = round_.sent.get(player.id)
    if own is not None and _says(own.slip, ruled):
        if noted:
            raise JudgeNotedSlip
        return []
    beside = {"type": "SlipSentBeside"} if noted else {}
    return [{**ruled, **beside, "from_tablet": sent.tablet}]


def refusal_of(entry: Entry) -> Rejected | None:
    """Return the refusal that goes back for an entry that a tablet's slip has become."""
    match entry["type"]:
        case "SlipCameLate":
            return CameLate(round=entry["round"])
        case "SlipSentBeside":
            return JudgeNotedSlip()
        case "TopTried":
            return NotTheBest(play=entry["play"] or entry["written"])
    return None


def lies_late(round_: Round, player: str) -> LateSheet | None:
    """Return what came too late from a player's tablet and lies before the judge, who has noted no other."""
    sheet, stands = round_.came_late.get(player), round_.slips.get(player)
    if sheet is None or stands is None:
        return sheet
    by_judge = player not in round_.from_tablets
    return None if by_judge or (stands.written or stands.play or "") == sheet.written else sheet


def undone_with(entries: Sequence[Entry], undone: Entry) -> list[Entry]:
    """Return the undoings of what other tablets have sent for a rack that is taken back, and of the clock.

    In topping the start of the time is not taken back with an end of it, where something was found or tried
    between them; with the start itself all that is.
    """
    counting = effective(entries)
    back = {entry["round"] for entry in counting if entry["act"] == undone["undoes"] and _draws(entry)}
    acts = {
        entry["act"]
        for entry in counting
        if ("from_tablet" in entry or "by_judge" in entry)
        and entry["round"] in back
        and entry["act"] > undone["undoes"]
    }
    of_clock = judging_draws.undone_with(entries, undone)
    gone = {undone["undoes"], *(each["undoes"] for each in of_clock)}
    begun = [each["act"] for each in counting if each["act"] in gone and each["type"] == "TimeStarted"]
    sent = {each["act"] for each in counting if begun and each["act"] > begun[0] and _is_topping(each)} - gone
    if sent and undone["undoes"] not in begun:
        of_clock = [each for each in of_clock if each["undoes"] not in begun]
    else:
        acts |= sent
    back_too = [{"type": "Undone", "undoes": act} for act in sorted(acts, reverse=True)]
    return [*of_clock, *back_too]


def _draws(entry: Entry) -> bool:
    return bool(entry["type"] == "RackDrawn")


def _is_topping(entry: Entry) -> bool:
    return entry["type"] in ("TopFound", "TopTried")


def player_at(event: Duplicate, sent: SentSlip) -> Player:
    """Return whose slip it is: of the table from which it came."""
    for player in event.expected_in(sent.round):
        if player.table == sent.table:
            return player
    raise NobodyAtTable(table=sent.table)


def _grace(event: Duplicate) -> int:
    return int(event.opened.grace) * 1_000


def _came_late(event: Duplicate, player: Player, sent: SentSlip) -> list[Entry]:
    """Note the first late slip of a player in a round; there is no second one."""
    if event.final or player.id in event.rounds[sent.round - 1].came_late:
        raise CameLate(round=sent.round)
    fact = {"round": sent.round, "player": player.id, "written": sent.text.strip(), "given": sent.points}
    return [{"type": "SlipCameLate", **fact, "from_tablet": sent.tablet}]


def _says(slip: Slip, ruled: Entry) -> bool:
    """Return whether a slip has the same on it as this one, and the same ruling."""
    same = ("play", "points", "reason", "written", "given", "late")
    return all(getattr(slip, name) == ruled[name] for name in same)
