"""Values to JSON and back: what comes back is checked against the shape that its place in the program has."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import MISSING, asdict, fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

T = TypeVar("T")

DIGITS = 10**15
"""No number on a screen is longer; what is could take a second to write."""


class WrongShape(ValueError):
    """Raised where a value from outside is none that the program could have written."""


def as_json(value: Any) -> Any:
    """Return a value of a shape as plain JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    return {key: as_json(each) for key, each in value.items()} if isinstance(value, Mapping) else value


def of_shape(shape: Any, value: Any) -> Any:
    """Return the value in its shape: a dataclass, a tuple, a dict, a text …; or raise WrongShape."""
    kind, inner = get_origin(shape) or shape, get_args(shape)
    if shape is Any:
        return value
    if kind in (Union, UnionType):
        return _one_of(inner, value)
    if kind is Literal:
        return _checked(value, any(value == each and type(value) is type(each) for each in inner))
    if kind in (tuple, list):
        return _several(kind, inner, _checked(value, isinstance(value, list | tuple)))
    if kind in (dict, Mapping):
        items = _checked(value, isinstance(value, Mapping)).items()
        return {of_shape(inner[0], key): of_shape(inner[1], each) for key, each in items}
    if is_dataclass(kind) or is_typeddict(kind):
        return _record(kind, value)
    if kind is str:
        return _text(value)
    if kind is int:
        return _checked(value, type(value) is int and -DIGITS < value < DIGITS)
    if kind is float:
        return _checked(value, type(value) in (int, float) and -DIGITS < value < DIGITS)
    return _checked(value, kind in (bool, NoneType) and type(value) is kind)


def readable(record: Callable[..., T], found: Any) -> T:
    """Return a record with as much of it as can be read; the rest is as usual."""
    values = {}
    for name, hint in _fields(record)[0].items():
        with suppress(WrongShape, LookupError, TypeError):
            values[name] = of_shape(hint, found[name])
    return record(**values)


def _checked(value: Any, fits: bool) -> Any:
    if not fits:
        raise WrongShape
    return value


def _one_of(shapes: tuple[Any, ...], value: Any) -> Any:
    for shape in shapes:
        try:
            return of_shape(shape, value)
        except WrongShape:
            continue
    raise WrongShape


def _several(kind: Any, inner: tuple[Any, ...], values: Any) -> Any:
    if kind is list or inner[1:] == (...,):
        return kind(of_shape(inner[0], each) for each in values)
    return tuple(
        of_shape(*pair) for pair in zip(inner, _checked(values, len(values) == len(inner)), strict=True)
    )


def _record(kind: Any, value: Any) -> Any:
    """Return a record: what is lacking has its default, what is not known is left out."""
    _checked(value, isinstance(value, Mapping))
    hints, needed = _fields(kind)
    _checked(value, needed <= value.keys())
    return kind(**{name: of_shape(hint, value[name]) for name, hint in hints.items() if name in value})


@lru_cache
def _fields(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    hints = get_type_hints(kind)
    if is_typeddict(kind):
        return hints, kind.__required_keys__
    needed = (each.name for each in fields(kind) if each.default is MISSING is each.default_factory)
    return {each.name: hints[each.name] for each in fields(kind)}, frozenset(needed)


def _text(value: Any) -> str:
    """Return a text; half of a pair of code units cannot be sent to the page."""
    try:
        text: str = _checked(value, isinstance(value, str))
        text.encode()
    except UnicodeEncodeError as half:
        raise WrongShape from half
    return text
