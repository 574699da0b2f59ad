"""Numbers of the general rules at their very limit: ROM-13."""

import pytest

from faristol.games.classic.errors import BagTooSmall
from match import Match


def test_rom_13_with_one_letter_in_the_bag_nobody_can_exchange_two():
    match = Match("romanian").begin().fill(1)
    for count in (1, 2):
        with pytest.raises(BagTooSmall) as refused:
            match.exchange(count)
        assert refused.value.details == {"in_bag": 1, "needed": 2, "clause": "ROM-13"}
