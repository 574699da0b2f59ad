"""Moves: what somebody or something does in an evening, each on a line of its story that can be played again.

table 1: taps seat.send {"form": "slip-form"} {"points": "24"}
judge: is silent
"""

import json
import re
from dataclasses import dataclass, field

_LINE = re.compile(r"([^:]+): (\w[\w ]*?)(?: (\S*[.#]\S*))?((?: \{.*\})*)")


@dataclass(frozen=True)
class Move:
    who: str
    does: str
    what: str = ""
    """An intent, or an address."""
    data: dict[str, str] = field(default_factory=dict)
    fields: dict[str, str] | None = None

    def __str__(self) -> str:
        said = f"{self.who}: {self.does}"
        if self.what:
            said += f" {self.what}"
        if self.data or self.fields is not None:
            said += " " + json.dumps(self.data, ensure_ascii=False)
        if self.fields is not None:
            said += " " + json.dumps(self.fields, ensure_ascii=False)
        return said


def read_move(line: str) -> Move:
    found = _LINE.fullmatch(line.strip())
    assert found, line
    who, does, what, values = found.groups()
    decoder, at, read = json.JSONDecoder(), 0, []
    values = values.strip()
    while at < len(values):
        value, at = decoder.raw_decode(values, at)
        at += 1
        read.append(value)
    return Move(who, does, what or "", *read)
