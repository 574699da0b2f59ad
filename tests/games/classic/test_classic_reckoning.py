"""What is reckoned of a game besides its rules, at the limits: summaries, the clock, a file read back."""

import pytest
from test_classic_gcg import HEAD, back

from drivers.log import MINUTE, SECOND
from drivers.match import Match
from faristol.games.best_plays import Best
from faristol.games.classic.analysing import AnalysedTurn, Analysis
from faristol.games.classic.clocks import ChessClock
from faristol.games.classic.errors import (
    GameDiffers,
    NameOfPlayerMissing,
    NoSuchMinutes,
    TilesWanted,
    WrongCount,
)
from faristol.games.classic.game import summary
from faristol.games.classic.highlights import dear_letters
from faristol.games.classic.recording import as_gcg
from faristol.games.classic.turns import Turn
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, rows_of
from faristol.words.spelling import spelling


@pytest.fixture(scope="module")
def bitsets():
    words = [word for text in ("casa", "os") if (word := spelling("ca").word(text))]
    return Bitsets(Lexicon.of(rows_of(words), {}, language="ca", name="Few", version="1", licence=""))


# --- the best plays beside a player's own


def looked_at(bitsets, match):
    analysis = Analysis(bitsets, match.state)
    while not analysis.done:
        analysis.go_on()
    return analysis


def missing(bitsets, *points):
    """A player's turns, each with so many points less than the best of its rack."""
    analysis = looked_at(bitsets, Match("mallorca").begin().put("H8 CASA", "AACSIII").complete())
    of_one = analysis.analysed[1]
    for number, less in enumerate(points, 1):
        better = of_one.best.plays[0]._replace(score=of_one.turn.points + less)
        analysis.analysed[number] = AnalysedTurn(number, of_one.turn, Best(1, 1, (better,)), True)
    return analysis.summary(1)


def test_a_turn_is_found_when_nothing_better_was_possible(bitsets):
    assert missing(bitsets, 0).found == 1
    assert missing(bitsets, 1).found == 0
    assert missing(bitsets, 0, 3, 0, 1).found == 2


def test_the_best_is_worth_what_its_first_play_scores(bitsets):
    best = looked_at(bitsets, Match("mallorca").begin().put("H8 CASA", "AACSIII").complete()).analysed[1].best
    lesser = best.plays[0]._replace(score=3)
    assert Best(2, 1, (best.plays[0], lesser)).points == best.plays[0].score == 10
    assert Best(0, 0, ()).points == 0


def test_the_turn_that_cost_most_is_one_that_cost_something(bitsets):
    assert missing(bitsets, 0, 0).worst is None
    assert missing(bitsets, 0, 1).worst.number == 2
    assert missing(bitsets, 3, 8, 5).worst.number == 2


def test_a_play_is_known_when_the_list_has_every_word_of_it(bitsets):
    match = Match("mallorca").begin().put("H8 CASA", "AACSIII").complete()
    match.put("I8 OS", "OSEEEEE").complete()
    assert [each.known for each in looked_at(bitsets, match).analysed.values()] == [True, False]


def test_a_letter_of_eight_points_is_a_dear_one_and_one_of_five_is_not():
    tiles = Match("mallorca").tile_set
    assert (tiles.points("J"), tiles.points("V")) == (8, 4)
    assert dear_letters(tiles, Turn(1, "play", laid=("J", "V", "?"))) == ("J",)


# --- before the start


def test_a_player_without_a_name_is_said_by_number():
    for names, number in ((("", "Pau"), 1), (("Neus", " "), 2)):
        with pytest.raises(NameOfPlayerMissing) as missing_name:
            Match("mallorca", players=names)
        assert missing_name.value.details == {"player": number}


def test_a_clock_of_four_hours_is_the_longest():
    assert Match("mallorca", minutes=240).state.clocks.remaining == (14_400_000, 14_400_000)
    for minutes in (-1, 241):
        with pytest.raises(NoSuchMinutes):
            Match("mallorca", minutes=minutes)


def test_a_game_is_called_as_it_is_named_or_by_its_players():
    assert Match("mallorca", name="Final").state.opened.name == "Final"
    assert Match("mallorca").state.opened.name == "Neus Bonet – Pau Riera"


# --- while it runs


def test_nobody_is_over_the_time_while_some_is_left():
    clock = ChessClock((5_000, 5_000)).started(1, 0)
    assert [clock.over(1, now) for now in (0, 4_999, 5_000, 5_001)] == [0, 0, 0, 1]


def test_the_scorer_is_told_how_many_tiles_the_player_to_move_has():
    match = Match("mallorca").begin().fill(0)
    match.play(match.row(3)).passes()
    with pytest.raises(WrongCount) as refused:
        match.put(match.row(2), match.word(match.state.unseen[:2]))
    assert refused.value.details == {"wanted": 4, "typed": 2}


def test_of_an_exchange_one_says_which_tiles_or_at_a_real_bag_how_many():
    with pytest.raises(TilesWanted):
        Match("mallorca").begin().exchange()
    with pytest.raises(TilesWanted):
        Match("mallorca", mode="tablet").begin().exchange(3)


def test_what_counts_for_a_tournament_is_the_result_and_how_it_came():
    match = Match("federation").begin().play("H8 CASA", "8H COSA").abandon(2)
    assert summary(match.state)["result"] == {
        "score": [10, -105],
        "winner": 1,
        "way": "abandoned",
        "lost": [2],
        "decided": False,
        "unsigned": {"names": ["Neus Bonet", "Pau Riera"], "clause": "FED-34"},
    }
    decided = Match("federation").begin().decide((0, 0), None)
    assert summary(decided.state)["result"] == {
        "score": [0, 0],
        "winner": None,
        "way": "decided",
        "lost": [],
        "decided": True,
        "unsigned": {"names": ["Neus Bonet", "Pau Riera"], "clause": "FED-34"},
    }


def test_a_decision_leaves_how_the_game_ended_and_what_was_counted():
    match = Match("federation").begin().play("H8 CASA", "8H COSA").abandon(2)
    before = match.state
    match.decide((10, 5), 1)
    assert match.end == ("abandoned", "FED-18")
    assert (match.state.adjustments, match.result) == (before.adjustments, ((10, 5), 1))


def test_who_has_lost_on_time_has_it_on_the_sheet_by_how_much():
    match = Match("federation").begin().clock().wait(41).passes()
    assert match.state.settled.over == (11 * MINUTE + SECOND, 0)


def test_where_the_program_knows_the_racks_nobody_s_word_for_them_is_taken():
    match = Match("mallorca", "tablet", clocks="table").begin().passes(6)
    known = (match.state.rack(1), match.state.rack(2))
    assert match.settle("AE", "QZ", over=(0, 0)).state.settled.racks == known


# --- as GCG


def test_the_racks_of_a_file_stand_in_the_order_of_its_players():
    for secret in (bytes(32), bytes(range(32)), bytes([7]) * 32, bytes([9]) * 32):
        state = Match("mallorca", "tablet", secret).begin().state
        racks = (state.rack(1), state.rack(2))
        assert as_gcg(state).racks == (racks if state.first == 1 else racks[::-1])
        assert racks[0] != racks[1]


def test_racks_that_were_told_at_the_end_are_counted_in_the_last_lines_of_the_file():
    match = Match("mallorca", clocks="table").begin().play("H8 CASA", "8H COSA").passes(6)
    match.settle("AE", "QZ", over=(0, 0))
    game = as_gcg(match.state)
    assert [(turn.nick, turn.rack, turn.points) for turn in game.turns[-2:]] == [
        ("Neus", ("A", "E"), -2),
        ("Pau", ("Q", "Z"), -16),
    ]
    assert game.racks == ((), ())


def test_a_turn_that_was_forfeited_is_a_pass_with_its_clause():
    told = as_gcg(Match("mallorca").begin().play("H8 CASA").forfeit().passes().state).turns
    assert [(turn.kind, turn.note) for turn in told] == [("play", ""), ("pass", "MAL-10"), ("pass", "")]


def test_without_a_turn_the_first_player_of_the_file_begins():
    assert back(Match("mallorca").begin()).state.first == 1


def test_a_rack_that_is_worth_nothing_is_its_own_player_s():
    match = Match("mallorca", clocks="table").begin().play("H8 CASA", "8H COSA").passes(6)
    match.settle("AE", "?", over=(0, 0))
    assert back(match).state.settled.racks == (("A", "E"), ("?",))


@pytest.mark.parametrize(
    ("ruleset", "turns", "number"),
    [
        ("mallorca", ">a: - +0 0\n>a: - +0 0\n", 2),
        ("mallorca", ">a: - +0 0\n>b: - +0 0\n" * 3 + ">a: CASA 8H CASA +10 10\n", 7),
        ("mallorca", ">a: CASA 8H CASA +10 10\n>a: (time) -7 3\n", 2),
        ("mallorca", ">a: CASA 8H CASA +10 10\n>a: (time) +10 20\n", 2),
        ("romanian", ">a: CASA 8H CASA +8 8\n>a: (time) -10 -2\n", 2),
    ],
)
def test_the_line_of_a_file_that_differs_from_the_rules_is_named(ruleset, turns, number):
    with pytest.raises(GameDiffers) as differs:
        back(Match(ruleset).begin(), HEAD + turns)
    assert differs.value.details == {"turn": number}


def test_a_rack_that_cannot_be_is_not_known():
    again = back(Match("mallorca").begin(), HEAD + ">a: CASAXXX 8H CASA +10 10\n")
    assert again.state.turns[0].rack is None
