"""Other orders than Mallorca's, what is carried into a final, and what a rating is reckoned from."""

from fractions import Fraction

import pytest

from drivers.director import SECRET, Director
from drivers.rounds_in_words import THREE, game, order, people, round_of
from faristol.tournaments import directing, errors, finals, opening, reporting
from faristol.tournaments.barruf import barruf
from faristol.tournaments.course import course, places
from faristol.tournaments.criteria import BUCHHOLZ, COEFFICIENTS, MEAN, ORDERS
from faristol.tournaments.event import opened
from faristol.tournaments.facts import apply
from faristol.tournaments.players import Carried, Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.results import counted
from faristol.tournaments.rounds import Table
from faristol.tournaments.standings import standings

"""A 2, B and C 1½, D 1."""


def test_the_median_buchholz_leaves_out_the_least_opponent_and_berger_counts_whom_one_beat():
    """By hand: A met B 1½, C 1½ and D 1, and beat B and C; D beat A only."""
    worth = dict(order(THREE, BUCHHOLZ))
    assert worth["A"][:3] == (4, 3 + 3, 3 + 3)
    assert worth["B"][:3] == (3, 4 + 3, 2 + Fraction(3, 2))
    assert worth["C"][:3] == (3, 4 + 3, 2 + Fraction(3, 2))
    assert worth["D"][:3] == (2, 4 + 3, 4)


def test_what_parts_two_players_is_told_by_its_criterion():
    rows = standings(people("ABCD"), THREE, scoring=BUCHHOLZ)
    assert [(row.player.id, row.rank, row.decided) for row in rows] == [
        ("A", 1, None),
        ("B", 2, None),
        ("C", 2, None),
        ("D", 4, None),
    ]
    fewer = [round_of(game("A", "B", 400, 300), game("C", "D", 400, 300)), THREE[1]]
    rows = standings(people("ABCD"), fewer, scoring=BUCHHOLZ)
    assert [row.decided for row in rows] == [None, None, None, None]
    odd = [round_of(game("A", "B", 400, 300), game("C", "D", 500, 300), byes="E")]
    rows = standings(people("ABCDE"), odd, scoring=BUCHHOLZ)
    assert [(row.player.id, row.decided) for row in rows][:3] == [
        ("C", "differential"),
        ("A", "differential"),
        ("E", None),
    ]


def test_from_seven_rounds_on_two_are_left_out_and_a_round_without_an_opponent_counts_nothing():
    rest = round_of(byes="A")
    six = [THREE[0], *[rest] * 5]
    assert dict(order(six, BUCHHOLZ))["A"][1] == 0
    seven = [*THREE, *[round_of(game("A", "B", 400, 300))] * 4]
    record = {row.player.id: row.record.halves for row in standings(people("ABCD"), seven)}
    faced = sorted([record["B"]] * 5 + [record["C"], record["D"]])
    assert dict(order(seven, BUCHHOLZ))["A"][1] == sum(faced[2:])


def test_means_let_those_lead_who_have_played_less_and_better():
    """A has won two of three, B its only one."""
    rounds = [
        round_of(game("A", "C", 400, 300)),
        round_of(game("A", "C", 400, 300), game("B", "D", 350, 300)),
        round_of(game("C", "A", 310, 300)),
    ]
    assert [player for player, _ in order(rounds, "points")][:2] == ["A", "B"]
    worth = order(rounds, MEAN)
    assert [player for player, _ in worth][:2] == ["B", "A"]
    assert dict(worth)["A"] == (Fraction(4, 3), Fraction(190, 3), Fraction(1100, 3))


def test_what_is_brought_into_a_final_is_the_mean_until_a_round_of_it_is_over():
    players = [Player("A", "A", carried=Carried(4, 800, 700)), Player("B", "B", carried=Carried(5, 700, 800))]
    rows = standings(players, [], scoring=MEAN)
    assert [(row.player.id, row.worth) for row in rows] == [("B", (5, -100, 700)), ("A", (4, 100, 800))]


def test_coefficients_decide_alone():
    rows = standings(people("ABCD"), THREE[:1], scoring=COEFFICIENTS)
    assert [(row.rank, row.decided) for row in rows] == [(1, None), (1, None), (3, None), (3, None)]


@pytest.mark.parametrize("scoring", ORDERS)
def test_every_order_has_a_figure_for_each_criterion_and_nobody_is_lost(scoring):
    rows = standings(people("ABCDE"), THREE, scoring=scoring)
    assert sorted(row.player.id for row in rows) == list("ABCDE")
    assert {len(row.worth) for row in rows} == {len(ORDERS[scoring])}
    assert [row.worth for row in rows] == sorted((row.worth for row in rows), reverse=True)


# --- round by round


def test_a_player_s_way_through_the_tournament():
    club = Director("ABCDE", rounds=3).pair().publish().better_win().close()
    club.do(opening.mark_absent, "B", 2).pair().publish()
    stood = places(club.state)
    turns = {letter: course(club.state, letter, stood) for letter in "ABCDE"}
    assert [(turn.opponent, turn.halves, turn.place) for turn in turns["B"]] == [("D", 2, 2), (None, 2, 2)]
    first, second = turns["E"]
    assert (first.rests.code, first.won, first.result, second.result) == ("bye-last", 1, None, None)
    assert first.scores is None
    assert turns["A"][0].scores == (399, 300) and turns["C"][0].scores == (300, 399)


def test_the_first_named_of_a_table_starts_and_nobody_does_where_two_did_not_sit_down():
    club = Director("ABCDEF", rounds=3).pair().publish()
    pair, absent = club.state.rounds[0].draft.pairs[:2]

    def starts(player):
        return course(club.state, player, places(club.state))[0].starts

    assert (starts(pair.first), starts(pair.second)) == (True, False)
    club.report(**{pair.first + pair.second: (400, 380)})
    club.report(**{absent.first + absent.second: Report(outcome="forfeit-first")})
    assert (starts(pair.first), starts(pair.second)) == (True, False)
    assert (starts(absent.first), starts(absent.second)) == (None, None)


def test_who_rests_starts_nowhere():
    club = Director("ABCDE", rounds=3).pair().publish()
    ((player, _),) = club.state.rounds[0].draft.byes
    assert course(club.state, player, places(club.state))[0].starts is None


def test_a_late_comer_has_no_earlier_rounds():
    club = Director("ABCD", rounds=3).whole_round().enter("E", 900).pair().publish()
    assert [turn.number for turn in course(club.state, "E", places(club.state))] == [2]


# --- a final


def finished():
    return Director("ABCDEF", rounds=2).whole_round().whole_round().do(directing.end_tournament)


def final_of(club, **chosen):
    facts = {"players": finals.first_of(club.state, 4), "times": 1, "carry": True, **chosen}
    entries = finals.open_final(club.state, "Final", secret=SECRET, app="test", **facts)
    final = opened(entries[0])
    for entry in entries[1:]:
        final = apply(final, entry)
    return final


def test_the_first_four_go_on_with_what_they_have():
    club = finished()
    before = {row.player.id: row for row in club.state.standings()}
    final = final_of(club)
    assert final.planned == 3 and list(final.players) == [row for row in before][:4]
    for row in final.standings():
        mine, theirs = row.record, before[row.player.id].record
        assert (mine.halves, mine.won, mine.lost) == (theirs.halves, theirs.won, theirs.lost)
    assert all(not row.record.met and not row.record.rounds for row in final.standings())


def test_or_from_nothing_and_so_many_times():
    final = final_of(finished(), players=["A", "B"], times=3, carry=False)
    assert final.planned == 3
    assert {row.record.halves for row in final.standings()} == {0}


def test_who_shares_the_last_place_of_the_final_is_in_and_who_has_gone_is_not():
    club = Director("ABCD", rounds=1).pair().publish()
    for board in (1, 2):
        club.do(reporting.enter_result, 1, board, Report(score=(300, 300)))
    club.close()
    assert finals.first_of(club.state, 2) == ["A", "B", "C", "D"]
    club.do(opening.withdraw, "A")
    assert finals.first_of(club.state, 2) == ["B", "C", "D"]


def test_nobody_has_two_places_in_a_final():
    with pytest.raises(errors.NotNow):
        final_of(finished(), players=["A", "A", "B"])


def test_one_is_no_final():
    with pytest.raises(errors.TooFewForAFinal):
        final_of(finished(), players=["A"])


# --- what a log says of a player


def test_a_category_is_kept_and_a_log_without_one_is_read():
    club = Director("A")
    club.do(opening.enter_player, Player("B", "B", category="Juvenil"))
    assert club.state.players["B"].category == "Juvenil"
    old = {key: value for key, value in club.entries[1].items() if key != "category"}
    assert apply(opened(club.entries[0]), old).players["A"].category == ""


def test_the_lots_of_a_published_page_cannot_be_drawn():
    public = {name: value for name, value in Director("AB").entries[0].items() if name != "secret"}
    with pytest.raises(errors.SecretMissing):
        opening.hear_room(opened(public), "lluna")


# --- ratings


def test_a_rating_is_reckoned_game_by_game():
    rounds = [*THREE, round_of(Table("A", "B", counted("forfeit-second")))]
    first = barruf(people("ABCD"), rounds)[0]
    assert [(game.round, game.opponent, game.before, game.won) for game in first.played] == [
        (1, "B", 1990, 1),
        (2, "C", 1980, 1),
        (3, "D", 1970, 0),
    ]
    assert first.rating == pytest.approx(2000 + 30 * (2 - sum(game.chance for game in first.played)))


def test_a_table_that_has_handed_in_nothing_yet_moves_no_rating():
    rounds = [round_of(game("A", "B", 400, 300), Table("C", "D"))]
    assert [rated.games for rated in barruf(people("ABCD"), rounds)] == [1, 1, 0, 0]


@pytest.mark.parametrize(("before", "step"), [(49, 30), (50, 20)])
def test_a_rating_is_settled_by_more_than_fifty_games_those_of_the_tournament_among_them(before, step):
    players = [Player("A", "A", 1000, before), Player("B", "B", 1000)]
    rated = barruf(players, [round_of(game("A", "B", 400, 300))])[0]
    assert (rated.step, rated.rating) == (step, 1000 + step / 2)
