"""A club chooses the wrong file: each is told for what it is, and a list is taken for nothing else."""

import gzip
import lzma
import random
import zlib

import pytest
from test_importing import imported

from drivers.offenders import each
from faristol.words.errors import (
    DamagedList,
    NotAList,
    NoText,
    OfficeDocument,
    PackedTooTightly,
    PdfFile,
    Picture,
    WebPage,
    ZippedList,
)
from faristol.words.importing import import_list

NOISE = random.Random(7).randbytes(60_000)
DISC = "AÇO\nABANS\nAL·LOT\nCANYA\nPLAÇA\nQUADRE\nQUESTIO\n"
"""As the Catalan federation writes its list: capitals without accents, Ç and the raised dot kept."""
LOC = "aa\naba\nabac\nzidar\n"
LOC_WITH_FORMS = "abac\nabandonaserăți\nțară\nșcoală\nînțelepciune\n"
LOC_WITH_STRESS = "ab'ac, s. n.\naband'on, s. n.\n"


@each(
    ("data", "refusal"),
    [
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n" + NOISE, PdfFile),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + NOISE, Picture),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0" + NOISE, Picture),
        (b"GIF89a" + NOISE, Picture),
        (b"RIFF\x10\0\0\0WEBPVP8 " + NOISE, Picture),
        (b"<!doctype html>\n<title>DISC</title>\ncasa\n", WebPage),
        (b"\n  <HTML><body>casa</body></HTML>", WebPage),
        (b'<?xml version="1.0"?>\n<words/>', WebPage),
        (b"PK\x03\x04\x14\0\x06\0[Content_Types].xml" + NOISE, OfficeDocument),
        (b"PK\x03\x04\x14\0\0\0\0\0mimetypeapplication/vnd.oasis.opendocument.text" + NOISE, OfficeDocument),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + NOISE, OfficeDocument),
        (b"{\\rtf1\\ansi casa}", OfficeDocument),
        (b"PK\x03\x04\x14\0\0\0llista.txt" + NOISE, ZippedList),
        (NOISE, NoText),
        (bytes(60_000), NoText),
        (gzip.compress(NOISE), NoText),
        (lzma.compress(b"%PDF-1.4\n" + NOISE), PdfFile),
        (b"casa;taula\nsac;gos\n", NotAList),
    ],
)
def test_what_is_no_list_is_told_for_what_it_is(data, refusal):
    with pytest.raises(refusal):
        imported(data)


def test_fifty_megabytes_of_noise_are_refused_by_their_first_page():
    read = import_list(NOISE * 850, "ca", "La nostra")
    with pytest.raises(NoText):
        next(read)


def test_three_bad_lines_in_a_long_list_are_all_named_and_it_is_refused_whole():
    lines = ["casa"] * 90_000
    lines[10], lines[40_000], lines[-1] = "ca5a", "dues paraules", "web"
    with pytest.raises(NotAList) as refused:
        imported("\n".join(lines).encode())
    assert refused.value.details == {"line": 11, "text": "ca5a", "lines": "11, 40001, 90000"}


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [(DISC, "ca", 7), (LOC, "ro", 4), (LOC_WITH_FORMS, "ro", 5), (LOC_WITH_STRESS, "ro", 2)],
)
def test_official_lists_are_taken_in_the_forms_in_which_they_are_given_out(text, language, words):
    assert imported(text.encode(), language).lexicon.words == words
    assert imported(text.replace("\n", "\r\n").encode(), language).lexicon.words == words


def test_a_stray_sign_in_a_list_is_a_line_of_it_not_another_kind_of_file():
    with pytest.raises(NotAList) as refused:
        imported(DISC.encode() * 20 + b"CA\x01SA\n")
    assert refused.value.details["lines"] == "141"


def test_the_end_sign_of_old_programs_is_named_with_its_line():
    with pytest.raises(NotAList) as refused:
        imported(DISC.encode() + b"\x1a")
    assert refused.value.details["line"] == 8


def test_a_file_that_would_take_gigabytes_to_unpack_is_refused_in_words():
    """A .xz that declares a dictionary of 3 GB, however short its text."""
    filters = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 20}]
    packed = bytearray(lzma.compress(DISC.encode(), filters=filters))
    place = packed.index(bytes([lzma.FILTER_LZMA2, 1]), 12) + 2
    packed[place] = 39  # 3 GB
    header = 4 * (packed[12] + 1)
    packed[12 + header - 4 : 12 + header] = zlib.crc32(packed[12 : 12 + header - 4]).to_bytes(4, "little")
    with pytest.raises(PackedTooTightly):
        imported(bytes(packed))


def test_a_list_packed_as_tightly_as_xz_can_is_taken():
    assert imported(lzma.compress(DISC.encode(), preset=9)).lexicon.words == 7


def test_four_hundred_thousand_empty_parts_are_refused_after_a_thousand():
    with pytest.raises(DamagedList):
        imported(gzip.compress(b"", mtime=0) * 400_000)


def test_a_list_in_several_parts_with_zeros_at_its_end_is_taken():
    parts = [gzip.compress(f"{word}\n".encode()) for word in DISC.split()]
    assert imported(b"".join(parts) + bytes(5_000)).lexicon.words == 7
