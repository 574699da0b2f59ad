"""What the rule documents have in common, as values: what may be cited, and what is said of one play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Self, TypeVar

from faristol.fields import Count, Damaged, Few, Language, Name, Points, reader, text, whole

Kind = TypeVar("Kind")
Maybe = Annotated[Kind | None, None]
"""What may be missing, and is nothing else than itself where it is there: not null."""
Clause = Annotated[str, text(30)]
Cited = Clause | None
"""Where a club has another number than the document, nothing is cited."""

Size = Annotated[int, whole(1, 15)]
_REASONS = (
    *("unreadable", "coordinates", "not-on-rack", "off-board", "square-taken", "incomplete-word", "too-few"),
    *("centre", "not-connected", "word"),
)


def part(needs: Mapping[str, Any], may: Mapping[str, Any] | None = None) -> Any:
    """Return the type of an object that has these fields and may have those; it is read as it is."""
    needed = {name: reader(hint) for name, hint in needs.items()}
    possible = {name: reader(hint) for name, hint in (may or {}).items()}

    def read(value: Any) -> dict[str, Any]:
        if type(value) is not dict or not value.keys() >= needed.keys():
            raise ValueError
        for name, read_field in (needed | possible).items():
            try:
                if name in value:
                    read_field(value[name])
            except Damaged as inside:
                raise inside.within(name) from None
            except (ValueError, TypeError, LookupError, AttributeError):
                raise Damaged(name) from None
        return value

    return Annotated[dict[str, Any], read]


def _each(hint: Any, *needed: str) -> Any:
    """Return the type of an object whose values are all of one type; it must have the needed ones."""
    read = reader(hint)

    def read_each(value: Any) -> dict[str, Any]:
        for name in needed:
            value[name]
        return {name: read(each) for name, each in value.items()}

    return Annotated[dict[str, Any], read_each]


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
    reasons: Annotated[Mapping[str, Clause], reader(_each(Clause, *_REASONS))]


_RESULT = tuple[Points, Points]
_PLAY = part({"first": Size, "most": Size, "bonus": Points})
_REASON = _each(Clause, *_REASONS)

CorrespondenceRules = part(
    {
        "id": Name,
        "language": Language,
        "rack_size": Size,
        "play": _PLAY,
        "caps": part({"clause": Cited, "turns": tuple[_RESULT, ...]}),
        "ends": part(
            {"played-out": part({"clause": Cited}), "passes": part({"clause": Cited, "turns": Count})}
        ),
        "outcomes": _each(Clause, "agreed", "abandoned", "no-show", "unfinished", "unknown"),
        "challenge": part({"clause": Cited, "penalty": Cited, "unfounded": Points}),
        "claims": part({"clause": Cited, "days": Few, "never_by": tuple[Name, ...]}),
        "sanctions": part({"clause": Cited, "tenths": tuple[Few, Few]}),
        "days": part(dict.fromkeys(("each", "long", "again", "unclaimed", "leave", "short_leave"), Few)),
        "reasons": _REASON,
    }
)
"""Of a game by letter and of a competition by letter."""
