"""A whole evening at the speed of a hand that doesn't look, before an engine that lags: nothing is lost or misread."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from drivers.browser.evening import Evening, sorted_by_play
from drivers.browser.held_back import held_back
from drivers.browser.judge import Judge
from drivers.browser.whole_evening import ends_as_reckoned, event, play
from drivers.made_evening import made_evening
from faristol.games.duplicate.rounds import Slip
from faristol.kinds import fold_log

LAG = 300
"""Milliseconds by which each message reaches the engine later."""


@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("of", ["catalan-11", "catalan-24"], ids=["5 rounds", "22 rounds"])
def test_an_evening_at_thirty_milliseconds_a_key(judge: Judge, tmp_path: Path, of: str) -> None:
    asked = event(of)
    for round_ in asked["request"]["rounds"]:
        round_["slips"] = sorted_by_play(round_["slips"])
    evening = Evening(judge, asked).opens()
    held_back(judge.page, LAG)
    play(evening)
    judge.page.evaluate("letGo()")
    log = evening.log(tmp_path)
    ends_as_reckoned(log, asked)
    table_of = {entry["player"]: str(entry["table"]) for entry in log if entry["type"] == "PlayerEntered"}
    noted = Counter(
        (entry["round"], table_of[entry["player"]]) for entry in log if entry["type"] == "SlipRuled"
    )
    expected: Counter[tuple[int, str]] = Counter()
    number = 0
    for before, round_ in pairwise([{"master": ""}, *asked["request"]["rounds"]]):
        number += before["master"] is not None
        expected.update((number, table) for table in round_["slips"])
    assert noted == expected


@pytest.mark.timeout(2400)
@pytest.mark.parametrize(
    ("rounds", "in_order"),
    [
        pytest.param(1, True, id="a round in order"),
        pytest.param(2, False, id="2 rounds by chance", marks=pytest.mark.thorough),
        pytest.param(20, True, id="20 rounds in order", marks=pytest.mark.thorough),
        pytest.param(20, False, id="20 rounds by chance", marks=pytest.mark.thorough),
    ],
)
def test_a_fifth_of_the_slips_is_wrong_in_all_ways(
    judge: Judge, tmp_path: Path, rounds: int, in_order: bool
) -> None:
    """In the order of the tables no number is typed; by chance each slip has its number or name."""
    asked = made_evening(rounds, 24, in_order=in_order)
    evening = Evening(judge, asked, in_order=in_order).opens()
    held_back(judge.page, LAG)
    play(evening)
    judge.page.evaluate("letGo()")
    log = evening.log(tmp_path)
    ends_as_reckoned(log, asked)
    for round_, reckoned in zip(ruled(log), asked["expected"]["rounds"], strict=True):
        for table, slip in round_.items():
            why = reckoned["slips"][table].get("reason")
            assert slip.reason == why or (why, slip.reason) in READ_OTHERWISE, (table, slip, why)


READ_OTHERWISE = {
    *(("not-on-rack", "uncircled"), ("not-on-rack", "word")),
    *(("unreadable", "illegible"), ("none", "absent")),
}
"""The reckoning asks nobody whether a letter was circled or more is on the slip, and sees nobody at the table.
Where a blank would stand for the letter that the rack lacks, a word that is wrong with it is why."""


def ruled(log: list[dict[str, Any]]) -> list[dict[str, Slip]]:
    """Return the rulings of each round by their tables."""
    folded = fold_log(log)
    assert folded
    return [
        {str(folded.state.players[player].table): slip for player, slip in round_.slips.items()}
        for round_ in folded.state.rounds
    ]
