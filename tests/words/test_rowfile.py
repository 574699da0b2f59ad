"""A club's list as a device keeps it: opened as it was, or not at all."""

import json

import pytest

from faristol.words.errors import DamagedLexicon
from faristol.words.importing import import_list
from faristol.words.lexfile import open_in_slices, open_lexicon, read_header
from faristol.words.rowfile import write_rows
from faristol.words.slices import finish
from faristol.words.spelling import spelling

WORDS = ["abans", "al·lot", "canya", "plaça", "quadre", "qüestió", "as", "ça"]
LEXICON = finish(import_list("\n".join(WORDS).encode(), "ca", "La nostra", "2.18")).lexicon
STORED = write_rows(LEXICON)
DEFINED = finish(
    import_list("\n".join(f"{word}\tn. f. {word}" for word in WORDS).encode(), "ca", "La nostra")
).lexicon
WITH_DEFINITIONS = write_rows(DEFINED)


def test_it_is_opened_as_it_was():
    opened = open_lexicon(STORED)
    assert vars(opened) == vars(LEXICON)
    assert all(opened.contains(spelling("ca").word(word)) for word in WORDS)


def test_its_definitions_are_opened_with_it():
    opened = open_lexicon(WITH_DEFINITIONS)
    assert vars(opened) == vars(DEFINED)
    assert opened.definition(spelling("ca").word("quadre")) == "n. f. quadre"
    assert DEFINED.sha256 == LEXICON.sha256


def test_a_list_kept_by_an_earlier_version_has_none():
    line, _, words = STORED.partition(b"\n")
    header = json.loads(line)
    del header["definitions"]
    opened = open_lexicon(json.dumps(header).encode() + b"\n" + words)
    assert vars(opened) == vars(LEXICON)


def test_its_first_line_says_whose_it_is():
    assert read_header(STORED).items() >= LEXICON.about.items()
    assert LEXICON.about == {
        "language": "ca",
        "name": "La nostra",
        "version": "2.18",
        "words": len(WORDS),
        "sha256": LEXICON.sha256,
    }


@pytest.mark.parametrize(
    ("stored", "place"),
    [
        (STORED, len(STORED) - 1),
        (STORED, STORED.index(b"\n") + 1),
        (WITH_DEFINITIONS, len(WITH_DEFINITIONS) - 1),
        (WITH_DEFINITIONS, len(STORED) + 90),
    ],
)
def test_one_damaged_byte_is_enough_to_rule_by_it_no_more(stored, place):
    damaged = bytearray(stored)
    damaged[place] ^= 1
    with pytest.raises(DamagedLexicon):
        open_lexicon(bytes(damaged))


@pytest.mark.parametrize("damaged", [STORED[:-1], STORED + b"\1", STORED[:40], b""])
def test_a_file_that_lacks_something_or_has_more_is_damaged(damaged):
    with pytest.raises(DamagedLexicon):
        finish(open_in_slices(damaged))
