"""Figures of an event and of its players: beside a slow and obvious count over the slips."""

from collections import Counter
from fractions import Fraction

from drivers.club import PLAYERS, Club
from faristol.games.duplicate import sanctions
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.figures import event_figures, player_figures
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.standings import standings
from screens.states.results import in_a_round, running


def reasons(event, player):
    """Why each slip of the player counts nothing; who is absent or writes nothing has no play that could."""
    made = [counted(event, round_, player) for round_ in finished(event)]
    return Counter(each.reason for each in made if each and each.reason not in (None, "absent", "none"))


def test_the_nulls_of_each_player_are_counted_by_their_reasons():
    event = running().state
    figures = player_figures(event)
    for player in event.players:
        assert Counter(dict(figures[player].nulls)) == reasons(event, player)
    assert dict(figures["p5"].nulls) == {"uncircled": 1} and not figures["p1"].nulls


def test_the_nulls_of_the_event_are_those_of_all_players_the_most_frequent_first():
    event = running().state
    every = sum((reasons(event, player) for player in event.players), Counter())
    nulls = event_figures(event).nulls
    assert Counter(dict(nulls)) == every
    assert [count for _, count in nulls] == sorted((count for _, count in nulls), reverse=True)


def test_who_was_alone_with_the_top_has_it_counted_and_nobody_else():
    event = running().state
    for number, player in enumerate(event.at_tables, 1):
        expected = 0
        for round_ in finished(event):
            best = [id for id, slip in round_.slips.items() if slip.points == round_.master.points]
            expected += best == [player.id]
        assert player_figures(event)[player.id].alone == expected, number


def test_the_best_place_is_the_best_after_any_round():
    event = Club().begin().rounds(3).state
    for player in event.at_tables:
        ranks = [
            row.rank for number in (1, 2, 3) for row in standings(event, number) if row.player.id == player.id
        ]
        assert player_figures(event)[player.id].best_place == min(ranks)


def test_the_expelled_have_no_best_place():
    club = Club().begin().time().slips()
    for _ in range(3):
        club.write(sanctions.sanction(club.state, "p9"))
    assert player_figures(club.master().state)["p9"].best_place is None


def test_the_room_s_per_cent_is_of_the_master_plays_for_each_player():
    event = running().state
    points = sum(row.played for row in standings(event))
    possible = sum(each.master.points for each in finished(event)) * len(PLAYERS)
    assert event_figures(event).percent == Fraction(100 * points, possible)


def test_a_round_under_way_is_in_no_figures():
    before, under_way = running().state, in_a_round().state
    assert event_figures(under_way) == event_figures(before)
    assert player_figures(under_way) == player_figures(before)
