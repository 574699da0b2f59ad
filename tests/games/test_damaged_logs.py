"""No log can break a tablet: what is damaged is refused with its field, or it is shown like all else."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.damage import RUBBISH, damaged, paths, read
from drivers.every_fact import LOGS, ODD
from faristol.kinds import KINDS, fold_log

EACH = pytest.mark.parametrize("kind", LOGS)


@cache
def places(kind):
    """Each field of each type of entry, where it occurs first: the log, the entry, the way to the value."""
    found = {}
    for log in logs(kind):
        for number, entry in enumerate(log):
            for path in paths(entry):
                named = (entry["type"], *("" if isinstance(name, int) else name for name in path))
                found.setdefault(named, (log, number, path))
    return [*found.values()]


@cache
def logs(kind):
    return LOGS[kind]()


@EACH
def test_every_type_of_entry_occurs(kind):
    assert {entry["type"] for log in logs(kind) for entry in log} | {"Undone"} == set(KINDS[kind].facts.types)


@EACH
@pytest.mark.parametrize("language", ["en", "ca", "ro"])
def test_every_entry_has_its_sentence_and_every_name_is_shown_as_it_is(kind, language):
    for log in logs(kind):
        found = read(log, language)
        assert found is not None and found.read == len(log)
        assert "Project-Id-Version" not in "".join(found.screens.values())
    shown = "".join(page for log in logs(kind) for page in read(log, language).screens.values())
    assert ODD.replace("<", "&lt;").replace(">", "&gt;") in shown


@EACH
def test_an_entry_of_no_known_type_ends_the_log_before_it(kind):
    for unknown in ("Sabotaged", "Fact", None, [], {}):
        log = logs(kind)[0]
        told = fold_log(damaged(log, 3, ("type",), unknown))
        assert (told.read, told.broken, told.field) == (3, 4, "type")


@EACH
@settings(max_examples=100)
@given(data=st.data())
def test_a_damaged_field_is_refused_or_shown(kind, data):
    place = data.draw(st.sampled_from(places(kind)))
    check(*place, data.draw(st.sampled_from(RUBBISH)))


@EACH
@pytest.mark.thorough
def test_every_damaged_field_is_refused_or_shown(kind):
    """Of the rubbish each field gets a third, in turn; all of it takes a quarter of an hour a kind."""
    for number, place in enumerate(places(kind)):
        for rubbish in RUBBISH[number % 3 :: 3]:
            check(*place, rubbish)


def check(log, number, path, rubbish):
    """What stands before the damage is read; only an undoing may take the ground from an earlier one."""
    found = read(damaged(log, number, path, rubbish))
    assert found is None or found.read >= number or log[number]["type"] == "Undone"
