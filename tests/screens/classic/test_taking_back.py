"""A complete turn is taken back where all players agree, with one tap each."""

from drivers.match import Match
from drivers.players_window import STREAM, Players

HERE = f"#/event/{STREAM}"


def after_a_pass(**chosen: object) -> Players:
    return Players(Match("mallorca", mode="tablet", **chosen).begin().clock().passes())


def test_the_undo_leads_to_where_it_is_agreed():
    players = after_a_pass()
    assert f'href="{HERE}/undo"' in players.regions["bar"]
    assert not players.do("event.undo")["ok"]
    assert len(players.game.turns) == 1


def test_one_tap_of_each_takes_the_turn_back_and_the_log_says_so():
    players = after_a_pass()
    players.go(f"{HERE}/undo")
    assert "Do all players agree?" in players.page
    players.do("classic_undo.agree", data={"player": "2"})
    assert 'id="agreed-2"' in players.page
    assert len(players.game.turns) == 1
    players.do("classic_undo.agree", data={"player": "1"})
    assert players.game.turns == ()
    assert players.entries[-1]["agreed"] == [1, 2]
    players.go(f"{HERE}/file")
    assert "all players agreed" in players.page


def test_the_same_player_twice_is_one_tap():
    players = after_a_pass()
    players.go(f"{HERE}/undo")
    players.do("classic_undo.agree", data={"player": "2"})
    players.do("classic_undo.agree", data={"player": "2"})
    assert len(players.game.turns) == 1


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
