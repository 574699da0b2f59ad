"""Whole games of two in the browser, to each kind of end under each document, in the players' language."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.table_of_two import TIMEOUT, Players, at_the_table
from drivers.browser.tablets import Take
from drivers.match import Match
from faristol.screens.clauses import chip

BOTH = ["mallorca", "federation"]
EACH = [*BOTH, "romanian"]
LOST = (
    "The last turn was lost: by a pass, an exchange or a play that was removed.",
    "The last %(n)s turns were all lost: by passes, exchanges or plays that were removed.",
)
OF_PASSES = (
    "The last turn was lost: by a pass or a play that was removed.",
    "The last %(n)s turns were all lost: by passes or plays that were removed.",
)
PASSES = "The last turn was a pass.", "The last %(n)s turns were passes."
ROW_BY_ROW = {"mallorca": "MAL-21", "federation": "FED-11", "romanian": "ROM-15"}


def over(players: Players, sentence: Any, clause: str | None, **facts: Any) -> Players:
    """The sheet says how it ended, and by which clause."""
    players.judge.sees("#won")
    players.reads("#won", sentence, **facts)
    return players.cited(clause, "#won") if clause else players


def counts(players: Players, one: str, two: str, **over_time: str) -> None:
    """Racks written, the arithmetic read, and the game counted."""
    page = players.page
    players.judge.sees("#end-form")
    for name, value in {"rack-1": one, "rack-2": two, **over_time}.items():
        page.fill(f"#{name}", value)
    players.judge.sees("#sums")
    players.judge.taps("#settle")


# --- beside a real board


@pytest.mark.slow
def test_mallorca_six_lost_turns(take: Take) -> None:
    players = at_the_table(take, "mallorca").sit_down().draws()
    players.plays("H8 CASA").passes(6)
    players.reads("#how", LOST, n=6).cited("MAL-22", "#how")
    counts(players, "Q Z A E I O R", "C E S T A I M")
    over(players, LOST, "MAL-22", n=6)
    expect(players.page.locator("#sum-racks")).to_contain_text("−21", timeout=TIMEOUT)


@pytest.mark.slow
def test_federation_six_passes_and_a_clock_on_the_table(take: Take) -> None:
    players = at_the_table(take, "federation").sit_down(table_clock=True).draws()
    players.plays("H8 CASA").passes(6)
    players.reads("#how", OF_PASSES, n=6).cited("FED-12", "#how").cited("FED-15")
    counts(players, "QZAEIOR", "CESTAIM", **{"over-1": "1:01", "over-2": "0"})
    over(players, OF_PASSES, "FED-12", n=6).cited("FED-28", "#sum-time")


@pytest.mark.slow
def test_romanian_four_passes(take: Take) -> None:
    players = at_the_table(take, "romanian").sit_down(clock=False).draws()
    players.plays("H8 MASA").passes(4)
    over(players, PASSES, "ROM-14", n=4)


@pytest.mark.parametrize("ruleset", [pytest.param(one, marks=pytest.mark.slow) for one in EACH])
def test_played_out_beside_a_real_board(take: Take, ruleset: str) -> None:
    """Row under row until the bag is empty; nobody challenges."""
    players = at_the_table(take, ruleset).sit_down(clock=False).draws()
    game = Match(ruleset, minutes=0).begin()
    while game.state.stage == "turn":
        more = game.state.in_bag
        row = game.row(6 if more == 8 else min(7, more) if more else 7)
        game.play(row)
        players.plays(row)
    name = game.state.names[game.state.turns[-1].player - 1]
    over(players, "The bag is empty, and %(name)s has no tiles left.", ROW_BY_ROW[ruleset], name=name)
    assert players.result() == game.state.settled.result


@pytest.mark.slow
def test_federation_twelve_turns_of_passes_and_exchanges(take: Take) -> None:
    players = at_the_table(take, "federation").sit_down().draws()
    players.plays("H8 CASA")
    for _ in range(6):
        players.passes().exchanges(1)
    players.reads("#how", LOST, n=12).cited("FED-13", "#how")
    counts(players, "QZAEIOR", "CESTAIM")
    over(players, LOST, "FED-13", n=12)


@pytest.mark.parametrize(
    ("ruleset", "clause"),
    [("mallorca", "MAL-31"), pytest.param("federation", "FED-16", marks=pytest.mark.slow)],
)
def test_the_rounds_time_is_called_by_the_arbiter(take: Take, ruleset: str, clause: str) -> None:
    players = at_the_table(take, ruleset).sit_down().draws()
    players.plays("H8 CASA").to_arbiter("time").cited(clause, "#ruling-form")
    players.page.fill("#why", "les vuit")
    players.page.fill("#arbiter", "Bel Quetglas")
    players.judge.taps("#decide", "#to-game").sees("#last-ones")
    players.passes(2)
    over(players, "The round’s time is over, and its last turn has been played.", clause)


@pytest.mark.parametrize(
    ("ruleset", "clause"),
    [("federation", "FED-18")]
    + [pytest.param(*each, marks=pytest.mark.slow) for each in (("mallorca", "MAL-32"), ("romanian", None))],
)
def test_given_up(take: Take, ruleset: str, clause: str | None) -> None:
    players = at_the_table(take, ruleset).sit_down(clock=False).draws()
    players.plays("H8 CASA")
    players.judge.taps("#menu", "#ask-abandon", "#abandon-1")
    names = {"name": "Neus Bonet", "other": "Pau Riera"}
    over(players, "%(name)s gave up the game, so %(other)s wins.", clause, **names)


@pytest.mark.slow
def test_federation_both_give_up(take: Take) -> None:
    players = at_the_table(take, "federation").sit_down().draws()
    players.plays("H8 CASA")
    players.judge.taps("#menu", "#ask-abandon", "#abandon-both")
    over(players, "Both players have given the game up, and both have lost.", "FED-19")


@pytest.mark.slow
def test_federation_lost_on_the_time_of_the_tablet(take: Take) -> None:
    """Forty minutes go by in a moment: the page asks its clock for the time."""
    players = at_the_table(take, "federation")
    players.judge.takes_clock()
    players.sit_down().draws().plays("H8 CASA")
    players.page.clock.fast_forward((40 * 60 + 1) * 1000)
    facts = {"name": "Pau Riera", "other": "Neus Bonet", "n": 10}
    over(
        players,
        (
            "%(name)s was more than %(n)s minute over time, so %(other)s wins.",
            "%(name)s was more than %(n)s minutes over time, so %(other)s wins.",
        ),
        "FED-17",
        **facts,
    )


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", EACH)
def test_the_arbiter_gives_the_result(take: Take, ruleset: str) -> None:
    players = at_the_table(take, ruleset).sit_down(clock=False).draws()
    players.plays("H8 CASA").to_arbiter("result")
    page = players.page
    for name, value in {"one": "0", "two": "300", "why": "absent", "arbiter": "Bel Quetglas"}.items():
        page.fill(f"#{name}", value)
    players.judge.chooses("#winner-2").taps("#decide")
    expect(page.locator("#decisions")).to_contain_text("Bel Quetglas", timeout=TIMEOUT)
    players.judge.taps("#to-game")
    over(players, "The arbiter has given the result.", "MAL-32" if ruleset == "mallorca" else None)


# --- challenges


@pytest.mark.parametrize(
    ("ruleset", "play", "clause"),
    [
        ("mallorca", "H8 XASA", "MAL-24"),
        pytest.param("federation", "H8 XASA", "FED-24", marks=pytest.mark.slow),
        ("romanian", "H8 XASA", "ROM-9"),
    ],
)
def test_a_bad_play_is_covered_judged_and_taken_off(take: Take, ruleset: str, play: str, clause: str) -> None:
    players = at_the_table(take, ruleset).sit_down(clock=ruleset != "romanian").draws()
    players.writes(play)
    players.judge.taps("#ask-challenge").sees("#covered[data-covered]")
    assert players.page.locator("#covered .tile").count() == 0
    players.judge.taps("#name").sees("#verdict")
    players.reads("#verdict", "The play is not valid").cited(clause, "#verdict-sheet")
    expect(players.page.locator("#announce")).to_contain_text(players.t.gettext("The play is not valid"))
    players.judge.taps("#go-on").sees("#play-form")
    assert players.page.locator("#board .tile").count() == 0 and players.scores() == (0, 0)


def test_federation_a_good_play_is_challenged_twice(take: Take) -> None:
    players = at_the_table(take, "federation").sit_down().draws()
    players.writes("H8 CASA")
    players.judge.taps("#ask-challenge").sees("#challenge-form")
    players.page.fill("#words", "casa")
    players.judge.taps("#name").sees("#verdict")
    players.reads("#verdict", "The play is valid").cited("FED-23", "#verdict-sheet")
    players.judge.taps("#challenge-again").sees("#argument")
    players.page.fill("#argument", "No surt al diccionari.")
    players.judge.taps("#name").sees("#ruling")
    players.page.fill("#arbiter", "Bel Quetglas")
    players.judge.taps("#rule-valid").sees("#complete")
    assert players.page.locator("#ask-challenge").count() == 0
    players.completes()
    assert players.scores()[0] > 0


@pytest.mark.slow
def test_the_verdict_leaves_the_screen_after_ten_seconds(take: Take) -> None:
    players = at_the_table(take, "mallorca").sit_down().draws()
    players.writes("H8 XASA")
    players.judge.taps("#ask-challenge", "#name").sees("#verdict-left")
    players.reads("#verdict", "The verdict has been given")
    players.judge.taps("#go-on").sees("#play-form")


# --- both at one tablet


def test_at_one_tablet_a_challenge_covers_the_rack_as_well(take: Take) -> None:
    """The tiles that came off are on the rack again, and nobody else has seen them."""
    players = at_the_table(take, "mallorca").sit_down("tablet").draws()
    rack = players.rack()
    players.writes(f"H8 {players.nonsense(rack)}")
    players.judge.taps("#ask-challenge").sees("#covered[data-covered]")
    assert players.page.locator(".rack, #board, #covered .tile").count() == 0
    players.judge.taps("#name").sees("#verdict")
    players.reads("#verdict", "The play is not valid")
    players.judge.taps("#go-on").sees("#show-tiles")
    assert players.page.locator(".rack, #board .tile").count() == 0
    players.passes()
    assert players.rack() == rack


OTHERS = [pytest.param(one, marks=pytest.mark.slow) for one in EACH[1:]]


@pytest.mark.parametrize("ruleset", [EACH[0], *OTHERS])
def test_at_one_tablet_to_the_end_by_passes(take: Take, ruleset: str) -> None:
    players = at_the_table(take, ruleset).sit_down("tablet", clock=ruleset != "romanian").draws()
    play = players.best()
    assert play
    players.plays(play)
    players.passes(4 if ruleset == "romanian" else 6)
    how = {"mallorca": (LOST, "MAL-22", 6), "federation": (OF_PASSES, "FED-12", 6)}
    sentence, clause, turns = how.get(ruleset, (PASSES, "ROM-14", 4))
    over(players, sentence, clause, n=turns)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", EACH)
def test_at_one_tablet_to_the_last_tile(take: Take, ruleset: str) -> None:
    """The best plays of the list, until the bag is empty and a rack as well."""
    players = at_the_table(take, ruleset).sit_down("tablet", clock=ruleset != "romanian").draws()
    players.plays_out()
    players.judge.sees("#won")
    ends = {chip(rule["clause"], "", players.t)[1] for rule in players.rules["ends"].values()}
    assert players.page.locator("#won .clause__chip").inner_text() in ends
    one, two = players.result()
    assert max(one, two) > 100
