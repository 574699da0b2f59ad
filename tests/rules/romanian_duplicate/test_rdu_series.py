"""Serie de maxime: groups of seven letters, each played once, ranked by the best first play (RDU-7)."""

import pytest

from drivers.few_words import few
from drivers.series_club import GROUPS, SeriesClub
from faristol.core.board import write_board
from faristol.core.errors import NotConnected, NotOnRack, NotOverCentre
from faristol.core.tiles import take
from faristol.games.series import playing
from faristol.games.series.most import most
from faristol.games.series.opening import TooManyGroups
from faristol.games.series.playing import NoSuchGroup, NotNow
from faristol.rulesets import ruleset_data


def test_rdu_7_seven_groups_of_seven_letters():
    event = SeriesClub("Ana").draw().state
    assert [len(group) for group in event.groups] == [7] * 7
    assert take(event.tile_set.all, [tile for group in event.groups for tile in group]) is not None
    rules = ruleset_data("serie-de-maxime")
    assert (rules["groups"]["number"], rules["rack_size"]) == (7, 7)


def test_rdu_7_with_no_condition_on_what_is_in_them():
    """Among many draws some groups have no vowel, or no consonant, and stay as they are."""
    drawn = [SeriesClub("Ana", groups=12).draw(bytes([lot])).state for lot in range(60)]
    vowels = [
        sum(tile in event.tile_set.vowels for tile in group) for event in drawn for group in event.groups
    ]
    assert min(vowels) == 0 and max(vowels) >= 6


def test_rdu_7_another_number_of_groups_is_allowed():
    assert len(SeriesClub("Ana", groups=9).draw().state.groups) == 9
    with pytest.raises(TooManyGroups):
        SeriesClub("Ana", groups=0)


def test_rdu_7_sixty_minutes():
    event = SeriesClub("Ana").draw().state
    assert event.clock and event.clock.remaining == 60 * 60_000
    assert ruleset_data("serie-de-maxime")["time"] == {"clause": "RDU-7", "minutes": 60}


def test_rdu_7_the_groups_are_played_in_any_order_on_one_board_by_the_general_rules():
    club = SeriesClub("Ana", groups=2).papers("STIRENA", "CASARIT")
    club.plays(1, 2, "H7 CASA").plays(1, 1, "I8 STIRE")
    assert club.points(1) == [8, 13]
    rows = write_board(club.state.tile_set, club.state.players[0].board)
    assert [row.strip(".") for row in rows if row.strip(".")] == ["CASA", "STIRE"]


def test_rdu_7_the_first_play_goes_over_the_centre_and_the_others_join_it():
    club = SeriesClub("Ana").papers()
    with pytest.raises(NotOverCentre):
        club.plays(1, 1, "A1 CASA")
    club.plays(1, 1, "H7 CASA")
    with pytest.raises(NotConnected):
        club.plays(1, 6, "A1 STIRE")


def test_rdu_7_each_group_is_played_once():
    club = SeriesClub("Ana").papers().plays(1, 1, "H7 CASA")
    with pytest.raises(NoSuchGroup):
        club.plays(1, 1, "7G RISC")


def test_rdu_7_letters_left_of_a_group_are_discarded():
    """R, I and T are left of the first; the sixth has no C."""
    club = SeriesClub("Ana").papers().plays(1, 1, "H7 CASA")
    with pytest.raises(NotOnRack):
        club.plays(1, 3, "7G ACRA")


def test_rdu_7_not_all_groups_need_be_played():
    club = SeriesClub("Ana", "Barbu").papers().plays(1, 1, "H7 CASA")
    club.write(playing.end(club.state))
    assert club.state.stage == "over" and club.places() == [(1, "Ana"), (2, "Barbu")]


def test_rdu_7_each_player_has_a_board_of_ones_own():
    club = SeriesClub("Ana", "Barbu").papers().plays(1, 1, "H7 CASA").plays(2, 1, "H8 CASAT")
    assert club.points(1) == [8] and club.points(2) == [12]


def test_rdu_7_the_best_first_play_is_first_whatever_comes_after():
    club = SeriesClub("Ana", "Barbu").papers().plays(1, 1, "H8 CASAT")
    club.plays(2, 1, "H7 CASA").plays(2, 6, "I8 STIRE")
    assert sum(club.points(2)) > sum(club.points(1))
    assert club.places() == [(1, "Ana"), (2, "Barbu")]


def test_rdu_7_among_equals_the_best_second_also_for_those_below_the_best():
    club = SeriesClub("Ana", "Barbu", "Costel", "Dan", "Elena").papers()
    for player in (1, 2, 3):
        club.plays(player, 1, "H7 CASA")
    club.plays(4, 1, "H8 CASAT")
    club.plays(1, 6, "G8 SI").plays(2, 6, "I8 STIRE").plays(3, 6, "I8 STIRE")
    assert club.points(2)[1] > club.points(1)[1]
    assert club.places() == [(1, "Dan"), (2, "Barbu"), (2, "Costel"), (4, "Ana"), (5, "Elena")]


def test_rdu_7_a_wrong_word_is_null_by_the_general_rules_and_does_not_lie_on_the_board():
    club = SeriesClub("Ana", wrong=["casir"]).papers().plays(1, 1, "H7 CASIR")
    (null,) = club.state.players[0].plays
    assert (null.points, null.words, null.clause) == (0, ("casir",), "ROM-9")
    assert club.state.players[0].board.is_empty
    with pytest.raises(NoSuchGroup):
        club.plays(1, 1, "H7 CASA")


def test_rdu_7_a_null_play_is_worth_as_much_as_none():
    club = SeriesClub("Ana", "Barbu").papers().null(1, 4)
    assert club.places() == [(1, "Ana"), (1, "Barbu")]


def test_rdu_7_sanctions_are_ranking_points_and_leave_the_place():
    club = SeriesClub("Ana", "Barbu").papers().plays(1, 1, "H7 CASA")
    club.write(playing.sanction(club.state, 1, "2", "Talked"))
    (sanction,) = club.state.players[0].sanctions
    assert (sanction.points, sanction.why) == (2, "Talked")
    assert club.entries[-1]["clause"] == "RDU-7" and club.places() == [(1, "Ana"), (2, "Barbu")]


def test_rdu_7_in_the_variant_only_the_consonants_are_announced():
    event = SeriesClub("Ana", consonants=True).groups().state
    assert [event.tile_set.write(event.announced(n)) for n in range(1, 8)] == [
        *("CRST", "LMR", "NPST", "", "BCDFGHJ", "NRST", "CLR?"),
    ]
    assert [event.own_vowels(n) for n in range(1, 8)] == [3, 4, 3, 7, 0, 3, 3]


def test_rdu_7_in_the_variant_the_player_chooses_as_many_vowels_as_were_drawn():
    club = SeriesClub("Ana", consonants=True).papers().plays(1, 1, "H7 COSORU")
    assert club.state.players[0].plays[0].stands is True
    with pytest.raises(NotOnRack):
        club.plays(1, 5, "G8 COD")
    with pytest.raises(NotOnRack):
        club.plays(1, 2, "7H COLT")


def test_rdu_7_the_groups_announced_whole_are_what_was_drawn():
    event = SeriesClub("Ana").groups().state
    assert sorted(map(sorted, event.groups)) == sorted(map(sorted, GROUPS))
    assert [event.own_vowels(n) for n in range(1, 8)] == [0] * 7


def test_rdu_7_nothing_is_typed_before_the_time_is_over_and_nothing_after_the_ranking():
    club = SeriesClub("Ana").groups()
    with pytest.raises(NotNow):
        club.plays(1, 1, "H7 CASA")
    club.write(playing.end_time(club.state, "person"))
    club.write(playing.end(club.state))
    with pytest.raises(NotNow):
        club.plays(1, 1, "H7 CASA")


def test_rdu_7_each_play_aims_at_the_most_of_any_group_that_is_left():
    """Before the second play CASA lies there and the first group is gone."""
    club = SeriesClub("Ana", groups=3).papers("CASARIT", "STIRENA", "BCDFGHJ")
    club.plays(1, 1, "H7 CASA").plays(1, 2, "I8 STIRE")
    list_ = few("ro", "casa", "stire", "as", "st", "ai", "casari")
    (ana,) = club.state.players
    first, second = most(club.state, ana, 1, list_), most(club.state, ana, 2, list_)
    assert first and (first.group, first.play, first.points) == (1, "H3 CASARI", 14)
    assert second and (second.group, second.play, second.points) == (2, "I8 STIRE", 13)
    assert most(club.state, ana, 3, few("ro", "zzz")) is None
