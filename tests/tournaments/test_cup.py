"""A cup: a bracket by the standings, and whoever wins goes on, to the last one."""

import random
from copy import copy

import pytest

from drivers.director import Director
from drivers.log import Log
from drivers.tournament_entry import damaged
from faristol.tournaments import changing, directing, opening, reporting
from faristol.tournaments.cup import CupDecided, CupPairs, TooFewForACup, in_order, stages_needed
from faristol.tournaments.finals import first_of, open_final
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import CUP, LOT, ROUND_ROBIN, System, Terms

DRAW = (350, 350)


def cup(letters, rounds=6, **terms):
    return Director(letters, Terms(mode=CUP, **terms), rounds=rounds)


def byes(event):
    draft = event.state.draft or event.state.rounds[-1].draft
    return "".join(player for player, _ in draft.byes)


def play(event, **lost):
    """play(event, D="A"): the better one in the alphabet wins every game but that of D against A."""
    event.pair().publish()
    for pair in event.state.rounds[-1].draft.pairs:
        better, other = sorted((pair.first, pair.second))
        score = (300, 400) if lost.get(other) == better else (400, 300)
        event.report(**{better + other: score})
    return event.close()


def places(event):
    return [(row.player.id, row.rank) for row in event.state.standings()]


def test_the_first_meets_the_last_and_the_first_two_can_meet_only_in_the_final():
    event = cup("ABCDEFGH").pair()
    assert event.pairs == "AH BG CF DE"
    assert play(event).pair().pairs == "AD BC"
    assert play(event).pair().pairs == "AB CD"


def test_who_beats_a_better_one_has_the_place_of_that_one():
    event = play(cup("ABCDEFGH"), H="A", E="D")
    assert event.pair().pairs == "EH BC"


@pytest.mark.parametrize(
    ("letters", "resting", "pairs"),
    [("AB", "", "AB"), ("ABC", "A", "BC"), ("ABCDE", "ABC", "DE"), ("ABCDEFG", "A", "BG CF DE")],
)
def test_the_first_go_on_without_a_game_where_the_bracket_is_not_full(letters, resting, pairs):
    event = cup(letters).pair()
    assert (byes(event), event.pairs) == (resting, pairs)


def test_the_losers_of_the_semi_finals_play_for_the_third_place_if_it_was_chosen_so():
    assert play(cup("ABCD")).pair().pairs == "AB CD"
    assert play(cup("ABCD", third=False)).pair().pairs == "AB"


def test_the_places_at_the_end_are_those_of_the_cup():
    event = play(play(play(cup("ABCDEFGH")), D="A"), C="A", D="B")
    assert [player for player, _ in places(event)][:4] == ["D", "B", "C", "A"]
    assert [place for _, place in places(event)][:4] == [1, 2, 3, 4]
    with pytest.raises(CupDecided):
        event.pair()


def test_without_a_match_for_it_the_third_place_goes_by_the_standings():
    event = play(play(cup("ABCD", third=False)))
    assert [player for player, _ in places(event)] == list("ABCD")


@pytest.mark.parametrize(("replayed", "next_pairs"), [(False, "AB CD"), (True, "AD")])
def test_after_a_draw_the_better_place_goes_on_or_there_is_another_game(replayed, next_pairs):
    event = cup("ABCD", replayed=replayed).pair().publish().report(AD=DRAW, BC=(400, 300)).close()
    assert event.pair().pairs == next_pairs


def test_a_game_is_played_again_until_somebody_has_won():
    event = cup("ABCD", replayed=True).pair().publish().report(AD=DRAW, BC=(400, 300)).close()
    event.pair().publish().report(AD=DRAW).close()
    event.pair().publish().report(AD=(300, 400)).close()
    assert event.pair().pairs == "BD AC"


def test_who_has_won_and_withdraws_leaves_the_next_one_without_a_game():
    event = play(cup("ABCD")).do(opening.withdraw, "A").pair()
    assert (byes(event), event.pairs) == ("B", "CD")
    event.publish().report(CD=(400, 300)).close()
    assert [player for player, _ in places(event)] == list("BACD")


def test_where_both_have_lost_nobody_goes_on_from_that_game():
    event = cup("ABCD").pair().publish().report(AD=Report("double-forfeit"), BC=(400, 300)).close()
    assert (byes(event.pair()), event.pairs) == ("B", "")


def test_the_first_of_the_standings_go_into_a_cup_that_was_planned():
    event = Director("ABCDEFGH", rounds=4).whole_round().whole_round()
    for number in (3, 4):
        event.do(opening.plan_round, number, System(CUP, 4))
    four = [row.player.id for row in event.state.standings()][:4]
    pairs = [{pair.first, pair.second} for pair in event.pair().state.draft.pairs]
    assert pairs == [{four[0], four[3]}, {four[1], four[2]}]
    event.publish().better_win().close().pair().publish().better_win().close()
    assert {player for player, _ in places(event)[:4]} == set(four)


def test_each_division_has_its_own_cup():
    event = Director(terms=Terms(mode=CUP), rounds=3)
    for letter in "ABCDEFG":
        player = Player(letter, letter, 1500 - ord(letter), division="1" if letter < "E" else "2")
        event.do(opening.enter_player, player)
    assert (event.pair().pairs, byes(event)) == ("AD BC FG", "E")
    assert play(event).pair().pairs == "AB CD EF"
    assert [place for _, place in places(play(event))] == [1, 2, 3, 4, 1, 2, 3]


def test_in_a_cup_by_lot_the_places_are_drawn():
    event = cup("ABCDEFGH", first_round=LOT).do(opening.hear_room, "setze jutges")
    assert event.pair().pairs != "AH BG CF DE"
    assert sorted("".join(event.pairs.split())) == list("ABCDEFGH")


def test_a_cup_of_one_is_none():
    with pytest.raises(TooFewForACup):
        cup("A").pair()


def test_nobody_changes_the_bracket_but_who_starts():
    event = cup("ABCD").pair()
    with pytest.raises(CupPairs):
        event.do(directing.draft_by_hand, [("A", "B"), ("C", "D")])
    event.do(directing.draft_by_hand, [("D", "A"), ("B", "C")]).publish()
    with pytest.raises(CupPairs):
        event.do(changing.change_places, "A", "B", "they ask")
    event.do(changing.change_places, "B", "C", "they ask")
    pairs = event.state.rounds[-1].draft.pairs
    assert [(pair.first, pair.second, pair.why.code) for pair in pairs] == [
        ("D", "A", "cup"),
        ("C", "B", "cup"),
    ]


def test_a_round_is_drawn_by_hand_in_a_later_stage_without_those_who_are_out():
    event = play(cup("ABCDEFGH")).pair()
    event.do(directing.draft_by_hand, [("D", "A"), ("C", "B")])
    assert event.pairs == "AD BC"


@pytest.mark.parametrize("count", range(2, 40))
def test_any_number_of_players_has_one_winner_after_as_many_rounds_as_are_needed(count):
    chance = random.Random(count)
    event = Director(terms=Terms(mode=CUP), rounds=9)
    for at in range(count):
        event.do(opening.enter_player, Player(f"p{at:02}", f"p{at:02}", 1500 - at))
    for _ in range(stages_needed(count)):
        event.pair().publish()
        for board in event.state.rounds[-1].missing:
            event.do(
                reporting.enter_result,
                len(event.state.rounds),
                board,
                Report(score=(400, 300) if chance.random() < 0.5 else (300, 400)),
            )
        event.close()
    lost = {
        player
        for published in event.state.rounds
        for game in published.cup_games
        if game.why.code == "cup"
        for player in game.losers(replayed=False)
    }
    (winner,) = event.state.players.keys() - lost
    assert places(event)[0] == (winner, 1)
    with pytest.raises(CupDecided):
        event.pair()


def test_a_bracket_shows_neighbours_whose_winners_meet():
    assert (in_order(2), in_order(4), in_order(8)) == ([1], [1, 2], [1, 4, 2, 3])
    assert in_order(16) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_an_entry_of_the_plan_says_how_a_cup_goes_on():
    event = Director("ABCD", rounds=3)
    assert damaged(event, "RoundPlanned", round=2, mode=CUP, third="yes") == "third"
    assert damaged(event, "RoundPlanned", round=2, mode=CUP, replayed=True) is None


# --- groups, and then a cup


def groups(*letters):
    """Divisions as groups; the first in the alphabet wins each game."""
    event = Director(terms=Terms(mode=ROUND_ROBIN), rounds=3)
    for at, group in enumerate(letters):
        for letter in group:
            event.do(opening.enter_player, Player(letter, letter, 1500, division=str(at + 1)))
    for _ in range(3):
        play(event)
    return event


def cup_of(event, count):
    facts = {"carry": False, "secret": bytes(32), "app": "test", "cup": True}
    final = copy(event)
    Log.__init__(final, open_final(event.state, "Copa", first_of(event.state, count), 1, **facts))
    return final


def test_the_first_of_one_group_meets_the_second_of_the_other():
    event = cup_of(groups("ABCD", "EFGH"), 2)
    assert (event.state.planned, event.pair().pairs) == (2, "AF BE")


def test_of_three_groups_nobody_meets_the_own_group_in_the_first_stage():
    event = cup_of(groups("ABCD", "EFGH", "IJKL"), 2).pair()
    assert byes(event) == "AE"
    group = {letter: at for at, letters in enumerate(("ABCD", "EFGH", "IJKL")) for letter in letters}
    assert all(group[one] != group[two] for one, two in event.pairs.split())


def test_the_places_of_before_are_those_of_the_bracket_whatever_the_ratings():
    event = Director("ABCD", Terms(mode=ROUND_ROBIN), rounds=3)
    for _ in range(3):
        event.pair().publish()
        for pair in event.state.rounds[-1].draft.pairs:
            worse, better = sorted((pair.first, pair.second))
            event.report(**{better + worse: (400, 300)})
        event.close()
    assert cup_of(event, 4).pair().pairs == "AD BC"
    assert [player.id for player in cup_of(event, 4).state.seeded] == list("DCBA")


def test_a_correction_of_a_player_leaves_the_place_in_the_bracket():
    event = cup_of(groups("ABCD", "EFGH"), 2)
    event.do(opening.change_player, Player("A", "Aina", 900, seed=event.state.players["A"].seed))
    assert [player.id for player in event.state.seeded] == list("AEBF")
