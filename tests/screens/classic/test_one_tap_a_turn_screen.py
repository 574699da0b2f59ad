"""A turn with one tap at a tablet: what the buttons say; no second tap opens the next rack."""

from drivers.match import Match
from drivers.players_window import Players
from drivers.window import Window
from faristol.screens.classic.turn.laying import DOUBLE_TAP


def at_the_tablet(**chosen):
    return Players(Match("mallorca", "tablet", taps="one", **chosen).begin().clock_if_any())


def played(**chosen):
    players = at_the_tablet(**chosen)
    return players.shows().lays(3).does("play", {"play": ""})


def test_the_button_plays_and_presses_the_clock_or_names_who_plays_next():
    players = at_the_tablet().shows().lays(3)
    assert "and press the clock" in players.regions["shelf"]
    players.does("play", {"play": ""})
    assert players.types[-2:] == ["PlayMade", "PlayPassedOn"]
    assert players.rack_shown == []
    assert 'id="complete"' not in players.page
    players = at_the_tablet(minutes=0).shows().lays(3)
    following = players.game.names[2 - players.game.to_move]
    assert f"{following} plays" in players.regions["shelf"]


def test_the_next_player_challenges_or_asks_for_the_tiles():
    players = played()
    assert "Challenge…" in players.regions["shelf"]
    players.now += DOUBLE_TAP
    mover = players.game.to_move
    players.shows()
    assert players.types[-2:] == ["TilesReplaced", "ClockPressed"]
    assert players.game.to_move == 3 - mover
    assert len(players.rack_shown) == 7
    assert "turn" in players.announced


def test_a_second_tap_of_the_hand_that_played_opens_no_rack():
    players = played()
    players.now = players.game.made.passed_on + DOUBLE_TAP - 1
    players.do("classic.show_tiles")
    assert (players.game.stage, players.rack_shown) == ("played", [])


def test_the_next_player_is_not_kept_out_by_a_page_that_begins_anew_with_an_earlier_clock():
    players = played()
    players.now -= 3_600_000
    players.do("classic.show_tiles")
    assert players.types[-1] == "ClockPressed" and len(players.rack_shown) == 7


def test_challenged_the_clocks_stand_and_who_decides_against_it_goes_on():
    players = played().does("ask_challenge")
    assert not players.game.clocks.running
    players.does("no_challenge")
    assert players.game.clocks.of == 3 - players.game.to_move


def test_a_new_game_at_a_tablet_has_one_tap_and_the_pair_may_choose_two():
    fields = {"one": "Neus", "two": "Pau", "ruleset": "mallorca", "mode": "tablet", "time": "30"}
    for chosen, taps in (({}, "one"), ({"taps": "two"}, "two"), ({"mode": "scorer"}, "two")):
        window = Window()
        window.go("#/classic")
        assert window.do("classic_setup.choose", {**fields, **chosen})["ok"]
        assert window.do("classic_setup.open", {**fields, **chosen})["ok"], window.page
        assert window.entries[0]["taps"] == taps
