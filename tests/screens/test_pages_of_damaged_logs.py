"""A log from outside says anything: what is told of it can be shown, and what can't is not told.

Each field of each type of entry is damaged in turn, in real logs and in those of the screens' states. Nothing
but `tell` may notice: it tells the log up to some place, and every page of that event can be shown.
"""

from copy import copy
from pathlib import Path
from random import Random
from typing import get_type_hints

import pytest
from markupsafe import escape

from drivers.log import NOON
from drivers.sessions import session
from faristol.fields import Damaged
from faristol.kinds import fold_log
from faristol.practice.exercises import answering
from faristol.practice.exercises.cards import Card
from faristol.practice.exercises.making import of_lost_rack
from faristol.practice.solo import playing
from faristol.screens.device import Device, Settings
from faristol.screens.practice.solo.acting import has_play
from faristol.screens.practice.solo.hand import best
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.scene import OpenEvent, Scene
from faristol.storage.files import read_file
from screens.states.exercises import Drilled, lost
from screens.states.series import ended as series_of_papers
from screens.states.solo import Alone

LOGS = Path(__file__).parents[1] / "data/logs"
FILES = [path for path in sorted(LOGS.rglob("*.json")) if not path.name.endswith(".told.json")]
PAGES = {"duplicate": ("", "/players", "/results", "/file")}
TRIED = 40
"""So many damages to each log, by a chance that is always the same."""

YEAR_58741 = 1_791_540_000_000_000
MARKUP = "100 % %s %(x)s {{ 7*7 }} {% if %} {0} <b>&amp;"
MISSING = object()
WRONG = (
    *(None, True, -1, 0, 9, 226, 10**12, YEAR_58741, 1.5, "", "ééé", "x" * 200_000, MARKUP),
    *([], ["?"], [["A"]], {}, {"a": 1}, MISSING),
)


def alone():
    """A game for one: a play, a hint, a pause, a round that went by, the end."""
    game = Alone("Aina")
    game.proposes(game.found())
    game.write(playing.next_rack(game.state, has_play(game.words)))
    game.write(playing.buy_hint(game.state, "points", best(game.words, game.state)))
    game.write(playing.stop(game.state)).write(playing.take_up(game.state, 60_000)).nothing("time")
    return game.write(playing.end(game.state)).entries


def drilled():
    """An exercise book with questions of four kinds."""
    book = Drilled("Aina")
    book.asks(Card("sevens", "AACS", ("CASA",))).says(answering.found, "CASA")
    book.asks(Card("hooks", "CASA", before=("A",), behind=("L",))).says(answering.hooks, "A", "L")
    book.asks(Card("valid", "CASA", valid=True)).says(answering.verdict, True)
    return book.asks(of_lost_rack(lost("Lliga"))).says(answering.give_up).entries


def of_file(path):
    return lambda: read_file(path.read_bytes()).entries


EVENTS = {f"{path.parent}/{path.stem}".removeprefix(f"{LOGS}/"): of_file(path) for path in FILES}
EVENTS |= {"solo": alone, "exercises": drilled, "series": lambda: series_of_papers("Aina").entries}
EACH = pytest.mark.parametrize("event", EVENTS)


def pages_of(entries):
    """What is told of a log, and all the pages of that event, the log in words among them."""
    told = fold_log(entries)
    if told is None:
        return None, {}
    event = OpenEvent("id", told.kind, tuple(entries[: told.read]), told.state, True, told.broken)
    pages = {}
    for page in PAGES.get(told.kind.name, ("", "/file")):
        here = Scene(
            f"#/event/id{page}", Settings("en"), Device(), session(), NOON, 60, app="0.1.0", event=event
        )
        pages[page] = "".join(render(screen_at(here.address, event), here).values())
    return told, pages


def places(value, way=()):
    """Every field of an entry, and the first of every list."""
    if way:
        yield way
    within = (
        value.items()
        if isinstance(value, dict)
        else list(enumerate(value[:1]))
        if isinstance(value, list)
        else ()
    )
    for key, each in within:
        yield from places(each, (*way, key))


def damaged(value, way, wrong):
    """The same with something wrong at one place."""
    key, *further = way
    changed = copy(value)
    if further:
        changed[key] = damaged(value[key], further, wrong)
    elif wrong is MISSING:
        del changed[key]
    else:
        changed[key] = wrong
    return changed


@EACH
def test_whatever_is_wrong_in_a_field_the_pages_are_shown_up_to_there(event):
    entries, chance = EVENTS[event](), Random(event)
    types = {entry["type"]: at for at, entry in reversed(list(enumerate(entries)))}
    cases = [(at, way) for at in types.values() for way in places(entries[at])]
    for at, way in chance.choices(cases, k=TRIED):
        wrong = chance.choice(WRONG)
        told, _ = pages_of([*entries[:at], damaged(entries[at], way, wrong), *entries[at + 1 :]])
        if told and told.broken:
            assert told.broken == told.read + 1


@EACH
def test_every_field_that_is_read_refuses_what_no_log_holds(event):
    entries = EVENTS[event]()
    facts = fold_log(entries).kind.facts
    for entry in {entry["type"]: entry for entry in entries}.values():
        for field in get_type_hints(facts.types[entry["type"]]).keys() & entry.keys():
            with pytest.raises(Damaged) as refused:
                facts.read({**entry, field: object()})
            assert refused.value.field.split(".")[0] == field


def test_the_place_of_the_damage_is_named_and_signs_of_formats_in_a_name_are_none():
    entries = EVENTS["duplicate/v1/catalan-bag"]()
    at = next(at for at, entry in enumerate(entries) if entry["type"] == "SlipRuled")
    told = fold_log([*entries[:at], {**entries[at], "points": "many"}, *entries[at + 1 :]])
    assert (told.read, told.broken, told.field) == (at, at + 1, "points")
    told = fold_log([*entries[:at], {**entries[at], "player": "nobody"}, *entries[at + 1 :]])
    assert (told.read, told.field) == (at, "player")
    at = next(at for at, entry in enumerate(entries) if entry["type"] == "PlayerEntered")
    told, pages = pages_of([*entries[:at], {**entries[at], "name": MARKUP}, *entries[at + 1 :]])
    assert told.broken is None
    assert all(escape(MARKUP) in pages[page] for page in ("/players", "/file"))
