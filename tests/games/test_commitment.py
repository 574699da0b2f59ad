"""The promise before a draw: a fingerprint, its words, and the seed that the room's words are mixed into."""

import hashlib
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.core.tiles import LANGUAGES
from faristol.games.commitment import as_words, commitment, seed, word_list

SECRET = bytes(range(32))


def test_the_promise_is_the_sha_256_of_the_secret():
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_seed_is_the_sha_256_of_secret_nought_and_words():
    assert seed(SECRET, "pluja") == hashlib.sha256(SECRET + b"\0pluja").digest()


def test_words_typed_on_another_keyboard_give_the_same_seed():
    assert seed(SECRET, "Ti\u0323s\u0326a") == seed(SECRET, "T\u1ecb\u0219a")


@given(words=st.text(max_size=20), others=st.text(max_size=20))
def test_other_words_give_another_seed(words, others):
    same = normalize("NFC", words) == normalize("NFC", others)
    assert (seed(SECRET, words) == seed(SECRET, others)) == same


@pytest.mark.parametrize(
    ("language", "digest"),
    {
        "ca": "59c3906703169e83a5ba0e18600ed5ff45e09859ad19bd63e30730f523691dca",
        "ro": "42be4aab671a503c85216276edd1710a9d4e14ed53abf8de4be2d9ed6c7945da",
    }.items(),
)
def test_the_word_lists_never_change(language, digest):
    """A promise that was written down as words must be checkable for ever."""
    assert hashlib.sha256("\n".join(word_list(language)).encode()).hexdigest() == digest


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_of_a_byte_has_a_word_of_its_own(language):
    words = word_list(language)
    assert len(words) == len(set(words)) == len({word.casefold() for word in words}) == 256


@pytest.mark.parametrize("language", LANGUAGES)
@given(digest=st.binary(min_size=32, max_size=32))
def test_the_words_say_the_whole_fingerprint(language, digest):
    words = as_words(digest.hex(), language)
    assert bytes(map(word_list(language).index, words)) == digest
