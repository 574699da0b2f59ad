"""The reckoning that is shown under the sheet: each step of the document's own examples (COR-20 to 24)."""

import pytest

from drivers.letter_game import BLUE, RED, ROWS, Device
from faristol.core.coefficients import abandoned_coefficients, coefficient_text, coefficients
from faristol.games.correspondence import arbiter, challenging, ending
from faristol.games.correspondence.reckoning import _by_score, _given_up, reckoning


def kinds_of(steps):
    return [step.what for step in steps]


def test_cor_20_the_example_of_the_document_step_by_step():
    """524 – 480: 1 + 524 : 1004 = 1,52191…, rounded 1,5219; 480 : 1004 = 0,47808…"""
    (step,) = _by_score(RED, 524, 480)
    assert (step.values["both"], step.values["exact"], step.values["other"]) == (1004, "1.52191", "0.47808")
    assert coefficient_text(step.values["rounded"]) == "1.5219"
    assert tuple(map(coefficient_text, coefficients(524, 480))) == ("1.5219", "0.4781")


@pytest.mark.parametrize(
    ("more", "less", "steps"),
    [
        (417, 383, ["score"]),
        (400, 120, ["score", "most"]),
        (30, -4, ["against-nothing"]),
        (-12, -30, ["both-without"]),
        (0, -5, ["both-without"]),
    ],
)
def test_cor_20_whichever_way_the_score_lies_the_steps_say_why(more, less, steps):
    assert kinds_of(_by_score(RED, more, less)) == steps


@pytest.mark.parametrize(
    ("mine", "theirs", "turns", "steps", "worth"),
    [
        (200, 100, 5, ["score", "cap"], ("1.5800", "0.3333")),
        (100, 200, 5, ["behind"], ("1.5300", "0.4700")),
        (250, 240, 10, ["score"], ("1.5102", "0.4898")),
        (240, 250, 10, ["behind"], ("1.5300", "0.4700")),
        (90, 90, 3, ["level-given-up"], ("1.5000", "0.5000")),
        (8, 8, 0, ["level-given-up"], ("1.5000", "0.5000")),
        (0, 0, 1, ["level-given-up"], ("1.5000", "0.5000")),
        (0, 0, 0, ["nothing-played"], ("1.5300", "0.4700")),
    ],
)
def test_cor_21_a_game_given_up_step_by_step(mine, theirs, turns, steps, worth):
    found = _given_up("abandoned", RED, mine, theirs, turns)
    assert kinds_of(found) == ["abandoned-by", *steps, "who-left"]
    assert tuple(map(coefficient_text, abandoned_coefficients(mine, theirs, turns))) == worth


def test_cor_21_over_the_time_is_reckoned_as_given_up():
    device = Device()
    device.turns("H7 CASA", "8G MAI")
    device.write(ending.claim_time(device.state, RED, device.state.sent[-1].sent, sure=True))
    device.write(ending.judge_time(device.state, device.state.claims[0], over=True))
    found = reckoning(device.state)
    assert kinds_of(found.steps) == ["time-by", "score", "cap", "who-left"]
    assert found.steps[0].clause == "COR-19"
    assert coefficient_text(found.final[0]) == "1.5400"


def test_cor_22_and_who_never_came_has_nothing():
    device = Device()
    device.write(ending.never_came(device.state, RED))
    found = reckoning(device.state)
    assert (kinds_of(found.steps), found.final) == (["no-show"], (0, 15_300))
    assert found.steps[0].values == {"player": RED}


def test_cor_22_nor_has_anybody_of_whom_the_arbiter_knows_nothing():
    device = Device()
    device.write(ending.closed(device.state, reported=False))
    assert kinds_of(reckoning(device.state).steps) == ["unknown"]


@pytest.mark.parametrize("way", ["agreed", "unfinished"])
def test_cor_23_a_draw_is_one_each(way):
    device = Device()
    if way == "agreed":
        device.write(ending.offer_draw(device.state, RED))
        device.write(ending.accept_draw(device.state, BLUE))
    else:
        device.write(ending.closed(device.state, reported=True))
    found = reckoning(device.state)
    assert (kinds_of(found.steps), found.final) == ([way], (10_000, 10_000))


def test_cor_24_what_the_arbiter_takes_off_or_sets_stands_below_the_reckoning():
    device = Device()
    assert reckoning(device.state) is None
    device.turns("PAS", "PAS", "PAS", "PAS")
    assert kinds_of(reckoning(device.state).steps) == ["level"]
    device.write(arbiter.punish(device.state, BLUE, 30, "scris de altă mână"))
    assert reckoning(device.state).final == (10_000, 7_000)
    device.write(arbiter.decide(device.state, 12_000, 8_000, "hotărâre"))
    found = reckoning(device.state)
    assert kinds_of(found.steps) == ["level", "decided", "punished"]
    assert found.final == (12_000, 5_000)


def test_cor_20_while_a_challenge_is_open_nobody_knows_what_it_is_worth():
    device = Device()
    for row in ROWS:
        device.lay_all(row)
    assert device.state.ending
    device.write(challenging.challenge(device.state, [], "altă poziție pe grilă"))
    assert reckoning(device.state) is None
