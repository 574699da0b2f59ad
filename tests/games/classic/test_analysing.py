"""Each turn beside the best plays of its rack, against every play found the slow way; what leagues count."""

from fractions import Fraction
from random import Random

import pytest

from drivers.match import JUDGE, Match
from drivers.oracle import legal_plays
from drivers.random_games import finish, play_game
from faristol.core.placement import place
from faristol.core.scoring import score
from faristol.games.best_plays import LISTED
from faristol.games.classic import arbiter, playing
from faristol.games.classic.analysing import AT_ONCE, Analysis, boards
from faristol.games.classic.highlights import highlights
from faristol.words.bitsets import Bitsets
from faristol.words.lexicon import Lexicon, rows_of
from faristol.words.spelling import spelling

LETTERS = "aeilnorstu"
WORDS = [one + two for one in LETTERS for two in LETTERS] + [
    "senalla",
    "torneus",
    "lionesa",
    "atenuar",
    "quatre",
]


@pytest.fixture(scope="module")
def bitsets():
    words = [word for text in WORDS if (word := spelling("ca").word(text))]
    return Bitsets(Lexicon.of(rows_of(words), {}, language="ca", name="Few", version="1", licence=""))


def looked_at(bitsets, match):
    analysis = Analysis(bitsets, match.state)
    while not analysis.done:
        analysis.go_on()
    return analysis


def all_scores(bitsets, match, board, rack):
    """Every legal play with its score by the rules of this game, the best first."""
    tiles, rules = match.tile_set, match.state.rules
    plays = legal_plays(bitsets.lexicon, board, rack)
    placed = [place(tiles, rules, board, play, rack) for play in plays]
    return sorted((score(tiles, rules, each).total for each in placed), reverse=True)


@pytest.mark.parametrize("bonus", [0, 50, 200])
@pytest.mark.parametrize("seed", range(2))
def test_the_best_plays_of_each_turn_are_those_found_the_slow_way(bitsets, seed, bonus):
    chance = Random(seed)
    match = Match("federation", "tablet", bytes([seed]) * 32, rules={"play.bonus": bonus})
    finish(play_game(match, chance), chance)
    analysis, before = looked_at(bitsets, match), boards(match.state)
    assert analysis.all == len(match.state.turns) == len(before) - 1
    for number in list(analysis.analysed)[:8]:
        found, turn = analysis.analysed[number], match.state.turns[number - 1]
        scores = all_scores(bitsets, match, before[number - 1], turn.rack)
        assert found.best.count == len(scores)
        assert [play.score for play in found.best.plays] == scores[:LISTED]
        assert found.best.ties == (scores.count(scores[0]) if scores else 0)
        assert found.missed == (scores or [0])[0] - turn.points


def test_what_an_arbiter_makes_of_the_points_does_not_make_the_play_another(bitsets):
    """The best play was made, though the arbiter took a point from it, and one from a turn without a play."""
    match = Match("federation").begin().put("H8 SENALLA", "SENALLA").complete()
    match.write(playing.pass_turn(match.state, match.now, match.read("TORNEUS")))
    best = looked_at(bitsets, match).analysed
    for turn in (1, 2):
        points = match.state.turns[turn - 1].points - 1
        match.write(arbiter.correct_points(match.state, turn, points, JUDGE, "x"))
    analysis = looked_at(bitsets, match)
    assert [each.missed for each in analysis.analysed.values()] == [each.missed for each in best.values()]
    assert (analysis.analysed[1].missed, analysis.summary(1).found, analysis.summary(2).played) == (0, 1, 0)


def test_the_boards_are_those_of_the_game():
    match = Match("federation").begin()
    seen = [match.state.board]
    for act in (
        lambda: match.play("H8 CASA"),
        lambda: match.invalid("9H AX"),
        lambda: match.exchange(2),
        lambda: match.play("8H COSA"),
    ):
        act()
        seen.append(match.state.board)
    assert boards(match.state) == seen


def test_only_turns_with_a_known_rack_are_looked_at(bitsets):
    match = Match("federation").begin().play("H8 CASA")
    match.put("8H CAL", "AELNORS").complete()
    analysis = looked_at(bitsets, match)
    assert list(analysis.analysed) == [2] and analysis.all == 1
    assert analysis.summary(1).turns == 0 and analysis.summary(1).percent is None


def test_the_summary_is_the_sum_of_the_turns(bitsets):
    match = Match("federation").begin()
    match.put("H4 SENALLA", "AAELLNS").complete()
    match.put("8H LA", "AEINORT").complete()
    match.put("10H AS", "EILNSTU").complete()
    one = looked_at(bitsets, match)
    mine = [one.analysed[1], one.analysed[3]]
    summary = one.summary(1)
    assert (summary.turns, summary.played) == (2, match.state.totals[0])
    assert summary.possible == sum(each.best.points for each in mine)
    assert summary.percent == Fraction(100 * summary.played, summary.possible)
    assert summary.missed == sum(each.missed for each in mine)
    assert summary.found == sum(each.missed <= 0 for each in mine)


def test_words_that_the_list_does_not_have_are_marked(bitsets):
    match = Match("federation").begin()
    match.put("H7 XOT", "AELNOTX").complete()
    match.put("9H TES", "AEINORS").complete()
    analysed = looked_at(bitsets, match).analysed
    assert [each.known for each in analysed.values()] == [False, False]
    assert analysed[1].missed < analysed[1].best.points


def test_it_goes_on_a_little_at_a_time(bitsets):
    match = Match("federation", "tablet").begin()
    for _ in range(12):
        match.play(match.row(2))
    analysis = Analysis(bitsets, match.state)
    times = 0
    while not analysis.done:
        analysis.go_on()
        times += 1
    assert times > 1 and AT_ONCE < 1000
    analysis.go_on()
    assert len(analysis.analysed) == 12


# --- what leagues count


def test_the_best_play_seven_tiles_and_the_special_letters():
    match = Match("federation").begin()
    match.play("H4 SENALLA", "8H LAÇ", "4H SAX", "J4 XIj")
    found = highlights(match.state, 1)
    assert (found.best.play, found.sevens) == ("H4 SENALLA", 1)
    assert (found.special.play, found.letters) == ("4H SAX", ("X",))
    other = highlights(match.state, 2)
    assert (other.special.play, other.letters, other.sevens) == ("8H LAÇ", ("Ç",), 0)


def test_nothing_played_nothing_counted():
    match = Match("romanian").begin().passes(4)
    found = highlights(match.state, 1)
    assert (found.best, found.sevens, found.special) == (None, 0, None)
