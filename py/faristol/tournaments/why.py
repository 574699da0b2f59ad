"""Why a pair was made: a code, and what a sentence about it needs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Why:
    code: str
    details: Mapping[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> Iterator[str]:
        """Whom the sentence names."""
        for name in ("first", "second", "better", "other", "player"):
            if name in self.details:
                yield self.details[name]
        yield from self.details.get("absent", ())


_TWO = frozenset(("better", "other"))
NEEDS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("locked", "brought"), frozenset(("first", "second"))),
    **dict.fromkeys(("halves", "neighbours", "neighbours-paired", "quarters"), _TWO | {"places"}),
    **dict.fromkeys(("least-distance", "least-distance-apart"), _TWO | {"places"}),
    **dict.fromkeys(("neighbours-seeded", "kept-apart", "nearest-unmet", "next-down"), _TWO),
    "nearest-allowed": _TWO,
    **dict.fromkeys(("same-points", "next-points"), _TWO | {"halves"}),
    "factor": _TWO | {"places", "top"},
    **dict.fromkeys(("certain", "contenders"), _TWO | {"place"}),
    **dict.fromkeys(("cup", "cup-again"), _TWO | {"places", "slots"}),
    "cup-third": _TWO,
    **dict.fromkeys(("cup-losers", "cup-grand"), _TWO | {"stage", "game"}),
    "cup-bye-losers": frozenset(("player", "stage", "game")),
    "team": _TWO | {"teams", "board"},
    **dict.fromkeys(("bye-team", "bye-team-short"), frozenset(("player", "teams", "team", "board"))),
    "cup-bye": frozenset(("player", "place", "slots")),
    "lot": _TWO | {"drawn"},
    "repeat": _TWO | {"rounds"},
    "table": frozenset(("round",)),
    **dict.fromkeys(
        ("bye-again", "bye-given", "bye-half", "bye-by-hand", "bye-table", "bye-brought"),
        frozenset(("player",)),
    ),
    **dict.fromkeys(
        ("bye-last", "bye-last-without", "bye-last-possible", "bye-saves-repeat"),
        frozenset(("player", "place")),
    ),
}
"""What the sentence of each reason speaks of."""
