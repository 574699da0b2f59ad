"""The racks of the Catalan duplicate: DUP-5, DUP-6, DUP-16, DUP-19."""

import pytest

from drivers.draw import SECRET, Draw, on_board
from faristol.core.rack import kinds
from faristol.core.tiles import tile_set
from faristol.games.draw import RackRule, draw_rack
from faristol.games.judging_draws import KeptNotOnRack, NothingPlayed, NotNow
from faristol.rulesets import ruleset_data

CATALAN = tile_set("ca")


def rule(put_back="whole"):
    data = ruleset_data("duplicate")
    data["rack"]["put_back"] = put_back
    return RackRule.from_data(data)


def filled_up(kept, bag, put_back="whole", seed=SECRET):
    """The rack after a master play that left `kept`, with `bag` in the bag."""
    return draw_rack(CATALAN, rule(put_back), seed, 2, 0, CATALAN.read(bag), CATALAN.read(kept))


def is_valid(rack):
    return rule().need.met_by(kinds(CATALAN, CATALAN.read(rack)))


# --- DUP-5


def test_dup_5_the_first_rack_has_seven_tiles():
    table = Draw().speak()
    assert len(table.state.rack) == 7
    assert len(table.state.bag) == 93


def test_dup_5_after_the_master_play_the_rack_is_filled_up_to_seven():
    table = Draw().speak()
    kept = table.state.rack[:3]
    table.keep(kept)
    assert sorted(table.state.kept) == sorted(kept)
    assert len(table.state.drawn) == 4
    assert len(table.state.bag) == 89


def test_dup_5_or_to_what_there_is():
    found = filled_up("AE", "BC")
    assert (found.kept, sorted(found.drawn)) == (("A", "E"), ["B", "C"])


def test_dup_5_the_last_tiles_are_played_on_with_an_empty_bag():
    found = filled_up("AB", "")
    assert (found.kept, found.drawn) == (("A", "B"), ())


def test_dup_5_only_tiles_of_the_rack_can_stay():
    table = Draw().speak().time()
    missing = next(tile for tile in CATALAN.letters if tile not in table.state.rack)
    with pytest.raises(KeptNotOnRack) as refused:
        table.keep((missing,))
    assert refused.value.details == {"kept": CATALAN.line((missing,)), "rack": CATALAN.line(table.state.rack)}


def test_dup_5_a_master_play_uses_at_least_one_tile():
    table = Draw().speak().time()
    with pytest.raises(NothingPlayed):
        table.keep(table.state.rack)


# --- DUP-6


@pytest.mark.parametrize(
    "rack", ["AEIOUA?", "BCDFGH?", "AEIOUAB", "BCDFGHA", "??", "A?", "B?", "AB", "Ç[NY][L·L]A"]
)
def test_dup_6_valid_with_a_vowel_and_a_consonant_a_blank_being_either(rack):
    assert is_valid(rack)


@pytest.mark.parametrize("rack", ["AEIOUAE", "BCDFGHJ", "?", "A", "B", "Ç[NY][L·L]", ""])
def test_dup_6_not_valid_when_one_kind_is_missing(rack):
    assert not is_valid(rack)


def test_dup_6_one_blank_is_not_a_vowel_and_a_consonant_at_once():
    assert not is_valid("?")
    assert filled_up("", "?") is None


def test_dup_6_a_rack_that_is_not_valid_goes_back_whole_and_seven_are_drawn():
    """Among so many vowels most racks are all vowels; the kept ones go back with the rest."""
    found = filled_up("AEI", "AAAAAAAAAAAEEEEEEEEEEEB")
    assert found.rejected
    (_, first), *later = found.rejected
    assert first[:3] == ("A", "E", "I")
    assert found.kept == ()
    assert all(len(rack) == 7 for _, rack in found.rejected)
    assert "B" in found.drawn and len(found.drawn) == 7
    assert [attempt for attempt, _ in found.rejected] == list(range(found.attempt))


def test_dup_6_the_setting_puts_back_only_the_new_tiles():
    found = filled_up("AEI", "AAAAAAAAAAAEEEEEEEEEEEB", put_back="new")
    assert found.rejected
    assert all(rack[:3] == ("A", "E", "I") for _, rack in found.rejected)
    assert found.kept == ("A", "E", "I")
    assert "B" in found.drawn


def test_dup_6_rejected_racks_are_kept_in_the_log_with_their_clause():
    found = {}
    for number in range(200):
        table = Draw(secret=number.to_bytes(32, "big")).speak()
        if table.entries[3]["type"] == "RackRejected":
            found = table.entries[3]
            break
    assert not is_valid("".join(f"[{tile}]" for tile in found["rack"]))
    assert (found["clause"], found["round"], found["attempt"]) == ("DUP-6", 1, 0)
    assert table.state.rejected == ((tuple(found["rack"]), "DUP-6"),)
    assert sorted(table.state.bag + table.state.rack) == sorted(CATALAN.all)


@pytest.mark.parametrize(
    ("kept", "bag"), [("AE", "IOU"), ("B", "CD"), ("", "?"), ("?", ""), ("", "")], ids=str
)
def test_dup_6_no_rack_comes_where_rack_and_bag_together_cannot_give_a_valid_one(kept, bag):
    assert filled_up(kept, bag) is None


# --- DUP-16


@pytest.mark.parametrize(("kept", "bag"), [("A", "EE"), ("", "BÇ"), ("B", "")])
def test_dup_16_the_game_ends_when_all_vowels_or_all_consonants_are_used(kept, bag):
    assert filled_up(kept, bag) is None


@pytest.mark.parametrize(("kept", "bag"), [("A?", "E"), ("A", "?"), ("", "BÇ?"), ("?", "B"), ("?", "?")])
def test_dup_16_a_blank_left_in_rack_or_bag_counts_as_the_missing_kind(kept, bag):
    assert filled_up(kept, bag) is not None


def test_dup_16_a_whole_game_ends_by_itself_and_says_by_which_clause():
    table = Draw().speak().to_the_end(4)
    assert table.last["type"] == "DrawsEnded"
    assert table.state.ended == "DUP-16"
    left = kinds(CATALAN, table.state.bag + table.state.rack)
    assert min(left.vowels, left.consonants) == 0


@pytest.mark.parametrize("phase", ["call", "time", "keep"])
def test_dup_16_the_judge_may_end_it_with_the_players_agreement(phase):
    table = Draw().speak()
    if phase == "keep":
        table.time()
    if phase == "time":
        table.start()
    assert table.state.phase == phase
    table.end()
    assert table.state.phase == "over"
    assert table.state.ended is None


def test_dup_16_after_the_end_no_rack_is_drawn():
    table = Draw().speak().end()
    for act in (table.new_rack, table.time, table.keep, table.end):
        with pytest.raises(NotNow):
            act()


# --- DUP-19


def test_dup_19_the_judge_may_propose_a_new_rack_for_the_same_round():
    table = Draw().speak().time()
    before = table.state
    table.new_rack()
    assert table.state.round == before.round
    assert table.state.rack != before.rack
    assert len(table.state.rack) == 7
    assert [entry["type"] for entry in table.entries[-2:]] == ["RackSetAside", "RackDrawn"]
    assert table.entries[-2]["clause"] == "DUP-19"


def test_dup_19_the_rack_that_had_no_play_goes_back_whole_and_nothing_reaches_the_board():
    table = Draw().speak().keep("").time()
    before = on_board(table)
    table.new_rack()
    assert on_board(table) == before
    assert table.state.kept == ()


def test_dup_19_the_rack_put_back_stays_in_the_record_of_the_round():
    table = Draw().speak().time()
    set_aside = table.state.rack
    table.new_rack()
    assert (set_aside, "DUP-19") in table.state.rounds[-1].rejected
    assert len(table.state.rounds) == 1
