"""A tile that is put on the board must be played (MAL-10), at a tablet whose club plays so."""

import pytest

from drivers.match import Match
from drivers.players_window import Players
from faristol.rulesets import ruleset_data


def at_the_tablet(*, strict=True, **chosen):
    game = Match("mallorca", "tablet", rules={"forfeit.strict": strict}, **chosen).begin().clock()
    return Players(game).shows()


def lays(players, *squares):
    """The first tiles of the rack that are still there, a square each."""
    for place, square in squares:
        players.does("tile", place=str(place)).at(square)
    return players


def refused(players, name, **data):
    assert not players.act(name, **data)["ok"]
    return players.regions["notice"]


def refused_play(players, play):
    assert not players.act("play", {"play": play})["ok"]
    return players.regions["notice"]


def test_mal_10_as_it_comes_tiles_are_tried_out_freely():
    assert ruleset_data("mallorca")["forfeit"]["strict"] is False
    players = lays(at_the_tablet(strict=False), (0, "H8")).at("H8")
    assert players.rack_shown and len(players.rack_shown) == 7 and 'id="down"' not in players.page
    players.does("pass_turn")
    assert players.types[-1] == "Passed"


@pytest.mark.parametrize("act", ["pass_turn", "begin_exchange", "show_senyors"])
def test_mal_10_where_a_club_plays_so_nothing_else_is_done_once_a_tile_was_put_down(act):
    players = lays(at_the_tablet(), (0, "H8"))
    entries = len(players.entries)
    for _ in ("while it lies", "once it is taken up"):
        assert "must be played" in refused(players, act) and "art. 10" in players.regions["notice"]
        players.does("recall")
    assert len(players.entries) == entries and 'id="down"' in players.page


def test_mal_10_every_tile_that_was_put_down_is_in_the_play():
    players = lays(at_the_tablet(), (0, "H8"), (1, "H9"), (2, "H10"))
    players.at("H10")
    assert "must be played" in refused(players, "play")
    lays(players, (2, "H7")).does("play", {"play": ""})
    assert players.types[-1] == "PlayMade" and players.entries[-1]["play"].startswith("H7")


def test_mal_10_or_they_are_taken_back_and_the_turn_is_lost():
    players = lays(at_the_tablet(), (0, "H8"))
    rack = players.game.racks[players.game.to_move - 1]
    mover = players.game.to_move
    players.does("ask", question="forfeit").does("forfeit")
    assert (players.types[-1], players.entries[-1]["clause"]) == ("TurnForfeited", "MAL-10")
    assert (players.game.to_move, players.game.racks[mover - 1]) == (3 - mover, rack)
    players.shows().does("pass_turn")


def test_mal_10_settled_a_tile_is_moved_only_in_the_row_or_the_column_of_the_first():
    players = lays(at_the_tablet(), (0, "H8"))
    players.does("drop", **{"from": "H8", "to": "H11"})
    before = players.held["hand"]["placing"]
    assert "the others go in its row or column" in refused(players, "drop", **{"from": "H11", "to": "J11"})
    assert players.held["hand"]["placing"] == before
    players.does("tile", place="1")
    assert "the others go in its row" in refused(players, "square", row="8", col="10")
    players.does("square", row="7", col="9")
    assert len(players.rack_shown) == 5


def test_mal_10_settled_the_first_tile_may_still_go_either_way():
    players = lays(at_the_tablet(), (0, "H8"))
    players.does("drop", **{"from": "H8", "to": "G8"})
    assert "the others go in its row" in refused(players, "drop", **{"from": "G8", "to": "G9"})


def test_mal_10_stopping_the_clocks_does_not_unbind():
    players = lays(at_the_tablet(), (0, "H8"))
    players.does("stop_clock", reason="arbiter")
    assert players.rack_shown == []
    players.does("start_clock").shows()
    assert "must be played" in refused(players, "pass_turn")


def test_mal_10_a_play_that_is_written_holds_them_too():
    players = at_the_tablet()
    one, two, *_, last = players.game.racks[players.game.to_move - 1]
    lays(players, (6, "H8"))
    for play in (f"H8 {one}{two}", f"H7 {one}{two}"):
        assert "must be played" in refused_play(players, play)
    assert players.act("play", {"play": f"H7 {one}{last}"})["ok"]


def test_mal_10_beside_a_real_board_the_players_see_to_it():
    game = Match("mallorca", rules={"forfeit.strict": True}).begin().clock()
    players = Players(game).does("typing", {"play": "h8 casa"}).does("pass_turn")
    assert players.types[-1] == "Passed"
