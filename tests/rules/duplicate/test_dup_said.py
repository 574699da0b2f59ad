"""What the judge says aloud: the rack twice (DUP-7), the master play by its coordinates' names (DUP-9)."""

import pytest

from faristol.core.play import read_play
from faristol.core.squares import ROWS
from faristol.core.tiles import tile_set
from faristol.speech import reading
from faristol.speech.aloud import call_aloud
from faristol.speech.call import NameTable, call, name_table_data, tables

CATALAN = tile_set("ca")
TOWNS = NameTable.from_data(name_table_data("ca", "towns"))


def test_dup_7_the_whole_rack_once_more_faster_and_then_temps():
    called = call(CATALAN, TOWNS, ("T",), ("A", "NY"), "alphabetical")
    said = reading.read_rack("ca", called)
    once = ["T de Tremp", "A d'Alacant", "ena i grega"]
    assert [utterance.text for utterance in said] == [*once, *once, "Temps!"]
    assert min(utterance.pause for utterance in said[:3]) > max(utterance.pause for utterance in said[3:])


def test_dup_7_the_tablet_says_it_as_the_judge_does():
    """ "A d'Alacant" in the second reading as in the first."""
    called = call(CATALAN, TOWNS, ("T",), ("A", "NY"), "alphabetical")
    aloud = [each.text for each in call_aloud("ca", called, "normal", "duplicate.start").utterances]
    assert aloud == [utterance.text for utterance in reading.read_rack("ca", called)]


def test_dup_9_hospitalet_vuit_is_h8_across_and_quinze_granollers_15g_down():
    for play, place in (("H8 CASA", "Hospitalet vuit"), ("15G CASA", "quinze Granollers")):
        assert reading.read_play(CATALAN, TOWNS, read_play(CATALAN, play), None)[0].text == place


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_dup_9_every_square_of_the_board_can_be_called(language):
    """Row K has no tile, and so no name in the tables."""
    for table in tables(language):
        names = NameTable.from_data(name_table_data(language, table))
        for row in ROWS:
            for play in (f"{row}8 AS", f"8{row} AS"):
                said = reading.read_play(tile_set(language), names, read_play(CATALAN, play), None)
                assert len(said[0].text.split()) == 2
    assert reading.read_play(CATALAN, TOWNS, read_play(CATALAN, "K8 AS"), None)[0].text == "ca vuit"
