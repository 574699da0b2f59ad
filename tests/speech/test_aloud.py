"""What is read aloud and when: the plan that the page follows."""

import pytest

from faristol.core.play import read_play
from faristol.core.tiles import tile_set
from faristol.speech.aloud import Speech, call_aloud, called_again, play_aloud, time_calls
from faristol.speech.call import NameTable, call, name_table_data

TOWNS = NameTable.from_data(name_table_data("ca", "towns"))
CA = tile_set("ca")


def rack(kept="", drawn="T?A"):
    return call(CA, TOWNS, CA.read(kept), CA.read(drawn), "drawn")


def test_a_rack_with_its_letters_slowly_then_once_more_and_faster_then_the_word_that_starts_the_clock():
    speech = call_aloud("ca", rack(), "normal", "draw.start")
    assert [(each.text, each.spoken, each.pace, each.rate) for each in speech.utterances] == [
        ("T de Tremp", "té de Tremp", 2.2, 130),
        ("escarràs", "escarràs", 2.2, 130),
        ("A d'Alacant", "à d'Alacant", 3.2, 130),
        ("T de Tremp", "té de Tremp", 1.4, 155),
        ("escarràs", "escarràs", 1.4, 155),
        ("A d'Alacant", "à d'Alacant", 2.4, 155),
        ("Temps!", "Temps!", 0.0, 155),
    ]
    assert speech.then == "draw.start"


def test_a_rack_that_is_called_again_is_read_once_quickly_and_softly_and_starts_nothing():
    speech = called_again("ca", rack())
    assert [(each.text, each.pace, each.rate) for each in speech.utterances] == [
        ("T de Tremp", 1.3, 155),
        ("escarràs", 1.3, 155),
        ("A d'Alacant", 1.3, 155),
    ]
    assert speech.softly and speech.then is None and speech.each is None


def test_each_tile_is_marked_in_both_readings_and_the_last_word_marks_none():
    speech = call_aloud("ca", rack(kept="Z", drawn="A"), "slow", "draw.start")
    assert [(each.mark, each.part) for each in speech.utterances] == [
        ("called-1", "reading-1"),
        ("called-2", "reading-1"),
        ("called-1", "reading-2"),
        ("called-2", "reading-2"),
        (None, "reading-3"),
    ]
    assert [each.text for each in speech.utterances][:2] == ["zeta", "A d'Alacant"]


@pytest.mark.parametrize(
    ("pace", "seconds"), {"slow": (3.0, 1.5), "normal": (2.2, 1.4), "fast": (1.6, 1.3)}.items()
)
def test_three_paces(pace, seconds):
    speech = call_aloud("ca", rack(), pace, "draw.start")
    assert (speech.utterances[0].pace, speech.utterances[3].pace) == seconds


def test_without_a_clock_of_ours_the_judge_says_time():
    speech = call_aloud("ca", rack(), "slow", None)
    assert [each.text for each in speech.utterances][-1] == "A d'Alacant"
    assert speech.then is None


def test_the_master_play_by_names_with_its_word_and_points():
    play = read_play(CA, "H8 QADrE")
    speech = play_aloud(CA, TOWNS, play, 74, "fast")
    assert [(each.text, each.spoken) for each in speech.utterances] == [
        ("Hospitalet vuit", "Hospitalet vuit"),
        ("quadre", "quadre"),
        ("R de Rubí, escarràs", "R de Rubí, escarràs"),
        ("74 punts", "setanta-quatre punts"),
    ]
    assert speech.then is None
    assert speech.whole, "nobody has recorded the word, so the rest is not said in another voice"


def test_a_voice_that_has_no_words_spells_the_word_of_the_master_play():
    speech = play_aloud(CA, TOWNS, read_play(CA, "H8 QAD[NY]eS"), 1045, "slow", spelled=True)
    assert [(each.text, each.spoken, each.pace) for each in speech.utterances] == [
        ("Hospitalet vuit", "Hospitalet vuit", 3.0),
        ("Q", "Q", 0.75),
        ("A", "à", 0.75),
        ("D", "dé", 0.75),
        ("NY", "ena i grega", 0.75),
        ("E", "é", 0.75),
        ("S", "S", 3.0),
        ("E d'Eivissa, escarràs", "é d'Eivissa, escarràs", 3.0),
        ("1045 punts", "mil quaranta-cinc punts", 3.0),
    ]
    assert not speech.whole


def test_the_calls_of_the_time_in_the_playing_language():
    assert [(call.at, call.text, call.spoken) for call in time_calls("ca")] == [
        (60_000, "1 minut!", "un minut!"),
        (30_000, "30 segons!", "trenta segons!"),
        (0, "Temps!", "Temps!"),
    ]
    assert [(call.at, call.text, call.spoken) for call in time_calls("ro")] == [
        (60_000, "1 minut!", "un minut!"),
        (30_000, "30 de secunde!", "treizeci de secunde!"),
        (0, "Timp!", "Timp!"),
    ]


def test_what_the_page_is_given():
    speech = Speech("ca", call_aloud("ca", rack(drawn="A"), "slow").utterances[:1], "draw.start")
    assert speech.as_data() == {
        "language": "ca",
        "utterances": [
            {
                "text": "A d'Alacant",
                "spoken": "à d'Alacant",
                "pace": 4.0,
                "rate": 130,
                "mark": "called-1",
                "part": "reading-1",
            }
        ],
        "then": "draw.start",
        "each": None,
        "at_once": None,
        "voice": None,
        "softly": False,
        "whole": False,
    }
