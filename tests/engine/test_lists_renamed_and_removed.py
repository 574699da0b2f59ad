"""A club's list that lies on the device: another name for it, and taking it away."""

from test_library import FIELDS, at_the_lists, bring, chosen, stored_lists

from drivers.memory_log import MemoryDisk
from drivers.window import Window
from faristol.storage.files import export_file


def with_ours():
    """Return a window at the lists, with one of ours."""
    window = at_the_lists()
    bring(window)
    (about,) = stored_lists(window)
    return window, about


def test_a_list_is_removed_after_asking_and_the_one_that_came_along_is_used_again():
    window, about = with_ours()
    window.do("words.ask_remove", data={"sha256": about["sha256"]})
    assert "Remove “La nostra 2.18” from this device?" in window.regions["dialog"]
    window.do("dismiss")
    assert not window.regions["dialog"]
    window.do("words.ask_remove", data={"sha256": about["sha256"]})
    window.do("words.remove", data={"sha256": about["sha256"]})
    assert stored_lists(window) == []
    assert chosen(window) == {}
    assert not window.regions["dialog"]
    window.go("#/analysis")
    assert "La nostra" not in window.regions["status"]


def test_a_list_that_an_unfinished_event_names_is_not_removed():
    window, about = with_ours()
    assert f'id="remove-{about["sha256"]}"' in window.regions["work"]
    event = begun_with(window, about)
    window.do("refresh")
    assert f'id="remove-{about["sha256"]}"' not in window.regions["work"]
    assert "“La nostra 2.18” cannot be removed: “Dijous” uses it and is not over." in window.regions["work"]
    refused = window.do("words.remove", data={"sha256": about["sha256"]})
    assert not refused["ok"]
    assert "“Dijous” is not over and uses this list." in window.regions["notice"]
    assert stored_lists(window) == [about]
    window.go(f"#/event/{event}")
    window.speak()
    window.time()
    window.do("draw.ask_end")
    window.do("draw.end")
    window.go("#/words")
    assert window.do("words.remove", data={"sha256": about["sha256"]})["ok"]
    assert stored_lists(window) == []


def test_a_list_of_so_few_words_that_it_is_probably_another_file_is_asked_about():
    window = at_the_lists()
    window.do("words.choose", file=b"xu\nxut\n", file_name="dues.txt")
    few = {name: value for name, value in FIELDS.items() if name != "few"}
    window.do("words.compile", few)
    assert "The list has only this many words: 2." in window.regions["notice"]
    assert stored_lists(window) == []
    assert 'id="few"' in window.regions["work"]
    window.do("words.compile", FIELDS)
    assert [about["words"] for about in stored_lists(window)] == [2]


def test_a_list_gets_another_name_and_keeps_its_words():
    window = at_the_lists()
    bring(window, "taula\ntaules\n")
    (about,) = stored_lists(window)
    window.do("words.ask_rename", data={"sha256": about["sha256"]})
    assert not window.do("words.rename", {"name": " ", "version": ""})["ok"]
    window.do("words.rename", {"name": "La del club", "version": "3"})
    assert stored_lists(window) == [{**about, "name": "La del club", "version": "3"}]
    assert "La del club 3" in window.regions["work"] and "La nostra" not in window.regions["work"]
    window.go("#/analysis")
    assert "La del club 3" in window.regions["status"]


def begun_with(window, about):
    """An event on the disk whose first entry names this list, brought as from a file."""
    other = Window(MemoryDisk())
    event = other.open_draw()
    entries = other.entries
    entries[0]["lexicon"] = {key: about[key] for key in ("language", "name", "version", "words", "sha256")}
    window.disk.entries.pop(event, None)
    step_in = Window(window.disk)
    step_in.go("#/")
    step_in.do("home.bring", file=export_file(event, entries, "0", [], 0))
    assert step_in.last["stream"], step_in.regions["notice"]
    stream = step_in.last["stream"]
    step_in.close()
    return stream
