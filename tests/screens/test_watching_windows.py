"""A window that only watches offers nothing that it cannot do, in every state of a draw and a duplicate."""

from dataclasses import replace
from functools import cache

import pytest

from drivers.markup import read
from faristol.screens.rendering import render
from faristol.screens.scene import Intent
from screens.states.every import every, screen_of

MAIN = {"draw": (), "duplicate": ("duplicate.table", "duplicate.look_at")}
"""The main screens, and what a watching window still does there: it looks at something."""


@cache
def watched(name):
    """Return each state of a screen as a window has it that only watches."""
    found = {}
    for state, scene in every().items():
        event = scene.event
        if (
            event
            and event.broken is None
            and screen_of(scene).name == name
            and screen_of(scene).watched is not None
        ):
            found[state] = replace(scene, event=replace(event, writing=False))
    return found


def page(scene):
    return read("".join(render(screen_of(scene), scene).values()))


def offered(scene):
    """Return the intents of the event that a hand or a key can still reach."""
    for element in page(scene).all():
        done = element.attributes.get("data-do", "")
        dead = any({"disabled", "inert"} & around.attributes.keys() for around in element.around())
        if done.split(".")[0] in MAIN and not dead:
            yield done


@pytest.mark.parametrize("screen", MAIN)
def test_nothing_is_offered_that_would_be_refused(screen):
    assert len(watched(screen)) > 10
    found = {state: {*offered(scene)} - {*MAIN[screen]} for state, scene in watched(screen).items()}
    assert {state: intents for state, intents in found.items() if intents} == {}


@pytest.mark.parametrize("screen", MAIN)
def test_no_form_can_be_handed_in(screen):
    for state, scene in watched(screen).items():
        shown = page(scene)
        forms = {each.attributes.get("id") for each in shown.all() if each.name == "form"}
        for each in shown.all():
            if each.name == "button" and each.attributes.get("form") in forms:
                assert "disabled" in each.attributes, (state, each.attributes)


def test_what_it_looks_at_writes_nothing():
    looked = set()
    for scene in watched("duplicate").values():
        for each in page(scene).all():
            data = {name[5:]: value for name, value in each.attributes.items() if name.startswith("data-")}
            if each.name == "button" and data.get("do") in MAIN["duplicate"]:
                intent = Intent(data["do"], scene.now, data=data)
                assert not screen_of(scene).intents[data["do"].split(".")[1]](scene, intent).entries
                looked.add(data["do"])
    assert looked == {*MAIN["duplicate"]}


def test_who_writes_is_offered_all_of_it():
    writing = [scene for scene in every().values() if scene.event and screen_of(scene).name == "draw"]
    assert any("draw.start" in {*offered(scene)} for scene in writing)
