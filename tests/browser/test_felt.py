"""What a hand hears and feels of its tiles, each with a switch of its own."""

from typing import Any

import pytest

from drivers.browser.at_the_table import Table
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take

RECORD = """() => {
    if (window.felt) return felt.splice(0);
    window.felt = [];
    navigator.vibrate = (pattern) => felt.push("vibration");
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { felt.push("tone"); return start.apply(this, when); };
}"""
"""On a page that several tests share it is done once."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}


@pytest.fixture
def player(take: Take) -> Table:
    """A game of two at its first turn; what sounds and vibrates is noted."""
    table: Table = take(Table, **PHONE)
    table.page.evaluate(RECORD)
    table.sits_down()
    table.page.wait_for_function("document.querySelector('.rack button.tile')")
    return table


def felt(player: Judge) -> list[str]:
    return list(player.page.evaluate("window.felt.splice(0)"))


def feels(player: Judge, *expected: str) -> None:
    """What is felt comes after the frame in which it is seen."""
    player.page.wait_for_function("(count) => felt.length >= count", arg=len(expected))
    assert felt(player) == [*expected]


def test_laying_and_playing_are_heard_and_felt_and_each_has_its_switch(player: Table) -> None:
    felt(player)
    feels(player.puts("H8"), "vibration", "tone")
    feels(player.puts("H9"), "vibration", "tone")
    player.taps("#recall").sees("#instead")
    feels(player)
    feels(player.puts("H8"), "vibration", "tone")
    feels(player.puts("H9"), "vibration", "tone")
    player.taps("#play-it").sees("#complete, #show-tiles")
    feels(player, "vibration", "tone", "tone")
    player.taps("#undo").shows().taps("#sound").sees("#sound[aria-pressed=false]")
    player.taps("#recall").sees("#instead")
    felt(player)
    feels(player.puts("H8"), "vibration")
    player.page.evaluate("window.faristol.choose('vibration', '')")
    feels(player.puts("H9"))


@pytest.fixture
def alone(take: Take) -> Judge:
    """Somebody with a phone, before the first page of practice."""
    judge: Judge = take(**PHONE)
    judge.page.evaluate(RECORD)
    return judge


def test_a_verdict_is_heard_and_felt_when_it_comes(alone: Judge) -> None:
    alone.goes("#/exercises").sees("#open")
    alone.taps("#deck-valid").sees("#valid")
    felt(alone)
    alone.taps("#valid").sees("#verdict")
    feels(alone, "vibration", "tone")
    alone.taps("#next").sees("#valid")
    assert felt(alone) == [], "the next question is no verdict"


def test_the_last_minute_is_felt_once(alone: Judge) -> None:
    alone.takes_clock()
    alone.page.evaluate(RECORD)
    alone.goes("#/solo").sees("#open")
    alone.taps("#open").sees(".rack button.tile:not([data-out])")
    felt(alone)
    alone.page.clock.fast_forward(90_000)
    assert "vibration" not in felt(alone), "a minute and more is left"
    alone.page.clock.fast_forward(40_000)
    assert felt(alone).count("vibration") == 1
