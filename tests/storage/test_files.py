"""An event leaves as one file and comes back; a hurt file gives what is sound; nothing breaks the reader."""

import html
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from test_seal import logs

from faristol.errors import Rejected
from faristol.storage import Entry
from faristol.storage.errors import FileTooLarge, NewerFile, NotAnEvent
from faristol.storage.files import MOST_BYTES, FileReading, compare, embed, export_file, read_file

LEXICONS = [{"name": "Català", "version": "2026.1", "digest": "ab12"}]
LOG: list[Entry] = [
    {"opened": "Dijous", "ruleset": {"rack": 7}},
    {"played": "ȘAH·L·L </pre> & <b>", "points": 14},
    {"passed": True},
]


def exported(log: list[Entry] = LOG) -> bytes:
    return export_file("dijous-7f3a", log, "0.1.0", LEXICONS, 1_790_000_000_000)


def page(document: bytes) -> bytes:
    log = f'<pre id="faristol-log" hidden>{embed(document)}</pre>'
    return f"<!doctype html>\n<title>Dijous</title>\n{log}\n".encode()


def refusal(data: bytes) -> Rejected:
    with pytest.raises(Rejected) as refused:
        read_file(data)
    return refused.value


def test_an_exported_event_is_read_back_whole() -> None:
    assert read_file(exported()) == FileReading(
        stream="dijous-7f3a",
        entries=LOG,
        broken=None,
        app="0.1.0",
        lexicons=LEXICONS,
        digest_ok=True,
        published=False,
        voice={},
    )


@given(logs)
def test_any_log_is_read_back_from_its_file_and_from_its_page(log: list[Entry]) -> None:
    for data in (exported(log), page(exported(log))):
        found = read_file(data)
        assert (found.entries, found.broken, found.digest_ok) == (log, None, True)


def test_the_file_holds_one_entry_a_line() -> None:
    lines = exported().decode().splitlines()
    assert sum(line.startswith('{"entry":') for line in lines) == len(LOG)
    assert json.loads(exported())["entries"][2]["entry"] == LOG[2]


def test_a_mark_at_the_start_and_line_ends_of_windows_do_no_harm() -> None:
    changed = b"\xef\xbb\xbf" + exported().replace(b"\n", b"\r\n")
    assert read_file(changed) == read_file(exported())


def test_a_file_laid_out_anew_by_an_editor_is_the_same() -> None:
    assert read_file(json.dumps(json.loads(exported()), indent=4).encode()) == read_file(exported())


def test_a_published_page_is_read_like_the_file_it_carries() -> None:
    found = read_file(page(exported()))
    assert found.published
    assert (found.entries, found.digest_ok) == (LOG, True)


def test_a_published_page_saved_again_by_a_browser_is_still_read() -> None:
    saved = html.escape(exported().decode(), quote=False).replace("·", "&middot;")
    data = f'<html><body><pre id="faristol-log" hidden="">{saved}</pre></body></html>'.encode()
    assert read_file(data).entries == LOG


def test_the_text_in_a_page_can_not_end_its_element() -> None:
    assert "<" not in embed(exported())


def test_a_changed_entry_is_named_and_those_before_it_are_read() -> None:
    found = read_file(exported().replace(b'"points":14', b'"points":41'))
    assert (found.entries, found.broken, found.digest_ok) == (LOG[:1], 2, False)


def test_an_entry_that_is_no_longer_text_is_named_and_those_before_it_are_read() -> None:
    found = read_file(exported().replace(b'"passed"', b'\xff\x00"passe'))
    assert (found.entries, found.broken, found.digest_ok) == (LOG[:2], 3, False)


def test_a_file_cut_short_gives_the_entries_before_the_cut() -> None:
    whole = exported()
    start = whole.index(b'{"entry":{"played"')
    found = read_file(whole[: start + 20])
    assert (found.entries, found.broken, found.digest_ok) == (LOG[:1], 2, False)


def test_a_page_cut_short_gives_the_entries_before_the_cut() -> None:
    whole = page(exported())
    found = read_file(whole[: whole.index(b'{"entry":{"passed"') + 3])
    assert (found.entries, found.broken) == (LOG[:2], 3)


def test_entries_taken_off_the_end_are_missed_by_the_digest() -> None:
    document = json.loads(exported())
    del document["entries"][-1]
    found = read_file(json.dumps(document).encode())
    assert (found.entries, found.broken, found.digest_ok) == (LOG[:2], None, False)


def test_a_changed_header_is_missed_by_the_digest() -> None:
    assert not read_file(exported().replace(b"2026.1", b"2026.2")).digest_ok


def test_an_empty_file_is_refused() -> None:
    assert refusal(b" \r\n").details == {"why": "empty"}


def test_what_is_no_json_is_refused_with_line_and_column() -> None:
    assert refusal(b'{\n"format": oops').details == {"why": "not-json", "line": 2, "column": 11}


def test_a_line_in_a_page_is_counted_from_the_top_of_the_page() -> None:
    assert refusal(page(b'{\n"format": oops')).details["line"] == 4


def test_a_page_without_a_log_is_refused() -> None:
    assert refusal(b"<!doctype html><p>Hola").details == {"why": "no-log"}


@pytest.mark.parametrize("data", [b"[]", b"{}", b"7", b'{"format": "gcg"}', b'{"format": "faristol-event"}'])
def test_other_json_is_refused(data: bytes) -> None:
    assert refusal(data).details == {"why": "other-format"}


@pytest.mark.parametrize("name", ["stream", "app", "lexicons", "entries"])
def test_a_document_without_one_of_its_parts_is_refused(name: str) -> None:
    document = json.loads(exported())
    del document[name]
    assert refusal(json.dumps(document).encode()).details == {"why": "incomplete", "field": name}


@pytest.mark.parametrize("stream", ["", "../x", "a/b", "x" * 65, "à"])
def test_a_stream_name_that_could_not_stand_in_an_address_is_refused(stream: str) -> None:
    document = json.loads(exported()) | {"stream": stream}
    assert refusal(json.dumps(document).encode()).details["field"] == "stream"


def test_a_file_of_a_later_version_is_refused_with_its_version() -> None:
    refused = refusal(exported().replace(b'"version": 1', b'"version": 2'))
    assert isinstance(refused, NewerFile)
    assert refused.details == {"version": 2}


@pytest.mark.parametrize("number", [b"NaN", b"-Infinity", b"1e999", b"9" * 5000])
def test_a_number_python_can_not_hold_is_damage(number: bytes) -> None:
    assert read_file(exported().replace(b'"points":14', b'"points":' + number)).broken == 2


def test_a_document_nested_too_deep_is_refused() -> None:
    assert isinstance(refusal(b"[" * 200_000), NotAnEvent)
    assert isinstance(refusal(exported().replace(b"14", b"[" * 200_000)), NotAnEvent)


@given(st.binary())
def test_any_bytes_are_refused_and_nothing_worse(data: bytes) -> None:
    refusal(data)


@given(st.data())
def test_a_file_hurt_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from([exported(), page(exported())]))
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 40)))
    hurt = whole[:start] + data.draw(st.binary(max_size=12)) + whole[end:]
    try:
        found = read_file(hurt)
    except Rejected:
        return
    assert found.entries == LOG[: len(found.entries)]
    assert found.broken is not None or len(found.entries) == len(LOG) or not found.digest_ok


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner), max_leaves=3
    )
)
def test_any_header_is_read_or_refused(value: Any) -> None:
    for name in json.loads(exported()):
        document = json.loads(exported()) | {name: value}
        with suppress(Rejected):
            read_file(json.dumps(document).encode())


@given(logs, logs.filter(bool), logs.filter(bool))
@example([], [{"a": 1}], [{"a": True}])
@example([], [{"a": 1}], [{"a": 1.0}])
def test_two_logs_are_compared_by_what_they_share(
    common: list[Entry], ours: list[Entry], theirs: list[Entry]
) -> None:
    assert compare(common, common).kind == "same"
    more = compare(common, common + theirs)
    assert (more.kind, more.common, more.theirs_more) == ("theirs-goes-on", len(common), len(theirs))
    less = compare(common + ours, common)
    assert (less.kind, less.common, less.ours_more) == ("ours-goes-on", len(common), len(ours))
    parted = compare([*common, {"by": 1}, *ours], [*common, {"by": True}, *theirs])
    assert (parted.kind, parted.common) == ("parted", len(common))
    assert (parted.ours_more, parted.theirs_more) == (len(ours) + 1, len(theirs) + 1)


@pytest.mark.parametrize("nested", ["[" * 20_000, '{"a":' * 20_000, '{"entries":[' + "[" * 20_000, "[{" * 60])
def test_brackets_in_brackets_are_refused_before_they_are_read(nested: str) -> None:
    """Twenty thousand of them would end the engine, which no refusal could catch."""
    with pytest.raises(NotAnEvent) as refused:
        read_file(nested.encode())
    assert refused.value.details == {"why": "other-format"}


def test_brackets_in_a_text_are_none() -> None:
    log: list[Entry] = [{"type": "Noted", "text": "[{" * 1_000 + '"\\'}]
    assert read_file(export_file("dijous", log, "1", [], 1)).entries == log


def test_a_file_larger_than_any_event_is_refused_unread() -> None:
    with pytest.raises(FileTooLarge):
        read_file(b" " * (MOST_BYTES + 1))
