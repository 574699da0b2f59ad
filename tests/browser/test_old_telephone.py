"""A telephone with a browser of 2020, the oldest that is promised: it joins, plays and reads the ruling."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from drivers.browser.club_site import Site
from drivers.browser.judge import Judge
from drivers.browser.old_chromium import OldTelephone, chromium_of

PACKAGE = "chrome-aws-lambda@2.1.1"
"""Chromium 80."""

pytestmark = [pytest.mark.thorough, pytest.mark.browsers]


@pytest.fixture
def judge(judge_of_a_room: Judge) -> Judge:
    return judge_of_a_room


@pytest.fixture
def opens(own_site: Site, judge: Judge) -> Iterator[Callable[[str], OldTelephone]]:
    opened: list[OldTelephone] = []

    def page(path: str) -> OldTelephone:
        opened.append(OldTelephone(chromium_of(PACKAGE), "en"))
        opened[-1].opens(f"{own_site.address}{path}")
        return opened[-1]

    yield page
    for each in opened:
        each.close()


def test_it_joins_with_two_taps_and_its_slip_is_received(
    opens: Callable[[str], OldTelephone], judge: Judge
) -> None:
    telephone = opens("seat/")
    telephone.taps("[data-table='2']")
    telephone.taps("[data-act='sit']")
    telephone.waits_for("Table 2")
    judge.taps("#start")
    telephone.drags(".rack .tile", "#board-J8")  # a tile flies above the finger: it falls on H8
    telephone.waits_for("Hand in H8")
    for square in ("I8", "J8"):
        telephone.taps(".rack .tile:not([data-out])")
        telephone.taps(f"#board-{square}")
    telephone.opens(telephone.reads("location.href"))
    telephone.waits_for("Hand in 8H")
    telephone.taps("#send")
    telephone.waits_for("Received: 8H")
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1")
    judge.taps("#end-time")
    telephone.waits_for("The time is over.")
    assert not telephone.errors
