"""Whatever a line is, it gets one answer, and the next line is read."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.program import CASA, EMPTY
from faristol.commands.register import REQUESTS

PACKAGE = Path(__file__).parents[2] / "py"

WHOLE = {
    "version": {},
    "rule": {"ruleset": "mallorca", "language": "ca", "board": CASA, "play": "8H COS", "rack": "OS"},
    "check": {"language": "ca", "words": ["casa"]},
    "draw": {"ruleset": "duplicate", "language": "ca", "seed": "00", "round": 1, "bag": "ABC", "kept": "E"},
    "say": {"language": "ca", "table": "towns", "kept": "AB", "drawn": "C?", "order": "alphabetical"},
}
KEYS = [(do, key) for do, keys in WHOLE.items() for key in keys]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("do", sorted(REQUESTS.keys() & WHOLE.keys()))
def test_a_whole_request_is_answered(program, do):
    assert program.ask(do, **WHOLE[do])["ok"] is True


@pytest.mark.parametrize(
    "line",
    [
        *(
            b"",
            b"\n",
            b"  ",
            b"x",
            b"[]",
            b"1",
            b"null",
            b'"version"',
            b"{",
            b'{"do":}',
            b"\xff\xfe{}",
            b"\0",
        ),
        *(
            b'{"do":NaN}',
            b'{"round":Infinity}',
            b"[" * 100_000,
            b'{"a":' * 100_000,
            b'{"round":' + b"9" * 5000,
        ),
        '{"do":"version"}'.encode("utf-16"),
    ],
    ids=lambda line: repr(line[:20]),
)
def test_a_line_that_is_no_json_object(program, line):
    assert program.line(line)["error"] == "request.not-json"


def test_the_mark_that_some_editors_put_before_utf_8_is_passed_over(program):
    assert program.line(b'\xef\xbb\xbf{"do":"version"}\r\n')["ok"] is True


def test_half_a_character_comes_back_as_it_came(program):
    answer = program.line(b'{"do":"\\ud800"}')
    assert answer["error"] == "request.unknown"
    assert "\ud800" in answer["message"]


def test_a_request_is_one_that_is_known(program):
    assert program.refused("dance") == ("unknown", "do")
    assert program.line(b"{}") | {"message": ""} == {
        "ok": False,
        "error": "request.missing-key",
        "key": "do",
        "message": "",
    }
    for no_name in (b'{"do":1}', b'{"do":null}', b'{"do":["version"]}'):
        assert program.line(no_name)["error"] == "request.wrong-kind"


@pytest.mark.parametrize(("do", "key"), KEYS)
def test_a_key_of_another_kind_is_named(program, do, key):
    for wrong in (None, True, 1.5, {}, [1]):
        assert program.refused(do, **WHOLE[do] | {key: wrong}) == ("wrong-kind", key)


@pytest.mark.parametrize("do", REQUESTS)
def test_a_missing_key_is_named(program, do):
    for key in REQUESTS[do].needs:
        keys = {name: value for name, value in WHOLE.get(do, {}).items() if name != key}
        found = program.refused(do, **keys)
        assert found[0] == "missing-key"
        assert found[1] in REQUESTS[do].needs


@pytest.mark.parametrize("do", REQUESTS)
def test_an_unknown_key_is_named(program, do):
    assert program.refused(do, **WHOLE.get(do, dict.fromkeys(REQUESTS[do].needs)), Board=[]) == (
        "unknown-key",
        "Board",
    )


def test_messages_are_in_the_language_asked_for(program):
    said = {locale: program.ask("check", locale=locale)["message"] for locale in ("ca", "ro", "en")}
    assert said["en"] == program.ask("check")["message"]
    assert "Falta" in said["ca"]
    assert "Lipsește" in said["ro"]
    assert program.refused("version", locale="de") == ("wrong-choice", "locale")
    assert program.refused("version", locale=1) == ("wrong-kind", "locale")


@given(line=st.binary(max_size=80))
def test_any_bytes_get_one_answer(program, line):
    assert program.line(line)["ok"] is False


@given(
    do=st.sampled_from(sorted(WHOLE)),
    keys=st.dictionaries(st.sampled_from(KEYS).map(lambda k: k[1]), anything),
)
def test_any_values_get_one_answer(program, do, keys):
    answer = program.ask(do, **WHOLE[do] | keys)
    assert answer.get("error") != "bug", answer


def test_a_bug_costs_only_its_own_line(program, monkeypatch):
    def breaks(asked):
        raise ZeroDivisionError("by nothing")

    monkeypatch.setitem(REQUESTS, "version", type(REQUESTS["version"])((), (), breaks))
    answer = program.ask("version", locale="ca")
    assert answer["error"] == "bug"
    assert "ZeroDivisionError" in answer["message"]


def run(lines: bytes, *options):
    return subprocess.run(
        [sys.executable, "-m", "faristol", *options],
        input=lines,
        capture_output=True,
        cwd=PACKAGE,
        timeout=120,
    )


def test_the_program_answers_every_line_to_the_end(tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("casa\ncos\n", "utf-8")
    lines = [
        b'{"do":"check","language":"ca","words":["cos"]}',
        b"\xff\xff\x00",
        b"",
        json.dumps({"do": "rule", **WHOLE["rule"], "locale": "ca"}).encode(),
        b'{"do":"version"}',
    ]
    done = run(b"\n".join(lines), "--words", f"ca={words}")
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True, True]
    assert answers[3]["words"] == ["cos"]
    assert answers[4]["lexicons"]["ca"]["words"] == 2


def test_nothing_asked_nothing_answered():
    done = run(b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize("option", ["ca", "de=x.txt", "ca=", "ca=/there/is/none.txt", f"ca={PACKAGE}"])
def test_a_list_that_is_not_there_is_said_and_nothing_else(option):
    done = run(b'{"do":"version"}\n', "--words", option)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr
    assert b"Traceback" not in done.stderr


def test_a_file_that_is_no_list_is_said_with_its_line(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("casa\n12345\n", "utf-8")
    done = run(b"", "--words", f"ca={path}")
    assert done.returncode == 2
    assert b"2" in done.stderr
    assert b"Traceback" not in done.stderr


def test_the_board_of_a_request_is_empty_to_begin_with(program):
    assert (
        program.ok("rule", **WHOLE["rule"] | {"board": EMPTY, "play": "H8 COS", "rack": "COS"})["placed"] == 3
    )
