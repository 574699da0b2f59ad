"""What is on the screen and not yet done: questions are dismissed, are of one event; rubbish is nothing."""

import json
from collections.abc import Iterator
from dataclasses import is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from drivers.sessions import every_slot, session
from faristol.screens.rendering import render
from faristol.screens.scene import Scene
from faristol.screens.session import Held, Question, Session
from screens.states import every as states

RUBBISH = (
    *(None, True, False, 0, -1, 7, 10**9, 10**30, 1.5, "", "x", "p1", "<b>", "\ud800", "9" * 400),
    *([], [1, "a", None], {}, {"x": 1}, {"round": 99, "board": 99}, [[[[]]]]),
)
"""What a page may bring back in the place of a value."""


def html(scene: Scene) -> str:
    return "".join(render(states.screen_of(scene), scene).values())


def asks(scene: Scene) -> bool:
    return bool(scene.session.held.get("question"))


@cache
def asking() -> dict[str, Scene]:
    return {name: scene for name, scene in states.every().items() if asks(scene)}


def test_every_question_is_asked_in_some_state():
    """All but one that a window asks where its screen has nothing else to show."""
    asked = {name for scene in asking().values() for name in scene.session.held["question"]}
    questions = {slot.name for slot in every_slot().values() if isinstance(slot, Question)}
    assert questions - asked <= {"new-rack", "take-words"}


def test_every_dialog_can_be_dismissed():
    for name, scene in asking().items():
        assert "<dialog" in html(scene), f"{name} asks nothing"
        dismissed = replace(scene, session=scene.session.dismissed())
        assert "<dialog" not in html(dismissed), f"{name} still asks"


def test_no_question_is_asked_on_another_screen_or_in_another_event():
    for name, scene in asking().items():
        for event in (None, "id", "another"):
            elsewhere = replace(scene, session=scene.session.opened(event))
            assert "<dialog" not in html(elsewhere), f"{name} asks in {event}"


def test_what_is_of_an_event_is_forgotten_when_another_is_opened():
    for slot in every_slot().values():
        held = session({slot.name: 1}).opened(None).opened("id")
        assert bool(held.held.get(slot.of, {})) == (slot.of not in ("question", "sight"))
        assert bool(held.opened("another").held.get(slot.of, {})) == (slot.of == "window")


@pytest.mark.parametrize(
    "found", [*RUBBISH, {"open": 1, "event": [], "window": {"slip": 3}, "question": "x"}]
)
def test_what_a_page_brings_back_is_a_session_whatever_it_is(found):
    read = Session.from_json(found)
    assert all(read.get(slot) is None for slot in every_slot().values())


@pytest.mark.parametrize("name", sorted(every_slot()))
def test_no_rubbish_is_read_that_the_slot_itself_would_not_write(name):
    slot = every_slot()[name]
    for rubbish in RUBBISH:
        held = Session.from_json({"open": "id", slot.of: {name: {"value": rubbish, "about": None}}})
        value = held.get(slot)
        assert value is None or Session("id").put(slot, value).get(slot) == value


class Watched(Session):
    """A session that remembers what was looked for, and about what."""

    def get(self, slot, default=None, *, about=None):
        LOOKED_FOR.add((slot.of, slot.name, about))
        return super().get(slot, default, about=about)


LOOKED_FOR: set = set()


def looked_for(scene: Scene) -> list:
    LOOKED_FOR.clear()
    html(replace(scene, session=Watched(scene.session.event, scene.session.held)))
    return sorted(LOOKED_FOR, key=str)


def made_up(shape: Any, which: int) -> Any:
    """A value of the right shape that nothing in the event knows."""
    kind, inner = get_origin(shape) or shape, get_args(shape)
    if kind in (Union, UnionType):
        return made_up(inner[0], which)
    if kind is Literal:
        return inner[0]
    if kind is tuple and inner[1:] != (...,):
        return [made_up(each, which) for each in inner]
    if kind in (tuple, list):
        return [made_up(inner[0], which)]
    if kind is dict:
        return {name: made_up(inner[1], which) for name in ("x", "board", "form")}
    if is_dataclass(kind) or is_typeddict(kind):
        return {name: made_up(each, which) for name, each in get_type_hints(kind).items()}
    texts_, numbers = ("", "x", "9999"), (99, -1, 10**12)
    return {str: texts_[which], int: numbers[which], float: numbers[which], bool: True}.get(kind, {"x": 1})


@cache
def kinds() -> list[tuple[Scene, list]]:
    """A state of each kind: the same screen at the same stage of its event."""
    found: dict = {}
    for scene in states.every().values():
        stage = getattr(scene.event.state, "stage", "") if scene.event else ""
        found.setdefault((states.screen_of(scene).name, stage), scene)
    return [(scene, looked_for(scene)) for scene in found.values()]


def test_every_screen_is_shown_whatever_its_slots_hold(some_of):
    for scene, found in some_of(kinds(), 20):
        for shift in some_of(range(len(RUBBISH)), 4):
            held: dict = {}
            for at, (of, name, about) in enumerate(found):
                held.setdefault(of, {})[name] = Held(RUBBISH[(shift + at) % len(RUBBISH)], about)
            rubbish = replace(scene, session=Session(scene.session.event, held))
            assert "<" in html(rubbish), f"{scene.address} with {held}"


def test_every_screen_is_shown_where_a_slot_speaks_of_what_is_not_there(some_of):
    for scene, found in some_of(kinds(), 20):
        for of, name, about in found:
            for which in range(3):
                held = {of: {name: Held(made_up(every_slot()[name].shape, which), about)}}
                assert "<" in html(replace(scene, session=Session(scene.session.event, held))), f"{held}"


def spoilt(value: Any) -> Iterator[Any]:
    """The value with each part of it replaced by each piece of rubbish."""
    yield from RUBBISH
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(parts):
        for rubbish in spoilt(part):
            other = value.copy()
            other[key] = rubbish
            yield other


@pytest.mark.parametrize(
    "state", ["verify, racks differ", "verify, on paper", "analysis, laying", "analysis, a play shown"]
)
def test_a_screen_is_shown_whatever_part_of_its_slot_is_spoilt(state, some_of):
    scene = states.every()[state]
    ((of, (name, held)),) = ((of, *held.items()) for of, held in scene.session.held.items())
    for value in some_of(spoilt(json.loads(json.dumps(held.value))), 60):
        spoils = replace(scene, session=Session("id", {of: {name: Held(value)}}))
        assert "<" in html(spoils), value
