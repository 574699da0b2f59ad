"""Whole games of two on a phone, upright and on its side, from home to the sheet by fingers alone."""

from typing import Any

import pytest

from drivers.browser.fingers import Fingers
from drivers.browser.tablets import Take

SIZES = [{"width": 360, "height": 640}, {"width": 740, "height": 360}]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=["upright", "on its side"])
def test_a_whole_game_by_fingers_alone(take: Take, size: dict[str, int]) -> None:
    """From home: tiles tapped, squares tapped, tiles dragged, until the bag and a rack are empty."""
    phone: dict[str, Any] = {"viewport": size, "has_touch": True, "is_mobile": True, "locale": "ca-ES"}
    players: Fingers = take(Fingers, **phone)
    players.sit_down().plays_out().sees("#won")
    assert players.turns > 12
    assert sum(1 for code in players.board.squares if code) > 60
