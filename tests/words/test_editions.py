"""An event that began with an earlier edition of the built-in list plays to its end by its words."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

import toolbox
from drivers.memory_log import MemoryLog
from drivers.spare_places import MemorySpare
from drivers.window import fetch, wait_for
from faristol.library import Library
from faristol.plain_json import read_json
from faristol.words.editions import SLICE, earlier_edition, way_back
from faristol.words.lexfile import LENGTHS, open_lexicon, read_header
from faristol.words.lexicon import Lexicon, marks, rows_of, words_of
from faristol.words.shelf import Shelf
from faristol.words.slices import finish
from faristol.words.spelling import spelling

ABOUT = {"language": "ca", "name": "La nostra", "licence": "GPL-2.0-or-later"}
WORDS = st.sets(st.binary(min_size=2, max_size=4).filter(lambda word: max(word) < 26), max_size=60)


def edition(words: set[bytes], version: str) -> Lexicon:
    rows = rows_of(words)
    return Lexicon.of(rows, marks(rows, set(sorted(words)[::2])), version=version, **ABOUT)


def words_in(lexicon: Lexicon) -> set[bytes]:
    return {word for length in LENGTHS for word in words_of(lexicon.rows, length)}


@given(before=WORDS, now=WORDS)
def test_the_words_that_changed_lead_back_to_the_edition_before(before, now):
    was, changed = edition(before, "1"), edition(before ^ now, "1")
    rebuilt = finish(earlier_edition(edition(now, "2"), changed))
    assert (rebuilt.rows, rebuilt.sha256, rebuilt.version) == (was.rows, was.sha256, "1")


def test_a_long_list_is_compared_in_slices():
    tiles = range(3 * SLICE)
    before = {bytes((at // 400, at // 20 % 20, at % 20)) for at in tiles}
    now = {word for word in before if word[2] != 7} | {
        bytes((3, 1, 25)),
        bytes((25, 25, 25)),
        b"\x00\x00\x19",
    }
    work = earlier_edition(edition(now, "2"), edition(before ^ now, "1"))
    assert sum(1 for _ in work) > 3
    rebuilt = finish(earlier_edition(edition(now, "2"), edition(before ^ now, "1")))
    assert rebuilt.sha256 == edition(before, "1").sha256


@pytest.mark.parametrize("name", ["catalan", "romanian"])
def test_each_edition_before_the_committed_list_is_found_again_word_for_word(name):
    folder = toolbox.ROOT / "lexicons" / name
    data = (folder / f"{name}.lex").read_bytes()
    lexicon, earlier = open_lexicon(data), read_header(data)["earlier"]
    assert earlier
    assert {f"{version}.lex" for version in earlier.values()} == {
        path.name for path in folder.glob("20*.lex")
    }
    rebuilt, found = lexicon, {}
    for version in way_back(earlier.values(), min(earlier.values())):
        changed = open_lexicon((folder / f"{version}.lex").read_bytes())
        rebuilt = finish(earlier_edition(rebuilt, changed))
        assert (rebuilt.version, rebuilt.name) == (version, lexicon.name)
        found[rebuilt.sha256] = version
    assert found == earlier


def test_an_event_that_began_with_an_earlier_edition_finds_its_words_on_the_device():
    log = read_json((toolbox.ROOT / "tests/data/logs/duplicate/v1/catalan-bag.json").read_text("utf-8"))
    began_with = log["entries"][0]["entry"]["lexicon"]
    library = Library(MemoryLog(), Shelf(fetch, lambda: asyncio.sleep(0)), MemorySpare())
    lexicon = wait_for(library.open(began_with)).lexicon
    assert (lexicon.version, lexicon.sha256) == ("2026.11.20", began_with["sha256"])
    tiles = spelling("ca")
    assert lexicon.contains(tiles.word("crepar"))
    assert not lexicon.contains(tiles.word("ahir")), "it came with the edition after"
