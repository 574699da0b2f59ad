"""The tables of a hall in which each division is paired for itself: no two have one number."""

from dataclasses import replace
from random import Random

import pytest

from drivers.hall import NAMES, Hall, three, tried
from drivers.sample import sampled
from faristol.tournaments import changing, directing, hall, opening
from faristol.tournaments.parts import at_table
from faristol.tournaments.players import Player


@pytest.mark.parametrize("day", sampled("tables of a hall", range(60), 8))
def test_no_two_tables_of_the_hall_have_one_number(day):
    lots = Random(day)
    event = Hall(separate=True, rounds=9).enter_all(NAMES)
    for turn in range(60):
        division = lots.choice("ABC")
        part = event.state.parts[division]
        if lots.random() < 0.2:
            late = f"{division}{turn}"
            event.do(opening.enter_player, Player(late, late, division=division))
        elif lots.random() < 0.1:
            tried(event, division, hall.set_first_table, (str(lots.randint(1, 40)),), {})
        elif part.stage in ("players", "between"):
            tried(event, division, directing.draft_round, (), {"repeats_agreed": True})
            tried(event, division, directing.publish_round, (), {})
        elif lots.random() < 0.5:
            free = changing.without_table(part)
            if len(free) > 1:
                tried(event, division, changing.add_table, (free[0], free[1], "late"), {})
        else:
            event.results_in(division, turn).in_(division, directing.close_round)
        on = [each for each in event.state.parts.values() if each.stage == "results"]
        sat = [board for each in on for board, _ in each.rounds[-1].draft.numbered]
        assert len(sat) == len(set(sat))


def test_the_divisions_sit_one_behind_the_other():
    event = three().publish_in("B").publish_in("C").publish_in("A")
    assert [event.tables_of(name) for name in "ABC"] == [
        [*range(1, 7)],
        [*range(7, 17)],
        [*range(17, 21)],
    ]


def test_a_division_that_grows_has_the_next_free_tables():
    event = three().publish_in("B").publish_in("C").round_in("A")
    for letter in "MN":
        event.do(opening.enter_player, Player(letter, letter, division="A"))
    assert event.publish_in("A").tables_of("A") == [*range(1, 7), 21]


def test_the_director_says_which_table_is_the_first():
    event = three().publish_in("A")
    event.in_("C", hall.set_first_table, "51").publish_in("C")
    assert event.tables_of("C") == [51, 52, 53, 54]
    with pytest.raises(hall.TablesTaken) as refused:
        event.in_("B", hall.set_first_table, "45")
    assert refused.value.details == {"table": 51, "division": "C", "free": 7}
    with pytest.raises(hall.NoSuchFirstTable):
        event.in_("B", hall.set_first_table, "a")


def test_a_table_that_is_added_has_a_number_of_its_own():
    event = three().publish_in("A").publish_in("B")
    for letter in "MN":
        event.do(opening.enter_player, Player(letter, letter, division="A"))
    event.in_("A", changing.add_table, "M", "N", "both came late")
    assert event.tables_of("A") == [1, 2, 3, 4, 5, 6, 21]


def test_who_keeps_a_table_has_it_in_the_block_of_the_division():
    event = three()
    before = event.state.players["a"]
    event.do(opening.change_player, replace(before, table=12)).publish_in("B")
    made = event.state.parts["B"].rounds[-1].draft.by_table[12]
    assert "a" in (made.first, made.second)


def test_a_sheet_finds_its_division_by_the_table():
    event = three().publish_in("A").publish_in("B")
    assert [at_table(event.state, table).part for table in (1, 6, 7, 16)] == ["A", "A", "B", "B"]
