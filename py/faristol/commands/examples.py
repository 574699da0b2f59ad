"""A line for each request, as `--help` shows them: what it is for, and how it is asked."""

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from faristol.commands.asked import Request
from faristol.commands.register import REQUESTS

EMPTY = ["." * 15] * 15
PLAYERS = [{"id": "P1", "name": "Aina", "rating": 1316}, {"id": "P2", "name": "Biel", "rating": 1290}]
PLAYED = [[{"first": "P1", "second": "P2", "score": [400, 380]}]]

EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "version": {},
    "check": {"language": "ca", "words": ["al·lot", "quadre"]},
    "coefficients": {"red": 524, "blue": 480},
    "thinking-days": {"arrived": "2026-08-10", "sent": "2026-08-13"},
    "say": {"language": "ca", "play": "H8 CASA", "score": 16},
    "draw": {"ruleset": "duplicate", "language": "ca", "seed": "00" * 32, "round": 1, "bag": "AEIOULNRSTM??"},
    "rule": {"ruleset": "mallorca", "language": "ca", "board": EMPTY, "play": "H8 CASA"},
    "plays": {"language": "ca", "board": EMPTY, "rack": "AEIRST?", "limit": 3},
    "duplicate": {
        "ruleset": "duplicate",
        "language": "ca",
        "players": ["1", "2"],
        "rounds": [{"rack": "ACASIRT", "master": "H8 CASA", "slips": {"1": "H8 CASA", "2": None}}],
    },
    "classic": {"ruleset": "mallorca", "language": "ca", "turns": [{"player": 1, "play": "H8 CASA"}]},
    "standings": {"players": PLAYERS, "rounds": PLAYED},
    "rating": {"players": PLAYERS, "rounds": PLAYED},
    "pair": {"mode": "distance", "players": PLAYERS, "rounds": []},
}


def line(request: str) -> str:
    return json.dumps({"do": request, **EXAMPLES[request]}, ensure_ascii=False, separators=(",", ":"))


def listed() -> Iterator[str]:
    """Yield each request with what it is for, and below it its example."""
    for name in EXAMPLES:
        yield f"{name}: {_purpose(REQUESTS[name])}"
        yield f"    {line(name)}"


def _purpose(request: Request) -> str:
    """Return what stands at the head of its module after its name."""
    head = (sys.modules[request.answer.__module__].__doc__ or "").partition("\n")[0]
    return head.partition(": ")[2]
