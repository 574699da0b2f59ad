"""Evening after evening on the ladder: who is here, who meets whom, and what stands in the log."""

import random
from fractions import Fraction

import pytest

from drivers.director import Director
from faristol.errors import Rejected
from faristol.kinds import fold_log
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.errors import NotNow, TooFewHere
from faristol.tournaments.evenings import begin_evening
from faristol.tournaments.ladder import LadderRule
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import LADDER, Terms


def club(letters="ABCDEF", **rule):
    terms = Terms(mode=LADDER, first_round="adjacent", scoring="ladder", ladder=LadderRule(**rule))
    return Director(letters, terms, rounds=99)


def evening(director, here, **where):
    """Pair those who are here; the others have announced their absence, or are where it says."""
    director.do(begin_evening, {**dict.fromkeys(here, "here"), **where})
    return director.pair(repeats_agreed=True)


def played(director, here, **where):
    return evening(director, here, **where).publish().better_win().close()


def test_neighbours_on_the_ladder_meet_and_only_those_who_are_here():
    assert evening(club(), "ABCDEF").pairs == "AB CD EF"
    assert evening(club(), "ACDF").pairs == "AC DF"


def test_nobody_meets_again_before_so_many_evenings_lie_between():
    director = club("ABCD", apart=2)
    met = []
    for _ in range(4):
        played(director, "ABCD")
        met.append(set(director.pairs.split()))
    assert not met[0] & met[1] and not met[1] & met[2] and not met[0] & met[2]
    assert met[3] == met[0]
    assert not director.state.rounds[3].draft.repeats


def test_where_a_repeat_cannot_be_helped_it_is_paired_all_the_same_and_said():
    director = played(club("AB", apart=3), "AB")
    evening(director, "AB")
    assert director.pairs == "AB" and director.state.draft.repeats
    assert director.state.draft.pairs[0].why.code == "repeat"


def test_of_an_odd_number_the_last_who_has_not_rested_rests():
    director = played(club("ABC"), "ABC")
    assert [each for each, _ in director.state.rounds[0].draft.byes] == ["C"]
    played(director, "ABC")
    assert director.state.rounds[1].round.byes != ("C",)


def test_absences_count_by_what_was_said_of_them():
    director = played(club("ABCDE", top=12, step=1), "AB", C="for_club", D="unannounced")
    rows = {row.player.id: row for row in director.state.standings()}
    values = {row.player.id: 12 - at for at, row in enumerate(director.state.standings())}
    assert rows["C"].worth == (Fraction(values["C"] * 20, 12),)
    assert rows["D"].worth == (values["D"],)
    assert rows["E"].worth == (Fraction(values["E"] * 16, 12),)


def test_the_standings_are_those_of_the_ladder_and_equal_sums_share_the_place():
    director = played(club("ABCD"), "ABCD")
    assert [row.rank for row in director.state.standings()] == [1, 2, 3, 4]
    shared = club("AB", top=1, absent=0).state.standings()
    assert [row.rank for row in shared] == [1, 1]


def test_a_newcomer_is_here_from_the_evening_on_and_stands_at_the_end():
    director = played(club("AB"), "AB")
    director.enter("Z", 2500)
    assert director.order[-1] == "Z"
    assert evening(director, "ABZ").state.draft.number == 2


def test_an_evening_may_be_begun_again_while_nothing_is_published_and_undone():
    director = evening(club("ABCD"), "AB")
    evening(director, "ABCD")
    assert director.pairs == "AB CD"
    director.publish()
    with pytest.raises(NotNow):
        director.do(begin_evening, {"A": "here", "B": "here"})


@pytest.mark.parametrize("terms", [Terms(), Terms(mode="manual", scoring="ladder")])
def test_only_a_ladder_has_evenings(terms):
    with pytest.raises(NotNow):
        Director("ABC", terms).do(begin_evening, {"A": "here", "B": "here"})


def test_a_table_is_reckoned_once_and_belongs_to_nobody():
    event = played(club("ABCD"), "ABCD").state
    rows = event.standings(1)
    rows.clear()
    first, again = event.standings(1), event.standings(1)
    assert len(first) == 4 and all(one is other for one, other in zip(first, again, strict=True))


def test_one_alone_makes_no_evening():
    with pytest.raises(TooFewHere):
        club().do(begin_evening, {"A": "here"})


@pytest.mark.parametrize(("field", "value"), [("top", 1000), ("step", 0), ("apart", 100), ("absences", 100)])
def test_a_rule_that_cannot_be_is_refused(field, value):
    with pytest.raises(Rejected):
        club(**{field: value})


@pytest.mark.parametrize("wrong", [{"bye": 13}, {"step": 0}, {"top": "x"}, {"own": 1}])
def test_a_rule_that_cannot_be_is_in_no_log(wrong):
    entries = club("AB").entries
    entries[0]["terms"]["ladder"] |= wrong
    assert fold_log(entries) is None


def test_other_tournaments_are_written_as_ever():
    assert "ladder" not in Director("AB").entries[0]["terms"]


def test_a_correction_of_an_old_evening_counts_everywhere():
    director = played(club("ABCD", top=12, step=3), "ABCD")
    before = director.order
    board = director.board_of("CD", 1)
    first = director.state.rounds[0].draft.pairs[board - 1].first
    turned = Report(score=(300, 400) if first == "C" else (400, 300))
    director.do(reporting.correct_result, 1, board, turned, "typed the wrong way", sure=True)
    assert director.order != before


def test_a_long_season_of_many_players_is_paired_to_its_end():
    director = club("ABCDEFGHIJKL")
    chance = random.Random(7)
    for _ in range(12):
        played(director, chance.sample("ABCDEFGHIJKL", chance.randint(4, 12)))
    assert len(director.state.rounds) == 12
    assert not any(
        published.draft.repeats and len(published.draft.pairs) > 4 for published in director.state.rounds
    )
    assert opening.change_rounds(director.state, 12) and directing.end_tournament(director.state)
