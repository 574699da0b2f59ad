"""The standings of a tournament: how many are in sight, and that nothing of them is cut off on the wall."""

import pytest
from playwright.sync_api import expect
from test_board_window import CUT_OFF, board_of

from drivers.browser.judge import Judge
from screens.states.standings import NAMES, entered, hand_in, played

IN_SIGHT = """() => {
    const inside = document.getElementById("work").getBoundingClientRect();
    const whole = ({ top, bottom }) => top >= inside.top - 1 && bottom <= inside.bottom + 1;
    return [...document.querySelectorAll("#standings tbody tr")].filter((row) => whole(row.getBoundingClientRect())).length;
}"""


def test_a_dozen_players_are_in_sight_on_a_tablet_and_six_on_a_phone(judge: Judge) -> None:
    page = judge.brings_event(played().entries).page
    judge.goes("#/event/event/standings").sees("#standings")
    assert page.locator("#standings tbody tr").count() >= 12
    page.set_viewport_size({"width": 1024, "height": 768})
    assert page.evaluate(IN_SIGHT) >= 12
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("#standings thead").evaluate("head => head.scrollIntoView({ block: 'start' })")
    assert page.evaluate(IN_SIGHT) >= 6


@pytest.mark.parametrize("stage", ["pairings", "standings"])
def test_nothing_is_cut_off_on_the_wall(judge: Judge, stage: str) -> None:
    club = entered(NAMES, rounds=5).pair().publish()
    if stage == "standings":
        hand_in(club).close()
    judge.brings_event(club.entries)
    judge.goes("#/event/event/standings").sees("#standings")
    board = board_of(judge)
    for size in ((1920, 1080), (1024, 768), (768, 1024)):
        board.set_viewport_size({"width": size[0], "height": size[1]})
        expect(board.locator(f"#public-{stage}-title-1")).to_be_visible(timeout=15_000)
        assert board.evaluate(CUT_OFF) == []
