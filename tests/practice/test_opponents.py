"""The computer as an opponent: it keeps the rules, knows no more than a player, is what its level says."""

from functools import cache
from random import Random

import pytest

from drivers.few_words import at_random, few
from drivers.match import Match
from drivers.positions import real, small_lexicon, whole
from faristol.core.letters import codes, word_text
from faristol.core.tiles import tile_set
from faristol.practice import opponent
from faristol.practice.choosing import Choosing
from faristol.practice.leaves import leaves, uneven
from faristol.practice.levels import BEGINNER, LEVELS, MASTER, STRONG
from faristol.practice.turns import Chosen, Position, kept_by
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays
from faristol.words.slices import finish

EACH_LEVEL = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
EACH_LEVEL_BUT_THE_MASTER_SELDOM = pytest.mark.parametrize(
    "level",
    [pytest.param(level, marks=pytest.mark.slow if level is MASTER else ()) for level in LEVELS.values()],
    ids=LEVELS,
)
RULESETS = {"mallorca": "ca", "federation": "ca", "romanian": "ro"}


@cache
def small(language):
    return Bitsets(small_lexicon(language, Random(7), 4000))


def plays_to_the_end(match, bitsets, level, chance):
    for _ in range(200):
        if match.state.stage != "turn":
            return match
        chosen = finish(Choosing(level, bitsets, opponent.position(match.state), chance).steps())
        match.write(opponent.turn(match.state, chosen, match.now))
    raise AssertionError("a game without end")


@EACH_LEVEL_BUT_THE_MASTER_SELDOM
@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_plays_a_game_to_its_end_by_the_rules(ruleset, level):
    for seed in range(3):
        match = Match(ruleset, "tablet", secret=seed.to_bytes(32, "big"), minutes=0).begin()
        plays_to_the_end(match, small(RULESETS[ruleset]), level, at_random(seed))
        assert match.state.stage == "over"
        assert all(turn.clause is None for turn in match.state.turns if turn.kind == "play")


@EACH_LEVEL
def test_with_the_real_words_too(level):
    match = Match("mallorca", "tablet", minutes=0).begin()
    plays_to_the_end(match, whole("ca"), level, at_random(1))
    assert match.state.stage == "over" and sum(match.state.totals) > 300


@EACH_LEVEL
def test_the_same_chance_makes_the_same_turn(level):
    match = Match("romanian", "tablet", minutes=0).begin()
    position = opponent.position(match.state)
    one, two = (finish(Choosing(level, small("ro"), position, at_random(3)).steps()) for _ in range(2))
    assert one == two


def test_it_knows_only_words_that_several_sources_have():
    bitsets = small("ca")
    for seed in range(4):
        match = Match("mallorca", "tablet", secret=seed.to_bytes(32, "big"), minutes=0).begin()
        plays_to_the_end(match, bitsets, STRONG, at_random(seed))
        for turn in match.state.turns:
            for word in turn.words:
                plain = bytes(codes(tile_set("ca"))[each] for each in tile_set("ca").read(word))
                assert bitsets.lexicon.is_confirmed(plain)


def test_the_beginner_knows_short_words_and_leaves_the_best_play_alone():
    match = Match("mallorca", "tablet", minutes=0).begin()
    position = opponent.position(match.state)
    chosen = finish(Choosing(BEGINNER, whole("ca"), position, at_random(5)).steps())
    best = next(find_plays(whole("ca"), position.board, position.rack, confirmed=True).ordered())
    assert chosen.play and len(chosen.play.word) <= BEGINNER.longest
    assert chosen.play.score < best.score


def test_the_strong_one_makes_the_best_score():
    match = Match("mallorca", "tablet", minutes=0).begin()
    position = opponent.position(match.state)
    best = find_plays(whole("ca"), position.board, position.rack, confirmed=True).best()
    assert finish(Choosing(STRONG, whole("ca"), position, at_random(5)).steps()).play in best


def test_the_master_would_rather_keep_a_blank_than_score_a_point_more():
    bitsets, tiles = few("ca", "AS", "SA", "CASA", "CASES"), tile_set("ca")
    rack = tiles.read("CASAX?E")
    board = Match("mallorca").state.board
    position = Position(board, rack, tiles.all, 80, 7)
    with_it = finish(Choosing(MASTER, bitsets, position, at_random(1)).steps())
    assert with_it.play is not None
    values = leaves("ca")
    worth = {
        play: 10 * play.score + values.worth(tiles, kept_by(position, Chosen(play), "ca"))
        for play in find_plays(bitsets, board, rack, confirmed=True).ordered()
    }
    assert worth[with_it.play] == max(worth.values())


def test_without_a_play_it_exchanges_where_that_is_allowed_and_passes_where_not():
    bitsets = few("ca", "SUC")
    tiles = tile_set("ca")
    board = Match("mallorca").state.board
    for level in LEVELS.values():
        free = Position(board, tiles.read("AEIOXHB"), tiles.all, 80, 7)
        assert finish(Choosing(level, bitsets, free, at_random(1)).steps()).exchange
        bound = Position(board, tiles.read("AEIOXHB"), tiles.read("AEIOXHBAEI"), 3, 0)
        chosen = finish(Choosing(level, bitsets, bound, at_random(1)).steps())
        assert chosen.play is None and not chosen.exchange


def test_at_the_end_the_master_goes_out_rather_than_score_more():
    """CASA leaves an S, and the other plays out; CASES is out at once and takes the other's rack."""
    bitsets, tiles = few("ca", "CASA", "CASES", "SA", "XA", "AX"), tile_set("ca")
    board = Match("mallorca").state.board
    rack, other = tiles.read("CASES"), tiles.read("XA")
    position = Position(board, rack, other, 0, 0)
    chosen = finish(Choosing(MASTER, bitsets, position, at_random(1)).steps())
    assert chosen.play and word_text(tiles, chosen.play.word) == "CASES"


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_what_it_has_learnt_is_what_players_say(language):
    """A blank is worth most of all; a second of a rare tile less than the first; uneven racks are worse."""
    values, tiles = leaves(language), tile_set(language)
    assert values.worth(tiles, ("?",)) == max(values.worth(tiles, (tile,)) for tile in values.tiles)
    assert values.balance[0] > values.balance[4] > values.balance[6]
    assert set(values.tiles) == set(tiles.all)
    assert uneven(tiles, ("A", "E", "?", "S")) == 1


def test_it_sees_no_more_than_a_player():
    match = Match("mallorca", "tablet", minutes=0).begin()
    state = match.state
    position = opponent.position(state)
    other = state.rack(3 - state.to_move)
    assert sorted(position.unseen) == sorted((*state.bag, *other))
    assert position.unseen == tuple(state.tile_set.sort(position.unseen))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ca", "ro"])
def test_a_level_loses_about_as_many_points_a_turn_as_it_says(language):
    """From real positions, beside every play of the list; the figures themselves are measured in games."""
    words, random = whole(language), Random(1)
    lost = {level.name: [] for level in LEVELS.values() if level.loses}
    for board, rack in real(language)[:40]:
        best = next(find_plays(words, board, rack).ordered()).score
        for name in lost:
            position = Position(board, rack, (), 30, 0)
            play = finish(Choosing(LEVELS[name], words, position, random.random).steps()).play
            lost[name].append(best - (play.score if play else 0))
    means = {name: sum(points) / len(points) for name, points in lost.items()}
    for name, points in means.items():
        assert abs(points - LEVELS[name].loses[language]) < 5 + 0.3 * points
    assert means["beginner"] > means["club"] > means["strong"]
