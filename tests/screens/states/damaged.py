"""Events on home that are damaged."""

from faristol.screens.scene import DamagedLog
from faristol.storage import Reading


def damaged(name: str) -> tuple[DamagedLog, ...]:
    """One that can be read to its fourth entry, one of which not even the name can, and a later one."""
    nothing = Reading([], 1, (("?", "?"),))
    return (
        DamagedLog("d1", name, 4, newer=False, reading=nothing),
        DamagedLog("d2", "", 0, newer=False, reading=nothing),
        DamagedLog("d3", name, 0, newer=True, reading=nothing),
    )
