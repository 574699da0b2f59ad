"""The types of the rule documents in a log: the parts that must be there. Other parts are not checked."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from faristol.fields import Count, Damaged, Few, Language, Name, Points, reader, text, whole

Clause = Annotated[str, text(30)]
Cited = Clause | None
"""Where a club has another number than the document, nothing is cited."""

_Size = Annotated[int, whole(1, 15)]
_Minutes = Annotated[int, whole(0, 10_000)]
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


_RESULT = tuple[Points, Points]
_PLAY = part({"first": _Size, "most": _Size, "bonus": Points})
_CITES = part({"clause": Cited})
_MAY_CITE = part({}, {"clause": Cited})
_REASON = _each(Clause, *_REASONS)
_TURN_KIND = Literal["play", "pass", "exchange", "invalid", "forfeit"]
_CLOSES = Literal["replaced", "pressed"]

_START = part({"clause": Cited}, {"again": Cited, "named": _CITES})
_LOST_TURNS = part(
    {"clause": Cited, "turns": Count, "of": tuple[_TURN_KIND, ...], "at_zero": bool}, {"racks": Cited}
)
_OVERTIME = part({"clause": Cited, "points": Points}, {"lost": part({"clause": Cited, "minutes": _Minutes})})
_ABANDONING = part({}, {"clause": Cited, "both": Cited, "points": Points, "result": _RESULT})
_ABSENCE = part({"clause": Cited, "both": Cited, "minutes": _Minutes, "result": _RESULT})

_CLOCK = part(
    {
        "clause": Cited,
        "minutes": tuple[_Minutes, ...],
        "stops": part({"clause": Cited, "reasons": tuple[Name, ...]}),
    },
    {"late_play": Cited},
)
_OF_RESULTS = {
    "overtime": _OVERTIME,
    "abandoning": _ABANDONING,
    "absence": _ABSENCE,
    "arbiter": _MAY_CITE,
    "stopping": part({"clause": Cited, "more": Count, "minutes": _Minutes}),
    "corrections": _CITES,
    "club": Name,
    "tournament": part({"absent": _RESULT}, {"clause": Cited}),
}

ClassicRules = part(
    {
        "id": Name,
        "language": Language,
        "rack_size": _Size,
        "play": _PLAY,
        "start": part(
            {"clause": Cited, "blank": Literal["first", "last"]}, {"again": Cited, "named": _CITES}
        ),
        "pass": part({"clause": Clause}),
        "exchange": part({"clause": Cited, "least": Count, "in_bag": Count}),
        "challenge": part(
            {
                "clause": Cited,
                "invalid": Cited,
                "late": Cited,
                "closes": _CLOSES,
                "closes_without_bag": _CLOSES,
            },
            {"again": _CITES, "silent": Cited},
        ),
        "ends": part(
            {"played-out": part({"clause": Cited}, {"racks": Cited})},
            dict.fromkeys(("lost-turns", "twelve-turns", "passes"), _LOST_TURNS),
        ),
        "abandoning": _ABANDONING,
        "clock": _CLOCK,
        "reasons": _REASON,
    },
    _OF_RESULTS
    | {
        "players": part({"most": Few}),
        "board": part({}, {"fixed": bool}),
        "forfeit": part({"clause": Cited}, {"strict": bool, "line": Cited}),
        "senyors": _CITES,
        "overdrawn": part({"clause": Cited, "more": Count}),
        "signing": _CITES,
        "notation": part({"clause": Cited}, {"blanks": tuple[Name, ...]}),
    },
)
"""Of a game of two to four."""

TournamentRules = part({"id": Name, "language": Language, "start": _START}, _OF_RESULTS | {"clock": _CLOCK})
"""Of the games of a tournament, as far as its results follow from it."""

CorrespondenceRules = part(
    {
        "id": Name,
        "language": Language,
        "rack_size": _Size,
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
