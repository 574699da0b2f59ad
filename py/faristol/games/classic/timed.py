"""What entries mean for the clocks, and for those who are not at the table yet."""

from dataclasses import replace

from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def waited_for(event: Classic, entry: Entry) -> Classic:
    """The time of one who is absent runs; of two, that of the first-named (FED-29, FED-30)."""
    if entry["type"] == "RoundBegan":
        absent = tuple(entry["absent"])
        waiting = {player: entry["at"] for player in absent}
        runs = absent[:1]
    else:
        assert event.waiting is not None
        came = entry["player"]
        waiting = {player: since for player, since in event.waiting.items() if player != came}
        if came == min(event.absent):
            waiting = dict.fromkeys(waiting, entry["at"])
        absent, runs = event.absent, tuple(waiting)[:1]
    clocks = event.clocks
    if clocks:
        held = replace(clocks.stopped(entry["at"]), of=None)
        clocks = held.started(runs[0], entry["at"]) if runs else held
    return replace(event, waiting=waiting, absent=absent, clocks=clocks)


def timed(event: Classic, entry: Entry) -> Classic:
    if entry["type"] == "ClockSet":
        return _set(event, entry)
    if entry["type"] == "ClockStopped" or event.clocks is None:
        return replace(stopped(event, entry["at"]), stopped_for=entry.get("reason"))
    player, clocks = entry["player"], event.clocks
    if entry["remaining"] is not None:
        clocks = replace(clocks, since=None).with_left(player, entry["remaining"])
    return replace(event, clocks=clocks.started(player, entry["at"]))


def _set(event: Classic, entry: Entry) -> Classic:
    """What a turn had taken of its own time stays as it was."""
    player, clocks, turn_left = entry["player"], event.clocks, event.turn_left
    assert clocks
    right = clocks.stopped(entry["at"]).with_left(player, entry["left"])
    if turn_left is not None and player == event.to_move:
        turn_left += entry["left"] - clocks.left(player, entry["at"])
    runs = clocks.running and clocks.of is not None
    return replace(
        event, clocks=right.started(clocks.of or player, entry["at"]) if runs else right, turn_left=turn_left
    )


def stopped(event: Classic, at: int) -> Classic:
    return replace(event, clocks=event.clocks and event.clocks.stopped(at))


def restarted(event: Classic, player: int, at: int) -> Classic:
    """Where it ran before."""
    in_use = event.clocks and event.clocks.of is not None
    return replace(event, clocks=event.clocks.started(player, at)) if event.clocks and in_use else event
