"""A game lost on time: it is announced, and once that end is taken back the screen says what is lost."""

from dataclasses import replace

import pytest
from test_clock_screen import over, page, running, table_scene, time_over

from drivers.log import MINUTE
from faristol.games.classic import ending
from faristol.screens.classic.table.challenged import CHALLENGE, Begun
from faristol.screens.register import screen_at
from faristol.screens.rendering import render
from faristol.screens.scene import Intent
from screens.states.classic_before import AT


def test_a_loss_on_time_is_announced_with_who_wins():
    step = time_over(table_scene(running("federation"), over(10.001)))
    assert step.announce == (
        "Neus Bonet was more than 10 minutes over time, so Pau Riera wins. Pau Riera wins, 0 to −110."
    )


@pytest.mark.parametrize("mode", ["tablet", "scorer"])
def test_once_that_end_is_taken_back_card_and_button_say_that_the_time_is_lost(mode):
    game = running("federation", mode=mode)
    late, names = game.state.to_move, game.state.names
    game.wait(41)
    game.write(ending.time_over(game.state, game.now)).undo()
    shows = page(game)
    assert "lost: more than 10 minutes over time" in shows and "over time: −" not in shows
    assert f'id="fed-17-late-{late}"' in shows and "fed-28-late" not in shows
    assert "The time is lost" in shows and f"the game ends, and {names[2 - late]} wins" in shows
    assert 'id="play-it"' not in shows and 'id="to-play"' not in shows
    there = table_scene(game)
    step = screen_at(AT, there.event).intents["end_on_time"](there, Intent("classic.end_on_time", there.now))
    assert [entry["type"] for entry in step.entries] == ["GameEnded", "Settled"]
    assert f"{names[2 - late]} wins" in step.announce


def test_of_two_who_are_both_too_late_no_card_says_who_has_lost():
    game = running("federation").wait(41)
    game.set_clock(2, -11 * MINUTE)
    shows = page(game)
    assert shows.count("more than 10 minutes over time") == 2 and "lost:" not in shows


def test_a_verdict_with_which_a_lost_game_ends_says_so():
    game = running("federation").put("H8 CASA").wait(41).challenge()
    assert "the game ends" not in page(game)
    shows = judged(game, Begun(verdict=True, at=game.now))
    assert "the game ends: Neus Bonet has lost on time" in shows and "Neus Bonet goes on" not in shows
    assert "the game goes on" not in shows


def judged(game, told):
    there = table_scene(game)
    there = replace(there, session=there.session.put(CHALLENGE, told, about=len(there.event.entries)))
    return "".join(render(screen_at(AT, there.event), there).values())
