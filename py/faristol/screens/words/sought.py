"""What a person fills in to search for words that meet several criteria."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from faristol.core.tiles import LANGUAGES, TileSet, tile_set
from faristol.screens.session import Slot
from faristol.screens.shapes import of_shape

Order = Literal["word", "likely", "points"]
ORDERS: tuple[Order, ...] = get_args(Order)


@dataclass(frozen=True)
class Sought:
    language: str = "ca"
    sha256: str = ""
    """The digest of a list; without one it is the list that is used for the language."""
    unlike: str = ""
    """The digest of another list, which does not have the words."""
    fields: Mapping[str, str] = field(default_factory=dict)
    """The criteria as they are written, by the names of their fields."""
    order: Order = "word"
    page: int = 0
    given: int = 0
    """How often the fields were filled by a tap: what was typed before gives way to it."""
    paper: int = 0
    """The moment at which the list was wanted on paper."""

    @property
    def asks(self) -> bool:
        """Whether anything is written or ticked."""
        return bool(self.unlike) or any(text.strip() for text in self.fields.values())

    @property
    def tile_set(self) -> TileSet:
        return tile_set(self.language)


def _read(found: Any) -> Sought:
    sought: Sought = of_shape(Sought, found)
    assert sought.language in LANGUAGES and sought.page >= 0
    return sought


SEARCH = Slot("search", Sought, read=_read)
