"""The round as a file for a moving code, which every tablet in the room reads from the judge's screen.

It has what everybody may know, and for each table what is its own. Whoever films it has all of it: so there
is nothing in it that the room does not see anyway, that a slip is in and what came of the rounds that are
over. The clock is not in it: nobody knows how old a film is.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from faristol.plain_json import read_json
from faristol.room.code_text import Unreadable
from faristol.room.messages import MOST_FROM_HOST
from faristol.room.seat_state import read_state

BLOCK = 325
"""With the head of a frame a code of version 12-L: smaller than that of a file, for a telephone's camera."""
OWN = ("table", "player", "slip", "late", "result")
"""The fields of a seat's state that are its own."""
UNDECIDED = ("time", "stopped", "slips")
"""The stages of a round without a master play, in which slips come."""
NOT_FILMED = ("play", "late_play", "tries", "spent")
"""What is on a slip of the running round: others film it too."""


@dataclass(frozen=True)
class SeatFilm:
    """What one table has of a film."""

    state: dict[str, Any]
    receipt: str
    """Of the slip that is in, "" where none is."""


def write_film(states: Mapping[int, Mapping[str, Any]], receipts: Mapping[int, str]) -> bytes:
    """Return the film of what the seats are told, by table."""
    not_for_all = (*OWN, *NOT_FILMED)
    state = next(iter(states.values()))
    everybody = {name: each for name, each in state.items() if name not in not_for_all}
    content = {
        "film": 1,
        "all": {**everybody, "left": None, "since": None},
        "own": {table: _own(state) for table, state in states.items()},
        "in": receipts,
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def _own(state: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is a seat's own; in topping a slip that is in would tell everybody who has found it."""
    own = {name: state[name] for name in OWN}
    return {**own, "slip": ""} if state["topping"] and state["stage"] in UNDECIDED else own


def read_film(film: bytes, table: int | None) -> SeatFilm:
    """Return what a table has of a film; raise `Unreadable` for anything else."""
    try:
        if len(film) > MOST_FROM_HOST:
            raise ValueError
        content = read_json(film.decode())
        nobody = {"table": table, "player": "", "slip": "", "late": False, "result": None}
        state = {**content["all"], **content["own"].get(str(table), nobody)}
        receipt = content["in"].get(str(table), "")
        if content["film"] != 1 or type(receipt) is not str:
            raise ValueError
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable("no film of a round") from None
    read_state(state)
    return SeatFilm(state, receipt)
