"""From home to the first turn of a game of two: who is there, who starts, the racks, and the first clock."""

import pytest
from test_new_game_of_two import FIELDS

from drivers.window import Window


def table(**chosen):
    window = Window()
    window.go("#/classic")
    window.do("classic_setup.choose", {**FIELDS, **chosen})
    assert window.do("classic_setup.open", {**FIELDS, **chosen})["ok"], window.page
    return window


def button(window, id):
    return f'id="{id}"' in window.page


@pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])
@pytest.mark.parametrize("mode", ["tablet", "scorer"])
def test_one_green_step_after_another_to_the_first_turn(ruleset, mode):
    window = table(ruleset=ruleset, mode=mode)
    for step in ("draw-start", "draw-racks"):
        while button(window, step):
            assert window.regions["shelf"].count('class="next-step"') == 1
            do = {"draw-start": "classic.draw_start", "draw-racks": "classic.draw_racks"}[step]
            assert window.do(do, {"tile1": "A", "tile2": "B"})["ok"]
    racks = next(entry for entry in window.entries if entry["type"] == "RacksDrawn")
    assert racks["counts"] == [7, 7] and (racks["racks"] is None) == (mode == "scorer")


def test_the_program_draws_the_racks_as_soon_as_it_is_known_who_starts():
    """The tiles of the lot are still seen beside the first rack, which nobody sees yet; no clock runs."""
    window = table(ruleset="mallorca", mode="tablet")
    while button(window, "draw-start"):
        window.do("classic.draw_start")
    assert window.types[-2:] == ["StartDrawn", "RacksDrawn"]
    assert window.last["clock"] is None and button(window, "lots") and not button(window, "rack-0")
    window.do("classic.start_clock")
    assert window.last["clock"] and button(window, "rack-0")
    window = table(ruleset="federation", mode="tablet")
    window.do("classic.name_starter", data={"player": "2"})
    assert window.types[-2:] == ["StarterNamed", "RacksDrawn"] and window.state.to_move == 2


def test_beside_a_real_bag_the_first_clock_starts_when_both_have_drawn():
    window = table(mode="scorer")
    assert window.last["focus"] == "tile1"
    window.do("classic.draw_start", {"tile1": "A", "tile2": "B"})
    assert window.types[-1] == "StartDrawn" and window.last["clock"] is None
    answer = window.do("classic.draw_racks")
    assert window.types[-2:] == ["RacksDrawn", "ClockStarted"] and answer["focus"] == "play"
    assert window.last["clock"]


def test_wrong_tiles_are_named_at_once_and_equal_ones_drawn_again():
    window = table(mode="scorer")
    assert not window.do("classic.draw_start", {"tile1": "", "tile2": "7"})["ok"]
    assert button(window, "tile1-problem") and button(window, "tile2-problem")
    answer = window.do("classic.draw_start", {"tile1": "Z", "tile2": "Z"})
    assert not answer["ok"] and "cannot be there" in window.regions["notice"]
    answer = window.do("classic.draw_start", {"tile1": "a", "tile2": "A"})
    assert answer["announce"].endswith("Equal tiles: both draw again.")
    assert button(window, "draw-start")
    window.do("classic.draw_start", {"tile1": "?", "tile2": "A"})
    assert window.entries[-1]["first"] == 1 and button(window, "draw-racks")


def test_the_tiles_drawn_are_shown_and_said_with_their_clause():
    window = table(ruleset="romanian", mode="scorer", time="none", publication="ro")
    answer = window.do("classic.draw_start", {"tile1": "?", "tile2": "z"})
    assert answer["announce"] == "Neus Bonet: blank. Pau Riera: Z, 10 points. Pau Riera starts."
    assert window.entries[-1]["first"] == 2
    work = window.regions["work"]
    assert 'id="lots"' in work and "data-starts" in work and 'id="rdu-5-start"' in work
    assert "Pau Riera starts" in work


@pytest.mark.parametrize(
    ("field", "tiles"),
    [
        ("tile1", {"tile1": "", "tile2": "A"}),
        ("tile2", {"tile1": "A", "tile2": "AB"}),
        ("tile2", {"tile1": "A", "tile2": "7"}),
    ],
)
def test_what_is_wrong_with_a_tile_stands_under_it(field, tiles):
    window = table(mode="scorer")
    answer = window.do("classic.draw_start", tiles)
    assert not answer["ok"] and answer["focus"] == field and f'id="{field}-problem"' in window.regions["work"]


def test_only_where_the_document_lets_it_the_pairing_says_who_starts_and_one_may_be_absent():
    window = table(ruleset="federation", mode="scorer")
    assert button(window, "starts-2")
    window.do("classic.name_starter", data={"player": "2"})
    assert 'id="fed-1-named"' in window.regions["work"] and "Pau Riera starts" in window.regions["work"]
    assert not button(table(ruleset="mallorca"), "starts-1")
    assert not button(table(ruleset="mallorca"), "absent")


# --- who is not there


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("2", "The absent player has 15 minutes to arrive."),
        ("both", "The first-named player has 15 minutes to arrive."),
    ],
)
def test_without_clocks_only_the_waiting_is_spoken_of(gone, said):
    window = table(ruleset="federation", mode="scorer", time="none")
    assert "When the round begins, an absent player has 15 minutes to arrive." in window.regions["work"]
    window.do("classic.begin_round", data={"player": gone})
    assert said in window.regions["work"] and "is running" not in window.regions["work"]


def absent():
    window = table(ruleset="federation", mode="scorer")
    window.do("classic.begin_round", data={"player": "2"})
    return window


def test_the_time_of_one_who_is_absent_runs_until_they_come():
    window = absent()
    clock = window.last["clock"]
    assert clock["face"] == "clock-2" and clock["beside"]["face"] == "absence-clock" and clock["calls"] == []
    window.wait(200).do("classic.arrive", data={"player": "2"})
    assert window.last["clock"] is None and button(window, "draw-start")
    assert "26:40" in window.regions["work"]


def test_after_fifteen_minutes_the_one_who_is_there_wins_at_a_tap():
    window = absent()
    until = window.last["clock"]["until"]
    assert until == 15 * 60_000 - 1
    assert not window.do("classic.absence_over")["ok"] and "15" in window.regions["notice"]
    window.wait(15 * 60 + 1)
    assert window.do("classic.time_over")["ok"] and window.types[-1] == "RoundBegan"
    assert button(window, "absence-over") and button(window, "admit") and "300–0" in window.regions["shelf"]
    window.do("classic.absence_over")
    assert window.types[-2:] == ["GameEnded", "Settled"] and window.entries[-1]["result"] == [300, 0]


def test_after_fifteen_minutes_one_who_comes_plays_only_by_the_arbiters_word():
    window = absent()
    window.wait(30 * 60)
    assert not window.do("classic.arrive", data={"player": "2"})["ok"]
    assert "15" in window.regions["notice"]
    late = {"who": "2", "arbiter": "Bel Quetglas", "why": ""}
    assert not window.do("classic.arrive", late)["ok"]
    assert 'id="why-problem"' in window.page
    assert window.do("classic.arrive", {**late, "why": "El tren"})["ok"]
    assert window.entries[-1]["why"] == "El tren" and button(window, "draw-start")


def test_nobody_is_asked_how_the_time_of_an_absent_player_is_to_be_read():
    window = absent()
    window.wait(60).close()
    window.start()
    assert not button(window, "as-last-seen") and button(window, "arrived-1")
