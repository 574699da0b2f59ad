"""Topping in a room: what is sent while the time runs is the best play, or a try.

Whoever first sends the best play wins the round. Plays with the same points are all the best; of those that
come in the same moment the first in the log of the judge's tablet wins, for there is one order only. What
comes before or after the time does not count, and nobody is told of another's play while the round runs.
"""

from collections import Counter

from faristol.games import judging_draws as drawing
from faristol.games.duplicate.errors import (
    AnotherRack,
    ClockStopped,
    FoundAlready,
    NotNow,
    NotTheBest,
    PlayMissing,
    RoundOver,
    TimeNotBegun,
)
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.from_tablets import SentSlip, player_at
from faristol.games.duplicate.handing_in import hand_in
from faristol.games.duplicate.masters import best_possible, chosen
from faristol.games.duplicate.possible import Plays
from faristol.games.duplicate.ruling import IsWord, Written
from faristol.games.log import Entry


def send(event: Duplicate, sent: SentSlip, is_word: IsWord, plays: Plays, now: int) -> list[Entry]:
    """Return what follows from a play that comes now from a player's own tablet."""
    player = player_at(event, sent)
    if sent.round == event.awaiting or (sent.round == len(event.rounds) and event.stage == "call"):
        raise TimeNotBegun(round=sent.round)
    if sent.round != len(event.rounds) or event.stage != "time":
        raise RoundOver(round=sent.round)
    if sent.rack and Counter(sent.rack) != Counter(event.round.rack):
        raise AnotherRack(round=sent.round)
    written = Written(sent.text, given=sent.points)
    return note(event, player.id, written, is_word, plays, now, from_tablet=sent.tablet)


def note(
    event: Duplicate, player: str, written: Written, is_word: IsWord, plays: Plays, now: int, **whose: int
) -> list[Entry]:
    """Return that a player has found the best play, with the end of the round if it is one; or that the play
    is a try."""
    assert event.topping
    if event.stage != "time" or event.clock is None or not event.clock.left(now):
        raise RoundOver(round=len(event.rounds))
    if not event.clock.running:
        raise ClockStopped
    if written.null is not None or not written.text.strip():
        raise PlayMissing
    round_ = event.round
    if player in round_.slips:
        raise FoundAlready
    (ruled,) = hand_in(event, round_.number, [player], written, is_word)
    if ruled["reason"] or ruled["points"] < max((each.points for each in plays.best), default=0):
        said = ruled["play"] or ruled["written"]
        if said in {each.play or each.written for each in round_.tries.get(player, ())}:
            raise NotTheBest(play=said)
        return [{**ruled, "type": "TopTried", **whose}]
    found: Entry = {**ruled, "type": "TopFound", **whose}
    still = {each.id for each in event.expected_in(round_.number)} - {player, *round_.slips}
    if event.topping.ends == "time" and still:
        return [found]
    return [found, *end_round(event, "found", is_word, plays, ruled["play"])]


def end_round(
    event: Duplicate, by: str, is_word: IsWord, plays: Plays, found: str | None = None
) -> list[Entry]:
    """End the time, and put on the board the best play as it was found first; or any, if nobody found it."""
    if event.stage not in ("call", "time"):
        raise NotNow
    ended = drawing.end_time(event.draws, by)
    round_ = event.round
    first = next((round_.slips[player].play for player in round_.spent), found)
    best = first or next((each.play for each in best_possible(event, round_, plays)), None)
    return [*ended, chosen(event, best, is_word)] if best else ended
