"""Numbers of the game by letter that nothing else comes to: COR-1."""

from boards import Game


def test_cor_1_seven_letters_at_once_are_worth_fifty_more_as_in_any_free_game():
    game = Game("correspondence")
    assert game.scores("H8 STRADIN") == 2 * (1 + 1 + 1 + 1 + 2 * 2 + 1 + 1) + 50
    assert game.score("H8 STRADI").bonus == 0
