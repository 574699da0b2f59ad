"""Team against team: which teams meet, board against board, and how they stand by match points."""

import json
from dataclasses import replace

import pytest

from drivers.brought import NOON, Brought
from drivers.director import Director
from drivers.tournament_entry import damaged
from faristol.screens.tournament.files.results_json import json_text
from faristol.tournaments import changing, directing, opening
from faristol.tournaments.counting_teams import TwoBoards, order_boards
from faristol.tournaments.errors import NoSuchBoards, NotNow, RepeatsNeeded
from faristol.tournaments.line_ups import line_up, members, standings_of_teams
from faristol.tournaments.players import Player
from faristol.tournaments.reports import own_json
from faristol.tournaments.reports.report import NoReport
from faristol.tournaments.team_pairing import BoardsPair, TeamMissing, TooFewTeams
from faristol.tournaments.terms import KING, ROUND_ROBIN, TEAM_ROBIN, TEAMS, System, Terms


def teams(mode=TEAMS, boards=2, rounds=5, division="", **members):
    """teams(Mao="ABC", Palma="DE"): clubs with their players, the best rated of all first in the alphabet."""
    event = Director(terms=Terms(mode=mode, boards=boards), rounds=rounds)
    clubs = {letter: club for club, letters in members.items() for letter in letters}
    for letter in sorted(clubs):
        player = Player(letter, letter, 2000 - 10 * ord(letter), club=clubs[letter], division=division)
        event.do(opening.enter_player, player)
    return event


def four(mode=TEAMS, **chosen):
    """Of two boards: M (A, E), P (B, F), I (C, G) and S (D, H), in that order."""
    return teams(mode, M="AE", P="BF", I="CG", S="DH", **chosen)


def in_order(event):
    """The tables of the draft or the round, who starts first; and who rests."""
    draft = event.state.draft or event.state.rounds[-1].draft
    tables = [pair.first + pair.second for pair in draft.pairs]
    return " ".join(tables), "".join(player for player, _ in draft.byes)


def stand(event, after=None):
    return [
        (row.name, row.rank, row.halves, row.boards, row.differential)
        for row in standings_of_teams(event.state, after)
    ]


def test_board_meets_board_and_the_starts_alternate_by_board():
    assert in_order(four().pair()) == ("AC GE DB FH", "")
    assert in_order(teams(boards=3, M="ACE", P="BDF").pair())[0] == "AB DC EF"


def test_two_points_for_a_match_then_the_boards_then_the_differential_decide():
    event = four().pair().publish()
    event.report(AC=(400, 300), GE=(350, 360), BD=(420, 380), FH=(300, 310)).close()
    assert stand(event) == [
        *(("M", 1, 2, 4, 110), ("P", 2, 1, 2, 30)),
        *(("S", 3, 1, 2, -30), ("I", 4, 0, 0, -110)),
    ]


def test_level_teams_share_a_place_and_before_any_match_all_are_level():
    assert [(name, rank) for name, rank, *_ in stand(four())] == [("M", 1), ("P", 1), ("I", 1), ("S", 1)]


def test_teams_that_have_met_do_not_meet_again_while_it_can_be_helped():
    event = four()
    met = set()
    for _ in range(3):
        event.pair().publish().better_win().close()
        for pair in event.state.rounds[-1].draft.pairs:
            met.add(frozenset(event.state.players[player].club for player in (pair.first, pair.second)))
    assert len(met) == 6
    with pytest.raises(RepeatsNeeded):
        event.pair()
    assert event.pair(repeats_agreed=True).state.draft.repeats


def test_the_winners_of_a_round_meet_in_the_next():
    event = four().pair().publish()
    event.report(AC=(300, 400), GE=(400, 300), BD=(400, 300), FH=(400, 300)).close()
    tables = in_order(event.pair())[0].split()
    clubs = [{event.state.players[letter].club for letter in table} for table in tables]
    assert clubs == [{"I", "P"}, {"I", "P"}, {"M", "S"}, {"M", "S"}]


def test_a_team_that_is_short_forfeits_its_last_boards():
    event = teams(boards=3, M="ABC", P="DE").pair()
    assert in_order(event) == ("AD EB", "C")
    event.publish().report(AD=(300, 400), EB=(400, 300)).close()
    assert stand(event) == [("P", 1, 2, 4, 200), ("M", 2, 0, 2, -200)]
    halves = {row.player.id: row.record.halves for row in event.state.standings()}
    assert halves == {"A": 0, "B": 0, "C": 2, "D": 2, "E": 2}


def test_a_board_won_without_a_game_may_decide_a_match_and_is_a_point_whatever_a_bye_counts():
    event = teams(boards=3, M="ABC", P="DE")
    event.do(opening.change_terms, Terms(mode=TEAMS, boards=3, bye_halves=0))
    event.pair().publish().report(AD=(400, 300), EB=(400, 300)).close()
    assert stand(event)[0] == ("M", 1, 2, 4, 0)


@pytest.mark.parametrize(("bye", "counted"), [(2, (2, 4)), (1, (1, 2)), (0, (0, 0))])
def test_a_team_without_an_opponent_has_a_bye_that_counts_as_all_byes(bye, counted):
    event = teams(M="AD", P="BE", I="CF")
    event.do(opening.change_terms, Terms(mode=TEAMS, boards=2, bye_halves=bye)).pair()
    assert in_order(event) == ("AB ED", "CF")
    event.publish().better_win().close()
    assert {name: (halves, boards) for name, _, halves, boards, _ in stand(event)}["I"] == counted
    halves = {row.player.id: row.record.halves for row in event.state.standings()}
    assert (halves["C"], halves["F"]) == (bye, bye)
    assert in_order(event.pair())[1] != "CF"  # nobody rests twice while others can


def test_the_players_still_stand_by_what_each_has_done():
    event = four().pair().publish()
    event.report(AC=(400, 300), GE=(350, 360), BD=(420, 380), FH=(300, 310)).close()
    assert event.order == "ABEHGFDC"


# --- all against all, and a plan


def test_a_round_robin_of_teams_has_its_table_from_the_start_whatever_is_put_right_later():
    event, met = four(TEAM_ROBIN, rounds=6), []
    for number in range(6):
        event.pair().publish().better_win().close()
        if number == 0:
            event.do(changing.correct_rating, "H", 2500, "the list was wrong")
        met += {
            frozenset(event.state.players[player].club for player in (pair.first, pair.second))
            for pair in event.state.rounds[-1].draft.pairs
        }
    assert all(met.count(pair) == 2 for pair in met) and len(met) == 12


def test_a_round_of_teams_may_be_planned_among_others():
    event = Director(rounds=4)
    for letter, club in zip("ABCDEFGH", "MPISMPIS", strict=True):
        event.do(opening.enter_player, Player(letter, letter, 2000 - ord(letter), club=club))
    event.do(opening.plan_round, 2, System(TEAMS, boards=2)).do(opening.plan_round, 3, System(KING))
    event.whole_round().pair()
    assert len({event.state.players[letter].club for letter in in_order(event)[0][:5].replace(" ", "")}) == 2
    event.publish().better_win().close()
    assert sum(halves for _, _, halves, _, _ in stand(event)) == 4
    assert [stand(event, 1)[0][2], len(stand(event, 1))] == [0, 4]
    assert event.pair().state.draft.pairs[0].why.code != "team"


def test_each_division_has_its_own_teams():
    event = Director(terms=Terms(mode=TEAMS, boards=1), rounds=2)
    for letter, club, division in zip("ABCDE", "MPMPI", "11222", strict=True):
        event.do(opening.enter_player, Player(letter, letter, 1500, club=club, division=division))
    assert in_order(event.pair()) == ("AB CE", "D") or in_order(event)[0].startswith("AB")
    event.publish().better_win().close()
    assert {row.division for row in standings_of_teams(event.state)} == {"1", "2"}


# --- who plays


def test_the_director_sets_the_board_order_and_names_a_substitute_for_a_round():
    event = teams(M="ACE", P="BD")
    event.do(order_boards, ("", "M"), ["C", "A", "E"], once=False)
    assert in_order(event.pair())[0] == "CB DA"
    event.do(order_boards, ("", "M"), ["C", "E"], once=True)
    assert in_order(event.pair())[0] == "CB DE"
    event.publish().better_win().close()
    event.pair(repeats_agreed=True)
    assert {*in_order(event)[0]} - {" "} == {*"CABD"}


def test_whoever_is_absent_leaves_the_board_to_the_next_one():
    event = teams(M="ACE", P="BD").do(opening.mark_absent, "A", 1).pair()
    assert in_order(event)[0] == "CB DE"
    assert line_up(event.state, ("", "M")) == ["C", "E"]


def test_an_order_stays_readable_when_somebody_of_it_has_withdrawn_or_changed_the_club():
    event = teams(M="ACE", P="BD").do(order_boards, ("", "M"), ["E", "C", "A"], once=False)
    event.do(opening.withdraw, "C")
    assert [player.id for player in members(event.state)["", "M"]] == ["E", "A"]


def test_nobody_has_two_boards_or_plays_for_another_team():
    event = teams(M="ACE", P="BD")
    with pytest.raises(TwoBoards):
        order_boards(event.state, ("", "M"), ["A", "A"], once=True)
    for wrong in (["A", "B"], []):
        with pytest.raises(NotNow):
            order_boards(event.state, ("", "M"), wrong, once=True)
    assert damaged(event, "BoardsOrdered", team="M", players=["A", "Z"]) == "player"
    assert damaged(event, "BoardsOrdered", team="M", players=["A", "A"]) == "players"


def test_a_substitute_takes_a_board_of_a_published_round_and_the_match_goes_on():
    event = teams(M="ACE", P="BD").pair().publish()
    event.do(changing.change_places, "C", "E", "C is ill")
    assert in_order(event)[0] == "AB DE"
    event.report(AB=(400, 300), DE=(300, 400)).close()
    assert stand(event)[0] == ("M", 1, 2, 4, 200)


def test_by_hand_only_who_starts_is_changed():
    event = four().pair()
    with pytest.raises(BoardsPair):
        event.do(directing.draft_by_hand, [("A", "G"), ("C", "E"), ("D", "B"), ("F", "H")])
    event.do(directing.draft_by_hand, [("C", "A"), ("G", "E"), ("D", "B"), ("F", "H")]).publish()
    with pytest.raises(BoardsPair):
        event.do(changing.change_places, "A", "B", "they ask")
    event.do(changing.change_places, "G", "E", "they ask").better_win().close()
    assert stand(event)[0][0] == "M"


def test_two_who_are_to_meet_bring_their_teams_together():
    event = four().do(directing.lock_pair, "A", "H").pair()
    assert {event.state.players[letter].club for letter in in_order(event)[0][:2]} == {"M", "S"}


def test_two_who_never_meet_keep_their_teams_apart_if_they_had_one_board():
    event = four().do(directing.forbid_pair, "A", "C").pair()
    assert {event.state.players[letter].club for letter in in_order(event)[0][:2]} != {"M", "I"}


def test_whoever_has_a_bye_of_the_director_is_not_in_the_match():
    event = teams(M="ACE", P="BD").do(directing.give_bye, "A").pair()
    assert in_order(event) == ("CB DE", "A")
    event.publish().better_win().close()
    assert sum(boards for *_, boards, _ in stand(event)) == 4


def test_a_player_without_a_team_and_a_single_team_are_told():
    with pytest.raises(TeamMissing):
        teams(M="AC", P="BD").enter("X").pair()
    with pytest.raises(TooFewTeams):
        teams(M="AC").pair()


@pytest.mark.parametrize("boards", [0, 21])
def test_a_number_of_boards_that_is_none_is_refused(boards):
    with pytest.raises(NoSuchBoards):
        four(boards=boards)
    with pytest.raises(NoSuchBoards):
        opening.plan_round(four().state, 1, System(TEAMS, boards=boards))


def test_an_old_plan_has_the_usual_number_of_boards():
    event = four(ROUND_ROBIN)
    assert damaged(event, "RoundPlanned", round=1, mode=TEAMS) is None
    assert damaged(event, "RoundPlanned", round=1, mode=TEAMS, boards=0) == "boards"


def test_in_our_own_document_a_tournament_of_teams_comes_back_with_its_matches():
    event = teams(boards=3, M="AGM", P="BHN", I="CIO", S="DJ", L="EKP")
    for _ in range(3):
        event.pair().publish().better_win().close()
    again = Brought(own_json.read, json_text(event.state, NOON)).state

    def rows(state):
        return [(row.name, row.halves, row.boards, row.differential) for row in standings_of_teams(state)]

    assert sorted(rows(again)) == sorted(rows(event.state))
    assert again.matches() == event.state.matches()
    reasons = [why.code for each in again.rounds for why in each.draft.reasons.values()]
    assert {*reasons} == {"team", "bye-team", "bye-team-short"}
    document = json_text(again, NOON)
    assert json_text(Brought(own_json.read, document).state, NOON) == document


@pytest.mark.parametrize(
    "change",
    [
        lambda match: match.update(first="X"),
        lambda match: match.update(teams=["M", "M"]),
        lambda match: match.update(teams=["M", "P"], first="M"),
    ],
    ids=["a stranger", "against itself", "in two matches"],
)
def test_a_document_whose_matches_contradict_one_another_is_refused(change):
    document = json.loads(json_text(four().pair().publish().state, NOON))
    change(document["rounds"][0]["boards"][0]["match"])
    with pytest.raises(NoReport):
        own_json.read(json.dumps(document))


def test_the_match_of_who_keeps_a_table_goes_there_with_all_its_boards():
    event = four()
    event.do(opening.change_player, replace(event.state.players["H"], table=2))
    assert in_order(event.pair()) == ("DB FH AC GE", "")
