"""Results as tables hand them in, put right, and what a correction does."""

import pytest

from drivers.director import Director
from faristol.tournaments import directing, errors, opening, reporting
from faristol.tournaments.likely import points_made
from faristol.tournaments.likely_points import bounds
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import Terms


def test_a_correction_changes_the_standings_and_no_pair_and_the_later_rounds_say_so():
    """Example 35."""
    club = Director("ABCD").whole_round().pair().publish()
    before = club.pairs
    told = Report(score=(300, 410))
    board = club.board_of("AC", 1)
    with pytest.raises(errors.ReasonMissing):
        club.do(reporting.correct_result, 1, board, told, "")
    club.do(reporting.correct_result, 1, board, told, "the sheet was read from the wrong side")
    assert club.state.rounds[1].without == (1,)
    assert (club.pairs, club.order[0]) == (before, "C")
    assert club.state.rounds[0].sheets[board].corrected == "the sheet was read from the wrong side"
    club.better_win().close().pair()
    assert club.state.rounds[1].draft.number == 2


def test_while_the_round_is_on_a_result_is_typed_again_without_a_reason():
    club = Director("ABCD").pair().publish().report(AC=(400, 300)).report(AC=(300, 400))
    sheet = club.state.rounds[0].sheets[club.board_of("AC")]
    assert sheet.corrected == ""
    assert club.order[0] == "C"


def test_scores_are_taken_as_they_are_and_unlikely_ones_asked_about():
    """Example 39."""
    club = Director("ABCD").pair().publish()
    club.report(AC=(0, 400)).report(AC=(-12, 5))
    for score in ((1000, 300), (300, -1000)):
        with pytest.raises(errors.UnlikelyScore):
            club.do(reporting.enter_result, 1, 2, Report(score=score))
    club.do(reporting.enter_result, 1, 1, Report(score=(1000, 300)), sure=True)
    with pytest.raises(errors.ScoreMissing):
        club.do(reporting.enter_result, 1, 1, Report())
    for number, board in ((1, 3), (1, 0), (2, 1), (0, 1)):
        with pytest.raises(errors.NotNow):
            club.do(reporting.enter_result, number, board, Report(score=(1, 0)))


def test_the_sheet_stays_beside_what_it_counts():
    club = Director("AB").pair().publish().report(AB=Report(score=(500, 380), over_time=(601, 0)))
    sheet = club.state.rounds[0].sheets[1]
    assert (sheet.written, sheet.over_time) == ((500, 380), (601, 0))
    assert (sheet.result.halves, sheet.result.score, sheet.result.clause) == ((0, 2), (0, 300), "FED-17")
    with pytest.raises(errors.BothOverTime):
        club.report(AB=Report(score=(500, 380), over_time=(601, 700)))


def test_the_end_can_be_taken_back_with_a_reason():
    club = Director("AB").whole_round().do(directing.end_tournament)
    for act in (opening.withdraw, lambda event, player: opening.change_terms(event, Terms())):
        with pytest.raises(errors.NotNow):
            club.do(act, "A")
    with pytest.raises(errors.ReasonMissing):
        club.do(directing.reopen_tournament, "")
    assert club.do(directing.reopen_tournament, "one more round").state.stage == "between"


def test_a_wrong_number_of_a_table_never_replaces_the_result_that_is_there():
    club = Director("ABCD").pair().publish().report(AC=(356, 401))
    board, there = club.board_of("AC"), len(club.entries)
    with pytest.raises(errors.ResultThere) as refused:
        club.do(reporting.enter_result, 1, board, Report(score=(412, 388)))
    details = refused.value.details
    assert (details["table"], details["score"]) == (board, "356 – 401")
    assert {details["one"], details["two"]} == {"A", "C"}
    assert reporting.enter_result(club.state, 1, board, Report(score=(356, 401))) == []
    assert len(club.entries) == there
    club.do(reporting.enter_result, 1, board, Report(score=(412, 388)), sure=True)
    assert club.entries[-1]["type"] == "ResultCorrected"


def test_who_sees_the_result_that_is_there_may_put_another_in_its_place():
    club = Director("ABCD").pair().publish().report(AC=(356, 401))
    board = club.board_of("AC")
    seen = club.state.rounds[0].sheets[board]
    club.do(reporting.enter_result, 1, board, Report(score=(365, 401)), seen=seen)
    with pytest.raises(errors.ResultThere):
        club.do(reporting.enter_result, 1, board, Report(score=(366, 401)), seen=seen)


@pytest.mark.parametrize(
    ("score", "absent"),
    [((0, 0), "double-forfeit"), ((300, 0), "forfeit-second"), ((0, 300), "forfeit-first")],
)
def test_a_score_that_counts_for_an_absence_asks_whether_it_was_one(score, absent):
    club = Director("ABCD").pair().publish()
    with pytest.raises(errors.LikeAbsence) as refused:
        club.do(reporting.enter_result, 1, 1, Report(score=score))
    assert refused.value.details["absent"] == absent
    club.do(reporting.enter_result, 1, 1, Report(score=score), sure=True)
    assert club.entries[-1]["outcome"] == "played"


def test_the_tournament_teaches_which_scores_are_likely():
    """Children who make 40 points a game are asked about once; then they know 412 is not 142."""
    club = Director("ABCDEFGHIJKL", rounds=5).pair().publish()
    assert bounds(points_made(club.state)) == (100, 700)
    club.do(reporting.enter_result, 1, 1, Report(score=(62, 41)), sure=True)
    assert bounds(points_made(club.state)) == (41, 700)
    club.do(reporting.enter_result, 1, 2, Report(score=(55, 48)))
    for round in (1, 2):
        for board in club.state.rounds[-1].missing:
            club.do(reporting.enter_result, round, board, Report(score=(70 + board, 45)))
        club.close().pair().publish()
    assert bounds(points_made(club.state)) == (41 - 150, 76 + 150)
    with pytest.raises(errors.UnlikelyScore):
        club.do(reporting.enter_result, 3, 1, Report(score=(412, 60)))
