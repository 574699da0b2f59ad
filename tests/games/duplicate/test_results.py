"""The classification, the results by rounds and by players, and a duplicate's draw verified."""

from fractions import Fraction

import pytest

from drivers.bag_club import Tables
from drivers.club import Club
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import judging, sanctions
from faristol.games.duplicate.counting import all_points, counted, points
from faristol.games.duplicate.masters import master_found_wrong
from faristol.games.duplicate.results import (
    finished,
    game_of,
    no_slip,
    percent,
    plays_made,
    without_points,
)
from faristol.games.duplicate.standings import standings
from faristol.games.publishing import public
from faristol.games.verification import verify


def eventful():
    """Five rounds with nulls, a sanction of each kind, an absence and a master play found wrong."""
    club = Club().begin()
    for number in range(1, 6):
        club.time()
        club.hand_in(number, "p1", null="late")
        if number == 2:
            club.hand_in(2, "p2", "H1 XXXX")
            club.hand_in(2, "p3", club.plays()[0])
            for _ in range(3):
                club.write(sanctions.sanction(club.state, "p3"))
            for _ in range(2):
                club.write(sanctions.sanction(club.state, "p4"))
        best = club.plays()[0]
        club.hand_in(number, "p5", best)
        if number == 4:
            club.hand_in(4, "p6", best)
        club.slips().master()
        if number == 3:
            club.write(master_found_wrong(club.state, 3))
        if number < 5:
            club.next()
    return club.end()


EVENT = eventful().state


def test_every_round_has_its_points_as_they_are_counted_slip_by_slip():
    for round_ in EVENT.rounds:
        assert all_points(EVENT, round_) == {player: points(EVENT, round_, player) for player in round_.slips}


def test_every_slip_stands_once_among_the_plays_or_among_those_without_points():
    for round_ in EVENT.rounds:
        counting = [player for made in plays_made(EVENT, round_) for player in made.players]
        nothing = [player for player, _, _ in without_points(EVENT, round_)]
        assert sorted(counting + nothing) == sorted(round_.slips)


def test_plays_are_listed_best_first_and_the_only_one_is_told_from_the_shared():
    first = plays_made(EVENT, EVENT.rounds[0])
    assert [made.points for made in first] == sorted((made.points for made in first), reverse=True)
    assert first[0].master and first[0].players == ("p5",)
    fourth = plays_made(EVENT, EVENT.rounds[3])
    assert {"p5", "p6"} <= set(fourth[0].players)


def test_reasons_name_what_happened_after_the_ruling_too():
    reasons = {player: counts.reason for player, _, counts in without_points(EVENT, EVENT.rounds[1])}
    assert reasons == {"p1": "late", "p2": "not-on-rack", "p3": "expelled", "p4": "penalty"}
    assert counted(EVENT, EVENT.rounds[2], "p5").reason == "wrong-master"


def test_who_left_or_was_expelled_is_not_missed():
    assert no_slip(EVENT, EVENT.rounds[4]) == []
    assert "p3" not in [player.id for player in EVENT.expected_in(4)]


@pytest.mark.parametrize("player", ["p1", "p3", "p5", "p12"])
def test_a_player_s_game_agrees_with_the_classification_after_each_round(player):
    turns = game_of(EVENT, player)
    assert [turn.round for turn in turns] == finished(EVENT)
    for turn in turns:
        row = next(row for row in standings(EVENT, turn.round.number) if row.player.id == player)
        assert (turn.rank, turn.running) == (row.rank, row.total)
        assert turn.missed == turn.master.points - turn.points


def test_the_expelled_stand_last_without_a_place():
    last = standings(EVENT)[-1]
    assert (last.player.id, last.rank) == ("p3", None)


def test_of_two_who_were_expelled_the_one_with_more_points_stands_first():
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASA", 2: "H8 CASAL", 3: "H8 COS"})
    club.announce("H8 CASA").next().round_with("LSOIPRE")
    for player in (1, 2):
        for _ in range(3):
            club.sanction(player)
    assert club.places == [("3", "8", 1), ("2", "14", None), ("1", "10", None)]


def test_the_per_cent_of_the_master_is_exact():
    assert percent(70, 80) == Fraction(175, 2)
    assert percent(0, 0) is None


# --- the draw of a duplicate


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate", "completiv"])
def test_an_honest_duplicate_is_true(ruleset):
    club = Club(ruleset).begin().rounds(4).end().publish()
    verdict = verify(public(club.entries))
    assert verdict.true and len(verdict.rounds) == 4


def test_a_duplicate_with_another_rack_is_false():
    entries = Club().begin().rounds(3).end().publish().entries
    place = [at for at, entry in enumerate(entries) if entry["type"] == "RackDrawn"][1]
    other = entries[place]["drawn"][::-1]
    assert other != entries[place]["drawn"]
    assert not verify([*entries[:place], {**entries[place], "drawn": other}, *entries[place + 1 :]]).true


def test_a_duplicate_that_kept_other_tiles_than_the_master_play_left_is_false():
    """The racks fit the secret all the same: only the board tells."""
    club = Club().begin().rounds(1)
    kept = club.state.draws.rack[:2]
    assert sorted(kept) != sorted(club.state.round.master.kept)
    club.write(drawing.next_round(club.state.draws, kept)).end().publish()
    assert [checked.agrees for checked in verify(club.entries).rounds] == [True, False]


def test_a_duplicate_that_the_judge_ended_is_no_false_draw():
    club = Club().begin().rounds(2)
    club.write(judging.end(club.state, "no-play")).publish()
    assert verify(club.entries).true


def test_a_secret_of_a_duplicate_stays_out_of_its_public_log_until_it_is_published():
    running = Club().begin().rounds(1)
    assert "secret" not in str(public(running.entries))
    assert verify(public(running.entries)) is None


def test_what_was_counted_of_a_state_is_not_taken_for_the_next_one():
    club = Club().begin().rounds(1)
    before = club.state
    counted_before = standings(before)
    club.hand_in(1, "p2", null="late")
    assert standings(club.state) != counted_before
    assert standings(before) == counted_before
    assert next(row for row in standings(club.state) if row.player.id == "p2").played == 0
