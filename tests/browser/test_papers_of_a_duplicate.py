"""The papers of a duplicate as they leave the printer: slips on no more sheets than they fill, boards free of their frame."""

from dataclasses import replace

import pytest
from test_letter_sheet_on_paper import OVERPRINTED, PUT
from test_results_page import CUT, sizes

from drivers.browser.judge import Judge
from drivers.club import Club
from drivers.real_names import real_names
from faristol.screens.device import Settings
from faristol.screens.duplicate.players.intents import PAPER, Paper
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.scene import Scene
from faristol.screens.shapes import readable
from screens.states.results import AT, after, over, scene

SHEETS = {
    "a4": ([595, 842], {"width": 672, "height": 960}),
    "letter": ([612, 792], {"width": 695, "height": 894}),
}
"""The sides in points, and what lies between the margins."""


@pytest.fixture(params=SHEETS)
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def on_paper(judge: Judge, tapped: Scene, size: str) -> bytes:
    """Print the papers of a screen on sheets of a size."""
    chosen = replace(tapped, settings=readable(Settings, {"language": "ca", "paper": size}))
    judge.goes("#/").sees("#to-duplicate")
    judge.page.evaluate(PUT, render(screen_at(chosen.address, chosen.event), chosen)["print"])
    judge.page.emulate_media(media="print")
    judge.page.set_viewport_size(SHEETS[size][1])
    return judge.page.pdf(prefer_css_page_size=True, format="A5")


def test_twelve_players_and_twenty_five_rounds_take_thirty_sheets(judge: Judge, size: str) -> None:
    entered = scene("#/event/id", Club(players=tuple(real_names(12))))
    slips = entered.session.put(PAPER, Paper(rounds=25, points=True), about=entered.now)
    assert sizes(on_paper(judge, replace(entered, session=slips), size)) == [SHEETS[size][0]] * 30
    assert judge.page.evaluate(CUT) == []


def test_on_the_sheet_of_a_round_the_coordinates_stand_free_in_the_frame(judge: Judge, size: str) -> None:
    tapped = after(scene(AT, over(real_names(1)[0], Club.claim)), "print", sheet="rounds", of="1")
    assert sizes(on_paper(judge, tapped, size)) == [SHEETS[size][0]]
    assert judge.page.evaluate(OVERPRINTED) == []
    assert judge.page.evaluate(CUT) == []
