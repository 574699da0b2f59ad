"""What a director cannot do, each at the moment from which it could not be done any more."""

from dataclasses import replace

import pytest

from drivers.director import Director
from drivers.rounds_in_words import game, in_words, met, pair, round_of
from faristol.tournaments import directing, errors, opening
from faristol.tournaments.course import course, places
from faristol.tournaments.criteria import figure
from faristol.tournaments.finals import first_of, open_final
from faristol.tournaments.players import Player
from faristol.tournaments.records import DOWN, LEVEL, UP, records
from faristol.tournaments.terms import LOT, MANUAL, ROUND_ROBIN, TOP_DOWN, Terms


def refused(error, club, act, *arguments):
    with pytest.raises(error) as no:
        club.do(act, *arguments)
    return no.value.details


def over(letters="ABCD"):
    return Director(letters).whole_round().do(directing.end_tournament)


# --- rounds and players


def test_a_tournament_has_one_round_at_least_and_ninety_nine_at_most():
    for rounds in (0, 100):
        with pytest.raises(errors.NoSuchRounds) as no:
            Director("AB", rounds=rounds)
        assert no.value.details == {"least": 1, "most": 99}
    assert [Director("AB", rounds=rounds).state.planned for rounds in (1, 99)] == [1, 99]
    assert Director("AB").state.planned == 5


def test_there_are_never_fewer_rounds_than_were_published():
    club = Director("ABCD").whole_round().whole_round()
    assert refused(errors.NoSuchRounds, club, opening.change_rounds, 1) == {"least": 2, "most": 99}
    assert club.do(opening.change_rounds, 2).state.planned == 2
    refused(errors.NotNow, club, directing.draft_round)
    club = Director("AB")
    assert refused(errors.NoSuchRounds, club, opening.change_rounds, 0) == {"least": 1, "most": 99}
    assert club.do(opening.change_rounds, 1).state.planned == 1


def test_after_the_end_nothing_is_changed_until_it_is_reopened():
    club = over()
    for act, *arguments in (
        (opening.change_rounds, 7),
        (opening.change_terms, Terms()),
        (opening.enter_player, Player("X", "X")),
        (opening.withdraw, "A"),
        (opening.bring_back, "A"),
        (directing.forbid_pair, "A", "B"),
        (directing.draft_round,),
        (directing.end_tournament,),
        (directing.close_round,),
        (directing.call_off_round, "plou"),
    ):
        refused(errors.NotNow, club, act, *arguments)
    refused(errors.ReasonMissing, club, directing.reopen_tournament, " ")
    club.do(directing.reopen_tournament, "un full perdut")
    assert club.state.stage == "between"
    refused(errors.NotNow, club, directing.reopen_tournament, "un altre cop")


def test_who_withdrew_withdraws_no_second_time_and_only_they_come_back():
    club = Director("ABCD")
    refused(errors.NotNow, club, opening.bring_back, "A")
    club.do(opening.withdraw, "A")
    refused(errors.NotNow, club, opening.withdraw, "A")
    assert club.do(opening.bring_back, "A").state.players["A"].withdrawn is None
    refused(errors.NotNow, club, opening.withdraw, "Z")


def test_who_had_withdrawn_does_not_come_back_after_the_end():
    club = Director("ABCD").whole_round().do(opening.withdraw, "A").do(directing.end_tournament)
    refused(errors.NotNow, club, opening.bring_back, "A")


def test_an_absence_is_of_a_round_to_come_and_told_once():
    club = Director("ABCD").whole_round()
    refused(errors.NotNow, club, opening.mark_absent, "A", 1)
    refused(errors.NotNow, club, opening.mark_present, "A", 2)
    club.do(opening.mark_absent, "A", 2)
    refused(errors.NotNow, club, opening.mark_absent, "A", 2)
    assert club.do(opening.mark_present, "A", 2).state.players["A"].absent == frozenset()


def test_a_player_is_removed_until_a_round_was_published_with_them():
    club = Director("ABCD").pair().publish()
    refused(errors.AlreadyBegun, club, opening.remove_player, "A")
    club.better_win().close().enter("E")
    club.do(opening.remove_player, "E")
    assert "E" not in club.state.players
    refused(errors.NotNow, club, opening.enter_player, Player("A", "Una altra A"))


def test_a_rating_is_put_right_until_the_player_s_first_round():
    club = Director("ABCD")
    club.do(opening.change_player, replace(club.state.players["A"], rating=1500))
    club.whole_round()
    refused(errors.AlreadyBegun, club, opening.change_player, replace(club.state.players["A"], rating=1600))
    club.do(opening.change_player, replace(club.state.players["A"], name="Aina"))
    assert (club.state.players["A"].name, club.state.players["A"].rating) == ("Aina", 1500)
    club.enter("E", 1000)
    club.do(opening.change_player, replace(club.state.players["E"], rating=1700))
    assert club.state.players["E"].rating == 1700


def test_a_round_robin_has_its_players_from_the_start():
    club = Director("ABCD", Terms(mode=ROUND_ROBIN)).enter("E")
    club.do(opening.hear_room, "xaloc").pair().publish()
    refused(errors.AlreadyBegun, club, opening.enter_player, Player("F", "F"))


def test_the_room_is_heard_before_the_first_round():
    club = Director("ABCD").do(opening.hear_room, "Xaloc!")
    assert (club.entries[-1]["words"], club.entries[-1]["draw"]) == ("Xaloc!", 2)
    club = Director("ABCD").whole_round()
    refused(errors.NotNow, club, opening.hear_room, "xaloc")


def test_lots_are_asked_for_where_the_round_depends_on_them():
    by_lot = Terms(mode=TOP_DOWN, first_round=LOT)
    refused(errors.LotsNotDrawn, Director("ABCD", by_lot), directing.draft_round)
    club = Director("ABCD").whole_round().do(opening.change_terms, by_lot)
    assert club.pair().state.stage == "draft"
    table = Terms(mode=ROUND_ROBIN, first_round=LOT)
    refused(
        errors.LotsNotDrawn,
        Director("ABCD").whole_round().do(opening.change_terms, table),
        directing.draft_round,
    )
    by_hand = Director("ABCD", Terms(mode=MANUAL, first_round=LOT))
    by_hand.do(directing.draft_by_hand, [("A", "B"), ("C", "D")])
    assert by_hand.state.stage == "draft"


# --- a round


def test_a_round_is_published_from_a_draft_and_closed_with_all_its_results():
    club = Director("ABCD")
    for act in (directing.publish_round, directing.drop_draft, directing.close_round):
        refused(errors.NotNow, club, act)
    club.pair().publish()
    assert refused(errors.ResultsMissing, club, directing.close_round) == {"boards": "1, 2"}
    refused(errors.NotNow, club, directing.draft_round)
    refused(errors.NotNow, club, directing.end_tournament)


def test_a_round_is_called_off_while_nothing_of_it_was_played():
    club = Director("ABCD").pair().publish()
    refused(errors.ReasonMissing, club, directing.call_off_round, " ")
    assert club.do(directing.call_off_round, "se n'ha anat el llum").state.stage == "players"
    club.whole_round().pair().publish().do(directing.call_off_round, "plou")
    assert (club.entries[-1]["round"], club.state.stage) == (2, "between")
    club.pair().publish().better_win()
    refused(errors.SomethingPlayed, club, directing.call_off_round, "massa tard")


def test_nobody_is_kept_from_themselves_or_from_a_stranger():
    club = Director("ABCD")
    for two in (("A", "A"), ("A", "Z")):
        refused(errors.NotNow, club, directing.forbid_pair, *two)
    refused(errors.NotNow, club, directing.allow_pair, "A", "B")
    refused(errors.NotNow, club, directing.unlock_pair, "A", "B")
    refused(errors.NotNow, club, directing.take_bye, "A")


# --- how a tournament went


def test_an_opponent_with_more_points_is_above_and_one_with_half_a_point_less_below():
    """After a draw and a win: C has most, A and B half a point less, D nothing."""
    drawn = round_of(game("A", "B", 300, 300), game("C", "D", 400, 300))
    done = records("ABCD", [drawn, round_of(game("A", "C", 1, 0), game("B", "D", 1, 0))])
    assert [done[player].float for player in "ABCD"] == [UP, DOWN, DOWN, UP]
    level = records("ABCD", [drawn, round_of(game("A", "B", 1, 0), game("C", "D", 1, 0))])
    assert [level[player].float for player in "ABCD"] == [LEVEL, LEVEL, DOWN, UP]


def test_a_player_s_course_begins_with_their_first_round():
    club = Director("ABCD").whole_round().enter("E").enter("F").whole_round()
    stood = places(club.state)
    assert list(stood) == [1, 2]
    assert [turn.number for turn in course(club.state, "A", stood)] == [1, 2]
    assert [turn.number for turn in course(club.state, "E", stood)] == [2]
    assert [turn.number for turn in course(club.state, "A", places(club.state, 1))] == [1]


def test_from_seven_rounds_on_the_median_leaves_out_the_two_least():
    """A met six or seven who have 0, 2, 4 … half points."""
    won = [round_of(*[game(other, "Z", 1, 0) for other in "BCDEFGH"[at:]]) for at in range(1, 7)]
    faced = [round_of(game("A", other, 1, 0)) for other in "BCDEFGH"]
    for rounds, left_out in ((6, 1), (7, 2)):
        done = records("ABCDEFGHZ", [*won, *faced[:rounds]])
        halves = sorted(done[other].halves for other in "BCDEFGH"[:rounds])
        assert figure("median-buchholz", "A", done, rounds) == sum(halves[left_out:])


def test_who_shares_the_last_place_of_a_final_is_in_as_well_and_two_are_enough():
    club = Director("ABCD").do(directing.draft_by_hand, [("A", "B"), ("C", "D")]).publish()
    club.report(AB=(300, 300), CD=(400, 300)).close()
    assert first_of(club.state, 1) == ["C"]
    assert first_of(club.state, 2) == ["C", "A", "B"]
    club.do(opening.withdraw, "C")
    assert first_of(club.state, 1) == ["A", "B"]

    def final(players):
        return open_final(club.state, "Final", players, 1, carry=True, secret=bytes(32), app="t")

    for players in ([], ["A"], ["A", "A"]):
        with pytest.raises(errors.TooFewForAFinal):
            final(players)
    assert [entry["type"] for entry in final(["A", "B"])] == ["TournamentOpened", *["PlayerEntered"] * 2]


def test_two_pairs_that_meet_again_are_better_than_one_that_meets_for_the_third_time():
    """A and B have met twice, in the first two rounds; in every other way both pairs have met once, later."""
    rounds = [met("AB"), met("AB"), met("AC BD"), met("AD BC")]
    assert in_words(pair("ABCD", rounds)) == "AC BD"
