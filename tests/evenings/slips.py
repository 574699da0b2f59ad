"""A player's tablet says of its slip what the judge's log holds; what is ruled is what was written."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from drivers import reckoning
from evenings.device import Device
from evenings.evening import Evening, Invariant, NotSo
from evenings.links import in_room
from evenings.seen import sentences
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import in_writing
from faristol.core.tiles import TileSet
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import Slip
from faristol.games.duplicate.ruling import BY_JUDGE

BEFORE_THE_JUDGE = ("the judge sees it", "The judge sees it")
RECEIVED = ("Received:", "has noted your slip")
_AT_TABLE = re.compile(r"Table (\d+)")


IS_ELSEWHERE = "does not have the round open just now"
"""What a tablet reads while the judge’s shows another event."""


def seats(evening: Evening) -> Iterator[tuple[str, Device, Player]]:
    """Yield the tablets that sit at a table, look at it and hear the judge's, with who plays there."""
    state = evening.event
    for name in sorted(in_room(evening) - evening.silent):
        device = evening.devices[name]
        found = _AT_TABLE.match(sentences(device.regions["bar"]))
        if device.last["url"] != "#/seat" or not found:
            continue
        table = int(found[1])
        for player in state.players.values():
            if player.table == table and (player.left is None or player.left > len(state.rounds)):
                yield name, device, player


def a_tablet_says_what_the_judge_has(evening: Evening) -> None:
    state = evening.event
    if not state.rounds or state.awaiting is not None:
        return
    for name, device, player in seats(evening):
        said, slip = device.reads("work"), state.round.slips.get(player.id)
        if IS_ELSEWHERE in said:
            continue
        if slip is None:
            if any(each in said for each in RECEIVED):
                raise NotSo("received is received", f"{name}: the judge has nothing; it says {said[-400:]}")
        elif slip.play and not stands(state.tile_set, slip, player.id in state.round.from_tablets, said):
            raise NotSo("received is received", f"{name}: the judge has {slip.play}; it says {said[-400:]}")


def stands(tile_set: TileSet, slip: Slip, from_tablet: bool, said: str) -> bool:
    """Return whether the play of a slip is said to be in; once the round is over, what it has brought."""
    play = in_writing(tile_set, slip.play or "")
    return f"{'Received' if from_tablet else 'The judge has noted your slip'}: {play}" in said or (
        f"Yours: {play}" in said and not any(each in said for each in RECEIVED)
    )


def a_tablets_clock_is_the_judges(evening: Evening) -> None:
    state, judge = evening.event, evening.devices["judge"]
    if state.stage != "time" or not state.clock.running or not state.clock.left(judge.now):
        return
    if (opened := judge.engine._desk.event) and not opened.keeps_time:
        return  # the judge is asked how the time is read that nobody saw
    for name, device, _ in seats(evening):
        clock = device.last["clock"]
        if clock is None:
            raise NotSo("one clock", f"{name} has none")
        since = clock["running_since"]
        shown = clock["remaining"] - (device.now - since if since is not None else 0)
        if abs(shown - state.clock.left(judge.now)) > 1_000:
            raise NotSo("one clock", f"{name} has {shown}, the judge {state.clock.left(judge.now)}")


def every_slip_is_ruled_as_the_rules_say(evening: Evening) -> None:
    """Rule each slip once more, square by square, by the slow reckoning that shares nothing with us."""
    state = evening.event
    for round_ in state.rounds:
        for player, slip in round_.slips.items():
            if slip.play is None or slip.accepted or slip.late or slip.reason in BY_JUDGE:
                continue
            points, why = _ruled(state, round_, slip)
            if (why is None) != slip.valid or points != slip.points:
                where = f"round {round_.number}, {player}"
                raise NotSo("a slip is ruled as the rules say", f"{where}: {slip}; reckoned: {points}, {why}")


def _ruled(state: Any, round_: Any, slip: Slip) -> tuple[int, str | None]:
    not_words = [] if slip.valid else [word.upper().replace("QU", "Q") for word in slip.words]
    points, why, _ = reckoning.play(slip.play, *position(state, round_), state.tile_set.language, not_words)
    return points, why


def what_the_judge_is_said_to_see_is_there(evening: Evening) -> None:
    """Look for each late slip that a tablet speaks of, in the round as it stands before the judge."""
    state, judge = evening.event, evening.devices["judge"]
    if not re.fullmatch(r"#/event/\w+", judge.last["url"]):
        return
    for name, device, player in seats(evening):
        said = device.reads("work")
        row = f'id="late-{len(state.rounds)}-{player.id}"'
        if any(each in said for each in BEFORE_THE_JUDGE) and row not in judge.page:
            raise NotSo("what came late is before the judge", f"{name} reads {said[-300:]}")


def position(state: Any, round_: Any) -> tuple[dict[tuple[int, int], tuple[str, bool]], Counter[str]]:
    """Return the board before a round and its rack, as the reckoning has them."""
    board = {
        divmod(square, 15): (letter(state.tile_set, code & ~AS_BLANK), bool(code & AS_BLANK))
        for square, code in enumerate(round_.board.squares)
        if code
    }
    return board, Counter([*round_.kept, *round_.drawn])


def nobody_knows_what_is_anothers(evening: Evening) -> None:
    """Look into all that a tablet at a table was told: no other's slip, no rack before it is called."""
    state = evening.event
    if state.stage not in ("call", "time"):
        return
    slips = state.round.slips
    for name, device, player in seats(evening):
        told = str(device.engine._tablets.room.knows)
        rack = (device.engine._tablets.room.knows or {}).get("rack", ())
        if state.stage == "call" and len(rack) > len(state.draws.rack or ()):
            raise NotSo("secrets", f"{name} has {rack}")
        own = {str(each.slips[player.id].play) for each in state.rounds if player.id in each.slips}
        sent = device.engine._tablets.room.slip
        own |= {sent.text} if sent else set()
        others = {slip.play for id, slip in slips.items() if id != player.id and slip.play} - own
        if found := [play for play in others if repr(play) in told]:
            raise NotSo("secrets", f"{name} knows {found}: {told}")


INVARIANTS: tuple[Invariant, ...] = (
    a_tablet_says_what_the_judge_has,
    a_tablets_clock_is_the_judges,
    every_slip_is_ruled_as_the_rules_say,
    what_the_judge_is_said_to_see_is_there,
    nobody_knows_what_is_anothers,
)
