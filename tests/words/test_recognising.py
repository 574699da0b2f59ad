"""A list as it is distributed is known for what it is: its language, its name, its day, in a .zip or not."""

import pytest

from drivers.distributed_lists import distributed, zipped
from faristol.words.recognising import recognised


@pytest.mark.parametrize("language", ["ca", "ro"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
@pytest.mark.parametrize("size", [str.upper, str.lower])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_the_language_is_told_by_the_words(language, encoding, size, end):
    text = size(distributed(language)).replace("\n", end)
    assert recognised(text.encode(encoding), "llista.txt").language == language


@pytest.mark.parametrize(
    "text",
    [
        "",
        "casa\ncases\nsac\n",
        "the\nquick\nbrown\nfox\njumps\n" * 2_000,
        distributed("ca")[:60_000] + "\n" + distributed("ro")[:60_000],
        "\0" * 50_000,
    ],
)
def test_what_is_short_or_speaks_for_both_or_none_is_asked(text):
    assert recognised(text.encode(), "x.txt").language == ""


def test_a_zip_gives_its_longest_text_with_its_name_and_its_day():
    text = distributed("ca")
    file = zipped(readme__txt="Two licences", DISC2___LP__txt=text, cover__png="x" * 900_000)
    found = recognised(file, "DISC2-LP.zip")
    assert (found.data, found.language, found.version) == (text.encode(), "ca", "2026-03-09")
    assert found.name == "DISC2._LP"


def test_the_version_in_a_name_goes_before_the_day_of_the_file():
    text = distributed("ro")
    assert recognised(zipped(loc__txt=text), "loc-6.0.zip").version == "6.0"
    inner = zipped(**{"loc-reduse-6__1__txt": text})
    assert (recognised(inner, "x-5.zip").name, recognised(inner, "x-5.zip").version) == ("loc-reduse", "6.1")


@pytest.mark.parametrize("cut", [10, 40, 200, 2_000])
def test_a_damaged_zip_or_one_without_a_text_stays_as_it_is(cut):
    file = zipped(loc__txt=distributed("ro"))
    damaged = recognised(file[:cut], "loc.zip")
    assert damaged.data == file[:cut] and damaged.language == ""
    picture = zipped(cover__png="x")
    assert recognised(picture, "x.zip").data == picture


def test_a_zip_that_would_fill_the_memory_is_not_unpacked():
    bomb = zipped(list__txt="a" * 41_000_000)
    assert recognised(bomb, "x.zip").data == bomb
