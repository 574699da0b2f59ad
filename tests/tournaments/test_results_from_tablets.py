"""Results that come from the tables' own tablets: the first of a table counts, for the two who play there."""

import pytest

from drivers.director import Director
from faristol.tournaments import reporting
from faristol.tournaments.errors import AnotherResult, NotThisPair, RoundIsOver
from faristol.tournaments.from_tablets import (
    SentResult,
    enter_sent,
    read_score,
    refusal_of,
    take_other,
    write_score,
)
from faristol.tournaments.reporting import Report


@pytest.fixture
def room():
    """Four players, round one published."""
    return Director("ABCD").pair().publish()


def sent(room, score, *, table=1, round_=1, pair=None, game=""):
    """What the tablet of a table sends, with the two who play there unless others are named."""
    made = room.state.rounds[0].draft.pairs[min(table, 2) - 1]
    return SentResult(7, table, round_, pair or (made.first, made.second), score, game)


def enters(room, score, **of):
    return room.do(enter_sent, sent(room, score, **of))


def score_of(room, table=1, round_=1):
    return room.state.rounds[round_ - 1].sheets[table].written


@pytest.mark.parametrize("score", [(400, 380), (0, 0), (-5, 12), (12345, -12345)])
def test_a_score_is_sent_as_it_is_written_and_read_back(score):
    assert read_score(write_score(score)) == score


@pytest.mark.parametrize(
    "text", ["", "400", "400-380", "400–", "–380", "123456–1", "1–123456", "4٠0–380", "1–2 "]
)
def test_what_is_no_score_is_not_read(text):
    assert read_score(text) is None


def test_the_first_result_of_a_table_counts_as_a_sheet_that_is_handed_in(room):
    enters(room, (400, 380), game="#player1 A")
    assert (score_of(room), room.last["type"]) == ((400, 380), "ResultEntered")
    assert (room.last["from_tablet"], room.last["sheet"]) == (7, "#player1 A")
    assert room.state.rounds[0].missing == [2]


def test_an_unlikely_score_is_not_asked_about_since_both_have_agreed_to_it(room):
    enters(room, (2500, 3))
    assert score_of(room) == (2500, 3)


def test_the_very_same_result_is_not_entered_twice(room):
    enters(room, (400, 380))
    assert enter_sent(room.state, sent(room, (400, 380))) == []


def test_another_result_of_a_table_changes_nothing_and_is_noted_once(room):
    enters(room, (400, 380))
    enters(room, (380, 400))
    assert score_of(room) == (400, 380) and room.state.rounds[0].others == {1: (380, 400)}
    assert (room.last["type"], room.last["from_tablet"]) == ("ResultDiffers", 7)
    refused = refusal_of(room.last)
    assert isinstance(refused, AnotherResult) and refused.details == {"round": 1, "table": 1}
    with pytest.raises(AnotherResult):
        enter_sent(room.state, sent(room, (380, 400)))
    enters(room, (390, 400))
    assert room.state.rounds[0].others == {1: (390, 400)}


def test_nothing_is_refused_for_a_result_that_was_entered(room):
    enters(room, (400, 380))
    assert refusal_of(room.last) is None


def test_the_director_may_let_the_other_result_count_and_is_not_asked_again(room):
    enters(room, (400, 380))
    enters(room, (2500, 400))
    room.do(take_other, 1)
    assert score_of(room) == (2500, 400)


def test_the_other_result_of_the_present_round_is_meant():
    room = Director("ABCD").pair().publish()
    enters(room, (400, 380))
    enters(room, (380, 400))
    room.better_win().close().pair().publish()
    with pytest.raises(NotThisPair):
        take_other(room.state, 1)


def test_only_a_table_that_has_sent_two_has_another_one(room):
    enters(room, (400, 380))
    for nobody in (Director("ABCD"), room):
        with pytest.raises(NotThisPair):
            take_other(nobody.state, 1)


@pytest.mark.parametrize(
    "elsewhere",
    [
        {"table": 0},
        {"table": 3},
        {"round_": 0},
        {"round_": 2},
        {"round_": -1},
        {"pair": ("A", "Z")},
        {"table": -1},
    ],
)
def test_a_result_is_of_the_two_who_play_at_that_table_in_that_round(room, elsewhere):
    with pytest.raises(NotThisPair):
        enter_sent(room.state, sent(room, (400, 380), **elsewhere))


def test_the_names_stand_in_the_order_of_the_score(room):
    made = room.state.rounds[0].draft.pairs[0]
    with pytest.raises(NotThisPair):
        enter_sent(room.state, sent(room, (400, 380), pair=(made.second, made.first)))


def test_a_result_of_the_second_round_is_of_its_own_pairs():
    room = Director("ABCD").whole_round().pair().publish()
    made = room.state.rounds[1].draft.pairs[1]
    room.do(enter_sent, SentResult(7, 2, 2, (made.first, made.second), (333, 332)))
    assert score_of(room, 2, 2) == (333, 332) and 1 not in room.state.rounds[1].sheets


def test_what_comes_when_the_round_is_over_is_refused(room):
    room.better_win().close()
    with pytest.raises(RoundIsOver):
        enter_sent(room.state, sent(room, (1, 2)))
    written = score_of(room)
    assert enter_sent(room.state, sent(room, written)) == []


def test_the_round_is_over_when_the_next_one_is_published(room):
    room.better_win().close().pair().publish()
    with pytest.raises(RoundIsOver):
        enter_sent(room.state, sent(room, (1, 2)))


def test_what_the_director_has_entered_no_tablet_changes(room):
    room.do(reporting.enter_result, 1, 1, Report(score=(300, 299)))
    enters(room, (400, 380))
    assert score_of(room) == (300, 299) and room.state.rounds[0].others == {1: (400, 380)}
