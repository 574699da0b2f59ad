"""A completiv on the screen: six tiles, a place for the seventh, and what there is to choose from: RDU-6."""

import re

from test_the_round import Judge

from drivers.bag_club import Tables
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.session import Session
from screens.states.room_boards import event_of


def completiv(**chosen):
    return Tables("completiv", **chosen).begin().draw("CASTRE")


def test_a_stub_stands_for_the_seventh_letter_while_it_can_be_named_and_only_in_a_completiv():
    judge = Judge(completiv())
    judge.does("start")
    for step in ("end_time", "to_master"):
        assert judge.window.regions["shelf"].count("rack__place") == 6
        assert judge.window.regions["shelf"].count("rack__stub") == 1
        judge.does(step)
    classic = Judge(Tables("romanian-duplicate").begin().draw("CASATRI"))
    classic.does("start")
    assert "rack__stub" not in classic.window.regions["shelf"]
    judge = Judge(Tables("romanian-duplicate").begin().draw("CASATRI"))
    assert 'id="stock"' not in judge.window.regions["work"] and "Seventh letter" not in judge.shows()


def test_the_stock_is_all_that_is_neither_on_the_board_nor_on_the_rack():
    club = completiv()
    judge = Judge(club)
    for step in ("start", "end_time"):
        assert "94 tiles in the bag" in judge.shows()
        assert counts(judge)["E"] == club.state.tile_set.all.count("E") - 1
        judge.does(step)
    assert sum(counts(judge).values()) == 94
    judge.does("take", typed="1 h8 cast")
    judge.does("to_master")
    judge.does("master", play="H8 CAST")
    judge.does("next_round")
    assert judge.window.do("duplicate.type_rack", {"tiles": "aoin"})["ok"]
    assert "90 tiles in the bag" in judge.shows()
    assert counts(judge)["A"] == club.state.tile_set.all.count("A") - 2


def test_the_next_round_is_drawn_from_the_bag_without_the_seventh_letter():
    judge = Judge(completiv())
    for step in ("start", "end_time"):
        judge.does(step)
    judge.does("take", typed="1 h8 castreze")
    judge.does("to_master")
    judge.does("master", play="H8 CASTRAE", announced="yes")
    assert "93 tiles in the bag" in judge.window.regions["shelf"], judge.window.regions["shelf"]


def counts(judge):
    """Return how many of each letter are left, as they are read out."""
    stock = judge.window.regions["work"].partition('id="stock"')[2].partition("</section>")[0]
    return {letter: int(n) for letter, n in re.findall(r">(\w|blank)(?:, \d+ points?)?: (\d+)<", stock)}


def test_its_clauses_are_those_of_completiv():
    judge = Judge(completiv())
    assert "Romanian completiv, drawing the letters" in judge.shows()
    assert "Romanian completiv, the seventh letter" in judge.shows()
    judge.does("start")
    judge.does("end_time")
    judge.does("to_master")
    assert "Romanian completiv, the top of a round" in judge.shows()
    assert "made up to six" in judge.shows() and "Romanian duplicate" not in judge.shows()
    classic = Judge(Tables("romanian-duplicate").begin().draw("CASATRI"))
    assert "Romanian duplicate, drawing the letters" in classic.shows()


def room_page(club):
    return public(event_of(club), club.entries[-1]["at"], 60, Session())["html"]


def test_the_room_sees_the_place_and_the_stock():
    page = room_page(completiv(room_sees="draw"))
    assert page.count("rack__place") == 6 and page.count("rack__stub") == 1
    assert 'id="public-stock"' in page
    page = room_page(Tables("romanian-duplicate", room_sees="draw").begin().draw("CASATRI"))
    assert "rack__stub" not in page and "public-stock" not in page
