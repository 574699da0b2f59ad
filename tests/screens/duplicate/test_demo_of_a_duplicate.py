"""The demo duplicate: home begins it with one tap, all of it is real, and it can be deleted at any time."""

import pytest

from drivers.club import words
from drivers.window import Window
from faristol.core.play import write_play
from faristol.games.duplicate import possible


@pytest.fixture(params=["ca", "ro", "en"])
def demo(request):
    window = Window(language=request.param)
    assert 'id="begin-demo"' in window.regions["work"]
    window.do("home.demo")
    return window


def test_the_first_round_is_played_and_the_second_rack_is_on_the_screen(demo):
    types = [entry["type"] for entry in demo.entries]
    assert types.count("PlayerEntered") == types.count("SlipRuled") == 6
    assert demo.state.stage == "call"
    first = demo.state.rounds[0]
    assert len({slip.play for slip in first.slips.values()}) > 3
    assert first.master.points == max(slip.points for slip in first.slips.values())


def test_it_is_played_on_to_the_end(demo):
    for number in (2, 3):
        demo.do("duplicate.start")
        state = demo.state
        found = possible.plays_of(state, state.round, words(state.tile_set.language)).starting(b"", None, 1)
        demo.do("duplicate.take", {"play": write_play(state.tile_set, found[0].play), "table": "1"})
        demo.do("duplicate.end_time")
        demo.do("duplicate.nobody_else")
        assert len(demo.state.rounds[number - 1].slips) == 6
        demo.do("duplicate.master", data={"play": demo.state.rounds[number - 1].slips["p1"].play})
        demo.do("duplicate.next_round" if number == 2 else "duplicate.end")
    assert demo.state.stage == "over"


def test_it_holds_nobody_back_and_goes_with_one_tap(demo):
    assert not demo.state.running
    demo.go("#/")
    assert 'id="begin-demo"' not in demo.regions["work"]
    demo.do("home.delete_demo")
    assert 'id="delete-demo"' not in demo.regions["work"]
    assert 'id="begin-demo"' in demo.regions["work"]


def test_its_file_can_be_deleted_before_it_is_backed_up(demo):
    demo.go(f"{demo.last['url']}/file")
    assert 'id="delete"' in demo.regions["work"]
