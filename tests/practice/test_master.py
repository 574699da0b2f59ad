"""What the master sees that a strong player does not: the reply, the rack that it keeps, the end."""

from functools import cache
from itertools import islice, product
from random import Random

import pytest

from drivers.few_words import at_random, few
from drivers.positions import new_tiles, real, small_game, small_rack, whole
from drivers.sample import sampled
from faristol.core.board import read_board
from faristol.core.letters import plain
from faristol.core.play import write_play
from faristol.core.tiles import BLANK, tile_set
from faristol.practice.choosing import Choosing
from faristol.practice.endgame import Endgame
from faristol.practice.keeping import while_tiles_come
from faristol.practice.leaves import leaves
from faristol.practice.levels import MASTER, STRONG
from faristol.practice.offers import offers
from faristol.practice.replies import Boards, Rack
from faristol.practice.turns import Position, board_after, laid_by, without
from faristol.practice.weighing import Weighing, other_rack
from faristol.words.plays import find_plays
from faristol.words.slices import finish

CA = tile_set("ca")
EMPTY = "." * 15
UNSEEN = CA.read("AAAEEEINNRRSSSSTT")

CASA = read_board(CA, [*[EMPTY] * 9, "......CASA.....", *[EMPTY] * 5])
"""AMPLE goes down from either A, and then AMPLES: below the first of them, to a triple word square."""
AMPLE = few("ca", "CASA", "AMPLE", "AMPLES")


def chosen(level, bitsets, position, seed=1):
    return finish(Choosing(level, bitsets, position, at_random(seed)).steps())


def played(level, bitsets, position):
    return write_play(CA, chosen(level, bitsets, position).play.play)


def scores(bitsets, board, rack):
    found = find_plays(bitsets, board, rack, confirmed=True).ordered()
    return {write_play(CA, play.play): play.score for play in found}


def test_it_scores_a_point_less_rather_than_open_a_triple_word():
    position = Position(CASA, CA.read("MPLE"), UNSEEN, in_bag=10, may_exchange=0)
    assert scores(AMPLE, CASA, position.rack) == {"8J AMPLE": 11, "10J AMPLE": 10}
    assert played(STRONG, AMPLE, position) == "8J AMPLE"
    assert played(MASTER, AMPLE, position) == "10J AMPLE"


def test_it_scores_the_point_where_the_other_cannot_have_what_is_needed():
    without_s = tuple(tile for tile in UNSEEN if tile != "S")
    position = Position(CASA, CA.read("MPLE"), without_s, in_bag=6, may_exchange=0)
    assert played(MASTER, AMPLE, position) == "8J AMPLE"


@pytest.mark.parametrize(("other", "play"), [("SZ", "10J AMPLE"), ("RZ", "8J AMPLE")])
def test_once_the_bag_is_empty_it_knows_what_the_other_has(other, play):
    position = Position(CASA, CA.read("MPLEQ"), CA.read(other), in_bag=0, may_exchange=0)
    assert played(MASTER, AMPLE, position) == play


@pytest.mark.parametrize(("lead", "play"), [(-40, "8J AMPLE"), (20, "10J AMPLE")])
def test_with_one_tile_in_the_bag_it_makes_the_play_that_wins_more_often(lead, play):
    """Whoever gets the S makes AMPLES: who is behind needs the triple word, who is ahead does not open it."""
    position = Position(CASA, CA.read("MPLE"), CA.read("SZ"), in_bag=1, may_exchange=0, lead=lead)
    assert played(MASTER, AMPLE, position) == play


def test_it_exchanges_a_bad_rack_though_something_can_be_played():
    bitsets, rack = few("ca", "AU"), CA.read("UUUUUUA")
    free = Position(read_board(CA, [EMPTY] * 15), rack, UNSEEN, in_bag=10, may_exchange=7)
    assert chosen(MASTER, bitsets, free).exchange == CA.read("UUUUUU")
    assert chosen(STRONG, bitsets, free).play


@pytest.mark.parametrize("count", [0, 8, 30, 60, 100, 140])
def test_asked_sooner_it_makes_the_best_play_that_it_has_seen_so_far(count):
    board, rack = real("ca")[0]
    position = Position(board, rack, UNSEEN, in_bag=10, may_exchange=7)
    choosing = Choosing(MASTER, whole("ca"), position, at_random(1))
    for _ in islice(choosing.steps(), count):
        pass
    assert choosing.has_found == (count > 0)
    assert not count or choosing.at_once().play.score > 10


def test_in_the_last_turns_too():
    board, rack = real("ca")[0]
    position = Position(board, rack, CA.read("AERST"), in_bag=0, may_exchange=0)
    choosing = Choosing(MASTER, whole("ca"), position, at_random(1))
    asked = [choosing.at_once().play for _ in islice(choosing.steps(), 80) if choosing.has_found]
    assert len(asked) > 30 and None not in asked


# --- beside what is slow and obvious


def best_score(bitsets, board, rack):
    return max((play.score for play in find_plays(bitsets, board, rack, confirmed=True).ordered()), default=0)


def changed(before, after):
    return [at for at, code in enumerate(after.squares) if code != before.squares[at]]


@cache
def games(language):
    return [small_game(language, Random(seed), 300) for seed in range(6)]


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_the_best_reply_is_the_best_play_of_a_whole_search(language):
    random = Random(3)
    for bitsets, positions in games(language):
        boards = Boards(bitsets)
        for board, rack in positions:
            plays = islice(find_plays(bitsets, board, rack, confirmed=True).ordered(), 3)
            after = [board, *(board.with_tiles(new_tiles(board, play)) for play in plays)]
            tiles = small_rack(language, random)
            reply = Rack(bitsets, tiles, while_tiles_come(language, tiles))

            def worth(board, play, tiles=tiles):
                kept = without(tiles, laid_by(board, play, language))
                return leaves(language).worth(tile_set(language), kept)

            for each in after:
                lanes = boards.lanes(each)
                assert each is board or lanes == boards.after(boards.lanes(board), each, changed(board, each))
                found = list(find_plays(bitsets, each, tiles, confirmed=True).ordered())
                assert reply.best_score(lanes) == max((play.score for play in found), default=0)
                assert list(reply.plays(lanes)) == found
                dearest = {(play.square, play.down, plain(play.word)): play for play in reversed(found)}
                kept = [10 * play.score + worth(each, play) for play in dearest.values()]
                assert (reply.best(lanes) or (None,))[0] == max(kept, default=None)
                assert list(reply.going_out(lanes)) == [play for play in found if play.laid == len(tiles)][:1]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ca", pytest.param("ro", marks=pytest.mark.thorough)])
def test_what_is_left_is_weighed_by_every_reply(language):
    weighed = 0
    for bitsets, positions in games(language):
        for number, (board, rack) in enumerate(positions):
            drawn = *small_rack(language, Random(number)), *small_rack(language, Random(number + 50))
            unseen = tuple(tile for tile in drawn if tile != BLANK)
            position = Position(board, rack, unseen, max(0, len(unseen) - 7), 0)
            search = find_plays(bitsets, board, rack, confirmed=True)
            weighing = Weighing(
                bitsets, position, finish(offers(language, position, search)), at_random(number)
            )
            finish(weighing.steps())
            chance = at_random(number)
            racks = [other_rack(position, chance) for _ in range(weighing.racks)]
            for tried in weighing.left:
                after = board_after(board, tried.offer.turn)
                replies = [best_score(bitsets, after, tiles) for tiles in racks]
                assert tried.replies == sum(replies)
                weighed += len(replies)
    assert weighed > 500


def ahead(bitsets, language, now, counts, passed=False):
    """By every way to the end, with no other thought: who is to move has `mine`."""
    board, mine, theirs = now
    tiles, best = tile_set(language), None
    for play in find_plays(bitsets, board, mine, confirmed=True).ordered():
        worth = after(bitsets, language, now, play, counts)
        best = worth if best is None else max(best, worth)
    if best is not None:
        return best
    if passed:
        return counts * (sum(map(tiles.points, theirs)) - sum(map(tiles.points, mine)))
    return -ahead(bitsets, language, (board, theirs, mine), counts, passed=True)


def after(bitsets, language, now, play, counts):
    board, mine, theirs = now
    kept = without(mine, laid_by(board, play, language))
    if not kept:
        return play.score + 2 * counts * sum(map(tile_set(language).points, theirs))
    then = board.with_tiles(new_tiles(board, play)), theirs, kept
    return play.score - ahead(bitsets, language, then, counts)


def solved_and_followed(bitsets, position, worth):
    """Its line, turn by turn, leads to what it says that the ending is worth."""
    first = next(find_plays(bitsets, position.board, position.rack, confirmed=True).ordered())
    endgame = Endgame(bitsets, position, first)
    finish(endgame.steps())
    assert endgame.solved and endgame.ahead == worth
    language, board = bitsets.lexicon.language, position.board
    racks, sign, ahead = [position.rack, position.unseen], 1, 0
    for play in endgame.line:
        if play:
            racks[0] = without(racks[0], laid_by(board, play, language))
            board = board.with_tiles(new_tiles(board, play))
            ahead += sign * play.score
        racks.reverse()
        sign = -sign
    if position.racks_count:
        first, second = (sum(map(tile_set(language).points, rack)) for rack in racks)
        ahead += sign * (second - first) * (1 if first and second else 2)
    assert ahead == worth


@pytest.mark.parametrize(
    ("language", "racks_count"), sampled("small endings", product(["ca", "ro"], [True, False]), 1)
)
def test_few_tiles_are_played_to_the_end_as_well_as_can_be(language, racks_count):
    random, decided = Random(4), 0
    for bitsets, positions in games(language):
        for board, _ in positions[2:]:
            mine, theirs = (tuple(random.sample(small_rack(language, random) * 2, 2)) for _ in range(2))
            position = Position(board, mine, theirs, 0, 0, racks_count=racks_count)
            now = board, mine, theirs
            plays = list(find_plays(bitsets, board, mine, confirmed=True).ordered())
            if not plays:
                continue
            worth = {play: after(bitsets, language, now, play, racks_count) for play in plays}
            play = chosen(MASTER, bitsets, position).play
            decided += worth[plays[0]] < max(worth.values())
            assert worth[play] == max(worth.values())
            solved_and_followed(bitsets, position, max(worth.values()))
    assert decided


@pytest.mark.slow
def test_with_a_blank_fewer_positions_are_looked_at_because_each_has_many_plays():
    board, rack = real("ca")[0]
    looked_at = []
    for mine in (rack, (*rack[:6], BLANK)):
        endgame = Endgame(whole("ca"), Position(board, mine, CA.read("AEGRRST"), 0, 0), None)
        looked_at.append(sum(1 for _ in endgame.steps()))
    assert looked_at[1] < looked_at[0] / 2
