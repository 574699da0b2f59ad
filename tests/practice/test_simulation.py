"""Turns played on: how often each wins, beside every way in which a small game can go on."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from statistics import mean

import pytest
from test_master import after, games

from drivers.few_words import at_random
from drivers.positions import FEW_LETTERS, new_tiles, real, whole
from faristol.core.tiles import tile_set
from faristol.practice.foresight import Foresight
from faristol.practice.offers import Offer, offers
from faristol.practice.simulation import Simulation
from faristol.practice.turns import Chosen, Position, kept_by, laid_by, without
from faristol.practice.winning import winning
from faristol.words.plays import find_plays
from faristol.words.slices import finish


def few_tiles(language, random, count):
    tiles = tile_set(language)
    return tuple(random.choices([one for one in FEW_LETTERS[language] if tiles.letters[one][0]], k=count))


def by_points(position, play, language):
    return Offer(Chosen(play), kept_by(position, Chosen(play), language), 0)


def small_endings(language, in_bag):
    """Yield positions with a tile or two in the bag, and turns that empty it."""
    random = Random(7)
    for bitsets, positions in games(language):
        for board, _ in positions[2:4]:
            mine, unseen = few_tiles(language, random, 2), few_tiles(language, random, 2 + in_bag)
            position = Position(board, mine, unseen, in_bag, 0, lead=random.choice((-9, -2, 0, 3, 8)))
            plays = find_plays(bitsets, board, mine, confirmed=True).ordered()
            last = [play for play in plays if play.laid >= in_bag][:3]
            if last:
                yield bitsets, position, [by_points(position, each, language) for each in last]


def wins_by_every_deal(bitsets, position, play):
    """By all orders of the bag, and every way to the end from each."""
    language, found = bitsets.lexicon.language, []
    kept = without(position.rack, laid_by(position.board, play, language))
    for bag in permutations(position.unseen, position.in_bag):
        other = without(position.unseen, bag)
        board = position.board.with_tiles(new_tiles(position.board, play))
        lead = position.lead + play.score - ahead_of(bitsets, language, (board, other, kept + bag))
        found.append(0.5 if lead == 0 else float(lead > 0))
    return mean(found)


def ahead_of(bitsets, language, now):
    """What who is to move gains at most: by every play, or by none."""
    board, mine, theirs = now
    plays = list(find_plays(bitsets, board, mine, confirmed=True).ordered())
    if plays:
        return max(after(bitsets, language, now, play, True) for play in plays)
    reply = list(find_plays(bitsets, board, theirs, confirmed=True).ordered())
    if not reply:
        points = tile_set(language).points
        return sum(map(points, theirs)) - sum(map(points, mine))
    return -max(after(bitsets, language, (board, theirs, mine), play, True) for play in reply)


@pytest.mark.parametrize("language", ["ca", "ro"])
@pytest.mark.parametrize("in_bag", [1, pytest.param(2, marks=pytest.mark.thorough)])
def test_with_a_tile_or_two_in_the_bag_it_wins_as_often_as_every_deal_says(language, in_bag):
    counted, shares = 0, set()
    for bitsets, position, offered in small_endings(language, in_bag):
        simulation = Simulation(bitsets, position, offered, at_random(1), positions=5_000)
        finish(simulation.steps())
        for tried in simulation.tried:
            exact = wins_by_every_deal(bitsets, position, tried.offer.turn.play)
            assert tried.wins.mean == pytest.approx(exact)
            assert tried.wins.off == 0
            counted += 1
            shares.add(round(exact, 2))
    assert counted > 5 and len(shares) > 2


@pytest.mark.thorough
def test_where_not_every_deal_is_tried_it_is_right_on_average():
    off = []
    for bitsets, position, offered in small_endings("ca", 2):
        exact = [wins_by_every_deal(bitsets, position, each.turn.play) for each in offered]
        for seed in range(10):
            simulation = Simulation(bitsets, position, offered, at_random(seed), most_tries=5, positions=999)
            finish(simulation.steps())
            if len(offered) == 1 or simulation.exact:
                continue
            off += [each.wins.mean - wins for each, wins in zip(simulation.tried, exact, strict=True)]
    assert len(off) > 50 and abs(mean(off)) < 0.06
    assert max(map(abs, off)) > 0.1


def middle(language="ca"):
    board, rack = real(language)[0]
    unseen = (*tile_set(language).read("AAAEEEINNRRSSSSTT"), *rack)
    return Position(board, rack, unseen, len(unseen) - 7, 0)


def simulated(position, offered, **more):
    simulation = Simulation(whole("ca"), position, offered, at_random(1), **more)
    finish(simulation.steps())
    return simulation


def test_a_turn_that_is_behind_for_certain_is_given_up_and_it_ends_by_itself():
    position = middle()
    plays = list(find_plays(whole("ca"), position.board, position.rack, confirmed=True).ordered())
    offered = [by_points(position, each, "ca") for each in (plays[0], plays[-1])]
    simulation = simulated(position, offered)
    assert simulation.rounds < 100
    first, last = simulation.best_first
    assert (first.offer, last.offer) == tuple(offered)
    assert last.given_up and first.wins.mean > last.wins.mean


def test_with_the_same_chance_it_comes_to_the_same():
    position = middle()
    search = find_plays(whole("ca"), position.board, position.rack, confirmed=True)
    offered = finish(offers("ca", position, search))[:3]
    one, two = (simulated(position, offered, most_tries=10) for _ in range(2))
    assert [each.outcomes for each in one.tried] == [each.outcomes for each in two.tried]
    assert all(0 < each.wins.off < 1 for each in one.tried)


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_a_greater_lead_wins_more_and_counts_for_more_the_fewer_tiles_there_are(language):
    chances = winning(language)
    by_lead = [chances.chance(lead, 30) for lead in range(-100, 101, 10)]
    assert by_lead == sorted(by_lead) and by_lead[0] < 0.2 and by_lead[-1] > 0.9
    by_bag = [chances.chance(60, in_bag) for in_bag in (0, 7, 30, 80)]
    assert by_bag == sorted(by_bag, reverse=True) and by_bag[0] > 0.95


def test_stopped_it_shows_what_it_has_found_so_far():
    position = middle()
    search = find_plays(whole("ca"), position.board, position.rack, confirmed=True)
    foresight = Foresight(whole("ca"), position, offers("ca", position, search), at_random(1))
    while not foresight.simulation or foresight.simulation.rounds < 2:
        foresight.go_on()
    foresight.stop()
    foresight.go_on()
    assert foresight.done and foresight.simulation.rounds == 2
    assert all(len(each.outcomes) == 2 for each in foresight.simulation.tried)


@pytest.mark.parametrize("in_bag", [1, 17])
def test_tiles_that_the_other_is_known_to_have_are_on_its_rack_in_every_deal(in_bag):
    position = replace(middle(), unseen=tile_set("ca").read("AAEEIINRSSTTLLMOUDPC?BGH")[: in_bag + 7])
    position = replace(position, in_bag=in_bag, known=position.unseen[:2])
    simulation = Simulation(whole("ca"), position, [], at_random(1))
    deals = simulation.deals or [simulation._dealt() for _ in range(20)]
    for deal in deals:
        assert not Counter(position.known) - Counter(deal.other) and len(deal.other) == 7
        assert Counter(deal.other) + Counter(deal.bag) == Counter(position.unseen)
    assert len({deal.bag for deal in deals}) > 1


def test_more_tries_go_on_as_if_there_had_been_as_many_from_the_start():
    position = middle()
    search = find_plays(whole("ca"), position.board, position.rack, confirmed=True)
    offered = finish(offers("ca", position, search))[:2]
    whole_way = simulated(position, offered, most_tries=10)
    again = Simulation(whole("ca"), position, offered, at_random(1), 4)
    finish(again.steps())
    again.most_tries = 10
    finish(again.steps())
    assert [each.outcomes for each in again.tried] == [each.outcomes for each in whole_way.tried]


def test_with_more_turns_each_try_is_played_on_longer():
    position = middle()
    search = find_plays(whole("ca"), position.board, position.rack, confirmed=True)
    offered = finish(offers("ca", position, search))[:2]
    steps = []
    for turns in (1, 2, 4):
        simulation = Simulation(whole("ca"), position, offered, at_random(1), 5, turns=turns)
        steps.append(sum(1 for _ in simulation.steps()))
    assert 5 < steps[0] < steps[1] < steps[2]


def test_few_tries_are_kept_to_and_with_more_every_deal_is_tried_in_the_end():
    for bitsets, position, offered in small_endings("ca", 2):
        simulation = Simulation(bitsets, position, offered, at_random(1), most_tries=3, positions=999)
        finish(simulation.steps())
        assert simulation.rounds <= 3 and not simulation.exact
        simulation.most_tries = 600
        finish(simulation.steps())
        assert simulation.exact and all(each.wins.off == 0 for each in simulation.tried)
        simulation.most_tries = 10
        finish(simulation.steps())
        assert simulation.exact
        break
