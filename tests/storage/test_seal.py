"""A seal fits one entry after one history, and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.storage import Entry, spare
from faristol.storage.seal import FIRST, canonical, faithful, reading, seal_text, sealed

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
entries = st.dictionaries(st.text(), anything, max_size=4)
logs = st.lists(entries, max_size=6)


def chain_of(log: list[Entry]) -> list[tuple[Any, Any]]:
    return list(sealed(FIRST, [canonical(entry) for entry in log]))


def test_the_seal_of_a_known_entry_never_changes() -> None:
    first = seal_text(FIRST, canonical({"played": "CASA", "points": 14}))
    assert first == "804c004ab671da0851861647be2959d4f11a7d2be269fa866c220b64b115d946"
    second = seal_text(first, canonical({"passed": True}))
    assert second == "6bce796befe5d9fac9d15abf96748e4e1833c9c1c561308b22627fd24159929c"


def test_the_order_of_the_keys_is_of_no_importance() -> None:
    assert seal_text(FIRST, canonical({"a": 1, "b": 2})) == seal_text(FIRST, canonical({"b": 2, "a": 1}))


def test_the_text_of_a_cut_emoji_can_be_written_to_a_file() -> None:
    assert json.loads(canonical({"name": "Núria \ud83d"}).encode()) == {"name": "Núria \ud83d"}


@pytest.mark.parametrize("entry", [{"tiles": ("A",)}, {3: "C"}, {"at": float("nan")}, {"who": object()}])
def test_what_would_come_back_as_something_else_is_not_taken(entry: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        faithful(entry)


@given(logs)
def test_an_untouched_log_is_read_whole(log: list[Entry]) -> None:
    assert reading(chain_of(log), len(log)).entries == log
    assert reading(chain_of(log), len(log)).broken is None


@given(logs.filter(bool), st.data())
def test_a_changed_entry_is_found_and_what_was_before_it_is_read(
    log: list[Entry], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(log) - 1))
    chain = chain_of(log)
    chain[place] = canonical(log[place] | {"changed": "yes"}), chain[place][1]
    found = reading(chain, len(log))
    assert (found.entries, found.broken) == (log[:place], place + 1)


@given(logs.filter(bool), st.data())
def test_a_lost_entry_is_found(log: list[Entry], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(log) - 1))
    chain = chain_of(log)
    del chain[place]
    found = reading(chain, len(log))
    assert (found.entries, found.broken) == (log[:place], place + 1)


def test_a_copy_counts_up_to_its_first_line_whose_seal_does_not_fit():
    chain = sealed(FIRST, ["{}", '{"a":1}', '{"b":2}'])
    assert spare.chain_of(b"".join(spare.line(*pair) for pair in chain).decode() + "cut o") == chain
    assert spare.sound(chain) == chain
    text, seal = chain[1]
    assert spare.sound([chain[0], (text + " ", seal), chain[2]]) == chain[:1]
    assert spare.sound(chain[1:]) == []
