"""Who won, and when that is final: DUP-20, DUP-21, DUP-22."""

from fractions import Fraction

import pytest

from drivers.bag_club import Tables
from drivers.log import NOON
from faristol.games.duplicate import claims, masters, opening
from faristol.games.duplicate.bonus import bonus_of, bonuses, value
from faristol.games.duplicate.counting import all_points
from faristol.games.duplicate.errors import NotNow, ReasonMissing, ResultsAreFinal
from faristol.games.duplicate.results import game_of
from faristol.games.duplicate.ruling import Written
from faristol.games.duplicate.standings import standings
from faristol.rulesets import ruleset_data
from faristol.texts import score

RACKS = {"CASALSO": "H8 CASA", "LSOIPRE": "8H COS", "LIPREAT": "H8 CASAL"}
"""Three rounds, and their master plays."""


def played(scores, players=0, bonuses=False, master=0, added="rounds"):
    """Plays that scored so much, as a log tells them: the points of each player, round by round."""
    club = Tables(players=players or len(scores), bonuses=bonuses, bonuses_added=added)
    club.begin()
    for at, (rack, play) in enumerate(RACKS.items()):
        if at < len(scores[0]):
            club.round_with(rack)
            for player, points in enumerate(scores, 1):
                club.write([slip(at + 1, player, points[at])])
            (chosen,) = masters.choose_master(club.state, play, club.words.lexicon.contains)
            club.write([{**chosen, "points": master or chosen["points"]}]).next()
    return club


def slip(number, player, points):
    play = f"H8 {'A' * points}" if points else None
    ruled = {"play": play, "points": points, "reason": None if points else "none"}
    rest = {"clause": None, "written": "", "given": None, "late": False, "words": [], "accepted": ""}
    return {"type": "SlipRuled", "round": number, "player": str(player), **ruled, **rest, "seventh": None}


# --- DUP-20


def test_dup_20_the_points_of_all_rounds_in_falling_order():
    club = played([(10, 20, 5), (30, 2, 8), (12, 12, 12)])
    assert club.places == [("2", "40", 1), ("3", "36", 2), ("1", "35", 3)]


def test_dup_20_with_equal_totals_the_best_single_play_then_the_next_best():
    """The example: 90 70 40 against 90 65 45."""
    club = played([(90, 65, 45), (40, 90, 70)])
    assert club.places == [("2", "200", 1), ("1", "200", 2)]
    first, second = standings(club.state)
    assert (first.decided, second.decided) == (2, None)


def test_dup_20_so_it_is_after_each_round_of_a_players_game():
    club = played([(50, 25, 25), (40, 40, 20)])
    ranks = [[turn.rank for turn in game_of(club.state, player)] for player in ("1", "2")]
    assert ranks == [[1, 2, 1], [2, 1, 2]]
    shared = played([(10, 20), (20, 10), (5, 5)])
    assert [game_of(shared.state, player)[-1].rank for player in ("1", "2", "3")] == [1, 1, 3]


def test_dup_20_the_order_of_the_rounds_does_not_matter():
    club = played([(40, 90, 70), (90, 70, 40)])
    assert club.places == [("1", "200", 1), ("2", "200", 1)]


def test_dup_20_equal_to_the_end_shares_the_place_and_the_next_place_is_left_out():
    club = played([(10, 20), (30, 0), (20, 10), (5, 5), (10, 20)])
    assert [(player, rank) for player, _, rank in club.places] == [
        ("2", 1), ("1", 2), ("3", 2), ("5", 2), ("4", 5)
    ]  # fmt: skip


def test_dup_20_bonuses_count_in_the_total_and_not_as_plays():
    """Ten players: the bonus of 5 makes 1 and 2 equal, and 2 has the better play."""
    others = [(0, 0, 0)] * 8
    club = played([(30, 20, 5), (29, 21, 10), *others], bonuses=True)
    assert [row.total for row in standings(club.state)[:2]] == [70, 60]
    club = played([(30, 20, 15), (0, 55, 10), *others], bonuses=True)
    assert club.places[:2] == [("1", "75", 1), ("2", "70", 2)]
    club = played([(30, 15, 15), (0, 55, 10), *others], bonuses=True)
    assert club.places[:2] == [("2", "70", 1), ("1", "70", 2)]


def test_dup_20_a_slip_has_its_points_before_the_master_play_is_chosen_and_a_sanction_without_one_none():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASA", 2: "H8 CASAL"})
    club.sanction(2).sanction(2).sanction(3).sanction(3)
    assert all_points(club.state, club.state.round) == {"1": 10, "2": 0}


def test_dup_20_after_any_round_the_table_of_that_moment():
    club = played([(10, 20, 50), (30, 2, 8)])
    leaders = [standings(club.state, after)[0] for after in (1, 2, 3)]
    assert [(row.player.id, row.total) for row in leaders] == [("2", 30), ("2", 32), ("1", 80)]


def test_dup_20_the_table_of_a_moment_has_the_bonuses_up_to_it_and_the_master_plays_that_were_found():
    club = played([(10, 30), (20, 10), *[(5, 5)] * 8], bonuses=True, master=20)
    assert [(row.player.id, row.total) for row in standings(club.state, 1)[:2]] == [("2", 25), ("1", 10)]
    assert [row.masters for row in standings(club.state)[:3]] == [1, 1, 0]
    assert [row.masters for row in standings(played([(1,), (0,)], master=1).state)] == [1, 0]


# --- DUP-21


@pytest.mark.parametrize(
    ("players", "points"),
    [(2, "0"), (9, "0"), (10, "5"), (11, "5,5"), (49, "24,5"), (50, "25"), (51, "25"), (200, "25")],
)
def test_dup_21_the_value_goes_by_the_number_of_players_at_the_start(players, points):
    club = played([(10,), (5,)], players, bonuses=True)
    assert score(value(club.state), "ca") == score(value(club.state), "ro") == points
    found = bonus_of(club.state, club.state.rounds[0])
    assert (score(found.points, "ca") if found else "0") == points


def test_dup_21_those_who_leave_still_count():
    club = Tables(players=11, bonuses=True).begin().round_with("CASALSO").announce("H8 CASA")
    for player in range(2, 12):
        club.write(opening.player_left(club.state, str(player)))
    club.next().round_with("LSOIPRE").collect({1: "8H COS"})
    assert value(club.state) == Fraction(11, 2)


def test_dup_21_to_the_one_who_alone_found_the_best_play_of_the_room():
    club = played([(10, 30), (20, 10), *[(5, 5)] * 8], bonuses=True)
    assert [(bonus.round, bonus.player, bonus.points) for bonus in bonuses(club.state)] == [
        (1, "2", 5),
        (2, "1", 5),
    ]


def test_dup_21_two_who_found_it_and_there_is_none():
    """The example: two have the 74 points that are the best of the room; the master play was 80."""
    club = played([(74,), (74,), *[(5,)] * 8], bonuses=True, master=80)
    assert bonuses(club.state) == []


def test_dup_21_two_plays_of_the_same_top_score_give_no_bonus():
    club = Tables(players=10, bonuses=True).begin().round_with("CASALSO")
    club.collect({1: "H8 CASA", 2: "H7 CASA", 3: "H8 COS"}).announce("H8 CASALS")
    assert [club.slip(player).points for player in (1, 2)] == [10, 10]
    assert bonus_of(club.state, club.state.round) is None


def test_dup_21_the_best_of_the_room_even_below_the_master_play():
    club = played([(60,), *[(5,)] * 9], bonuses=True, master=80)
    assert [bonus.player for bonus in bonuses(club.state)] == ["1"]


def test_dup_21_one_point_is_the_best_of_the_room_where_nobody_else_has_any():
    club = played([(1,), *[(0,)] * 9], bonuses=True)
    assert [bonus.player for bonus in bonuses(club.state)] == ["1"]


def test_dup_21_nobody_who_scores_nothing_has_a_bonus():
    club = played([(0,)] * 10, bonuses=True)
    assert bonuses(club.state) == []


def test_dup_21_nor_has_the_only_slip_of_a_round_if_it_is_null():
    club = Tables(players=10, bonuses=True).begin().round_with("CASALSO")
    club.collect({1: Written("H8 CASALS", null="late")}).announce("H8 CASA")
    assert bonus_of(club.state, club.state.round) is None


def test_dup_21_nobody_has_a_bonus_before_the_master_play_is_chosen():
    club = Tables(players=10, bonuses=True).begin().round_with("CASALSO").collect({1: "H8 CASA"})
    assert bonus_of(club.state, club.state.round) is None
    assert bonus_of(club.announce("H8 CASA").state, club.state.round).player == "1"


def test_dup_21_none_where_it_was_not_said_before_the_start():
    club = played([(60,), *[(5,)] * 9], bonuses=False)
    assert club.entries[0]["bonuses"] is False
    assert bonuses(club.state) == []


def test_dup_21_a_sanction_gives_the_bonus_to_the_next_who_is_alone():
    club = Tables(players=10, bonuses=True).begin().round_with("CASALSO")
    club.collect({1: "H8 CASAL", 2: "H8 CASA"}).sanction(1).sanction(1).announce("H8 CASAL")
    assert bonus_of(club.state, club.state.round).player == "2"


def test_dup_21_halves_stay_exact():
    club = played([(9, 9), *[(5, 5)] * 10], bonuses=True)
    assert standings(club.state)[0].total == Fraction(29)
    club = played([(9, 1), *[(5, 5)] * 10], bonuses=True)
    assert score(standings(club.state)[0].total, "ca") == "15,5"


# --- DUP-22


def over():
    club = Tables(rounds=1).begin().round_with("CASALSO")
    return club.collect({1: "H8 CASAL", 2: "H8 CASA"}).announce("H8 CASA").next()


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate", "completiv"])
def test_dup_22_fifteen_minutes_where_the_organiser_names_no_other(ruleset):
    assert ruleset_data(ruleset)["claims"]["minutes"] == 15


def test_dup_22_a_players_game_has_the_bonuses_in_what_it_comes_to_after_each_round():
    club = played([(10, 30), (20, 10), *[(5, 5)] * 8], bonuses=True)
    running = [[turn.running for turn in game_of(club.state, player)] for player in ("1", "2", "3")]
    assert running == [[10, 45], [25, 35], [5, 10]]


def test_dup_22_a_player_who_handed_in_nothing_misses_all_that_the_master_play_scored():
    club = Tables().begin().round_with("CASALSO").announce("H8 CASAL")
    (turn,) = game_of(club.state, "1")
    assert (turn.slip, turn.points, turn.missed, turn.running) == (None, 0, 14, 0)


def test_dup_22_there_is_a_set_time_for_claims_after_the_end():
    club = over()
    club.write(claims.open_claims(club.state, 15, NOON))
    assert club.state.claims_until == NOON + 15 * 60_000


def test_dup_22_the_judge_corrects_and_every_result_follows():
    club = over().collect({2: "H8 CASALS"}, number=1)
    assert club.places == [("2", "16", 1), ("1", "14", 2), ("3", "0", 3)]


def test_dup_22_after_the_time_for_claims_a_correction_says_why():
    club = over()
    club.write(claims.open_claims(club.state, 15, NOON))
    fifteen = NOON + 15 * 60_000
    ruled = [{"type": "SlipRuled"}, {"type": "SlipRuled"}]
    assert claims.corrected(club.state, ruled, "", fifteen - 1) == ruled
    with pytest.raises(ReasonMissing):
        claims.corrected(club.state, ruled, "  ", fifteen)
    explained = claims.corrected(club.state, ruled, " mal  llegida ", fifteen)
    assert [each["why"] for each in explained] == ["mal llegida"] * 2


def test_dup_22_before_the_time_for_claims_a_correction_needs_no_reason():
    ruled = [{"type": "SlipRuled"}]
    assert claims.corrected(over().state, ruled, "", NOON) == ruled


def test_dup_22_then_the_results_are_final():
    club = over()
    club.write(claims.make_final(club.state))
    assert club.last["clause"] == "DUP-22"
    for change in (
        lambda: club.collect({2: "H8 CASALS"}, number=1),
        lambda: club.collect({2: Written(null="late")}, number=1),
        lambda: club.sanction(1),
    ):
        with pytest.raises(ResultsAreFinal):
            change()
    with pytest.raises(NotNow):
        claims.make_final(club.state)


def test_dup_22_not_before_the_end():
    club = Tables().begin().round_with("CASALSO")
    for early in (lambda: claims.make_final(club.state), lambda: claims.open_claims(club.state, 15, 0)):
        with pytest.raises(NotNow):
            early()


def test_dup_22_opened_again_only_with_a_reason():
    club = over()
    club.write(claims.make_final(club.state))
    with pytest.raises(ReasonMissing):
        claims.reopen(club.state, " ")
    club.write(claims.reopen(club.state, "papereta de la taula 2 mal llegida"))
    assert club.collect({2: "H8 CASALS"}, number=1).places[0] == ("2", "16", 1)
