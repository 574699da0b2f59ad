"""Whole games by letter through a bad post: both honest sheets fit after every turn, whatever crosses."""

import pytest

from drivers.letter_game import BLUE, RED
from drivers.letter_mail import Mail
from drivers.sample import sampled
from faristol.games.correspondence import ending
from faristol.games.correspondence.game import WAYS
from faristol.games.correspondence.sheet import sheet_facts, write_sheet

GAMES = [(seed, WAYS[seed % len(WAYS)]) for seed in range(300)]


def both_sheets_fit(mail: Mail) -> None:
    """Compare the turns that both have; and the whole sheets, when nothing is on its way."""
    red, blue = (mail.players[player].state for player in (RED, BLUE))
    for one, other in zip(red.sent, blue.sent, strict=False):
        assert (one, one.known) == (other, other.known)


@pytest.mark.parametrize(("seed", "way"), sampled("a bad post", GAMES, 16))
def test_a_bad_post_ends_with_one_sheet_and_nobody_is_stuck(seed, way):
    mail = Mail(seed, way)
    mail.play_on(both_sheets_fit)
    red, blue = (mail.players[player] for player in (RED, BLUE))
    assert write_sheet(red.entries) == write_sheet(blue.entries)
    assert red.state.scores == blue.state.scores
    assert ending.worth(red.state) == ending.worth(blue.state)
    assert sheet_facts(red.entries) == sheet_facts(blue.entries)
    mail.arbiter_gets_both()
