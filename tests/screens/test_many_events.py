"""A device with many events: they are found by parts of the name, the activity or the day."""

from drivers.log import NOON
from drivers.window import Window, wait_for
from screens.states.every import card, table

HOUR = 60 * 60_000


def window_of(events):
    window = Window()
    for number in range(events):
        made = table(name=f"Duplicada de l’abril {number}" if number % 2 else f"Tirada {number}")
        written = {**card(made, f"id-{number}"), "at": NOON - number * HOUR}
        wait_for(window.log.append(f"id-{number}", 0, made.entries, written))
    window.now = NOON
    window.go("#/")
    return window


def listed(window):
    return window.regions["work"].count('class="event grid"')


def test_forty_are_listed_and_the_others_on_a_tap_and_few_simply():
    window = window_of(95)
    assert listed(window) == 40 and "List 55 more" in window.regions["work"]
    window.do("home.more")
    assert listed(window) == 80 and "List 15 more" in window.regions["work"]
    window.do("home.more")
    assert listed(window) == 95 and "List " not in window.regions["work"]
    window = window_of(3)
    assert listed(window) == 3
    assert 'id="search"' not in window.regions["work"]


def test_an_event_is_found_by_parts_of_its_name_without_accents():
    window = window_of(20)
    window.do("home.search", {"search": "ABRIL"})
    assert listed(window) == 10
    window.do("home.search", {"search": "no such event"})
    assert listed(window) == 0 and "No event was found" in window.regions["work"]
    assert 'id="bring"' in window.regions["work"], "a file can be imported whatever is looked for"
    window.go("#/draw")
    window.go("#/")
    assert listed(window) == 20
