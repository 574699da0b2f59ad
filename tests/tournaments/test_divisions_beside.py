"""Divisions that are paired each for itself, where others take them in: files, seasons, two tablets."""

import random

import pytest

from drivers.hall import NAMES, three
from faristol.competitions.errors import DivisionsPlay
from faristol.competitions.taking import take_tournament
from faristol.kinds import fold_log
from faristol.kinds import merged as merged_logs
from faristol.tournaments import awarding, choosing, directing, opening, reporting
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named
from faristol.tournaments.prizes import Prize, Prizes, winners
from faristol.tournaments.reporting import Report
from faristol.tournaments.reports import trf


def types(event, division, board, first, second):
    number = len(event.state.parts[division].rounds)
    event.in_(division, reporting.enter_result, number, board, Report(score=(first, second)), sure=True)


def test_two_tablets_become_one_table_by_table_in_every_division():
    here = three().round_in("A").publish_in("A").publish_in("B")
    there = here.branch()
    common = len(here.entries)
    types(here, "A", 1, 400, 300), types(here, "B", 8, 410, 300)
    types(there, "A", 2, 420, 300), types(there, "B", 8, 300, 410), types(there, "B", 9, 430, 300)
    met = merged_logs(here.entries, there.entries, common, {})
    assert (met.brought, met.alike, met.differing) == (2, 0, 1)
    here.write(met.entries)
    parts = here.state.parts
    assert {*parts["A"].rounds[1].sheets} == {1, 2} and {*parts["B"].rounds[0].sheets} == {8, 9}
    assert parts["B"].undecided == [(1, 8)] and not parts["A"].undecided
    folded = fold_log(here.entries)
    assert folded and folded.broken is None


def test_a_season_takes_it_once_every_division_has_ended():
    event = three().round_in("A").round_in("B").round_in("C")
    event.in_("A", directing.end_tournament).in_("B", directing.end_tournament)
    with pytest.raises(DivisionsPlay):
        take_tournament("t", 1, event.state)
    event.in_("C", directing.end_tournament)
    (taken,) = take_tournament("t", 1, event.state)
    assert len(taken["players"]) == 41
    assert {player["of"] for player in taken["players"]} == {12, 20, 9}


def test_a_division_wins_what_it_would_have_won_among_all():
    event = three().round_in("A").round_in("B").round_in("A")
    prizes = Prizes((Prize("place", cents=1000), Prize("game", cents=500)))
    event.write(awarding.set_prizes(prizes))
    played = [part_named(event.state, name) for name in "AB"]
    whole = winners(prizes, event.state.standings(), event.state.played)
    won = {(each.player, each.cents) for part in played for each in part.winners()}
    assert won == {(each.player, each.cents) for each in whole if each.player not in NAMES["C"]}
    assert part_named(event.state, "C").winners() == []


def test_a_report_of_a_division_is_that_of_a_tournament_of_its_own():
    event = three().round_in("A").round_in("A").round_in("B")
    report = trf.write(part_named(event.state, "B"), 0)
    assert "012 Suís de la Mercè · B" in report and "062 20" in report
    assert [line[4:8].strip() for line in report.split("\r\n") if line.startswith("001")] == [
        str(number) for number in range(1, 21)
    ]


def test_entries_of_one_division_have_its_name_and_those_of_all_have_none():
    event = three().publish_in("A")
    part = part_named(event.state, "B")
    entries = in_division(
        part, [*directing.draft_round(part), {"type": "ArbitersNamed", "arbiters": ["Puig"]}]
    )
    assert [entry.get("division") for entry in entries] == ["B", None]


def tablets():
    here = three().round_in("A").publish_in("A").publish_in("B")
    return here, here.branch(), len(here.entries)


def met(here, there, common):
    found = merged_logs(here.entries, there.entries, common, {})
    return here.write(found.entries) if found.entries else here


def things_told(event):
    return [each for each in event.state.differences.waiting if each.about == "entries"]


def test_what_else_the_other_tablet_did_is_told_in_one_sentence_and_only_once():
    here, there, common = tablets()
    types(there, "A", 1, 400, 300)
    there.do(opening.withdraw, "C").publish_in("C")
    met(here, there, common)
    (left,) = things_told(here)
    assert [entry["type"] for entry in left.value] == ["PlayerWithdrawn", "RoundPublished"]
    assert here.state.parts["A"].rounds[1].sheets[1].written == (400, 300)
    assert merged_logs(here.entries, there.entries, common, {}).entries == []
    here.do(choosing.keep_ours, 1)
    there.do(opening.withdraw, "D")
    met(here, there, common)
    assert [entry["player"] for entry in things_told(here)[0].value] == ["D"]


def test_what_was_undone_on_the_other_tablet_is_told_too():
    here = three().round_in("A").publish_in("A").do(opening.withdraw, "a")
    there, common = here.branch(), len(here.entries)
    there.undo()
    met(here, there, common)
    assert [entry["type"] for entry in things_told(here)[0].value] == ["Undone"]


def test_a_result_taken_back_there_is_taken_back_in_its_division():
    here, there, common = tablets()
    types(here, "B", 8, 400, 300)
    there, common = here.branch(), len(here.entries)
    there.undo()
    met(here, there, common)
    assert not here.state.parts["B"].rounds[0].sheets and not here.state.rounds[0].sheets.keys() & {8}
    types(here, "A", 1, 400, 300)
    assert not here.state.parts["B"].rounds[0].sheets


@pytest.mark.parametrize("seed", range(12))
def test_results_of_all_divisions_typed_on_two_tablets_all_come(seed):
    chance = random.Random(seed)
    here = three().round_in("A").publish_in("A").publish_in("B").publish_in("C")
    there, common = here.branch(), len(here.entries)
    typed = {}
    places = [(name, board) for name in "ABC" for board in here.tables_of(name)]
    chance.shuffle(places)
    for name, board in places:
        typed[name, board] = (chance.randint(301, 500), 300)
        types(chance.choice((here, there)), name, board, *typed[name, board])
        if chance.random() < 0.2:
            met(*chance.choice(((here, there), (there, here))), common)
    met(here, there, common), met(there, here, common)
    for event in (here, there):
        last = {name: part.rounds[-1] for name, part in event.state.parts.items()}
        assert {(name, at): last[name].sheets[at].written for name, at in typed} == typed
        assert things_told(event) == [] and fold_log(event.entries).broken is None
