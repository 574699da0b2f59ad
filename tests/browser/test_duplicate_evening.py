"""Whole duplicates on the tablet, slip by slip; what comes out is what was reckoned without the program."""

import random
from pathlib import Path

import pytest

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.evening import Evening
from drivers.browser.judge import Judge
from drivers.browser.whole_evening import ends_as_reckoned, event, play


def test_five_rounds_of_eleven_players(judge: Judge, tmp_path: Path) -> None:
    evening = Evening(judge, event("catalan-11")).opens()
    play(evening)
    ends_as_reckoned(evening.log(tmp_path), evening.event)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_romanian_duplicate_to_its_end(judge: Judge, tmp_path: Path) -> None:
    evening = Evening(judge, event("romanian-9")).opens()
    play(evening)
    ends_as_reckoned(evening.log(tmp_path), evening.event)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_twenty_four_players_to_the_last_tile_and_ten_kills(
    launch: Launch, site: club_site.Site, tmp_path: Path
) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    context = launch()
    evening = Evening(Judge(context, site.address, context.pages[0]).opens(), event("catalan-24")).opens()
    moments = sum(len(asked["slips"]) + 4 for asked in evening.request["rounds"])
    kills = set(random.Random(seed).sample(range(moments), 10))
    done = iter(range(10**6))

    def sometimes_the_battery_falls_out() -> None:
        nonlocal context
        if next(done) not in kills:
            return
        club_site.kill(context)
        context = launch()
        evening.judge = Judge(context, site.address, context.pages[0]).opens(evening.where)
        evening.judge.sees("#saved")
        if evening.at("#as-last-seen"):
            evening.judge.taps("#as-last-seen")
            evening.judge.sees("#end-time")

    play(evening, sometimes_the_battery_falls_out)
    ends_as_reckoned(evening.log(tmp_path), evening.event)
