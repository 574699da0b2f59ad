"""Two tablets that typed results of one tournament: table by table one log has them all, and none is lost."""

import random

import pytest

from drivers.director import Director
from faristol.games.log import effective, fold
from faristol.tournaments import choosing, directing, opening, reporting
from faristol.tournaments.difference import Hindrance, Merged
from faristol.tournaments.errors import ChoiceReasonMissing, NotNow, TwoResultsWait
from faristol.tournaments.event import opened
from faristol.tournaments.facts import FACTS
from faristol.tournaments.merging import merged
from faristol.tournaments.reporting import Report


def state_of(entries):
    return fold(opened(entries[0]), FACTS.apply, entries)


def two_tablets(letters="ABCDEFGH"):
    """The same round on two tablets, published on one of them."""
    here = Director(letters).pair().publish()
    return here, here.branch()


def meet(here, there, common=None):
    """What the other tablet's log brings to this one."""
    if common is None:
        pairs = zip(here.entries, there.entries, strict=False)
        common = next(
            (at for at, (a, b) in enumerate(pairs) if a != b), min(len(here.entries), len(there.entries))
        )
    base = state_of(here.entries[:common])
    return merged(base, here.state, there.state, here.entries, there.entries, common)


def types(board, first, second, at):
    at.do(reporting.enter_result, len(at.state.rounds), board, Report(score=(first, second)), sure=True)


def written(club, number=1):
    return {board: sheet.written for board, sheet in club.state.rounds[number - 1].sheets.items()}


def test_what_only_the_other_has_is_brought_and_what_is_alike_is_one():
    here, there = two_tablets()
    types(1, 400, 300, here), types(2, 410, 300, here)
    types(2, 410, 300, there), types(3, 420, 300, there), types(4, 430, 300, there)
    met = meet(here, there)
    assert (met.brought, met.alike, met.differing) == (2, 1, 0)
    here.write(met.entries)
    assert written(here) == {1: (400, 300), 2: (410, 300), 3: (420, 300), 4: (430, 300)}
    assert here.types[-2:] == ["ResultBrought", "ResultBrought"]


def test_what_differs_waits_for_the_director_and_the_one_here_counts_meanwhile():
    here, there = two_tablets()
    types(1, 400, 300, here), types(1, 300, 400, there)
    here.write(meet(here, there).entries)
    assert written(here) == {1: (400, 300)} and here.state.undecided == [(1, 1)]


def asked():
    here, there = two_tablets("ABCD")
    types(1, 400, 300, here), types(2, 390, 300, here), types(1, 300, 400, there)
    return here.write(meet(here, there).entries)


def test_the_director_takes_the_other_one_with_a_reason():
    here = asked().do(choosing.take_beside, 1, 1, " As on  the sheet ")
    assert written(here)[1] == (300, 400) and here.state.undecided == []
    assert (here.last["type"], here.last["why"]) == ("ResultCorrected", "As on the sheet")


def test_or_keeps_the_one_here_with_a_reason():
    here = asked().do(choosing.keep_here, 1, 1, "as on the sheet")
    assert written(here)[1] == (400, 300) and here.state.undecided == []
    assert (here.last["type"], here.last["why"]) == ("ResultKept", "as on the sheet")


@pytest.mark.parametrize("choose", [choosing.take_beside, choosing.keep_here])
def test_a_choice_needs_a_reason_and_a_table_that_is_asked_about(choose):
    here = asked()
    with pytest.raises(ChoiceReasonMissing):
        choose(here.state, 1, 1, "  ")
    for number, board in ((1, 2), (2, 1), (0, 1)):
        with pytest.raises(NotNow):
            choose(here.state, number, board, "so")


def test_a_corrected_table_is_asked_about_no_more():
    here = asked()
    here.do(reporting.correct_result, 1, 1, Report(score=(350, 340)), "")
    assert written(here)[1] == (350, 340) and here.state.undecided == []


def test_no_round_is_closed_or_paired_while_a_table_has_two_results():
    here = asked()
    with pytest.raises(TwoResultsWait) as refused:
        directing.close_round(here.state)
    assert refused.value.details == {"tables": "1/1"}
    closed, there = two_tablets("ABCD")
    types(1, 300, 400, there)
    closed.better_win().close()
    closed.write(meet(closed, there).entries)
    for act in (directing.draft_round, directing.end_tournament):
        with pytest.raises(TwoResultsWait):
            act(closed.state)


def test_merging_is_undone_with_one_tap():
    here, there = two_tablets()
    types(1, 400, 300, here), types(1, 300, 400, there), types(2, 410, 300, there)
    before = here.state
    here.write(meet(here, there).entries).undo()
    assert here.state == before


def test_a_result_that_both_had_and_only_the_other_corrected_counts_here_too():
    here = Director("ABCD").pair().publish()
    types(1, 400, 300, here)
    there = here.branch()
    there.do(reporting.correct_result, 1, 1, Report(score=(400, 310)), "")
    met = meet(here, there)
    assert (met.brought, met.corrected, met.differing) == (0, 1, 0)
    here.write(met.entries)
    assert written(here)[1] == (400, 310) and here.last["type"] == "CorrectionBrought"


def test_a_result_that_both_corrected_otherwise_is_asked_about():
    here = Director("ABCD").pair().publish()
    types(1, 400, 300, here)
    there = here.branch()
    here.do(reporting.correct_result, 1, 1, Report(score=(400, 320)), "")
    there.do(reporting.correct_result, 1, 1, Report(score=(400, 310)), "")
    assert (meet(here, there).brought, meet(here, there).differing) == (0, 1)


def test_a_result_that_only_this_one_corrected_stays_without_a_question():
    here = Director("ABCD").pair().publish()
    types(1, 400, 300, here)
    there = here.branch()
    here.do(reporting.correct_result, 1, 1, Report(score=(400, 310)), "")
    types(2, 390, 300, there)
    met = meet(here, there)
    assert (met.brought, met.alike, met.differing) == (1, 0, 0)


def test_how_a_game_ended_is_brought_as_it_was():
    here, there = two_tablets()
    there.do(reporting.enter_result, 1, 2, Report("forfeit-second"))
    types(1, 400, 300, here)
    here.write(meet(here, there).entries)
    assert here.state.rounds[0].sheets[2] == there.state.rounds[0].sheets[2]


def test_an_act_that_the_other_took_back_again_is_in_the_way_of_nothing():
    here, there = two_tablets()
    there.do(opening.mark_absent, "A", 2).undo()
    types(1, 400, 300, there)
    types(2, 410, 300, here)
    assert meet(here, there).brought == 1


def test_a_second_time_it_brings_nothing():
    here, there = two_tablets()
    types(1, 400, 300, here), types(1, 300, 400, there), types(2, 410, 300, there)
    here.write(meet(here, there).entries)
    common = len(Director("ABCDEFGH").pair().publish().entries)
    assert meet(here, there, common).entries == []


def test_both_tablets_come_to_the_same_results_from_each_other():
    here, there = two_tablets()
    types(1, 400, 300, here), types(2, 410, 300, here), types(3, 420, 300, there), types(4, 430, 300, there)
    common = len(Director("ABCDEFGH").pair().publish().entries)
    one, two = meet(here, there, common), meet(there, here, common)
    assert written(here.write(one.entries)) == written(there.write(two.entries))


def test_a_result_of_both_that_the_other_took_back_is_gone_here_too():
    here = Director("ABCD").pair().publish()
    types(1, 400, 300, here)
    there = here.branch().undo()
    types(2, 400, 300, here)
    here.write(meet(here, there).entries)
    assert written(here) == {2: (400, 300)}


def test_a_result_that_was_left_is_not_asked_about_again():
    here, there = two_tablets("ABCD")
    types(1, 400, 300, here), types(1, 300, 400, there)
    common = len(here.entries) - 1
    here.write(meet(here, there).entries).do(choosing.keep_here, 1, 1, "so")
    assert meet(here, there, common).entries == []


# --- what is not merged


def test_a_tournament_that_is_over_takes_nothing_more():
    here, there = two_tablets("ABCD")
    types(1, 300, 400, there)
    here.better_win().close().do(directing.end_tournament)
    assert meet(here, there) == Hindrance("over")


def test_of_a_round_called_off_here_nothing_is_taken_and_it_is_told():
    here, there = two_tablets("ABCD")
    types(1, 300, 400, there)
    here.do(directing.call_off_round, "so")
    met = meet(here, there)
    here.write(met.entries)
    assert met.brought == 0 and here.state.rounds == ()
    assert [each.place for each in here.state.differences.waiting] == [("called-off", (), 1)]


# --- against a slow oracle


@pytest.mark.parametrize("seed", range(40))
def test_whatever_was_typed_no_result_is_lost_and_none_replaced(seed):
    """Each table by itself: what one of the two alone has counts; what both have stays as it is here."""
    chance = random.Random(seed)
    here, there = two_tablets()
    for club in (here, there):
        for _ in range(chance.randrange(12)):
            if chance.random() < 0.15 and effective(club.entries)[-1]["type"].startswith("Result"):
                club.undo()
            types(chance.randint(1, 4), chance.choice((300, 310)), chance.choice((290, 300)), club)
    before, theirs = written(here), written(there)
    met = meet(here, there)
    assert isinstance(met, Merged)
    here.write(met.entries) if met.entries else here
    assert written(here) == {**theirs, **before}
    differing = {board for board in before.keys() & theirs.keys() if before[board] != theirs[board]}
    assert here.state.undecided == [(1, board) for board in sorted(differing)]
    for board in differing:
        assert here.state.rounds[0].beside[board].written == theirs[board]
