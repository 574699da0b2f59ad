"""Rounds, results and coefficients at their limits: what decides, and from where on."""

from dataclasses import replace
from itertools import combinations

import pytest

from drivers.director import Director
from drivers.rounds_in_words import game, in_words, met, pair, people, resting, round_of, starts_in
from faristol.core.coefficients import WHOLE
from faristol.core.lots import draw_lots
from faristol.tournaments import directing, errors
from faristol.tournaments.collation import name_key
from faristol.tournaments.finals import first_of
from faristol.tournaments.records import records, worth
from faristol.tournaments.reporting import Report, correct_result, enter_result
from faristol.tournaments.results import counted, over_time
from faristol.tournaments.round_robin import berger
from faristol.tournaments.situation import situation
from faristol.tournaments.starting import clash, starter_first
from faristol.tournaments.terms import KING, LOT, MANUAL, ROUND_ROBIN, TOP_DOWN, Terms


def refused(error, act, *arguments, **more):
    with pytest.raises(error) as no:
        act(*arguments, **more)
    return no.value.details


# --- who rests


def test_where_the_director_pairs_by_hand_the_one_who_is_left_rests():
    draft = pair("ABC", (), Terms(mode=MANUAL), locked=[("B", "A")])
    ((player, why),) = draft.byes
    assert (player, why.code, why.details) == ("C", "bye-by-hand", {"player": "C"})
    assert starts_in(draft) == "BA"
    with pytest.raises(errors.NotAllPaired):
        pair("ABCD", (), Terms(mode=MANUAL), locked=[("B", "A")])


def test_where_anybody_s_rest_leaves_a_repeat_it_is_the_last_however_new_that_repeat_is():
    rounds = [round_of(*met(two).tables, byes=one) for two, one in (("AC", "B"), ("BC", "A"), ("AB", "C"))]
    draft = pair("ABC", rounds)
    assert (resting(draft), [made.met for made in draft.repeats]) == ("C", [(3,)])


def test_of_two_who_have_met_twice_the_last_time_counts():
    """AB met in rounds 1 and 4, CD in rounds 2 and 3: the last meeting of CD is the older one."""
    rounds = [met("AB"), met("CD"), met("CD"), met("AB")]
    now = situation(people("ABCD"), rounds, Terms())
    assert now.trouble("A", "B") == (4, 4, 0, 0) and now.trouble("C", "D") == (4, 3, 0, 0)


def test_an_older_meeting_comes_back_rather_than_a_newer_one_that_keeps_the_clubs_apart():
    """AC met in round 1 and AB in round 2; B and D are of one club and have never met."""
    players = [replace(each, club="Inca" if each.id in "BD" else "") for each in people("ABCD")]
    terms = Terms(clubs_apart=True)
    now = situation(players, [met("AC"), met("AB")], terms, forbidden=[("A", "D")])
    assert now.trouble("B", "D") == (0, 0, 1, 0)
    assert now.least_trouble("ABCD") == (1, 1, 1, 0)


def test_where_neighbours_meet_again_and_again_nobody_else_rests_to_save_a_repeat():
    rounds = [met("AB CD"), met("AC BD"), met("AD")]
    assert resting(pair("ABCDE", rounds)) == "D"
    assert resting(pair("ABCDE", rounds, Terms(mode=KING))) == "E"


def test_in_a_round_robin_of_five_each_rests_once_and_each_two_meet_once():
    terms, rounds, rested = Terms(mode=ROUND_ROBIN), [], ""
    for _ in range(5):
        draft = pair("ABCDE", rounds, terms)
        rested += resting(draft)
        rounds.append(
            round_of(*(game(one.first, one.second, 1, 0) for one in draft.pairs), byes=resting(draft))
        )
    assert sorted(rested) == list("ABCDE")
    assert len({frozenset((table.first, table.second)) for each in rounds for table in each.tables}) == 10


def test_drawn_by_lot_the_boards_are_in_the_order_of_the_lots():
    terms = Terms(first_round=LOT, seed=b"lots")
    first = in_words(pair("ABCDEFGH", (), terms))
    assert first == in_words(pair("ABCDEFGH", (), terms))
    assert sorted("".join(first.split())) == list("ABCDEFGH")
    drawn = [made.why.details["drawn"] for made in pair("ABCDEFGH", (), terms).pairs]
    assert drawn == [[1, 2], [3, 4], [5, 6], [7, 8]]
    assert first != in_words(pair("ABCDEFGH", (), Terms(first_round=LOT, seed=b"others")))


def test_everybody_can_draw_the_lots_of_the_first_round_again():
    """They are those of round one of the seed, of all players in the order of the seeding."""
    lots = {"first_round": LOT, "seed": b"lots"}
    order = "".join(draw_lots(list("ABCDEF"), b"lots", 1, 0, 6))
    drawn = pair("ABCDEF", (), Terms(**lots)).pairs
    assert {frozenset((made.first, made.second)) for made in drawn} == {
        frozenset(order[at : at + 2]) for at in (0, 2, 4)
    }
    table = pair("ABCDEF", (), Terms(mode=ROUND_ROBIN, **lots))
    assert starts_in(table) == " ".join(map("".join, berger(order, 1)))


def test_two_who_may_not_meet_in_round_one_change_with_their_neighbours():
    assert in_words(pair("ABCDEFGH")) == "AE BF CG DH"
    assert in_words(pair("ABCDEFGH", forbidden=[("A", "E")])) == "AF BE CG DH"
    assert in_words(pair("ABCDEFGH", forbidden=[("D", "H")])) == "AE BF CH DG"


def test_from_the_top_down_no_pair_is_made_that_would_leave_two_who_may_never_meet():
    draft = pair("ABCD", [met("")], Terms(mode=TOP_DOWN), forbidden=[("C", "D")])
    assert in_words(draft) == "AC BD"
    draft = pair("ABCD", [met("")], Terms(mode=TOP_DOWN), forbidden=[("A", "B")])
    assert in_words(draft) == "AC BD"


def test_of_two_rounds_with_the_same_distances_the_one_that_is_nearer_at_the_top():
    """AC BD EF and AB CE DF are all that is left: both are two, two and one apart."""
    may = {"AC", "BD", "EF", "AB", "CE", "DF"}
    others = [(one, two) for one, two in combinations("ABCDEF", 2) if one + two not in may]
    assert in_words(pair("ABCDEF", [met("")], forbidden=others)) == "AB CE DF"


def test_the_better_rated_is_first_unless_the_list_is_of_places():
    assert Director("ABCD").order == "ABCD"
    assert Director("ABCD", Terms(lower_is_better=True)).order == "DCBA"


def test_repeats_that_a_way_of_pairing_has_by_nature_are_agreed_by_nobody():
    club = Director("ABCD", Terms(mode=KING)).whole_round().whole_round().whole_round()
    drafted = [entry for entry in club.entries if entry["type"] == "RoundDrafted"]
    assert [entry["repeats_agreed"] for entry in drafted] == [False, False, False]
    assert any(one["met"] for one in drafted[-1]["pairs"])


def test_repeats_are_noted_as_agreed_to_only_where_there_are_any():
    club = Director("AB").pair(repeats_agreed=True)
    assert club.entries[-1]["repeats_agreed"] is False
    club.publish().better_win().close().pair(repeats_agreed=True)
    assert club.entries[-1]["repeats_agreed"] is True


def test_late_comers_rest_where_there_is_nobody_else():
    late = [replace(player, joined=2) for player in people("ABC")]
    assert resting(pair(late, [met("")], Terms(late_exempt=True))) == "C"
    mixed = [*people("AB"), late[2]]
    assert resting(pair(mixed, [met("")], Terms(late_exempt=True))) == "B"
    assert resting(pair(mixed, [met("")])) == "C"


def test_in_romanian_the_two_letters_beside_a_stand_after_it_in_their_order():
    names = ["Râpă", "Rapă", "Răpă"]
    assert sorted(names, key=name_key) == ["Rapă", "Răpă", "Râpă"]


def test_a_short_surname_stands_before_a_longer_one_whatever_the_given_name_is():
    names = ["Masana, Aina", "Mas Vidal, Zoe", "Mas, Pere"]
    assert sorted(names, key=name_key) == names[::-1]


# --- who starts


def test_who_has_started_less_starts_and_then_who_did_not_start_last_time():
    rounds = [round_of(game("A", "B", 1, 0), game("C", "D", 1, 0)), round_of(game("A", "C", 1, 0))]
    now = situation(people("ABCD"), rounds, Terms())
    assert starter_first(now, "A", "C", 1) == ("C", "A")
    assert starter_first(now, "D", "A", 2) == ("D", "A")
    assert starter_first(now, "B", "D", 2) == ("B", "D")
    newcomer = situation(people("ABCDE"), [rounds[0], round_of(game("C", "A", 1, 0))], Terms())
    assert starter_first(newcomer, "A", "E", 1) == ("A", "E")
    assert starter_first(newcomer, "E", "A", 1) == ("A", "E")
    assert starter_first(newcomer, "C", "E", 1) == ("E", "C")
    back = situation(people("ABCDE"), [rounds[0], round_of(game("D", "B", 1, 0))], Terms())
    assert starter_first(back, "D", "E", 1) == ("E", "D")
    fresh = situation(people("ABCD"), [], Terms())
    assert [starter_first(fresh, "A", "B", board) for board in (1, 2)] == [("A", "B"), ("B", "A")]


def test_balances_clash_where_they_lean_the_same_way_and_never_count_more_than_three():
    assert [clash(1, 1), clash(1, 2), clash(2, 2), clash(-3, -3)] == [2, 3, 3, 3]
    assert [clash(1, -1), clash(0, 2), clash(2, 0), clash(-1, 2)] == [0, 0, 0, 0]


# --- results


def test_a_result_is_of_a_board_of_a_round_that_is_on():
    club = Director("ABCD").pair().publish()
    for number, board in ((0, 1), (2, 1), (1, 0), (1, 3)):
        refused(errors.NotNow, enter_result, club.state, number, board, Report(score=(1, 0)))
    for number, board in ((0, 1), (2, 1), (1, 1)):
        refused(errors.NotNow, correct_result, club.state, number, board, Report(score=(1, 0)), "x")
    club.better_win().close()
    refused(errors.NotNow, enter_result, club.state, 1, 1, Report(score=(1, 0)))
    refused(errors.ReasonMissing, correct_result, club.state, 1, 1, Report(score=(1, 0)), " ")
    for number in (0, 2):
        refused(errors.NotNow, correct_result, club.state, number, 1, Report(score=(1, 0)), "un full")
    club.do(directing.end_tournament)
    refused(errors.NotNow, enter_result, club.state, 1, 1, Report(score=(1, 0)))
    refused(errors.NotNow, correct_result, club.state, 1, 1, Report(score=(1, 0)), "un full")


def test_scores_below_a_hundred_or_above_seven_hundred_are_asked_about_once_more():
    club = Director("ABCD").pair().publish()
    for score in ((701, 300), (300, 99), (-1000, 300), (320, 41), (32, 410)):
        refused(errors.UnlikelyScore, enter_result, club.state, 1, 1, Report(score=score))
        assert enter_result(club.state, 1, 1, Report(score=score), sure=True)[0]["counts"] == list(score)
    assert enter_result(club.state, 1, 1, Report(score=(700, 100)))[0]["counts"] == [700, 100]
    refused(errors.ScoreMissing, enter_result, club.state, 1, 1, Report())


def test_points_that_were_written_before_somebody_was_found_absent_are_not_noted():
    club = Director("AB").pair().publish()
    (entry,) = enter_result(club.state, 1, 1, Report("forfeit-second", (400, 300)))
    assert (entry["score"], entry["counts"]) == (None, [300, 0])


def test_a_level_score_is_a_draw_and_one_point_decides():
    assert [counted("played", score).halves for score in ((300, 300), (301, 300), (300, 301))] == [
        (1, 1),
        (2, 0),
        (0, 2),
    ]
    assert [counted("played", score).winner for score in ((300, 300), (301, 300), (300, 301))] == [None, 0, 1]


def test_time_costs_ten_points_a_minute_begun_for_each_on_their_own():
    for seconds, score in (((0, 0), (400, 380)), ((1, 0), (390, 380)), ((60, 61), (390, 360))):
        assert over_time((400, 380), seconds).score == score


# --- coefficients


def test_who_wins_by_decision_without_more_points_has_one_and_a_half():
    """COR-20 knows no winner with less: it is as where both have nothing."""
    for winner, expected in ((0, (15_000, 5_000)), (1, (5_000, 15_000))):
        score = (300, 310) if winner == 0 else (310, 300)
        assert worth(counted("played", score, winner)) == expected
        assert worth(counted("played", (300, 300), winner)) == expected


def test_who_waited_for_an_absent_one_has_what_a_win_without_play_is_worth_and_the_absent_one_nothing():
    """COR-22: 1.53 and 0."""
    assert worth(counted("forfeit-second")) == (15_300, 0)
    assert worth(counted("forfeit-first")) == (0, 15_300)


def test_a_drawn_game_is_worth_one_to_both_and_a_game_that_both_abandoned_nothing():
    done = records("ABCD", [round_of(game("A", "B", 300, 300))])
    assert [done[player].coefficient for player in "ABCD"] == [WHOLE, WHOLE, 0, 0]


def test_of_everybody_who_is_still_there_the_first_ones_are_in_the_final():
    club = Director("ABCD").whole_round()
    order = club.order
    assert ["".join(first_of(club.state, count)) for count in (1, 2, 3, 4)] == [
        order[:count] for count in (1, 2, 3, 4)
    ]
