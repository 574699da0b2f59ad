"""What a screen's view returns: the values that its template names."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")


@overload
def view_value(cls: type[T]) -> type[T]: ...
@overload
def view_value(*, kw_only: bool) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def view_value(cls: Any = None, *, kw_only: bool = False) -> Any:
    """A dataclass of a view: mypy forbids to change it, and two are equal only if they are one and the same.

    What `dataclass(frozen=True)` generates to forbid and to compare at run time is 10 KB for each of hundreds
    of classes, in the memory of every tablet.
    """
    made = dataclass(eq=False, repr=False, kw_only=kw_only)
    return made if cls is None else made(cls)


@view_value(kw_only=True)
class View:
    """What the frame writes into the bar. A screen's own view adds what its template shows."""

    title: str
    subtitle: str = ""
    back: str = ""
    """The address to which the arrow leads, and the name of what lies there."""
    back_name: str = ""
