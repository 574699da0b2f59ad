"""Damaged logs with new seals: a field has a wrong value, and the log is read as from a file."""

import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from faristol.games.log import Entry
from faristol.kinds import fold_log
from faristol.screens.activities import activity_of, in_hand
from faristol.screens.device import Device, Settings
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Session

GONE = object()
"""Stands for a missing field."""
RUBBISH: tuple[Any, ...] = (
    *(GONE, None, True, False, -1, 0, 3, 226, 0.5, 10**6, 10**13, 1_791_637_748_160_000, 10**40),
    *("", "é", "noon", "100 % {name} %(name)s %d", "<b>", "58741-01-01", "2026-02-30", "p99", "x" * 101_000),
    *([], [[]], [1], ["a", "b"], [["a", "b"]], {}, {"a": 1}),
    *(1e300, 2**53, -(2**63), 1_791_637_748_160, "0", "-1", "9" * 400, "null", "{}", "[]", " ", "\n", "\0"),
    *("\ud800", "../../x", "<script>alert(1)</script>", "[" * 20_000, "2026-10-08", "ca", "own-1"),
    *([None], [{}], {"": {}}, [[[[[[]]]]]], {"type": "Undone"}, {"__proto__": [1]}),
)

Path = tuple[Any, ...]


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Return the way to each value within a value; of a list to its first and its last."""
    if path:
        yield path
    if isinstance(value, dict):
        for name in value:
            yield from paths(value[name], (*path, name))
    elif isinstance(value, list):
        for at in sorted({0, len(value) - 1} if value else set()):
            yield from paths(value[at], (*path, at))


def damaged(entries: Sequence[Entry], number: int, path: Path, rubbish: Any) -> list[Entry]:
    """Return a log with one value of one entry changed."""
    log = [*entries]
    log[number] = within = copy.deepcopy(log[number])
    for name in path[:-1]:
        within = within[name]
    if rubbish is GONE:
        del within[path[-1]]
    else:
        within[path[-1]] = rubbish
    return log


@dataclass(frozen=True)
class Reading:
    """How a damaged log was read: up to which entry, and what that made of its screens."""

    read: int
    field: str
    screens: dict[str, str]


def read(log: Sequence[Entry], language: str = "en") -> Reading | None:
    """Return how a log is read, with all the screens of its event; None if it is refused whole."""
    folded = fold_log(log)
    if folded is None:
        return None
    event = OpenEvent("id", folded.kind, tuple(log[: folded.read]), folded.state, broken=folded.broken)
    event = in_hand(event, Session("id"))
    pages = ["", "/file", *(f"/{page}" for page in activity_of(event).pages)]
    now = event.entries[-1]["at"] + 5_000
    scene = Scene("", Settings(language), Device(), Session("id"), now, 60, event=event)
    return Reading(folded.read, folded.field, {page: _rendered(scene, f"#/event/id{page}") for page in pages})


def _rendered(scene: Scene, address: str) -> str:
    here = replace(scene, address=address)
    screen = screen_at(address, scene.event)
    return "".join([screen.title(here), *render(screen, here).values()])
