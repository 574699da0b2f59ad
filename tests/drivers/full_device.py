"""A device on which something of everything is kept: an event of each kind, a list of words, every choice."""

import copy
import json
from dataclasses import asdict
from functools import cache

from drivers.every_fact import LOGS
from drivers.log import NOON
from drivers.memory_log import MemoryDisk, MemoryLog
from drivers.spare_places import MemorySpare
from drivers.window import wait_for
from faristol import safekeeping
from faristol.kinds import kind_of
from faristol.storage.spare import LogWithCopy
from faristol.words.importing import import_list
from faristol.words.rowfile import write_rows
from faristol.words.slices import finish
from screens.states.exercises import lost
from screens.test_pages_of_damaged_logs import EVENTS

_OURS = finish(import_list(b"casa\nxut\n", "ca", "Ours")).lexicon
_OWN = {"id": "own-1", "name": "Club", "chosen": {}}
_FORM = json.dumps({"name": "Dijous", "place": "Manacor", "minutes": "3"})
CHOICES = {
    "ca": _OURS.sha256,
    "people": json.dumps([{"name": "Maria", "group": "A"}]),
    "duplicate-rules": json.dumps(
        [
            {
                **_OWN,
                "base": "duplicate",
                "bonus": {"least": 4, "most": 5, "above": 30},
                "steps": ["zero", "expelled"],
            }
        ]
    ),
    "classic-rules": json.dumps([{**_OWN, "base": "mallorca", "numbers": {"bonus": 40}}]),
    "word-judge": json.dumps({"language": "ca", "locked": None, "pin": "00ff:00ff"}),
    "word-judge-rulings": json.dumps(
        [{"at": NOON, "valid": True, "words": [["CASA", True]], "list": "L", "sha256": "ab"}]
    ),
    "promises": json.dumps({"2026-10-08": 2}),
    "letter-seats": json.dumps({"correspondence": 1}),
    "lost-racks": json.dumps([asdict(lost("Lliga"))]),
    "sheet-blanks": "small",
    "classic-turning": "each",
    "classic-arbiter": "Bel",
    **dict.fromkeys(("duplicate-club", "classic-club", "tournament-club", "solo", "practice"), _FORM),
    "correspondence-player": json.dumps({"name": "Maria", "way": "e-mail"}),
    "competition-arbiter": json.dumps("Bel"),
}
"""What a device remembers, by its name."""


@cache
def _full() -> tuple[MemoryDisk, MemorySpare]:
    disk, spare = MemoryDisk(), MemorySpare()
    logs = {kind.removesuffix("Opened").lower(): make()[0] for kind, make in LOGS.items()}
    names = {"draws": "v2/catalan-promised", "duplicate": "duplicate/v1/catalan-bag"}
    logs |= {
        kind: EVENTS[name]() for kind, name in {**names, "solo": "solo", "exercises": "exercises"}.items()
    }

    async def fill() -> None:
        store = MemoryLog(disk)
        for stream, log in logs.items():
            kind = kind_of(log[0])
            assert kind
            await safekeeping.write(LogWithCopy(store, spare), stream, 0, log)
            await store.live(stream, log[-1]["at"])
        await store.keep_list({**_OURS.about, "at": NOON}, write_rows(_OURS))
        for name, value in CHOICES.items():
            await store.choose(name, value)

    wait_for(fill())
    return disk, spare


def full_device() -> tuple[MemoryDisk, MemorySpare]:
    """Return the disk and the spare place of such a device, to be damaged."""
    return copy.deepcopy(_full())
