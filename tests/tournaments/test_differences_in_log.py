"""What a log cannot say of another tablet."""

import pytest

from drivers.two_tablets import parted
from faristol.fields import Damaged


@pytest.mark.parametrize(
    "wrong",
    [
        {"about": "weather"},
        {"about": "name", "who": ["A", "B"], "value": "x"},
        {"about": "rating", "who": ["A"], "value": "x"},
        {"about": "round", "round": 1, "value": {"pairs": []}},
        {"about": "plan", "round": 2, "value": {"mode": "weather"}},
        {"about": "lots", "value": "no figures"},
        {"about": "entry", "value": {"type": "Weather"}},
    ],
)
def test_what_no_tablet_can_have_is_damage(wrong):
    here, _, _ = parted()
    with pytest.raises(Damaged):
        here.write([{"type": "DifferenceFound", "value": None, **wrong}])
