"""A whole duplicate on the tablet, slip by slip; what comes out is what was reckoned without the program."""

from pathlib import Path

from drivers.browser.evening import Evening
from drivers.browser.judge import Judge
from drivers.browser.whole_evening import ends_as_reckoned, event, play


def test_five_rounds_of_eleven_players(judge: Judge, tmp_path: Path) -> None:
    evening = Evening(judge, event("catalan-11")).opens()
    play(evening)
    ends_as_reckoned(evening.log(tmp_path), evening.event)
