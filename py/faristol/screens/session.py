"""What is on one window's screen and not yet done: the question that is open, forms that are half filled.

It is a frozen value and never in the log. The page keeps it as JSON and sends it back with "hello"; whatever
comes back counts only as far as its slot can read it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Any, Generic, Literal, NotRequired, Self, TypedDict, TypeVar, overload

from faristol.errors import Rejected
from faristol.screens.shapes import as_json, of_shape

T = TypeVar("T")

Scope = Literal["window", "event", "question", "sight"]
SCOPES: tuple[Scope, ...] = "window", "event", "question", "sight"
Moment = str | int | None
"""What a value is about within its event: a round, a turn, a length of the log."""

UNREADABLE = ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, Rejected
NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Slot(Generic[T]):
    """A named place in the session for a value of one shape.

    What is of the window dies with the window, what is of an event when another event is opened.
    """

    name: str
    shape: type[T]
    of: Scope = "window"
    read: Callable[[Any], T] | None = None
    """A way from JSON of its own, where the shape does not tell enough; it may raise all of UNREADABLE."""
    write: Callable[[T], Any] = as_json


@dataclass(frozen=True)
class Question(Slot[T]):
    """What a dialog asks. One is open at a time; Escape and every way to another screen dismiss it."""

    of: Scope = "question"


@dataclass(frozen=True)
class Held:
    """A slot's value as JSON, and what it is about."""

    value: Any
    about: Moment = None
    readings: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What has been read of it: every screen asks for a slot many times."""

    def read_as(self, slot: Slot[T]) -> T:
        if slot.name not in self.readings:
            read = slot.read or partial(of_shape, slot.shape)
            self.readings[slot.name] = read(self.value)
        value: T = self.readings[slot.name]
        return value

    def as_json(self) -> dict[str, Any]:
        return {"value": self.value, "about": self.about}


@dataclass(frozen=True)
class Session:
    event: str | None = None
    """The event that was open last: what is of an event belongs to it."""
    held: Mapping[Scope, Mapping[str, Held]] = field(default_factory=lambda: NOTHING)
    """By scope and by the name of the slot."""

    @overload
    def get(self, slot: Slot[T], default: None = None, *, about: Moment = None) -> T | None: ...

    @overload
    def get(self, slot: Slot[T], default: T, *, about: Moment = None) -> T: ...

    def get(self, slot: Slot[Any], default: Any = None, *, about: Moment = None) -> Any:
        """Return the slot's value; the default if it has none, or one about something else, or rubbish."""
        held = self._of(slot.of).get(slot.name)
        if held is None or held.about != about:
            return default
        try:
            return held.read_as(slot)
        except UNREADABLE:
            return default

    def put(self, slot: Slot[T], value: T, *, about: Moment = None) -> Self:
        """Return the session with this value; a question takes the place of any other."""
        others = NOTHING if slot.of == "question" else self._of(slot.of)
        return self._with(slot.of, {**others, slot.name: Held(slot.write(value), about)})

    def change(self, slot: Slot[T], *, about: Moment = None, **changes: Any) -> Self:
        """Return the session with some fields of a slot changed; what is None in a dict is forgotten."""
        now: Any = self.get(slot, about=about) or slot.shape()
        if isinstance(now, dict):
            now = {name: each for name, each in {**now, **changes}.items() if each is not None}
        else:
            now = replace(now, **changes)
        return self.put(slot, now, about=about)

    def without(self, *slots: Slot[Any]) -> Self:
        """Return the session without the values of these slots."""
        session = self
        for slot in slots:
            others = {name: held for name, held in session._of(slot.of).items() if name != slot.name}
            session = session._with(slot.of, others)
        return session

    def dismissed(self) -> Self:
        """Return the session without its question."""
        return self._with("question", NOTHING)

    def opened(self, event: str | None) -> Self:
        """Return what is left on a screen that is opened, also after a reload or a crash.

        There is no question, nothing of any event but the open one; what only one person may see is closed.
        """
        session = self.dismissed()._with("sight", NOTHING)
        if event is None or event == self.event:
            return session
        return replace(session._with("event", NOTHING), event=event)

    def as_json(self) -> dict[str, Any]:
        """Return what the page keeps."""
        scopes = {of: {name: held.as_json() for name, held in self._of(of).items()} for of in SCOPES}
        return {"open": self.event, **{of: values for of, values in scopes.items() if values}}

    @classmethod
    def from_json(cls, found: Any) -> Self:
        """Return the session that the page had kept; of rubbish, as much as can be one."""
        if not isinstance(found, dict):
            return cls()
        event = found.get("open")
        held = {of: _held(found.get(of)) for of in SCOPES}
        return cls(event if isinstance(event, str) else None, held)

    def _of(self, scope: Scope) -> Mapping[str, Held]:
        return self.held.get(scope, NOTHING)

    def _with(self, scope: Scope, values: Mapping[str, Held]) -> Self:
        return replace(self, held={**self.held, scope: values})


def _held(values: Any) -> Mapping[str, Held]:
    if not isinstance(values, dict):
        return NOTHING
    pairs = {name: each for name, each in values.items() if isinstance(each, dict) and "value" in each}
    return {name: Held(each["value"], each.get("about")) for name, each in pairs.items()}


class Merges(TypedDict):
    """So many tables of which only the file has a result, the same one, or another one, or one that was put
    right or taken back there; and so many rounds and other things that it brings, or has otherwise."""

    brought: int
    alike: int
    differing: int
    corrected: NotRequired[int]
    taken_back: NotRequired[int]
    rounds: NotRequired[int]
    more: NotRequired[int]
    asked: NotRequired[int]


class Twin(TypedDict):
    """Somebody who was entered here and in the file by one name."""

    origin: str
    name: str
    here: str


class Brought(TypedDict):
    """A file and the event of the same stream that is here already."""

    kind: Literal["theirs-goes-on", "ours-goes-on", "parted"]
    common: int
    ours_more: int
    theirs_more: int
    name: str
    stream: str
    entries: str
    merges: NotRequired[Merges]
    hinders: NotRequired[str]
    same: NotRequired[list[Twin]]
    answers: NotRequired[dict[str, str]]
    damaged: NotRequired[bool]


IMPORTING = Question("import", Brought)
"""What to do with a file that differs from what is here."""
LEAVING = Question("leaving", str)
"""Whether to leave a running event, and for which address."""
