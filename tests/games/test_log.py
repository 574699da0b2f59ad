"""Logs: stamps, what counts, undo, and how far a damaged one is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.draw import Draw, opened
from drivers.log import NOON
from faristol.games import judging_draws as judging
from faristol.games.draw_facts import FACTS, apply
from faristol.games.draws import LOG_VERSION
from faristol.games.draws import opened as first_state
from faristol.games.log import NothingToUndo, effective, fold, last_act, stamped, undo
from faristol.kinds import KINDS, fold_log
from faristol.storage.seal import faithful


def played():
    """A draw in which every type of entry occurs."""
    table = Draw("romanian-duplicate").speak().time().keep("").new_rack()
    table.write(judging.start_time(table.state))
    table.write(judging.stop_time(table.state))
    table.write(judging.end_time(table.state, "judge"))
    table.write(judging.call_again(table.state))
    table.time().undo().keep(table.state.rack[:2]).end().publish()
    table.write([{"type": "Exported"}])
    return table.entries


def described():
    """The types of all facts of a draw."""
    return set(FACTS.types)


def test_the_draw_played_here_has_every_type_of_entry():
    assert {entry["type"] for entry in played()} == described()


def test_entries_of_one_act_share_its_number_its_time_and_the_key_of_its_intent():
    facts = [{"type": "TilesKept"}, {"type": "RackDrawn"}]
    assert stamped(facts, 7, NOON, "k") == [
        {"type": "TilesKept", "at": NOON, "act": 8, "key": "k"},
        {"type": "RackDrawn", "at": NOON, "act": 8, "key": "k"},
    ]
    assert facts == [{"type": "TilesKept"}, {"type": "RackDrawn"}]


def test_every_entry_is_plain_json():
    for entry in played():
        faithful(entry)


# --- undo

acts = st.lists(st.sampled_from(["one", "two", "undo"]), max_size=12)


def written(kinds):
    """A log, and beside it the list of acts that a person would say still stand."""
    log, standing = [{"type": "DrawsOpened", "act": 1}], []
    for kind in kinds:
        number = len(log) + 1
        if kind == "undo":
            if standing:
                log.append({**undo(log, FACTS.final), "act": number})
                standing.pop()
        else:
            log += [{"type": kind, "n": number + n, "act": number} for n in range(1 if kind == "one" else 2)]
            standing.append(number)
    return log, standing


@given(kinds=acts)
def test_what_counts_is_what_was_neither_undone_nor_an_undoing(kinds):
    log, standing = written(kinds)
    assert effective(log) == [entry for entry in log if entry["act"] in [1, *standing]]


@given(kinds=acts)
def test_undo_is_the_log_without_its_last_act(kinds):
    log, standing = written([*kinds, "two"])
    after = [*log, {**undo(log, FACTS.final), "act": len(log) + 1}]
    assert effective(after) == effective(log[:-2])
    assert last_act(log, FACTS.final) == log[-2:]


@given(kinds=acts)
def test_everything_can_be_undone_one_act_after_another_down_to_what_is_final(kinds):
    log, standing = written(kinds)
    for _ in standing:
        log.append({**undo(log, FACTS.final), "act": len(log) + 1})
    assert effective(log) == log[:1]
    with pytest.raises(NothingToUndo):
        undo(log, FACTS.final)


def test_an_empty_log_has_nothing_to_undo():
    with pytest.raises(NothingToUndo):
        undo([], FACTS.final)


@pytest.mark.parametrize("kind", sorted(FACTS.final))
def test_what_a_room_has_heard_or_a_file_has_taken_away_stays(kind):
    with pytest.raises(NothingToUndo):
        undo([{"type": "TimeStarted", "act": 1}, {"type": kind, "act": 2}], FACTS.final)


def test_an_act_is_undone_whole_also_when_it_holds_several_entries():
    table = Draw("romanian-duplicate").speak().time()
    before = table.state
    table.keep("")
    assert table.last["act"] < len(table.entries)
    assert table.undo().state == before


def test_the_same_kept_tiles_after_an_undo_bring_the_same_rack():
    table = Draw().speak().time()
    kept = table.state.rack[:3]
    drawn = table.keep(kept).state
    assert table.undo().keep(kept).state == drawn


# --- telling


def test_a_sound_log_is_told_whole():
    entries = played()
    told = fold_log(entries)
    assert told and (told.read, told.broken, told.kind.name) == (len(entries), None, "draws")
    assert told.state == fold(first_state(entries[0]), apply, entries[1:])


@pytest.mark.parametrize("kind", sorted(described() - {"Undone"}))
def test_a_log_is_told_up_to_an_entry_of_a_type_that_nobody_knows(kind):
    entries = played()
    counting = effective(entries)
    place = next(n for n, entry in enumerate(entries) if entry["type"] == kind and entry in counting)
    damaged = [*entries[:place], {**entries[place], "type": "Unheard"}, *entries[place + 1 :]]
    told = fold_log(damaged)
    if place == 0:
        assert told is None
    else:
        assert told and (told.read, told.broken) == (place, place + 1)
        sound = fold_log(entries[:place])
        assert sound and told.state == sound.state


WRONG = st.one_of(st.none(), st.integers(), st.text(max_size=3), st.lists(st.text(max_size=2)), st.just({}))


@given(data=st.data())
def test_whatever_is_wrong_in_an_entry_the_log_is_told_up_to_some_place(data):
    entries = list(PLAYED)
    place = data.draw(st.integers(0, len(entries) - 1), "place")
    key = data.draw(st.sampled_from(sorted(entries[place])), "key")
    entries[place] = {**entries[place], key: data.draw(WRONG, "value")}
    if data.draw(st.booleans(), "lost"):
        del entries[place][key]
    told = fold_log(entries)
    if told and told.broken:
        assert told.broken == told.read + 1
        assert told.read >= place or place == 0 or key in ("act", "undoes", "type")


PLAYED = played()


def test_a_log_that_does_not_begin_with_an_opening_tells_nothing():
    assert fold_log([]) is None
    assert fold_log(PLAYED[1:]) is None


def test_a_log_of_a_later_version_is_left_alone():
    entry, _ = stamped(opened(), 0, NOON, "k")
    assert fold_log([entry])
    assert fold_log([{**entry, "log": LOG_VERSION + 1}]) is None


def test_every_kind_of_event_is_known_by_the_type_of_its_first_entry():
    games = ("Classic", "Correspondence", "Draws", "Duplicate", "Series", "Solo")
    opened = (*games, "Competition", "League", "Exercises", "Tournament")
    assert set(KINDS) == {f"{kind}Opened" for kind in opened}


def test_tiles_kept_that_were_not_on_the_rack_are_a_bad_entry():
    table = Draw().speak().time()
    kept = next(tile for tile in table.state.tile_set.letters if tile not in table.state.rack)
    place = len(table.entries)
    wrong = {**table.keep("").entries[place], "kept": [kept]}
    told = fold_log([*table.entries[:place], wrong, *table.entries[place + 1 :]])
    assert told and told.broken == place + 1
