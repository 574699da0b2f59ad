"""Why a pair was made: a code, and what a sentence about it needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Why:
    code: str
    details: Mapping[str, Any] = field(default_factory=dict)
