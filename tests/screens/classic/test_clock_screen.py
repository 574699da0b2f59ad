"""A player's clock on the screen: what it shows, what is called, and what follows when a time has come."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import toolbox
from drivers.log import MINUTE, SECOND
from drivers.match import Match
from faristol.games.classic import ending
from faristol.screens.parts.clock_time import clock_text
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.scene import Intent
from faristol.texts import texts
from screens.states.classic_before import AT
from screens.states.every import scene

SITE = Path(__file__).parents[3] / "site"
(NODE, *_), _ = toolbox.node()


def table_scene(game, later=0, **about):
    return scene(AT, game, now=game.now + later, **about)


def clock(game, later=0, **about):
    there = table_scene(game, later, **about)
    return screen_at(AT, there.event).clock(there)


def page(game, later=0, **about):
    there = table_scene(game, later, **about)
    return "".join(render(screen_at(AT, there.event), there).values())


def running(ruleset="mallorca", **chosen):
    """A game in which player 1 has thought for no time at all, as near as can be."""
    return Match(ruleset, **chosen).begin().clock()


FACES = {
    1_800_000: "30:00",
    1_799_999: "30:00",
    61_000: "1:01",
    60_000: "1:00",
    59_901: "1:00",
    59_900: "0:59,9",
    59_801: "0:59,9",
    9_940: "0:10,0",
    100: "0:00,1",
    1: "0:00,1",
    0: "0:00,0",
    -1: "−0:00,1",
    -59_900: "−0:59,9",
    -59_901: "−1:00",
    -60_001: "−1:01",
    -600_001: "−10:01",
}


@pytest.mark.parametrize(("left", "face"), FACES.items())
def test_what_has_begun_still_shows_and_over_the_time_what_has_begun_counts(left, face):
    assert clock_text(left, texts("ca")) == face
    assert clock_text(left, texts("en")) == face.replace(",", ".")


@pytest.fixture(scope="module")
def face_of_the_page(tmp_path_factory):
    """The page's own module, run by Node."""
    site = tmp_path_factory.mktemp("face")
    folder = site / "devices"
    folder.mkdir()
    shutil.copy(SITE / "time.js", site)
    (site / "package.json").write_text('{"type": "module"}')
    shutil.copy(SITE / "devices/clock_face.js", folder)

    def run(program, given):
        begins = 'import { left, written } from "./clock_face.js"; import { follow } from "../time.js";'
        (folder / "program.mjs").write_text(f"{begins}\nconst given = {json.dumps(given)};\n{program}")
        told = subprocess.run(
            [NODE, "program.mjs"], cwd=folder, capture_output=True, text=True, check=True
        ).stdout
        return json.loads(told)

    return run


def test_the_page_and_the_engine_write_the_same_face(face_of_the_page):
    lefts = [*FACES, *range(-130_000, 130_000, 37)]
    written_there = face_of_the_page(
        'console.log(JSON.stringify(given.map((left) => written(left, ","))))', lefts
    )
    assert written_there == [clock_text(left, texts("ca")) for left in lefts]


def test_a_clock_stands_at_its_end_or_runs_on(face_of_the_page):
    clocks = [
        {"remaining": 1000, "running_since": 1},
        {"remaining": 1000, "running_since": 1, "until": None},
        {"remaining": 1000, "running_since": 1, "until": -5},
        {"remaining": 1000, "running_since": None, "until": None},
    ]
    program = "performance.now = () => 0;\nfollow(61001);\nconsole.log(JSON.stringify(given.map(left)))"
    assert face_of_the_page(program, clocks) == [0, -60_000, -5, 1000]


# --- which clock moves


def test_the_face_of_the_player_to_move_runs_and_the_others_stands():
    game = running().wait(3).put("H8 CASA").complete()
    assert clock(game).face == "clock-2" and clock(game).remaining == 30 * MINUTE
    assert "26:58" in page(game)
    assert game.state.clocks.remaining[0] == 30 * MINUTE - 3 * MINUTE - 2 * SECOND


def test_nothing_runs_without_a_clock_of_ours_before_it_is_started_or_while_it_is_asked_how_to_read_it():
    assert clock(Match("mallorca", clocks="table").begin()) is None
    assert clock(Match("romanian").begin()) is None
    assert clock(Match("mallorca").begin()) is None
    game = running()
    assert clock(game, last_sign=game.now) is None


def test_a_clock_that_stands_says_why():
    assert "stopped: The arbiter is called" in page(running("federation").stop("arbiter"))
    challenged = running("federation").put("H8 CASA").challenge()
    assert clock(challenged) is None
    assert challenged.state.stopped_for == "challenge"


# --- what is called


def calls(game, later=0):
    return [(call.at, call.text) for call in clock(game, later).calls]


def test_the_calls_are_in_the_playing_language_and_go_on_over_the_time_while_it_has_a_price():
    called = calls(running())
    assert called[:4] == [(300_000, "5 minuts!"), (60_000, "1 minut!"), (30_000, "30 segons!"), (0, "Temps!")]
    assert called[4:6] == [(-60_000, "1 minut de més!"), (-120_000, "2 minuts de més!")] and len(called) == 14
    assert calls(running("federation"))[-1] == (-540_000, "9 minuts de més!")
    assert calls(running("romanian", minutes=20))[-1] == (0, "Timp!")


# --- what follows


def over(minutes):
    return round((30 + minutes) * MINUTE) - SECOND


@pytest.mark.parametrize(
    ("later", "said"),
    [(-0.01, None), (0.001, "−10"), (1, "−10"), (1.001, "−20"), (9.5, "−100"), (10.001, "−110")],
)
def test_over_the_time_it_is_said_in_words_what_it_costs(later, said):
    shows = page(running(), over(later))
    assert ("data-over" in shows) == (said is not None)
    assert ("over time" in shows) == (said is not None)
    if said:
        assert f"over time: {said}<" in shows and 'id="mal-30-late-1"' in shows


def test_the_page_asks_again_when_the_price_changes_and_nothing_is_written():
    game = running()
    assert clock(game).until == -1
    assert clock(game, over(0.5)).until == -60_001
    assert clock(game, over(59)).until == -59 * MINUTE - 1
    there = table_scene(game, over(1.5))
    step = time_over(there)
    assert step.entries == [] and step.announce == "Neus Bonet: over time: −20"


def time_over(there):
    return screen_at(AT, there.event).intents["time_over"](there, Intent("classic.time_over", there.now))


def test_more_than_ten_minutes_over_the_game_is_lost_where_the_document_says_so_but_not_by_who_watches():
    game = running("federation")
    assert clock(game, over(9.5)).until == -600_001
    assert time_over(table_scene(game, over(10))).entries == []
    late = table_scene(game, over(10.001))
    assert clock(game, over(10.001)).until == game.state.clocks.left(1, late.now)
    assert [entry["type"] for entry in time_over(late).entries] == ["GameEnded", "Settled"]
    assert time_over(table_scene(running("mallorca"), over(30))).entries == []
    assert clock(game, over(11), writing=False).until is None
    assert time_over(table_scene(game, over(11), writing=False)).entries == []


def test_a_loss_on_time_that_was_taken_back_does_not_come_again_at_once():
    """A tablet lay there and ran on: the arbiter can set the clock, and the undoing leads further back."""
    game = running("federation")
    game.wait(50)
    game.write(ending.time_over(game.state, game.now)).undo()
    assert time_over(table_scene(game, SECOND)).entries == []
    game.write([{"type": "Exported"}])
    assert time_over(table_scene(game, SECOND)).entries == []


def test_beyond_the_time_no_play_is_valid_where_the_document_says_so():
    assert "no time left: plays are not valid" in page(running("romanian", minutes=1), 2 * MINUTE)


# --- the last turns of a round


def last_turn(mode):
    game = Match("mallorca", mode=mode).begin().clock()
    game.call_time()
    return game.passes()


@pytest.mark.parametrize("mode", ["tablet", "scorer"])
def test_two_minutes_for_a_last_turn_and_then_the_arbiter_is_asked(mode):
    game = last_turn(mode)
    ticking = clock(game)
    assert ticking.beside.face == "turn-clock" and ticking.beside.remaining == 2 * MINUTE
    assert ticking.until == ticking.remaining - 2 * MINUTE - 1
    assert time_over(table_scene(game, MINUTE)).announce is None
    assert 'id="turn-over"' not in page(game, MINUTE)
    after = time_over(table_scene(game, 2 * MINUTE))
    assert after.entries == [] and after.announce == "The 2 minutes for this turn are over."
    late = page(game, 2 * MINUTE)
    assert 'id="turn-over"' in late and 'href="#/event/' in late and "/arbiter" in late


def test_the_time_of_a_last_turn_stands_with_the_clocks():
    game = last_turn("scorer").stop("arbiter")
    assert clock(game, 5 * MINUTE) is None
    assert 'id="turn-over"' not in page(game, 5 * MINUTE)
    assert ">1:59<" in page(game, 5 * MINUTE)


def test_a_last_turn_has_its_clock_where_none_of_ours_runs():
    game = Match("mallorca", mode="tablet", clocks="table").begin()
    game.call_time()
    ticking = clock(game)
    assert (ticking.face, ticking.until, ticking.beside) == ("turn-clock", -1, None)
    assert 'id="turn-clock"' in page(game)


# --- after a crash


def test_both_readings_of_a_time_that_nobody_saw():
    game = running("federation")
    sign = game.entries[-1]["at"] + 2 * MINUTE
    asks = page(game, over(-3), last_sign=sign)
    assert "28:00" in asks and "3:00" in asks and "unseen-over" not in asks
    assert "unseen-over" in page(game, over(1), last_sign=sign)
    assert "unseen-loses" in page(game, over(11), last_sign=sign)
