"""A question: what is asked, of which kind, and what is right.

Words and tiles are text in the strict form; the log holds a question whole, so that nobody needs the
words again to know what was right.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SEVENS = "sevens"
SHORT = "short"
SPECIAL = "special"
HOOKS = "hooks"
VALID = "valid"
LIST = "list"
MISSED = "missed"
LOST = "lost"
DECKS = (SEVENS, SHORT, SPECIAL, HOOKS, VALID, LIST, MISSED, LOST)
DUE = "due"
"""Not a kind of its own: whatever is to be repeated, of all of them."""
DAILY = "daily"
"""Not a kind of its own: a few words a day, of those that the person needs most."""
OF_WORDS = (SEVENS, SPECIAL, LIST, MISSED)
OF_VERDICTS = (SHORT, VALID)
LONGEST_SPECIAL = 5
"""So many tiles at most have the words with a special tile that are asked for."""


@dataclass(frozen=True)
class Card:
    """`shown` is a word, some tiles, or a position as CGP; the rest belongs to one kind or another."""

    deck: str
    shown: str
    answers: tuple[str, ...] = ()
    """The words to be found."""
    tile: str = ""
    """The tile that they have to hold."""
    valid: bool | None = None
    before: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()
    """The tiles that lengthen a word."""
    lost: Mapping[str, Any] | None = None
    """The rack that a person lost most on, as it was kept."""
    of: str = ""
    """The number of the list that it is of."""
    list_name: str = ""
    """What that list was called when it was asked."""
    also: tuple[str, ...] = ()
    """Words that one source alone knows: they are neither asked for nor wrong."""

    @property
    def kind(self) -> str:
        """The exercise that it belongs to: of a list each way has a schedule of its own."""
        return " ".join(filter(None, [self.deck, self.of]))

    @property
    def key(self) -> str:
        """By which it is known when it comes back."""
        return " ".join(filter(None, [self.kind, self.tile, self.shown]))

    @property
    def data(self) -> dict[str, Any]:
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in vars(self).items()
            if value not in ((), "", None)
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Card":
        facts: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return cls(**facts)
