"""What a person can do on a screen: each public function of its modules that returns an `Act`.

It is the intent of its name. What it needs stands in its head, by name: one of `GIVEN`, or what the page has
sent. That is looked for in the data of the button and then in the fields of the form, and is read by its
type: a `str`, an `int`, one of a `Literal`; a `bool` is whether it was sent at all. With a value in the head
it may be missing. Where button and form have different things under one name, the act asks for the `fields`.
A `_` at the end of a name, as in `open_` or `from_`, is Python's affair.

A page sends what its own screen asks for. What lacks something all the same was damaged on the way, or is no
page's; it is refused here, once for all. What a person may write wrongly is a `str`, and the act refuses it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from inspect import Parameter, signature
from types import FunctionType, ModuleType
from typing import Any

from faristol.errors import refusal
from faristol.games.log import Entry
from faristol.screens.scene import Intent, OpenEvent, Scene, Step
from faristol.screens.session import Session
from faristol.screens.shapes import WrongShape, of_shape
from faristol.texts import N_

Act = Step | list[Entry] | Session
"""Entries alone are written, a session alone is kept."""
NUMBER = re.compile(r"-?[0-9]{1,15}")

Damaged = refusal(
    "act.damaged",
    N_("What this screen sent is damaged or not complete."),
    N_("Nothing was changed; do it once more, and if that does not help, reload the page."),
)


def _opened(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise Damaged
    return scene.event


class Form(dict[str, str]):
    """The fields of a form, by their names."""

    def __missing__(self, name: str) -> str:
        raise Damaged


GIVEN: Mapping[str, Callable[[Scene, Intent], Any]] = {
    "scene": lambda scene, intent: scene,
    "intent": lambda scene, intent: intent,
    "session": lambda scene, intent: scene.session,
    "t": lambda scene, intent: scene.texts,
    "opened": lambda scene, intent: _opened(scene),
    "event": lambda scene, intent: _opened(scene).state,
    "here": lambda scene, intent: f"#/event/{_opened(scene).stream}",
    "fields": lambda scene, intent: Form((name, _read(str, each)) for name, each in intent.fields.items()),
}
"""`event` is the state of the event that is open, `here` its address, `fields` the whole form."""


def acts(*places: ModuleType | Callable[..., Act]) -> dict[str, Callable[[Scene, Intent], Step]]:
    """Return the intents of a screen, by their names: all of a module, or a single function of one."""
    made = [each for place in places for each in (_of(place) if isinstance(place, ModuleType) else [place])]
    return {each.__name__.rstrip("_"): partial(_does, each) for each in made}


def _of(module: ModuleType) -> Iterator[Callable[..., Act]]:
    own = (each for each in vars(module).values() if isinstance(each, FunctionType))
    for made in own:
        if made.__module__ == module.__name__ and made.__name__[0] != "_" and _returns_act(made):
            yield made


def _returns_act(made: FunctionType) -> bool:
    return made.__annotations__.get("return") is Act


def _does(made: Callable[..., Act], scene: Scene, intent: Intent) -> Step:
    done = made(**{need.name: _value(need, scene, intent) for need in _needs(made)})
    if isinstance(done, list):
        return Step(entries=done)
    return Step(session=done) if isinstance(done, Session) else done


@cache
def _needs(made: Callable[..., Act]) -> Iterable[Parameter]:
    """Return what stands in its head; that is read when it is first done, not while the engine starts."""
    return tuple(signature(made).parameters.values())


def _value(need: Parameter, scene: Scene, intent: Intent) -> Any:
    if need.name in GIVEN:
        return GIVEN[need.name](scene, intent)
    name = need.name.rstrip("_")
    sent = intent.data.get(name, intent.fields.get(name))
    if need.annotation is bool:
        return sent is not None
    if sent is not None:
        return _read(need.annotation, sent)
    if need.default is Parameter.empty:
        raise Damaged
    return need.default


def _read(kind: Any, sent: Any) -> Any:
    """Return what was sent, in its kind; a number comes as a text."""
    if kind in (int, int | None) and isinstance(sent, str) and NUMBER.fullmatch(sent):
        return int(sent)
    try:
        return of_shape(kind, sent)
    except WrongShape as wrong:
        raise Damaged from wrong
