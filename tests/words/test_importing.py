"""A club's own list becomes a lexicon, or is refused with the lines that are to blame."""

import gzip
import lzma

import pytest

from faristol.words.errors import (
    DamagedList,
    EmptyList,
    NotAList,
    OtherEncoding,
    TooManyWords,
)
from faristol.words.importing import MOST_WORDS, import_list
from faristol.words.slices import finish
from faristol.words.spelling import spelling

LIST = "abans\nal·lot\ncanya\nplaça\nquadre\nqüestió\n"
LETTERS = "abcdefghijlmnoprstuvxz"
LONG_LIST = "".join(
    f"{a}{b}{c}{d}\n" for a in LETTERS for b in LETTERS for c in LETTERS for d in "aeious"
).encode()


def imported(data, language="ca"):
    return finish(import_list(data if isinstance(data, bytes) else data.encode(), language, "La nostra"))


def words(data, language="ca"):
    tiles, rows = spelling(language), imported(data, language).lexicon.rows
    return {
        tiles.text(row[at : at + length]) for length, row in rows.items() for at in range(0, len(row), length)
    }


def refusal(data, of, language="ca"):
    with pytest.raises(of) as refused:
        imported(data, language)
    return refused.value.details


def test_a_list_becomes_a_lexicon():
    lexicon = imported(LIST).lexicon
    assert (lexicon.language, lexicon.name, lexicon.words) == ("ca", "La nostra", 6)
    assert lexicon.contains(spelling("ca").word("quadre"))
    assert words(LIST) == {"ABANS", "A[L·L]OT", "CA[NY]A", "PLAÇA", "QADRE", "QESTIO"}


def test_every_word_of_a_clubs_list_is_confirmed():
    lexicon = imported(LIST).lexicon
    assert all(lexicon.is_confirmed(spelling("ca").word(word)) for word in LIST.split())


@pytest.mark.parametrize(
    "data",
    [
        LIST.upper().replace("QÜESTIÓ", "QUESTIO"),
        LIST.replace("\n", "\r\n"),
        "\ufeff" + LIST,
        LIST.removesuffix("\n"),
        "\n\n" + LIST.replace("\n", "  \n\n") + "\t\n",
        "".join(reversed(LIST.splitlines(keepends=True))),
        LIST.replace("·", "•"),
        gzip.compress(LIST.encode(), mtime=0),
        gzip.compress(LIST[:20].encode(), mtime=0) + gzip.compress(LIST[20:].encode(), mtime=0) + bytes(7),
        lzma.compress(LIST.encode()),
        lzma.compress(b"") + lzma.compress(LIST.encode()),
    ],
    ids=[
        *("capitals", "Windows lines", "with a mark", "no last end", "blanks", "another order", "other dots"),
        *("gz", "two gz", "xz", "two xz"),
    ],
)
def test_the_same_words_written_otherwise_are_the_same_lexicon(data):
    assert imported(data).lexicon.sha256 == imported(LIST).lexicon.sha256


def test_romanian_lists_come_with_and_without_their_marks():
    assert words("ţară\nțări\ntarii\nwok\n", "ro") == {"TARA", "TARI", "TARII", "WOK"}


def test_words_that_do_not_fit_on_the_board_are_counted_and_left_out():
    result = imported(f"a\n{LIST}anticonstitucionalment\no\nqu\n")
    assert (result.too_short, result.too_long) == (3, 1)
    assert result.lexicon.words == 6


def test_length_is_counted_in_tiles():
    longest = "canya" * 3 + "nyar"
    assert words(f"{longest}\n") == {"CA[NY]A" * 3 + "[NY]AR"}


def test_repeated_words_are_counted_and_stand_once():
    result = imported(LIST + "CANYA\nquàdre\n")
    assert result.repeated == 2
    assert result.lexicon.sha256 == imported(LIST).lexicon.sha256


def test_a_romanian_list_may_mark_the_stress():
    assert words("abac\naband'on\nabát\nab'ac\n", "ro") == {"ABAC", "ABANDON", "ABAT"}


def test_lines_that_are_no_words_are_left_out_if_one_says_so_and_they_are_few():
    list_ = LIST * 4 + "casa gos\nvis-a-vis\n"
    assert refusal(list_, NotAList)["lines"] == "25, 26"
    result = finish(import_list(list_.encode(), "ca", "La nostra", leave_out=True))
    assert (result.lexicon.words, result.no_words, result.lexicon.sha256) == (
        6,
        2,
        imported(LIST).lexicon.sha256,
    )
    with pytest.raises(NotAList):
        finish(import_list((LIST + "casa gos\n").encode(), "ca", "La nostra", leave_out=True))


def test_prose_is_refused_and_its_first_ten_lines_are_named():
    details = refusal(LIST + "Això no és, de cap manera, una llista.\n" * 40, NotAList)
    assert details["line"] == 7
    assert details["lines"] == ", ".join(map(str, range(7, 17)))


def test_lines_are_counted_across_slices():
    many = LONG_LIST.count(b"\n")
    assert many > 60_000
    assert refusal(LONG_LIST + b"whisky\n", NotAList)["lines"] == str(many + 1)
    mixed = "àvia\n".encode() * 20 + LONG_LIST + "adéu\n".encode("latin-1")
    assert refusal(mixed, OtherEncoding)["line"] == 20 + many + 1


@pytest.mark.parametrize(
    "wrong", ["casa gos", "casa;1", "casa\tn. f.", "vis-a-vis", "km", "<html>", "casa\0"]
)
def test_one_line_that_is_no_word_is_enough(wrong):
    assert refusal(f"{LIST}{wrong}\n{LIST}", NotAList)["lines"] == "7"


def test_a_file_without_lines_is_no_list():
    assert refusal("a" * 40_000, NotAList)["line"] == 1
    assert refusal(LIST + "a" * 40_000, NotAList)["line"] == 7


@pytest.mark.parametrize(
    ("encoding", "called"),
    [
        *(("utf-8", "UTF-8"), ("latin-1", "Windows-1252"), ("cp1252", "Windows-1252")),
        *(("utf-16", "UTF-16"), ("utf-16-le", "UTF-16"), ("utf-16-be", "UTF-16")),
    ],
)
def test_a_list_in_an_older_encoding_is_read_as_what_it_is_and_says_so(encoding, called):
    for packed in (LIST.encode(encoding), gzip.compress(LIST.encode(encoding))):
        result = imported(packed)
        assert result.lexicon.sha256 == imported(LIST).lexicon.sha256
        assert (result.encoding, result.examples) == (called, ("al·lot", "plaça", "qüestió"))


@pytest.mark.parametrize("encoding", ["iso8859-2", "cp1250", "utf-16"])
def test_romanian_lists_with_cedillas_come_in_the_encodings_of_their_time(encoding):
    assert words("ţară\nţări\nşcoală\nînţelept\n".encode(encoding), "ro") == {
        "TARA",
        "TARI",
        "SCOALA",
        "INTELEPT",
    }


def test_a_file_that_is_in_no_encoding_is_refused_with_the_line_of_the_first_wrong_letter():
    mixed = LIST.encode() * 10 + "qüestió\n".encode("latin-1")
    assert refusal(mixed, OtherEncoding) == {"line": 61, "encoding": "Windows-1252"}


@pytest.mark.parametrize(
    ("text", "first_column"),
    [
        ("".join(f"{at}. {word}\n" for at, word in enumerate(LIST.split(), 1)), False),
        ("".join(f"{word}\tn. f.\n" for word in LIST.split()), True),
        ("paraula;punts\n" + "".join(f"{word};{len(word)}\n" for word in LIST.split()), True),
        ("".join(f'"{word}","un mot, amb exemple"\n' for word in LIST.split()), True),
        ("".join(f"{at}\t{word}\tdefinició del mot\n" for at, word in enumerate(LIST.split(), 1)), True),
    ],
    ids=["numbered", "definitions", "table with a head", "quoted", "numbered, with definitions"],
)
def test_numbers_definitions_and_columns_are_not_the_word(text, first_column):
    result = imported(text)
    assert result.lexicon.sha256 == imported(LIST).lexicon.sha256
    assert result.first_column == first_column


def test_several_words_a_line_are_no_columns():
    assert refusal("casa;taula\ngos,gat\nsac;as\n", NotAList)["lines"] == "1, 2, 3"
    assert refusal("casa;taula\ngos;gat\nsac;as\n", NotAList)["lines"] == "1, 2, 3"


@pytest.mark.parametrize("pack", [gzip.compress, lzma.compress])
def test_a_packed_file_that_ends_too_soon_or_is_broken_is_refused(pack):
    packed = pack(LONG_LIST)
    refusal(packed[:-9], DamagedList)
    refusal(packed[:99] + bytes(50) + packed[149:], DamagedList)
    refusal(packed + b"more", DamagedList)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"a\n", gzip.compress(b"", mtime=0)])
def test_a_list_without_words_is_refused(data):
    refusal(data, EmptyList)


def test_a_list_longer_than_any_language_is_refused_before_it_fills_the_memory():
    refusal(gzip.compress(b"casa\n" * (MOST_WORDS + 1), 1), TooManyWords)
    refusal(gzip.compress(b"\n" * 120_000_000, 1), TooManyWords)


@pytest.mark.parametrize("pack", [bytes, gzip.compress, lzma.compress])
def test_importing_says_how_far_it_is_and_can_be_stopped(pack):
    steps = [*import_list(pack(LONG_LIST), "ca", "La nostra")]
    assert len(steps) > 20
    assert steps == sorted(steps)
    assert all(0 <= done <= total for done, total in steps)
    stopped = import_list(pack(LONG_LIST), "ca", "La nostra")
    next(stopped)
    stopped.close()
