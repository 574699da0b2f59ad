"""Exchanging tiles, and senyors, by the Ciutat de Mallorca rules (MAL-17, MAL-18)."""

from functools import partial

import pytest

from drivers.match import Match
from faristol.core.tiles import take, tile_set
from faristol.games.classic import exchanging
from faristol.games.classic.errors import (
    BagTooSmall,
    NoSenyors,
    SenyorsAlready,
    TooFewToExchange,
    TooManyToExchange,
)
from faristol.games.classic.senyors import change, is_senyors, missing_kind
from faristol.games.draw import draw


def game(*plays, **chosen):
    return Match("mallorca", **chosen).begin().play(*plays)


def drawn_by(seed, bag, count, attempt):
    return draw(tile_set("ca"), seed, 1, attempt, bag, count)


def changed(rack, bag):
    """The procedure on a rack and a bag, with the first seed by which the new rack is of one kind again."""
    tiles = tile_set("ca")
    for number in range(400):
        by_seed = partial(drawn_by, number.to_bytes(32, "big"))
        found = change(tiles, 7, tiles.read(rack), tiles.read(bag), by_seed)
        if found.case:
            return found, tiles.read(bag + rack)
    raise AssertionError("never senyors again")


def tablet(**chosen):
    return Match("mallorca", mode="tablet", **chosen).begin()


def test_mal_17_exchange_refused_with_six_in_the_bag():
    match = game().fill(6)
    with pytest.raises(BagTooSmall) as refused:
        match.exchange(1)
    assert refused.value.details == {"in_bag": 6, "needed": 7, "clause": "MAL-17"}


def test_mal_17_with_seven_in_the_bag_one_to_seven_can_be_exchanged():
    match = game().fill(7)
    for count in range(1, 8):
        (entry, *_) = exchanging.exchange(match.state, match.now, count=count)
        assert (entry["type"], entry["count"], entry["clause"]) == ("Exchanged", count, "MAL-17")
    with pytest.raises(TooManyToExchange):
        exchanging.exchange(match.state, match.now, count=8)
    with pytest.raises(TooFewToExchange):
        exchanging.exchange(match.state, match.now, count=0)


def test_mal_17_it_costs_the_turn():
    match = game("H8 CASA").exchange(3)
    assert (match.state.to_move, match.state.scores, match.state.in_bag) == (1, (10, 0), 82)


def test_mal_17_new_tiles_are_drawn_before_the_old_ones_go_back():
    """With seven in the bag and seven exchanged, just those seven come."""
    match = tablet().fill(7)
    state = match.state
    there, given = state.bag, state.rack(state.to_move)
    match.exchange(tiles=state.tile_set.write(given))
    assert match.state.rack(state.to_move) == there
    assert match.state.bag == given


def test_mal_18_seven_vowels_or_seven_consonants_are_senyors():
    tiles = Match("mallorca").state.tile_set
    assert is_senyors(tiles, 7, tiles.read("AAEEIOU"))
    assert is_senyors(tiles, 7, tiles.read("BÇL·LNYQRS"))
    assert not is_senyors(tiles, 7, tiles.read("AAEEIOB"))


def test_mal_18_six_and_a_blank_are_not():
    tiles = Match("mallorca").state.tile_set
    assert not is_senyors(tiles, 7, tiles.read("AAEEIO?"))
    assert not is_senyors(tiles, 7, tiles.read("BCDFGH?"))


def test_mal_18_it_needs_a_full_rack():
    tiles = Match("mallorca").state.tile_set
    assert not is_senyors(tiles, 7, tiles.read("AAEEIO"))
    with pytest.raises(NoSenyors):
        game().senyors(rack="AAEEIOB")


def test_mal_18_the_seven_go_back_first_and_the_turn_is_not_lost():
    for number in range(40):
        match = tablet(secret=bytes([number]) * 32)
        state = match.state
        player = state.to_move
        if not is_senyors(state.tile_set, 7, state.rack(player)):
            with pytest.raises(NoSenyors):
                match.senyors()
            continue
        match.senyors()
        assert match.state.to_move == player
        assert not is_senyors(state.tile_set, 7, match.state.rack(player))


def test_mal_18_of_one_missing_tile_it_comes_to_the_rack_and_six_are_drawn():
    found, bag = changed("AAEEIOU", "AEEEIIO" + "B")
    assert found.case == "a"
    first, last = found.racks
    assert set(first) <= set("AEIOU")
    assert last.count("B") == 1
    assert len(last) == 7
    assert take(bag, last) is not None


@pytest.mark.parametrize(("bag", "case"), [("AEEEIIO" + "B", "a"), ("AEEEIIOAAEEIOUAEI" + "BC", "b")])
def test_mal_18_each_time_other_tiles_are_drawn(bag, case):
    """No two draws of one procedure come from the same numbers."""
    tiles, attempts = tile_set("ca"), []

    def vowels_first(together, count, attempt):
        attempts.append(attempt)
        order = sorted(together, key=lambda each: each in "BC", reverse=len(attempts) > 2)
        return tuple(order[:count])

    assert change(tiles, 7, tiles.read("AAEEIOU"), tiles.read(bag), vowels_first).case == case
    assert attempts == list(range(len(attempts))) and len(attempts) > 1


def test_mal_18_a_single_blank_serves_as_the_missing_tile():
    found, _ = changed("AAEEIOU", "AEEEIIO" + "?")
    assert (found.case, found.racks[-1].count("?")) == ("a", 1)


def test_mal_18_of_two_or_more_all_seven_go_back_until_the_rack_has_both_kinds():
    found, bag = changed("AAEEIOU", "AEEEIIOAAEEIOUAEI" + "BC")
    assert found.case == "b"
    *again, last = found.racks
    assert all(set(rack) <= set("AEIOU") for rack in again)
    assert set(last) & set("BC")
    assert all(take(bag, rack) is not None for rack in found.racks)


def test_mal_18_of_none_the_rack_stays_and_play_goes_on():
    found, _ = changed("BCDFGHJ", "LLMMNNP")
    assert found.case == "c"
    assert len(found.racks) == 1


def test_mal_18_only_what_is_missing_in_the_bag_is_counted():
    tiles = Match("mallorca").state.tile_set
    assert missing_kind(tiles, tiles.read("AAEEIOU"), tiles.read("AEB?C")) == ("B", "?", "C")
    assert missing_kind(tiles, tiles.read("BCDFGHJ"), tiles.read("AEB?C")) == ("A", "E", "?")


def test_mal_18_it_does_not_need_seven_in_the_bag_but_a_tile():
    assert game().fill(1).senyors().state.senyors
    with pytest.raises(NoSenyors):
        game().fill(0).senyors()


def test_mal_18_once_in_a_turn():
    match = game().senyors()
    with pytest.raises(SenyorsAlready):
        match.senyors()
    assert match.passes().senyors().state.senyors
