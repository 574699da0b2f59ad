"""Romanian tiles have no diacritics: a word is read with those on which its spellings agree."""

import pytest

from drivers.lexicons import words
from faristol.core.letters import ordinary
from faristol.core.tiles import tile_set
from faristol.speech.diacritics import restored
from faristol.speech.reading import phrases
from faristol.words.lexicon import words_of

PLAIN = str.maketrans("ăâîșț", "aaist")


@pytest.mark.parametrize(
    "written",
    [
        *("șarpe", "înșelăciune", "țânțar", "românește", "câine", "împărăției", "sănătoși", "brânzei"),
        *("mâncăruri", "știm", "neînțeles", "preaînălțat", "casei", "timp", "aisberg", "litoral"),
    ],
)
def test_a_word_with_one_spelling_is_read_as_it_is_written(written: str) -> None:
    assert restored(written.translate(PLAIN)) == written


@pytest.mark.parametrize(
    ("tiles", "read"), [("masa", "masa"), ("tara", "tara"), ("stiinta", "știința"), ("paturica", "păturica")]
)
def test_a_letter_on_which_two_words_differ_stays_without_a_sign(tiles: str, read: str) -> None:
    """Masă and masa, țară and tară; știință and știința differ in the last letter alone."""
    assert restored(tiles) == read


def test_only_signs_come_to_a_word_of_six_tiles() -> None:
    tiles, lexicon = tile_set("ro"), words("ro").lexicon
    plain = [ordinary(tiles, word) for word in words_of(lexicon.rows, 6)]
    signed = [restored(word) for word in plain]
    assert [word.translate(PLAIN) for word in signed] == plain
    assert sum(one != other for one, other in zip(plain, signed, strict=True)) > 5_000


def test_a_word_that_no_list_has_is_read_by_the_letters_around() -> None:
    assert restored("faristolul") == "faristolul"
    assert restored("faristolirii") == "faristolirii"
    assert restored(phrases("ro")["time"].strip("!").lower()) == "timp"
