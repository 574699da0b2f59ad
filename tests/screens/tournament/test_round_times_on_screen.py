"""When a round starts, on screens and papers; its clock, in the bar of each screen, on the wall, aloud."""

import re

from drivers.director_window import DirectorWindow
from drivers.round_one import in_round_one
from faristol.kinds import fold_log
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.scene import OpenEvent
from faristol.screens.session import Session

MINUTE = 60_000


def planned():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/plan")
    assert director.do("tournament_plan.start", {"hour-1": "9.30", "day-1": ""})["ok"]
    assert director.do("tournament_plan.start", {"hour-2": "16", "day-2": "2026-11-28"})["ok"]
    director.go(f"#/event/{director.stream}")
    return director


def opened(director):
    told = fold_log(director.entries)
    return OpenEvent("id", told.kind, tuple(director.entries), told.state)


def wall(director):
    board = board_for_the_room(opened(director), director.now, 0, Session("id"))
    assert board
    return board


def test_a_planned_start_stands_on_the_screen_on_paper_on_the_wall_and_on_the_published_page():
    director = planned()
    assert "Comença la ronda 1: 09:30" in wall(director)["html"]
    director.draws()
    assert "Round 1 starts: 09:30" in director.work
    director.publishes()
    assert "Starts: 09:30" in director.work and "Comença: 09:30" in wall(director)["html"]
    director.go(f"#/event/{director.stream}/papers")
    for sheet in ("pairings", "names"):
        director.do("tournament_papers.print", data={"sheet": sheet, "of": "1"})
        assert re.search(r"Manacor · \d+/\d+/\d+, 09:30", director.regions["print"]), sheet
    director.do("tournament_papers.print_slips", {"many": "6"})
    assert "· 09:30" in director.regions["print"]
    director.go(f"#/event/{director.stream}")
    director.hands_in()
    director.do("tournament.close_round")
    following = "ronda 2: 28/11/2026, 16:00"
    assert "Round 2 starts: 28/11/2026, 16:00" in director.work and following in wall(director)["html"]
    assert following in published_page(opened(director), "test", director.now, 0)
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.print", data={"sheet": "wall", "of": "1"})
    assert following in director.regions["print"]


def test_a_wrong_hour_or_day_is_told_at_its_field_and_changes_nothing():
    director = DirectorWindow().opens()
    director.go(f"#/event/{director.stream}/plan")
    assert not director.do("tournament_plan.start", {"hour-2": "25", "day-2": ""})["ok"]
    assert 'id="hour-2-problem"' in director.work and 'id="hour-1-problem"' not in director.work
    assert not director.do("tournament_plan.start", {"hour-3": "9", "day-3": "soon"})["ok"]
    assert 'id="day-3-problem"' in director.work and director.event().starts == {}


def test_the_clock_stands_in_the_bar_of_every_screen_and_says_what_it_will_call():
    director = in_round_one()
    assert "10 minuts! · 5 minuts! · 1 minut! · Temps!" in director.text
    assert 'id="minutes" name="minutes" value="60"' in director.work
    for wrong in ("an hour", "", "0", "601"):
        assert not director.do("tournament.start_clock", {"minutes": wrong})["ok"]
        assert 'id="minutes-problem"' in director.work
        assert "A round lasts from 1 to 600 minutes. Write the minutes in figures, as in 45." in director.text
    director.do("tournament.start_clock", {"minutes": "20"})
    for page in ("", "/players", "/standings", "/papers", "/plan", "/round/1"):
        answer = director.go(f"#/event/{director.stream}{page}")
        assert 'id="clock"' in director.regions["bar"], page
        calls = [call["text"] for call in answer["clock"]["calls"]]
        assert calls == ["10 minuts!", "5 minuts!", "1 minut!", "Temps!"]
        assert answer["clock"]["over"] is None
    director.go(f"#/event/{director.stream}")
    director.do("tournament.stop_clock")
    assert director.last["clock"] is None and 'id="clock"' not in director.regions["bar"]
    assert 'id="minutes" name="minutes" value="60"' in director.work


def test_the_wall_shows_the_time_and_its_end():
    director = in_round_one()
    director.do("tournament.start_clock", {"minutes": "20"})
    board = wall(director)
    assert board["clock"]["remaining"] == 20 * MINUTE and ">20:00<" in board["html"]
    assert re.search(r"data-at-nought hidden>Temps!<", board["html"])
    director.now += 21 * MINUTE
    assert re.search(r"data-at-nought>Temps!<", wall(director)["html"])
    director.go(f"#/event/{director.stream}")
    assert ">0:00<" in director.regions["bar"] and "Temps!" in director.regions["bar"]


def test_the_next_round_proposes_what_the_last_one_lasted():
    director = in_round_one()
    director.do("tournament.start_clock", {"minutes": "25"})
    director.hands_in()
    director.do("tournament.close_round")
    assert 'id="clock"' not in director.regions["bar"]
    director.draws()
    director.publishes()
    assert 'id="minutes" name="minutes" value="25"' in director.work
