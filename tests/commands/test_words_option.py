"""The lists of words of the command line: committed, given, or missing."""

import gzip
import lzma

import pytest

from drivers.program import Program, lexicons
from faristol.commands import lexicons as module
from faristol.commands.lexicons import Lexicons, committed
from faristol.core.tiles import LANGUAGES
from faristol.words.errors import NotAList


def test_version_tells_app_and_lists(program):
    answer = program.ok("version")
    assert answer["app"]
    assert answer["lexicons"].keys() == {"ca", "ro"}
    for told in answer["lexicons"].values():
        assert told.keys() == {"name", "version", "words", "sha256"}
    assert answer["lexicons"]["ca"]["name"] == "ca.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_committed_lists_are_found_and_told_without_being_opened(language):
    known = Lexicons()
    assert committed(language)
    assert known.about(language)["words"] > 500_000
    assert known._open == {}


@pytest.mark.parametrize("pack", [bytes, gzip.compress, lzma.compress], ids=["plain", "gz", "xz"])
def test_a_list_may_be_packed(tmp_path, pack):
    path = tmp_path / "list"
    path.write_bytes(pack("casa\nal·lot\n".encode()))
    known = Lexicons()
    known.use("ca", path)
    assert known.of("ca").words == 2


def test_what_is_no_list_is_refused(tmp_path):
    path = tmp_path / "list"
    path.write_text("casa\n1234\n", "utf-8")
    with pytest.raises(NotAList):
        Lexicons().use("ca", path)


def test_without_a_list_there_is_no_ruling(tmp_path, monkeypatch):
    program = Program(tmp_path)
    program.lexicons = Lexicons()
    monkeypatch.setattr(module, "committed", lambda language: None)
    assert program.refused("check", language="ca", words=["casa"])[0] == "no-lexicon"
    assert program.ok("version")["lexicons"] == {}


def test_two_lists_stay_apart(tmp_path):
    known = lexicons(tmp_path)
    assert known.of("ca").language == "ca"
    assert known.of("ro").language == "ro"
