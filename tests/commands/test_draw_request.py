"""`draw`: the racks of draw v1, as the application draws them."""

import json
from pathlib import Path

import pytest

from drivers.offenders import each
from faristol.core.tiles import take, tile_set
from faristol.games.draw import RackRule, draw_rack
from faristol.rulesets import ruleset_data

SEED = bytes(range(32)).hex()
GOLDEN = json.loads((Path(__file__).parents[1] / "data/draw-v1.json").read_text("utf-8"))


def draw(program, ruleset="duplicate", **keys):
    language = ruleset_data(ruleset)["language"]
    whole = {
        "language": language,
        "seed": SEED,
        "round": 1,
        "bag": tile_set(language).write(tile_set(language).all),
    }
    return program.ok("draw", ruleset=ruleset, **whole | keys)


@pytest.mark.parametrize(("ruleset", "size"), [("duplicate", 7), ("romanian-duplicate", 7), ("completiv", 6)])
def test_the_rack_is_that_of_the_application(program, ruleset, size):
    tiles = tile_set(ruleset_data(ruleset)["language"])
    drawn = draw_rack(tiles, RackRule.from_data(ruleset_data(ruleset)), bytes(range(32)), 3, 0, tiles.all, ())
    answer = draw(program, ruleset, round=3)
    assert answer["rack"] == answer["drawn"] == tiles.write(drawn.drawn)
    assert len(tiles.read_strict(answer["rack"])) == size


def test_the_golden_first_rack(program):
    golden = next(row for row in GOLDEN["draws"] if row["is"] == "first rack, Catalan")
    answer = draw(program, seed=golden["seed"], round=golden["round"])
    assert answer["rack"] == tile_set("ca").write(golden["drawn"])


def test_what_is_kept_stays_and_the_rest_is_drawn(program):
    answer = draw(program, bag="AEILLST", kept="R[NY]?")
    assert answer["rack"] == "R[NY]?" + answer["drawn"]
    assert len(answer["drawn"]) == 4
    assert answer["rejected"] == []


def test_a_rack_that_is_not_valid_is_told_with_its_clause_and_goes_back_whole(program):
    answers = [draw(program, bag="BCDFGHJLMN" + "A", kept="RST", round=n) for n in range(1, 30)]
    rejected = [answer for answer in answers if answer["rejected"]]
    assert rejected
    for answer in rejected:
        assert answer["rack"] == answer["drawn"]
        assert {row["clause"] for row in answer["rejected"]} == {"DUP-6"}
        assert answer["rejected"][0]["rack"].startswith("RST")
        assert "A" in answer["rack"]


def test_the_order_of_the_bag_does_not_matter(program):
    assert draw(program, bag="ABCDEFGHI") == draw(program, bag="IHGFEDCBA")


def test_no_valid_rack_any_more(program):
    assert draw(program, bag="BCD") == {"over": True, "clause": "DUP-16"}
    assert draw(program, "completiv", bag="BCD", kept="F") == {"over": True, "clause": "RDU-1"}


def test_with_an_empty_bag_the_kept_tiles_are_the_rack(program):
    assert draw(program, bag="", kept="AB") == {"rack": "AB", "drawn": "", "rejected": []}
    assert draw(program, bag="", kept="") == {"over": True, "clause": "DUP-16"}


@each(
    ("keys", "error"),
    [
        ({"seed": ""}, ("wrong-value", "seed")),
        ({"seed": "abc"}, ("wrong-value", "seed")),
        ({"seed": "zz"}, ("wrong-value", "seed")),
        ({"seed": "00 00"}, ("wrong-value", "seed")),
        ({"round": 0}, ("wrong-value", "round")),
        ({"round": 2**32}, ("wrong-value", "round")),
        ({"round": "1"}, ("wrong-kind", "round")),
        ({"bag": "XX"}, ("too-many-tiles", "bag")),
        ({"bag": "X", "kept": "X"}, ("too-many-tiles", "kept")),
        ({"bag": "", "kept": "ABCDEFGH"}, ("too-many-tiles", "kept")),
        ({"ruleset": "mallorca"}, ("wrong-choice", "ruleset")),
    ],
)
def test_what_cannot_be_is_an_error_that_names_the_key(program, keys, error):
    whole = {"ruleset": "duplicate", "language": "ca", "seed": "00", "round": 1, "bag": "ABC"}
    assert program.refused("draw", **whole | keys) == error


def test_the_tiles_of_a_rack_are_in_bag_and_kept(program):
    tiles = tile_set("ca")
    for n in range(1, 20):
        answer = draw(program, kept="", round=n)
        assert take(tiles.all, tiles.read_strict(answer["rack"])) is not None
