"""Undo leads back step by step: each tap changes what counts, whatever the clock writes after it."""

from evenings.evening import Evening, NotSo
from evenings.logs import logs_of
from evenings.through_files import copy_of
from faristol.games.log import effective

MOST = 600


def undo_leads_back(evening: Evening) -> None:
    """Tap undo on a copy of each device until there is none; where the time is over, its page says so."""
    for name, device, stream, _ in [*logs_of(evening)]:
        copy = copy_of(device)
        copy.go(f"#/event/{stream}")
        for _ in range(MOST):
            if not copy.sees.shows("event.undo"):
                break
            before = effective(copy.log_of(stream))
            answer = copy.do("event.undo")
            copy.now += 300
            copy.time_runs_out()
            if copy.broken:
                raise NotSo("undo leads back", f"{name}, {stream}: {copy.broken}")
            if (
                answer.get("ok")
                and effective(copy.log_of(stream)) == before
                and "data-modal" not in copy.page
            ):
                raise NotSo("undo leads back", f"{name}, {stream}: nothing changes: {before[-1]}")
            if not answer.get("ok") or "data-modal" in copy.page:
                break
        else:
            raise NotSo("undo leads back", f"{name}, {stream}: it comes to no end")
