"""A disk that has no room left: nothing of a list, a deletion or a choice reaches the database."""

import copy

import pytest

from drivers.spare_places import MemorySpare
from drivers.window import Window, contents
from faristol.screens.words.lists.view import BUILT_IN

LIST = {"name": "La nostra", "version": "1", "language": "ca", "use": "on", "few": "on"}
OURS = b"casa\nxut\nxu\n"


@pytest.fixture
def window():
    return Window(spare=MemorySpare())


def everything(window):
    """Return all that is on the disk and in the spare place."""
    places = (*contents(window.disk), window.disk.lists, window.disk.choices, window.spare.chains)
    return copy.deepcopy(places)


def bring(window, words=OURS):
    window.go("#/words")
    window.do("words.choose", file=words, file_name="nostra.txt")
    window.do("words.compile", LIST)


def refused(window, do, fields=None, **data):
    """Try it on a full disk, and once there is room again."""
    before = everything(window)
    window.spare.left = 0
    assert not window.do(do, fields, data=data)["ok"]
    assert "The device has no space left." in window.regions["notice"]
    assert everything(window) == before
    window.spare.left = None
    assert window.do(do, fields, data=data)["ok"], window.regions["notice"]
    assert everything(window) != before


def test_a_list_is_not_kept_and_it_is_told_why(window):
    before = everything(window)
    window.go("#/words")
    window.do("words.choose", file=OURS, file_name="nostra.txt")
    window.spare.left = 0
    window.do("words.compile", LIST)
    assert "The device has no space left." in window.page
    assert everything(window) == before
    window.spare.left = None
    bring(window)
    assert "is ready: 3 words" in window.regions["work"] and len(window.disk.lists) == 1


def test_room_is_asked_for_the_whole_list_and_not_only_for_an_act(window):
    bring(window)
    ((_, content),) = window.disk.lists.values()
    assert window.spare.asked[-1] == len(content)
    smaller = Window(spare=MemorySpare(fits=len(content) - 1))
    bring(smaller)
    assert "The device has no space left." in smaller.page and not smaller.disk.lists
    just_enough = Window(spare=MemorySpare(fits=len(content)))
    bring(just_enough)
    assert just_enough.disk.lists.keys() == window.disk.lists.keys()


def test_a_list_is_not_removed(window):
    bring(window)
    (sha256,) = window.disk.lists
    window.do("words.ask_remove", data={"sha256": sha256})
    refused(window, "words.remove", sha256=sha256)
    assert not window.disk.lists


def test_nor_is_another_one_chosen(window):
    bring(window)
    (sha256,) = window.disk.lists
    assert window.disk.choices["ca"] == sha256
    refused(window, "words.use", {"ca": BUILT_IN})
    assert "ca" not in window.disk.choices


def test_an_event_is_not_deleted_and_keeps_its_copy(window):
    stream = window.play_a_draw(rounds=1)
    window.go(f"#/event/{stream}/file")
    window.do("file.ask_delete")
    refused(window, "file.delete")
    assert stream not in window.disk.entries and stream not in window.spare.chains


def test_nor_is_a_damaged_one(window):
    stream = window.play_a_draw(rounds=1)
    window.do("leave", data={"to": "#/"})
    text, seal = window.disk.entries[stream][3]
    window.disk.entries[stream][3] = (text.replace("key", "yek"), seal)
    window.close()
    window = Window(window.disk, spare=window.spare)
    window.do("home.ask_delete", data={"stream": stream})
    refused(window, "home.delete")
    assert stream not in window.disk.entries and stream not in window.spare.chains


def test_what_a_form_would_remember_opens_no_event(window):
    window.go("#/draw")
    refused(window, "draw_setup.open", {"name": "Dijous", "ruleset": "duplicate"})
