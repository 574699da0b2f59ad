"""What stands above the shelf after an act: good news looks like good news, and a warning like a warning."""

import re

from test_everything import archive, draw, with_events

from drivers.window import Window
from screens.states.every import card, table


def kind(window):
    (found,) = re.findall(r'class="message [^>]*data-kind="(\w+)"', window.regions["notice"])
    return found


def test_what_is_done_is_good_news_and_what_was_refused_is_not():
    window = with_events(draw("dilluns"))
    archive(window)
    assert "Everything was saved in one file." in window.regions["notice"] and kind(window) == "ok"
    window.do("home.bring", file=b"no event")
    assert kind(window) == "bad"


def test_a_file_that_was_changed_is_warned_about():
    file = archive(with_events(draw("dilluns")))
    window = Window()
    window.do("home.bring", file=file.replace(b"dilluns", b"dijous"))
    assert kind(window) == "warn"


def test_events_that_come_back_whole_are_good_news_and_those_that_differ_are_not():
    there = with_events(draw("dilluns"), draw("dimarts"))
    file = archive(there)
    empty = Window()
    empty.do("home.bring", file=file)
    assert kind(empty) == "ok"
    other = table(name="dimarts").speak("neu")
    here = with_events(("dimarts", other, card(other, "dimarts")))
    here.do("home.bring", file=file)
    assert "differ in the file" in here.regions["notice"] and kind(here) == "warn"
