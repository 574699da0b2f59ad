"""Against the computer: a turn taken back, and another game with the same choices."""

from drivers.computer_window import ComputerWindow


def test_undo_takes_its_turn_back_and_with_it_ones_own():
    window = ComputerWindow(first="person").plays().lets_play()
    mine, its = window.game.turns
    window.do("event.undo")
    assert window.game.turns == () and window.game.to_move == 1
    assert window.plays().lets_play().game.turns == (mine, its)
    window.plays().do("event.undo")
    assert window.game.turns == (mine, its) and window.game.to_move == 1


def test_what_only_the_computer_has_done_is_not_taken_back():
    window = ComputerWindow(first="computer").lets_play()
    assert 'id="undo"' not in window.regions["bar"]


def test_another_game_has_the_same_choices_and_another_draw():
    window = ComputerWindow(first="person", ruleset="romanian", level="beginner").does("abandon", player="1")
    before, url = window.game, window.last["url"]
    window.secret = b"another draw" * 4
    assert 'id="another"' in window.regions["shelf"]
    assert window.do("classic_sheet.another")["ok"]
    after = window.game
    assert window.last["url"] != url
    assert (after.stage, after.names, after.computer) == ("turn", before.names, before.computer)
    assert (after.ruleset, after.opened["lexicon"]) == (before.ruleset, before.opened["lexicon"])
    assert after.opened["secret"] != before.opened["secret"]
    window.do("classic_sheet.another")
    assert window.game == after  # the tap came twice
