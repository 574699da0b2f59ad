"""The criteria that are written, read: what cannot be read is said beside its field."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from faristol.core.tiles import Tiles
from faristol.errors import Rejected, refusal
from faristol.screens.refusals import sentences
from faristol.screens.words.sought import Sought
from faristol.texts import N_, Texts
from faristol.words.asking import read_part
from faristol.words.criteria import Criteria
from faristol.words.spelling import LONGEST, SHORTEST

MOST_POINTS = 999
MOST_LIKELIEST = 99_999

TILES = ("begins", "inside", "ends", "having", "only", "without")
LENGTHS = ("shortest", "longest")
NUMBERS = {"points_from": MOST_POINTS, "points_to": MOST_POINTS, "likeliest": MOST_LIKELIEST}
BOXES = ("confirmed",)
FIELDS = (*LENGTHS, *TILES, *NUMBERS, *BOXES)

DESCRIBED = {
    "begins": "%s…",
    "inside": "…%s…",
    "ends": "…%s",
    "having": "+%s",
    "only": "{%s}",
    "without": "−%s",
    "points_from": "≥ %s",
    "points_to": "≤ %s",
    "likeliest": "1–%s",
}
"""The criteria in signs, for a heading on paper."""

NoSuchNumber = refusal(
    "words.no-such-number",
    N_("“%(number)s” is not allowed here."),
    N_("Write a whole number from %(least)s to %(most)s, or nothing."),
)


@dataclass(frozen=True)
class Read:
    criteria: Criteria
    problems: Mapping[str, str]
    """What is wrong with a field, by its name; that field then asks nothing."""


def read(sought: Sought, t: Texts) -> Read:
    values: dict[str, Tiles | int | bool] = {}
    problems: dict[str, str] = {}
    readers: dict[str, Callable[[str], Tiles | int]] = {
        **dict.fromkeys(TILES, partial(read_part, sought.tile_set)),
        **dict.fromkeys(LENGTHS, partial(_number, SHORTEST, LONGEST)),
        **{name: partial(_number, 0, most) for name, most in NUMBERS.items()},
    }
    for name, reader in readers.items():
        written = sought.fields.get(name, "").strip()
        if not written:
            continue
        try:
            values[name] = reader(written)
        except Rejected as wrong:
            problems[name] = " ".join(sentences(wrong, t))
    values |= {name: name in sought.fields for name in BOXES}
    values["alone"] = bool(sought.unlike)
    return Read(Criteria(**values), problems)  # type: ignore[arg-type]


def _number(least: int, most: int, text: str) -> int:
    if not text.isdecimal() or not least <= int(text[:9]) <= most:
        raise NoSuchNumber(number=text, least=least, most=most)
    return int(text)


def described(sought: Sought) -> str:
    fields = sought.fields
    lengths = dict.fromkeys(fields[name] for name in ("shortest", "longest") if name in fields)
    parts = ["–".join(lengths), *(sign % fields[name] for name, sign in DESCRIBED.items() if name in fields)]
    return " · ".join(part for part in parts if part).upper()
