"""'Doi sau mai mulţi jucători': three or four at one table (ROM-1), and what the other clauses say then.

The document says how many may play and leaves the rest to the table: what is settled stands in the ledger.
"""

import pytest

from drivers.match import JUDGE, Match, knows
from faristol.games.classic import arbiter, settling, starting
from faristol.games.classic.drawing import drawn
from faristol.games.classic.errors import NotNow, OnlyOfTwo, TimeIsOver, TooManyPlayers
from faristol.games.classic.recording import as_gcg
from faristol.rulesets import ruleset_data

NAMES = ("Ana Pop", "Dan Rusu", "Ion Luca", "Eva Moga")
HOW_MANY = pytest.mark.parametrize("players", [2, 3, 4])


def match(players=3, ruleset="romanian", **chosen):
    return Match(ruleset, players=NAMES[:players], **chosen)


def game(*plays, players=3, first=1, **chosen):
    return match(players, **chosen).begin(first).play(*plays)


def movers(made):
    return [turn.player for turn in made.state.turns]


@HOW_MANY
def test_rom_1_two_or_more_players_at_one_table(players):
    made = game(players=players)
    assert made.state.names == NAMES[:players]
    assert made.state.counts == (7,) * players
    assert made.state.in_bag == 100 - 7 * players
    assert made.state.scores == (0,) * players


def test_rom_1_at_most_four_at_one_table():
    with pytest.raises(TooManyPlayers) as refused:
        Match("romanian", players=(*NAMES, "Mihai Popa"))
    assert refused.value.details == {"most": 4}


@pytest.mark.parametrize("ruleset", ["mallorca", "federation"])
def test_rom_1_by_no_other_document_more_than_two(ruleset):
    assert "players" not in ruleset_data(ruleset)
    with pytest.raises(TooManyPlayers) as refused:
        match(3, ruleset)
    assert refused.value.details == {"most": 2}


def test_rom_1_the_turn_goes_from_each_to_the_next_and_from_the_last_to_the_first():
    assert movers(game(players=4, first=3).passes(7)) == [3, 4, 1, 2, 3, 4, 1]
    made = game("H7 CASA", "I8 STIRE").exchange(2).invalid("H4 TRACASAX")
    assert (movers(made), made.state.to_move) == ([1, 2, 3, 1], 2)


def test_rom_1_the_nearest_to_a_starts_and_the_joker_is_the_last():
    for tiles, first in (("CBA", 3), ("?ZB", 3), ("AZ?", 1), ("BAB", 2)):
        made = match()
        made.write(starting.draw_for_start(made.state, made.read(tiles)))
        assert made.state.first == first


def test_rom_1_if_the_nearest_letters_are_equal_all_draw_again():
    made = match()
    made.write(starting.draw_for_start(made.state, made.read("ABA")))
    assert (made.state.stage, made.entries[-1]["first"]) == ("start", None)
    made.write(starting.draw_for_start(made.state, made.read("CAB")))
    assert made.state.first == 2


def test_rom_1_other_programs_know_two_players():
    with pytest.raises(OnlyOfTwo):
        as_gcg(game("H8 CASA").state)


@HOW_MANY
def test_rom_5_each_of_them_has_seven_letters_the_first_to_play_draws_first(players):
    made = match(players, mode="tablet")
    while made.state.first is None:
        made.write(starting.draw_for_start(made.state))
    before, tiles = made.state, drawn(made.state, made.state.tile_set.all, 7 * players)
    state = made.write(starting.draw_racks(before)).state
    order = [(before.first - 1 + place) % players for place in range(players)]
    assert [state.racks[at] for at in order] == [
        state.tile_set.sort(tiles[start : start + 7]) for start in range(0, 7 * players, 7)
    ]
    assert [len(rack) for rack in state.racks] == [7] * players
    assert sorted([*state.bag, *sum(state.racks, ())]) == sorted(state.tile_set.all)


def test_rom_9_the_words_are_accepted_by_all_the_others():
    made = game("H8 CASA").put("8H CASX").challenge().judge(knows("ro", "CASA"))
    assert (made.state.turns[-1].kind, made.state.turns[-1].player) == ("invalid", 2)
    assert (made.state.scores, made.state.to_move) == ((8, 0, 0), 3)


def test_rom_9_each_has_a_time_of_their_own_if_the_organiser_set_one():
    made = game(minutes=20).clock().wait(5).play("H8 CASA").wait(21)
    assert [made.state.clocks.left(player, made.now) > 0 for player in (1, 2, 3)] == [True, False, True]
    with pytest.raises(TimeIsOver):
        made.put("8H CEAS")
    made.passes().play("8H CEAS")
    assert (made.state.clocks.of, made.state.clocks.running) == (1, True)
    assert made.state.clocks.left(1, made.now) < 15 * 60_000
    assert game().state.clocks is None


@pytest.mark.parametrize(("players", "passes"), [(2, 4), (3, 6), (4, 8)])
def test_rom_14_all_pass_in_two_rounds_in_a_row(players, passes):
    made = game("H8 CASA", players=players).passes(passes - 1)
    assert made.state.stage == "turn"
    made.passes()
    assert (made.end, made.adjusted) == (("passes", "ROM-14"), [])
    assert made.result == ((8, *(0,) * (players - 1)), 1)


def test_rom_14_the_turn_of_one_who_does_not_pass_breaks_the_run():
    assert game().passes(5).exchange(2).passes(5).state.stage == "turn"
    assert game().passes(5).play("H8 CASA").passes(5).state.stage == "turn"
    assert game().passes(5).invalid("H8 CASX").passes(5).state.stage == "turn"


def test_rom_15_the_game_ends_when_one_of_them_has_no_letters_left():
    made = game().played_out()
    out = made.state.turns[-1].player
    assert made.end == ("played-out", "ROM-15")
    assert [player for player in (1, 2, 3) if made.state.counts[player - 1] == 0] == [out]
    assert (made.over, made.adjusted) == (True, [])


def test_rom_15_the_highest_score_wins():
    made = game("H7 CASA", "I8 STIRE", "H4 TRACASAI", players=4).passes(8)
    assert made.result == ((8, 13, 11, 0), 2)


def test_rom_15_equal_highest_scores_are_nobodys_alone():
    made = game("H7 CASA", "I8 STIRE", "H4 TRACASAI").passes(6)
    assert made.result == ((8, 13, 11), 2)
    made.write(arbiter.correct_points(made.state, 3, 13, JUDGE, "numărat din nou"))
    assert made.result == ((8, 13, 13), None)
    assert game().passes(6).result == ((0, 0, 0), None)


def test_rom_15_a_club_takes_from_each_what_is_left_and_gives_it_to_who_went_out():
    made = game(mode="tablet", rules={"ends.played-out.racks": "ROM-15"}).played_out()
    out = made.state.turns[-1].player
    left = [sum(map(made.state.tile_set.points, rack)) for rack in made.state.racks]
    assert left[out - 1] == 0
    expected = [(player, sum(left) if player == out else -left[player - 1], "ROM-15") for player in (1, 2, 3)]
    assert made.adjusted == expected
    assert made.result[0] == made.state.scores


def test_rom_15_of_a_real_bag_what_is_left_is_told_while_two_still_have_letters():
    made = game(rules={"ends.played-out.racks": "ROM-15"}).played_out()
    assert (made.state.stage, settling.known_racks(made.state)) == ("settling", None)
    out, tiles = made.state.turns[-1].player, made.tile_set.sort(made.state.unseen)
    half = len(tiles) // 2
    told = iter((tiles[:half], tiles[half:]))
    hands = ["" if player == out else made.tile_set.write(next(told)) for player in (1, 2, 3)]
    made.settle(*hands)
    gained = {player: points for player, points, _ in made.adjusted}
    assert gained.pop(out) == sum(map(made.tile_set.points, tiles)) == -sum(gained.values())


def test_rom_15_one_who_gives_up_cannot_win_and_the_best_of_the_others_does():
    made = game("H7 CASA", "I8 STIRE", "H4 TRACASAI").abandon(2)
    assert (made.end, made.state.ending.lost) == (("abandoned", None), (2,))
    assert made.result == ((8, 13, 11), 3)
    with pytest.raises(NotNow):
        made.abandon(1)
    assert game("H7 CASA").abandon(1).result == ((8, 0, 0), None)


@pytest.mark.parametrize(
    ("gives_up", "result"), [(1, ((8, 13, 0), 2)), (2, ((8, 0, 0), 1)), (3, ((8, 13, 0), 2))]
)
def test_rom_15_a_play_that_lies_there_when_another_gives_up_counts(gives_up, result):
    assert game("H7 CASA").put("I8 STIRE").abandon(gives_up).result == result


def test_rom_15_of_more_than_two_nobody_gives_up_before_a_verdict_that_another_may_want():
    made = game("H7 CASA").put("I8 STIRE").challenge()
    with pytest.raises(NotNow):
        made.abandon(1)
    assert made.rule(False).abandon(1).result == ((8, 0, 0), None)
    two = game("H7 CASA", players=2).put("I8 STIRE").challenge()
    assert two.abandon(1).result == ((8, 13), 2)
