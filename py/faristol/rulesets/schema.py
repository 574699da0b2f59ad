"""What the rule documents have in common, as values: what may be cited, and what is said of one play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Self, TypeVar

from faristol.fields import Points, Read, reader, text, whole

Kind = TypeVar("Kind")
Maybe = Annotated[Kind | None, None]
"""What may be missing, and is nothing else than itself where it is there: not null."""
Clause = Annotated[str, text(30)]
Cited = Clause | None
"""Where a club has another number than the document, nothing is cited."""

Size = Annotated[int, whole(1, 15)]
Pair = tuple[Points, Points]
_REASONS = (
    *("unreadable", "coordinates", "not-on-rack", "off-board", "square-taken", "incomplete-word", "too-few"),
    *("centre", "not-connected", "word"),
)


def clauses_for(*needed: str) -> Read:
    """Return a reader of clauses by their names, of which these must be there."""
    read = reader(Clause)

    def read_each(value: Any) -> dict[str, str]:
        for name in needed:
            value[name]
        return {name: read(each) for name, each in value.items()}

    return read_each


class Part:
    """A document, or a part of one."""

    @classmethod
    def read(cls, data: Any) -> Self:
        value: Self = reader(cls)(data)
        return value


@dataclass(frozen=True)
class Cites(Part):
    clause: Cited


@dataclass(frozen=True)
class MayCite(Part):
    clause: Cited = None


@dataclass(frozen=True)
class Play:
    first: Size
    """The tiles of the first play, at least."""
    most: Size
    bonus: Points


@dataclass(frozen=True, kw_only=True)
class OfPlays(Part):
    """What a document says of one play, and what it cites for each reason why one does not stand."""

    play: Play
    reasons: Annotated[Mapping[str, Clause], clauses_for(*_REASONS)]
