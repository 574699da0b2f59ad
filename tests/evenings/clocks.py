"""The clocks of a game of two: what goes by is taken from whom they run for, and from nobody else."""

from collections.abc import Mapping
from typing import NamedTuple

from evenings.evening import Evening, NotSo
from evenings.matches import games_of

SET_BY_HAND = ("ClockSet", "ClockStarted")
"""After these a clock shows what somebody has decided."""


class Reading(NamedTuple):
    """What the clocks of a game show."""

    left: tuple[int, ...]
    of: int | None
    """Whose clock runs."""
    at: int
    written: int


def readings(evening: Evening) -> Mapping[tuple[str, str], Reading]:
    found = {}
    for name, device in evening.devices.items():
        for stream, game in games_of(device):
            clocks = game.clocks
            if clocks and device.now >= (clocks.since or 0):  # a device that was set back gives nobody more
                left = tuple(clocks.left(player, device.now) for player in game.players)
                of = clocks.of if clocks.running else None
                found[name, stream] = Reading(left, of, device.now, len(device.log_of(stream)))
    return found


def nobody_loses_time_that_did_not_go_by(
    evening: Evening, earlier: Mapping[tuple[str, str], Reading]
) -> None:
    """Compare the clocks before a move and after it."""
    for (name, stream), now in readings(evening).items():
        before = earlier.get((name, stream))
        if before is None or now.at < before.at:
            continue
        log = evening.devices[name].log_of(stream)
        undone = {entry["undoes"] for entry in log[before.written :] if entry["type"] == "Undone"}
        taken_back = [entry for entry in log if entry["act"] in undone]
        if any(entry["type"] in SET_BY_HAND for entry in [*log[before.written :], *taken_back]):
            continue
        if any(
            entry["type"] == "PlayerArrived" for entry in taken_back
        ):  # who never came, whose time went on
            continue
        used = [then - left for then, left in zip(before.left, now.left, strict=True)]
        ran = {before.of, now.of}
        went_by = now.at - before.at
        stood = any(player not in ran and each for player, each in enumerate(used, 1))
        gone_on = before.of is not None and now.of is not None and sum(used) != went_by
        if stood or gone_on or min(used) < 0 or sum(used) > went_by:
            raise NotSo("clocks", f"{stream}: {before}, then {now}; {went_by} ms went by")
