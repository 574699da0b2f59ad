"""What a device remembers as JSON, read as the type that it stands for: rubbish counts as nothing."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, TypeVar

from faristol.errors import Rejected
from faristol.fields import Damaged, reader
from faristol.plain_json import read_json

T = TypeVar("T")
UNREADABLE = Damaged, Rejected, ValueError, TypeError, LookupError, AttributeError


def recall(text: str | None, hint: Any, otherwise: T) -> T:
    """Return what was remembered, if it is of this type, else what stands for nothing."""
    try:
        value: T = reader(hint)(read_json(text or ""))
    except UNREADABLE:
        return otherwise
    return value


def recall_each(text: str | None, hint: Any) -> Iterator[Any]:
    """Yield what was remembered in a list, as far as it is of this type."""
    nothing: tuple[Any, ...] = ()
    for value in recall(text, tuple[Any, ...], nothing):
        with suppress(*UNREADABLE):
            yield reader(hint)(value)
