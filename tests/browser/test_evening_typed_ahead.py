"""A whole evening at the speed of a hand that doesn't look, before an engine that lags: nothing is lost or misread."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from drivers.browser.evening import Evening, sorted_by_play
from drivers.browser.held_back import held_back
from drivers.browser.judge import Judge
from drivers.browser.whole_evening import ends_as_reckoned, event, play

LAG = 300
"""Milliseconds by which each message reaches the engine later."""


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "of",
    ["catalan-11", pytest.param("catalan-24", marks=pytest.mark.thorough)],
    ids=["5 rounds", "22 rounds"],
)
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
