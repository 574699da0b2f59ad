"""The copies in the page's own storage: what the page is told to keep makes the whole copy again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.spare_places import MemorySpare
from drivers.window import wait_for
from faristol.storage import page_copies
from faristol.storage.page_copies import PageCopies, WithPageCopies
from faristol.storage.seal import reading


class Page:
    """A page that keeps what it is told, and the engine's side of it."""

    def __init__(self, kept=None):
        self.kept = {} if kept is None else kept
        self.copies = PageCopies()
        self.copies.hear(self.kept)

    def write(self, stream, after, *names):
        written = self.copies.write(stream, after, entries(*names))
        self.follows()
        return written

    def follows(self):
        for key, text in self.copies.untold().items():
            self.kept.pop(key, None)
            if text is not None:
                self.kept[key] = text

    def reads(self, stream):
        """Return the names that a window finds which opens now."""
        chain = Page(dict(self.kept)).copies.chain(stream)
        return [entry["name"] for entry in reading(chain, len(chain)).entries]


def entries(*names):
    return [{"type": "Noted", "name": name} for name in names]


@pytest.fixture
def ours():
    return Page()


def test_each_act_adds_one_text_and_the_next_window_reads_them_all(ours):
    assert ours.write("dijous", 0, "a", "b") and ours.write("dijous", 2, "c")
    assert [*ours.kept] == ["dijous/1", "dijous/3"]
    assert ours.reads("dijous") == ["a", "b", "c"]


def test_a_copy_that_is_behind_is_not_continued_but_written_whole(ours):
    ours.write("dijous", 0, "a")
    assert not ours.write("dijous", 2, "c")
    assert ours.reads("dijous") == ["a"]
    assert ours.write("dijous", 0, "a", "b", "c")
    assert [*ours.kept] == ["dijous/1"] and ours.reads("dijous") == ["a", "b", "c"]


def test_many_small_texts_become_one(ours):
    names = [f"{number}" for number in range(200)]
    for number, name in enumerate(names):
        assert ours.write("dijous", number, name)
    assert len(ours.kept) <= page_copies.PIECES
    assert ours.reads("dijous") == names


def test_what_was_changed_or_cut_off_ends_the_copy_before_it(ours):
    for number, name in enumerate("abcd"):
        ours.write("dijous", number, name)
    ours.kept["dijous/3"] = ours.kept["dijous/3"].replace("Noted", "Moved")
    assert ours.reads("dijous") == ["a", "b"]
    ours.kept["dijous/2"] = ours.kept["dijous/2"][:-1]
    assert ours.reads("dijous") == ["a"]
    del ours.kept["dijous/1"]
    assert ours.reads("dijous") == []


@pytest.mark.parametrize("key", ["dijous", "dijous/0", "dijous/-1", "dijous/x", "/1", "a b/1", "a/12345678"])
def test_a_key_that_is_not_ours_is_no_event(key):
    assert Page({key: "rubbish"}).copies.streams == []


@given(st.dictionaries(st.text(), st.text() | st.none()))
def test_rubbish_in_the_pages_storage_is_no_copy(kept):
    copies = Page(kept).copies
    assert all(copies.chain(stream) == [] for stream in copies.streams)


def test_the_event_written_longest_ago_makes_room_for_another(ours, monkeypatch):
    monkeypatch.setattr(page_copies, "MOST", 700)
    for stream in ("old", "new"):
        ours.write(stream, 0, stream, "x" * 150)
    ours.write("old", 2, "c")
    ours.write("third", 0, "y" * 150)
    assert ours.reads("new") == [] and ours.reads("third") and len(ours.reads("old")) == 3
    assert sum(map(len, ours.kept.values())) <= 700


def test_an_event_too_long_for_the_page_has_no_copy_there_and_hinders_nobody(ours, monkeypatch):
    monkeypatch.setattr(page_copies, "MOST", 700)
    ours.write("short", 0, "a")
    assert ours.write("long", 0, "x" * 900)
    assert ours.reads("long") == [] and not ours.copies.chain("long")


def test_a_deleted_event_leaves_nothing(ours):
    ours.write("dijous", 0, "a")
    ours.write("dijous", 1, "b")
    ours.copies.delete("dijous")
    ours.follows()
    assert ours.kept == {} and ours.copies.streams == []


def test_what_another_window_deleted_or_wrote_is_heard():
    one = Page()
    one.write("dijous", 0, "a")
    other = Page(one.kept)
    one.write("dijous", 1, "b")
    other.copies.hear({"dijous/2": one.kept["dijous/2"]})
    assert other.write("dijous", 2, "c") and other.reads("dijous") == ["a", "b", "c"]
    other.copies.hear({"dijous/1": None, "dijous/2": None, "dijous/3": None})
    assert other.copies.streams == []


def test_of_two_copies_the_longer_is_read_and_nothing_is_written_by_it(ours):
    place = MemorySpare()
    both = WithPageCopies(place, ours.copies)
    wait_for(both.write("dijous", 0, entries("a", "b")))
    place.chains["dijous"].pop()
    assert wait_for(both.read("dijous")).entries == entries("a", "b")
    assert len(place.chains["dijous"]) == 1
    place.chains["dimarts"] = place.chains.pop("dijous")
    assert wait_for(both.streams()) == ["dimarts", "dijous"]


def test_a_copy_says_whether_it_is_as_long_as_the_log(ours):
    both = WithPageCopies(MemorySpare(), ours.copies)
    wait_for(both.write("dijous", 0, entries("a", "b")))
    assert wait_for(both.write("dijous", 2, []))
    assert not wait_for(both.write("dijous", 3, []))
    ours.copies.delete("dijous")
    assert not wait_for(both.write("dijous", 2, []))
