"""What stands above the shelf after an act: a fact and what comes of it, as good news or as a warning."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Notice:
    kind: ClassVar[str]
    fact: str
    consequence: str = ""


class Done(Notice):
    """What the person asked for is done."""

    kind = "ok"


class Caution(Notice):
    """What the person should know before going on."""

    kind = "warn"
