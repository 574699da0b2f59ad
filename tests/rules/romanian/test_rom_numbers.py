"""The general rules at their limits: ROM-9, ROM-13 to 15."""

import pytest

from drivers.log import SECOND
from drivers.match import Match
from faristol.games.classic.errors import BagTooSmall, TimeIsOver


def game(*plays, **chosen):
    return Match("romanian", **chosen).begin().play(*plays)


def test_rom_9_a_play_is_late_once_the_time_of_its_player_is_over_and_not_before():
    match = game(minutes=1).clock()
    match.now = match.entries[-1]["at"] + 60 * SECOND
    assert match.put("H8 CASA").state.stage == "played"
    late = game(minutes=1).clock()
    late.now = late.entries[-1]["at"] + 60 * SECOND + 1
    with pytest.raises(TimeIsOver):
        late.put("H8 CASA")


def test_rom_9_is_no_rule_of_the_catalan_documents_where_time_costs_points():
    match = Match("mallorca", minutes=1).begin().clock().wait(2)
    assert match.put("H8 CASA").state.stage == "played"


def test_rom_9_nobody_reads_a_clock_on_the_table_that_costs_no_points():
    match = game("H8 CASA", minutes=20, clocks="table").passes(4)
    assert (match.over, match.state.settled.over) == (True, (0, 0))
    without = game("H8 CASA", minutes=0).passes(4)
    assert (without.over, without.state.settled.over) == (True, (0, 0))


def test_rom_13_with_one_letter_in_the_bag_nobody_can_exchange_two():
    match = game().fill(1)
    for count in (1, 2):
        with pytest.raises(BagTooSmall) as refused:
            match.exchange(count)
        assert refused.value.details == {"in_bag": 1, "needed": 2, "clause": "ROM-13"}


def test_rom_14_the_score_stands_as_it_is_also_where_the_program_knows_the_racks():
    match = game(mode="tablet").passes(4)
    assert match.end == ("passes", "ROM-14")
    assert (match.adjusted, match.result) == ([], ((0, 0), None))


def test_rom_15_no_points_for_the_letters_that_the_other_still_has():
    match = game(mode="tablet").played_out()
    assert match.end == ("played-out", "ROM-15")
    assert (match.adjusted, match.result[0]) == ([], match.state.totals)
