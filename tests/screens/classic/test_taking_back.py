"""A complete turn is taken back where all players agree, with one tap each."""

import re

from drivers.log import MINUTE
from drivers.match import Match
from drivers.players_window import STREAM, Players

HERE = f"#/event/{STREAM}"


def after_a_pass(**chosen: object) -> Players:
    return Players(Match("mallorca", mode="tablet", **chosen).begin().clock().passes())


def test_the_undo_leads_to_where_it_is_agreed_and_the_same_player_twice_is_one_tap():
    players = after_a_pass()
    assert f'href="{HERE}/undo"' in players.regions["bar"]
    assert not players.do("event.undo")["ok"]
    assert len(players.game.turns) == 1
    players.go(f"{HERE}/undo")
    players.do("classic_undo.agree", data={"player": "2"})
    players.do("classic_undo.agree", data={"player": "2"})
    assert len(players.game.turns) == 1


def test_one_tap_of_each_takes_the_turn_back_and_the_log_says_so():
    players = after_a_pass()
    players.go(f"{HERE}/undo")
    assert "Do both players agree?" in players.page
    players.do("classic_undo.agree", data={"player": "2"})
    assert 'id="agreed-2"' in players.page
    assert len(players.game.turns) == 1
    players.do("classic_undo.agree", data={"player": "1"})
    assert players.game.turns == ()
    assert players.entries[-1]["agreed"] == [1, 2]
    players.go(f"{HERE}/file")
    assert "all players agreed" in players.page


def with_one_tap_a_turn(turns: int) -> Players:
    """So many plays, of which the last may be challenged: the next player has not asked for the tiles."""
    match = Match("mallorca", mode="tablet", taps="one").begin().clock()
    for _ in range(turns - 1):
        match.put_and_press(match.row(3)).complete()
    return Players(match.put_and_press(match.row(4)))


def asked_about(players: Players) -> str:
    players.go(f"{HERE}/undo")
    return re.sub(r"<[^>]*>|\s", "", players.page.split('id="undo-turn">')[1].split("</p>")[0])


def test_asked_is_about_the_play_that_goes_and_not_about_the_turn_before_it():
    players = with_one_tap_a_turn(2)
    made, mover = players.game.made, players.game.to_move
    (first,) = players.game.turns
    place, word = made.play.split()
    assert first.play.split()[1] != word
    assert asked_about(players) == f"{word}{place}·{players.game.names[mover - 1]}".replace(" ", "")
    for player in ("1", "2"):
        players.do("classic_undo.agree", data={"player": player})
    assert (players.game.made, players.game.turns) == (None, (first,))


def test_the_button_names_the_play_where_the_next_players_look_completed_it():
    players = with_one_tap_a_turn(1)
    players.now += MINUTE
    players.shows()
    assert "Undo: the play" in players.regions["bar"]
    made = players.game.turns[0].play.split()[1]
    assert made in asked_about(players)
    for player in ("1", "2"):
        players.do("classic_undo.agree", data={"player": player})
    assert (players.game.stage, players.game.turns) == ("turn", ())


def test_where_only_the_end_of_a_turn_goes_nobody_is_told_that_its_play_goes_too():
    match = Match("mallorca", mode="tablet").begin().clock()
    players = Players(match.play(match.row(3)))
    assert "Undo: the end of the turn" in players.regions["bar"]
    players.go(f"{HERE}/undo")
    assert "the turn is open again, with its play on the board" in players.page
    players.do("classic_undo.agree", data={"player": "1"})
    said = players.do("classic_undo.agree", data={"player": "2"})["announce"]
    assert (said, players.game.stage) == ("The turn is open again.", "played")


def test_who_agreed_to_one_turn_has_not_agreed_to_the_next():
    players = after_a_pass()
    players.go(f"{HERE}/undo")
    players.do("classic_undo.agree", data={"player": "2"})
    players.go(HERE)
    players.does("pass_turn")
    players.go(f"{HERE}/undo")
    assert 'id="agreed-2"' not in players.page


def test_where_nothing_is_to_be_agreed_the_page_says_so():
    players = Players(Match("mallorca", mode="tablet").begin().clock())
    players.go(f"{HERE}/undo")
    assert 'id="nothing-to-agree"' in players.page
    assert not players.do("classic_undo.agree", data={"player": "1"})["ok"]
