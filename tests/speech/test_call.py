"""The call of a rack: which tile is said when, and how."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.core.tiles import tile_set
from faristol.speech.call import NameTable, call, name_table_data, tables

TABLES = [(language, table) for language in ("ca", "ro") for table in tables(language)]


def names(language, table):
    return NameTable.from_data(name_table_data(language, table))


@pytest.mark.parametrize(("language", "table"), TABLES)
def test_every_tile_of_the_bag_can_be_called(language, table):
    known = names(language, table)
    for tile in set(tile_set(language).all):
        assert known.spoken_name(tile).strip()


@pytest.mark.parametrize(("language", "table"), TABLES)
@given(data=st.data(), order=st.sampled_from(["alphabetical", "drawn"]))
def test_a_call_says_each_tile_of_the_rack_once(language, table, data, order):
    tiles = tile_set(language)
    some = st.lists(st.sampled_from(tiles.all), max_size=7).map(tuple)
    kept, drawn = data.draw(some, "kept"), data.draw(some, "drawn")
    called = call(tiles, names(language, table), kept, drawn, order)
    assert sorted(c.tile for c in called if c.kept) == sorted(kept)
    said = tuple(c.tile for c in called)
    if order == "drawn":
        assert said == kept + drawn
    elif language == "ca":
        assert said == tiles.sort(kept) + tiles.sort(drawn)
    else:
        assert said == tiles.sort(kept + drawn)


def test_the_recommended_table_of_a_document_comes_first():
    assert tables("ca") == ("towns", "persons", "countries")
    assert tables("ro") == ("persons",)
