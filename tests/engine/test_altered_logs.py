"""Logs of every kind that somebody else might have written: whatever their screens show can be pressed."""

from functools import cache
from random import Random

import pytest

from drivers.altered_logs import altered
from drivers.club import Club
from drivers.draw import Draw
from drivers.every_fact import LOGS
from drivers.forged_draws import honest
from drivers.forging_draws import OWN_ACT, numbered
from drivers.pressing import pressed_through
from drivers.sample import sampled
from drivers.window import Window
from faristol.errors import Rejected
from faristol.games import judging_draws as judging
from faristol.games.duplicate import masters
from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.real_bag import complete_rack
from faristol.kinds import KINDS, fold_log
from faristol.storage.files import export_file
from screens.states.leagues import league
from screens.test_pages_of_damaged_logs import EVENTS

TRIED = 120
"""So many logs of each kind when it is thorough; of those that can be read every button is pressed."""


@cache
def logs():
    """Logs by the type of their first entry."""
    found = {kind: make() for kind, make in LOGS.items()}
    for log in (*(make() for make in EVENTS.values()), *honest(), league("Lliga").entries):
        found.setdefault(log[0]["type"], []).append(log)
    return found


def changed(kind, number):
    """A log of this kind that was altered, always the same for this number."""
    chance = Random(f"{kind} {number}")
    return altered(chance.choice(logs()[kind]), chance)


def read_whole(log):
    folded = fold_log(log)
    return folded is not None and folded.broken is None


@pytest.mark.parametrize("kind", sampled("altered logs", KINDS, 5))
def test_no_button_breaks_on_a_log_that_was_altered(kind, some_of):
    for number in some_of(range(TRIED), 2):
        log = changed(kind, number)
        if read_whole(log):
            presses = [*pressed_through(export_file("x", log, "0", [], 0))]
            assert [press for press in presses if press[1]] == [], f"{kind} {number}"


@pytest.mark.parametrize("kind", KINDS)
def test_a_second_opening_is_damage_from_there_on(kind):
    log = max(logs()[kind], key=len)
    for at in (len(log) // 2, len(log)):
        again = numbered([*log[:at], {**log[0], **OWN_ACT, "at": log[at - 1]["at"]}, *log[at:]])
        folded = fold_log(again)
        assert (folded.read, folded.broken, folded.field) == (at, at + 1, "type")


@pytest.mark.parametrize("step", [lambda table: table.keep(""), Draw.new_rack], ids=["kept", "put back"])
def test_without_a_rack_nothing_is_called_or_put_back_but_the_draw_can_be_ended(step):
    """The log ends within the act."""
    log = step(Draw().speak().time()).entries[:-1]
    draws = fold_log(log).state
    for act in (judging.call_again, judging.new_rack, lambda state: judging.next_round(state, ())):
        with pytest.raises(Rejected):
            act(draws)
    assert judging.end_draws(draws)
    assert not [press for press in pressed_through(export_file("x", log, "0", [], 0)) if press[1]]


def test_under_a_promise_the_program_completes_no_rack():
    log = Club("duplicate", ("Aina", "Biel")).begin().round().next().entries
    kept = max(at for at, entry in enumerate(log) if entry["type"] == "TilesKept")
    event = fold_log(log[: kept + 1]).state
    assert (event.stage, event.opened.source) == ("tiles", "committed")
    with pytest.raises(NotNow):
        complete_rack(event, (), b"0" * 32)
    window = Window()
    window.do("home.bring", file=export_file("x", log[: kept + 1], "0", [], 0))
    window.go("#/event/x")
    assert 'id="tiles-form"' in window.page and 'id="complete-rack"' not in window.page


def test_a_rack_of_other_letters_than_the_books_is_no_question_of_it():
    log = next(log for log in logs()["ExercisesOpened"] if any(_lost_of(entry) for entry in log))
    at = next(at for at, entry in enumerate(log) if _lost_of(entry))
    assert fold_log(log[: at + 1]).broken is None
    letters = log[0]["tile_set"]["letters"][:1]
    other = {**log[0], "tile_set": {**log[0]["tile_set"], "letters": letters}}
    folded = fold_log([other, *log[1 : at + 1]])
    assert (folded.broken, folded.field) == (at + 1, "card")


def _lost_of(entry):
    return entry["type"] == "Asked" and entry["card"].get("lost")


def test_a_rack_of_no_tiles_or_of_too_many_is_damage():
    log = Draw().speak().entries
    at = next(at for at, entry in enumerate(log) if entry["type"] == "RackDrawn")
    for drawn in ([], [*log[at]["drawn"], next(t for t in "AEIOU" if t not in log[at]["drawn"])]):
        folded = fold_log([*log[:at], {**log[at], "drawn": drawn}])
        assert (folded.broken, folded.field) == (at + 1, "drawn")


def test_a_slip_of_a_file_whose_play_cannot_lie_there_is_no_master_play():
    club = Club("duplicate", ("Aina", "Biel")).begin().round()
    log = [entry for entry in club.entries if entry["type"] != "MasterChosen"]
    slips = [at for at, entry in enumerate(log) if entry["type"] == "SlipRuled"]
    other = [*log[: slips[0]], {**log[slips[0]], "play": "A1 ZZZ"}, *log[slips[0] + 1 :]]
    there, left = (fold_log(each).state for each in (log, other))
    assert [each.play for each in masters.handed_in(left, left.round)] == [
        each.play for each in masters.handed_in(there, there.round) if "p2" in each.found_by
    ]
