"""What is written of a play that is worth more than the sheet counts in the first two turns (COR-3)."""

import re

import pytest

from drivers.letter_game import TILES, Device
from faristol.games.correspondence.fitting import received
from faristol.games.correspondence.message_errors import CappedPointsDiffer, PointsDiffer, TotalDiffers
from faristol.games.correspondence.reading import read_message

HANDS = "OLARIEO" + "LMRSTUV"


def by_hand(text, **said):
    """Return a message as a person writes it, without the last line, and with other points or total."""
    text = text.partition("Faristol:")[0]
    for label, value in said.items():
        text = re.sub(f"(?m)^{label.replace('_', ' ')}: .*$", f"{label.replace('_', ' ')}: {value}", text)
    return text


def first_play():
    """Return RED's message of a play that is worth more than ten, BLUE's device, and what it is worth."""
    red = Device(HANDS)
    red.turns("8C OLARIE")
    turn = red.state.course.turns[-1]
    assert turn.worth > turn.points == 10
    return red, Device(HANDS), turn.worth


def test_a_play_may_be_told_with_what_it_is_worth_and_the_sheet_counts_no_more_than_the_cap():
    red, blue, worth = first_play()
    blue.receive(by_hand(red.message, Punctaj=worth))
    assert "SumsCorrected" not in [entry["type"] for entry in blue.entries]
    assert blue.state == red.state and blue.state.scores == (10, 0)


def test_it_may_be_confirmed_with_what_it_is_worth():
    red, blue, worth = first_play()
    blue.receive(red.message)
    blue.pass_turn()
    answer = by_hand(blue.send(), Confirm=f"8C: OLARIE, {worth}")
    red.receive(answer)
    assert red.state.course == blue.state.course


def test_points_that_are_neither_are_refused_with_what_it_is_worth_and_what_the_sheet_counts():
    red, blue, worth = first_play()
    text = by_hand(red.message, Punctaj=worth + 1)
    with pytest.raises(CappedPointsDiffer) as no:
        blue.receive(text)
    assert no.value.details == {"said": worth + 1, "worth": worth, "counted": 10}
    corrected = received(blue.state, read_message(TILES, text), blue.is_word, correcting=True)
    (sums,) = (entry for entry in corrected if entry["type"] == "SumsCorrected")
    assert sums["counted"] == [10, 10]


def test_a_total_that_counts_more_than_the_cap_is_refused():
    red, blue, worth = first_play()
    with pytest.raises(TotalDiffers) as no:
        blue.receive(by_hand(red.message, Punctaj=worth, Punctaj_total=worth))
    assert no.value.details == {"said": worth, "counted": 10}


def test_where_no_cap_counts_nothing_has_changed():
    red, blue = Device(), Device()
    red.turns("H7 CASA")
    with pytest.raises(PointsDiffer):
        blue.receive(by_hand(red.message, Punctaj=9))
    with pytest.raises(TotalDiffers):
        blue.receive(by_hand(red.message, Punctaj_total=9))
