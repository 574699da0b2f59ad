"""A window that only watches offers nothing that it cannot do, in every state of each kind of event."""

from dataclasses import replace
from functools import cache

import pytest

from drivers.markup import read
from faristol.screens.rendering import render
from faristol.screens.scene import Intent
from screens.states.every import every, screen_of

MAIN = {
    "draw": ("draw.print",),
    "duplicate": ("duplicate.table", "duplicate.look_at"),
    "tournament": (
        "tournament.take_division",
        "tournament.choose",
        "tournament.close",
        "tournament.find",
        "tournament.open_found",
        "tournament.save_game",
    ),
    "tournament_players": (
        "tournament_players.take_division",
        "tournament_players.search",
        "tournament_players.edit",
        "tournament_players.done",
        "tournament_players.show",
    ),
    "tournament_earlier": (),
    "tournament_standings": (
        "tournament_standings.take_division",
        "tournament_standings.after",
        "tournament_standings.look_by",
        "tournament_standings.look_through",
        "tournament_standings.print",
        "tournament_standings.rate_by",
        "tournament_standings.elo_figures",
        "tournament_standings.save_ratings",
    ),
    "league": ("league.print", "league.player"),
    "competition": (
        "competition.print",
        "competition.sheet_file",
        "competition.letter",
        "competition.edit",
        "competition.done",
    ),
    "correspondence": ("correspondence.show", "correspondence.print"),
    "exercises": ("exercises.kinds",),
    "solo": ("solo.show",),
    "series": ("series.player", "series.group"),
    "against": (),
}
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


@cache
def pages(name):
    """Return each of these states with its page."""
    return {state: (scene, page(scene)) for state, scene in watched(name).items()}


def page(scene):
    return read("".join(render(screen_of(scene), scene).values()))


def offered(shown):
    """Return the intents of the event that a hand or a key can still reach on a page."""
    for element in shown.all():
        done = element.attributes.get("data-do", "")
        dead = any({"disabled", "inert"} & around.attributes.keys() for around in element.around())
        if done.split(".")[0] in MAIN and not dead:
            yield done


@pytest.mark.parametrize("screen", MAIN)
def test_nothing_is_offered_that_would_be_refused(screen):
    assert len(watched(screen)) > 2
    found = {state: {*offered(shown)} - {*MAIN[screen]} for state, (_, shown) in pages(screen).items()}
    assert {state: intents for state, intents in found.items() if intents} == {}


@pytest.mark.parametrize("screen", MAIN)
def test_no_form_can_be_handed_in(screen):
    for state, (_, shown) in pages(screen).items():
        forms = {each.attributes.get("id") for each in shown.all() if each.name == "form"}
        for each in shown.all():
            if each.name == "button" and each.attributes.get("form") in forms:
                assert "disabled" in each.attributes, (state, each.attributes)


@pytest.mark.parametrize("screen", [name for name, looks in MAIN.items() if looks])
def test_what_it_looks_at_writes_nothing(screen):
    looked = set()
    for scene, shown in pages(screen).values():
        for each in shown.all():
            data = {name[5:]: value for name, value in each.attributes.items() if name.startswith("data-")}
            if each.name == "button" and data.get("do") in MAIN[screen]:
                intent = Intent(data["do"], scene.now, data=data)
                assert not screen_of(scene).intents[data["do"].split(".")[1]](scene, intent).entries
                looked.add(data["do"])
    assert looked


def test_who_writes_is_offered_all_of_it():
    writing = [scene for scene in every().values() if scene.event and screen_of(scene).name == "draw"]
    assert any("draw.start" in {*offered(page(scene))} for scene in writing)
