"""The types of the fields of a log, and how a value is read by its type.

`Count`, `Moment`, `Tile` and the like are types with a range. Lists become tuples, a `Literal` is one of some
words, and an object is read by its dataclass. A value that does not fit raises a plain error, which
`read_fields` turns into `Damaged` with the name of the field.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, is_dataclass
from datetime import date
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

from faristol.errors import Rejected, refusal
from faristol.texts import N_, figure

Read = Callable[[Any], Any]

LONGEST_TEXT = 100_000
LONGEST_NAME = 500
FIRST_MOMENT, LAST_MOMENT = 946_684_800_000, 4_102_444_800_000
REQUIRED = object()
"""Stands for the value of a field that must be there."""


class Damaged(Exception):
    """An entry that no log of its kind can have, and the field that is wrong."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field

    def within(self, name: str) -> Self:
        """Return this damage as that of a field which holds the damaged one."""
        self.field = f"{name}.{self.field}" if self.field else name
        return self


class DamagedText(Damaged, Rejected):
    """A text that no log can have: read from a log it is damage, typed by a person it is refused."""

    field: str

    def __init__(self, **details: Any) -> None:
        Rejected.__init__(self, **details)
        self.field = ""


TextTooLong = refusal(
    "event.text-too-long",
    N_("The text is too long: at most %(most)s characters can be saved."),
    N_("Make it shorter and try again; nothing was changed."),
    of=DamagedText,
)


def fit(holds: object, field: str) -> None:
    """Raise `Damaged` unless what an entry says in this field fits the event."""
    if not holds:
        raise Damaged(field)


def read_fields(record: type, data: Any) -> dict[str, Any]:
    """Return the fields that the annotations of a class name, each read as its type says."""
    values: dict[str, Any] = {}
    name = "type"
    try:
        for name, read, default in _fields(record):
            key = name.removesuffix("_")  # So a field can have the name of a word of Python.
            values[name] = read(data[key]) if key in data else _left_out(default)
    except Damaged as inside:
        raise inside.within(name) from None
    except (ValueError, TypeError, LookupError, AttributeError):
        raise Damaged(name) from None
    return values


def _left_out(default: Any) -> Any:
    if default is REQUIRED:
        raise LookupError
    return default


@cache
def _fields(record: type) -> list[tuple[str, Read, Any]]:
    """Return each field of a class with its reader and its value where it is missing."""
    return [
        (name, reader(hint), getattr(record, name, REQUIRED))
        for name, hint in get_type_hints(record, include_extras=True).items()
        if get_origin(hint) is not ClassVar
    ]


def whole(least: int, most: int) -> Read:
    """Return a reader of whole numbers in a range, of which True is none."""

    def read(value: Any) -> int:
        if type(value) is int and least <= value <= most:
            return value
        raise ValueError

    return read


def text(longest: int, least: int = 0) -> Read:
    """Return a reader of texts of so many signs at most."""

    def read(value: Any) -> str:
        if type(value) is not str or len(value) < least:
            raise ValueError
        if len(value) > longest:
            raise TextTooLong(most=figure(longest))
        return value

    return read


def one_of(words: Collection[str]) -> Read:
    """Return a reader of these words."""
    return {word: word for word in words}.__getitem__


def _flag(value: Any) -> bool:
    if value is True or value is False:
        return value
    raise ValueError


def _day(value: Any) -> str:
    if type(value) is str and 2000 <= date.fromisoformat(value).year < 2100:
        return value
    raise ValueError


def _digits(value: Any) -> str:
    if type(value) is str and value and bytes.fromhex(value).hex() == value:
        return value
    raise ValueError


def _secret(value: Any) -> str:
    return "" if value == "" else _digits(value)


def _clause(value: Any) -> str:
    if type(value) is str and re.fullmatch(r"[A-Z]{3}-\d{1,3}", value, re.ASCII):
        return value
    raise ValueError


def _table(value: Any) -> dict[str, Any]:
    if type(value) is dict:
        return value
    raise ValueError


Moment = Annotated[int, whole(FIRST_MOMENT, LAST_MOMENT)]
"""Milliseconds, between the years 2000 and 2100."""
Duration = Annotated[int, whole(-(10**9), 10**9)]
"""Milliseconds on a clock, which may be below zero."""
Count = Annotated[int, whole(0, 1_000_000)]
Points = Annotated[int, whole(-1_000_000, 1_000_000)]
Square = Annotated[int, whole(0, 224)]
Code = Annotated[int, whole(1, 255)]
"""A tile on the board."""
Few = Annotated[int, whole(0, 250)]
Tile = Annotated[str, text(8)]
Language = Literal["ca", "ro"]
"""A language that is played in."""
Name = Annotated[str, text(LONGEST_NAME)]
Digits = Annotated[str, _digits]
"""Bytes, two hexadecimal digits each."""
Secret = Annotated[str, _secret]
"""The same, or empty for an event without lots of its own."""
Day = Annotated[str, _day]
"""2026-07-14"""
Clause = Annotated[str, _clause]
"""A clause by our own id."""
Table = Annotated[dict[str, Any], _table]
"""An object whose fields are read elsewhere."""

_PLAIN: Mapping[Any, Read] = {
    str: text(LONGEST_TEXT),
    bool: _flag,
    int: whole(-(2**53), 2**53),
    Any: lambda value: value,
}


def reader(hint: Any) -> Read:
    """Return the reader of a type, which raises an error for any other value."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_dataclass(hint) and isinstance(hint, type):
        return partial(_value, hint)
    origin, within = get_origin(hint), get_args(hint)
    if origin is Annotated:
        read: Read = within[1] or reader(get_args(within[0])[0])
        return read
    if origin is Literal:
        return one_of(within)
    if origin in (Union, UnionType):
        (other,) = (each for each in within if each is not NoneType)
        return _or_none(reader(other))
    if origin is tuple:
        return _list_of(reader(within[0])) if within[1:] == (...,) else _row_of(list(map(reader, within)))
    if origin in (dict, Mapping):
        return _object_of(reader(within[1]))
    if isinstance(hint, type):
        return hint  # A fact within another reads itself.
    raise TypeError(hint)


def as_it_is(hint: Any) -> Read:
    """Return a reader that checks a value by this type and returns it unchanged."""
    read = reader(hint)
    return lambda value: (read(value), value)[1]


def _value(record: type, data: Any) -> Any:
    """Read a dataclass by its own fields."""
    return record(**read_fields(record, _table(data)))


def _or_none(read: Read) -> Read:
    return lambda value: None if value is None else read(value)


def _list_of(read: Read) -> Read:
    def read_list(value: Any) -> tuple[Any, ...]:
        if type(value) is list:
            return tuple(map(read, value))
        raise ValueError

    return read_list


def _row_of(reads: list[Read]) -> Read:
    def read_row(value: Any) -> tuple[Any, ...]:
        if type(value) is list:
            return tuple(read(each) for read, each in zip(reads, value, strict=True))
        raise ValueError

    return read_row


def _object_of(read: Read) -> Read:
    def read_object(value: Any) -> dict[str, Any]:
        return {name: read(each) for name, each in value.items()}

    return read_object


def _all_or_some(value: Any) -> Any:
    """Return which names are called without their letter: "all" or some."""
    return value if value == "all" else reader(tuple[Name, ...])(value)


# --- what the first entry of many kinds of event holds


@dataclass(frozen=True)
class _TileSet:
    language: Language
    letters: tuple[tuple[Tile, Few, Few], ...]
    vowels: tuple[Tile, ...]
    blanks: Few
    aliases: dict[str, tuple[Tile, ...]]


@dataclass(frozen=True)
class _Lexicon:
    language: Language
    name: Name
    version: Name
    words: int
    sha256: Digits


def no_lexicon(language: str) -> dict[str, Any]:
    """Return what a first entry says where no list of words decides."""
    return {"language": language, "name": "", "version": "", "words": 0, "sha256": "00"}


@dataclass(frozen=True)
class _NameTable:
    table: Name
    names: dict[str, Annotated[str, text(LONGEST_NAME, least=1)]]
    alone: Annotated[Any, _all_or_some]


TileSetData = Annotated[dict[str, Any], as_it_is(_TileSet)]
NameTableData = Annotated[dict[str, Any], as_it_is(_NameTable)]
"""The names of the tiles."""
Lexicon = Annotated[dict[str, Any], as_it_is(_Lexicon)]
"""The word list of an event."""
