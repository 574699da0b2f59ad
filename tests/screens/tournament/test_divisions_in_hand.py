"""Divisions that are paired each for itself, on the director's screens: one is in hand, tabs tell of all."""

import re

import pytest

from drivers.director_window import DirectorWindow
from drivers.divisions_window import THREE, Window, here
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.session import Session


@pytest.fixture
def hall():
    return Window().opens_three()


def test_tabs_say_where_each_division_is(hall):
    hall.plays("A").pairs("A").writes(1, 400, 300)
    hall.takes("B").draws()
    assert hall.tabs == ["A · round 2 · 1 table missing", "B · round 1 · drafted", "C · 3 players"]


def test_one_division_goes_on_while_another_plays(hall):
    hall.pairs("B").plays("A").plays("A")
    assert [len(part.rounds) for part in hall.state.parts.values()] == [2, 1, 0]
    assert "Round 2" in hall.last["regions"].get("bar", hall.regions["bar"])
    hall.takes("B")
    assert "B · Round 1 of 3" in hall.regions["bar"]


def test_a_sheet_is_handed_in_for_the_division_of_its_table(hall):
    hall.pairs("A").pairs("B").takes("A")
    assert hall.do("tournament.look_at", {"table": "4"})["ok"]
    assert "Biel" in hall.work[hall.work.index('id="in-hand"') :][:300]
    answer = hall.do("tournament.sheet", {"table": "4", "first": "410", "second": "333"})
    assert answer["ok"] and answer["announce"] == "Table 4 is in; 2 more tables are missing."
    assert hall.state.parts["B"].rounds[0].sheets[4].written == (410, 333)
    assert not hall.state.parts["A"].rounds[0].sheets


def test_a_table_of_nobody_is_refused_with_the_numbers_that_there_are(hall):
    hall.pairs("A").pairs("B")
    refused = hall.do("tournament.sheet", {"table": "40", "first": "410", "second": "333"})
    assert not refused["ok"] and "these numbers: 1–5." in hall.work + hall.regions["notice"]


def test_the_division_in_hand_is_kept_over_a_reload(hall):
    hall.pairs("A").takes("C").restart()
    assert re.search(r'id="division-3"[^>]*aria-pressed="true"', hall.work)


def test_the_list_has_the_division_in_hand_and_a_search_finds_everybody(hall):
    hall.plays("A").takes("B")
    hall.go(f"{here(hall)}/players")
    assert "Biel 1" in hall.work and "Aina 1" not in hall.work
    hall.do("tournament_players.search", {"search": "Aina"})
    assert "Aina 1" in hall.work
    hall.do("tournament_players.edit", data={"player": "p1"})
    assert hall.do("tournament_players.absent", data={"player": "p1", "round": "2"})["ok"]
    assert hall.state.parts["A"].players["p1"].absent == {2}


def test_who_is_entered_comes_into_the_division_in_hand_unless_another_is_written(hall):
    for division in "BC":
        hall.takes(division)
        assert re.search(rf'id="division"[^>]*value="{division}"', hall.work)


def test_a_late_player_is_told_the_round_of_the_division(hall):
    hall.plays("A").plays("A").takes("B")
    hall.go(f"{here(hall)}/players")
    answer = hall.do("tournament_players.enter", {"player": "Late", "division": "A"})
    assert answer["announce"] == "Late plays from round 3 on."


def test_a_division_ends_before_the_tournament(hall):
    hall.pairs("B")
    for _ in range(3):
        hall.plays("A")
    assert "End division A" in hall.regions["shelf"]
    assert hall.do("tournament.end")["ok"]
    assert "Division A is over" in hall.regions["shelf"] + hall.work
    assert hall.tabs[0] == "A · over" and not hall.state.ended


def test_the_plan_is_of_the_division_and_says_where_all_sit(hall):
    hall.plays("A").takes("A")
    hall.go(f"{here(hall)}/plan")
    assert "Tables: A: 1–2 · B: 3–5 · C: 6" in hall.work
    hall.takes("C")
    assert hall.do("tournament_plan.first_table", {"first_table": "20"})["ok"]
    assert "C: 20" in hall.work
    assert not hall.do("tournament_plan.first_table", {"first_table": "2"})["ok"]
    assert "Table 2 is another division" in hall.work
    assert hall.do("tournament_plan.start", {"hour-1": "10:30", "day-1": ""})["ok"]
    assert [part.starts for part in hall.state.parts.values()][:2] == [{}, {}]


def test_the_switch_is_in_the_plan_until_a_round_is_published():
    hall = DirectorWindow().opens(THREE)
    hall.go(f"{here(hall)}/plan")
    assert 'id="separate"' in hall.work and 'id="divisions-in-play"' not in hall.work
    assert hall.do("tournament_plan.separate", {"separate": "on"})["ok"]
    assert 'id="divisions-in-play"' in hall.work
    hall.go(here(hall))
    hall.draws()
    hall.publishes()
    hall.go(f"{here(hall)}/plan")
    assert 'id="separate"' not in hall.work and "Each division is paired and closed separately." in hall.work


def test_a_ladder_says_why_its_divisions_are_together():
    hall = DirectorWindow().opens(THREE, mode="ladder", scoring="ladder", first_round="adjacent")
    hall.go(f"{here(hall)}/plan")
    assert "On a ladder all divisions have the same evenings" in hall.work
    assert 'id="separate"' not in hall.work


def test_the_wall_shows_each_division_at_its_own_round(hall):
    hall.plays("A").pairs("A").pairs("B").writes(3, 400, 300)
    event = hall.opened
    board = board_for_the_room(event, hall.now, 0, Session())
    titles = [
        " ".join(re.sub("<[^>]*>", " ", each).split())
        for each in re.findall(r"<h2.*?</h2>", board["html"], re.S)
    ]
    assert titles == ["Ronda 2 de 3 · Divisió A", "Ronda 1 de 3 · Divisió B", "Divisió C"]
    ids = re.findall(r' id="([^"]+)"', board["html"])
    assert len(ids) == len({*ids})


def test_the_wall_has_a_clock_for_each_division(hall):
    hall.pairs("A").do("tournament.start_clock", {"minutes": "60"})
    hall.pairs("B").do("tournament.start_clock", {"minutes": "30"})
    html = board_for_the_room(hall.opened, hall.now, 0, Session())["html"]
    assert re.findall(r'data-remaining="(\d+)"', html) == ["3600000", "1800000"]


def test_the_published_page_says_after_which_round_each_stands(hall):
    hall.plays("A").plays("A").plays("B")
    page = published_page(hall.opened, "test", hall.now, 0)
    assert "A: Després de la ronda 2 · B: Després de la ronda 1 · C: Abans de la ronda 1" in page


def test_papers_are_of_the_division_in_hand(hall):
    hall.plays("A").pairs("B")
    hall.go(f"{here(hall)}/papers")
    hall.do("tournament_papers.print", data={"sheet": "pairings", "of": "1"})
    paper = hall.regions["print"]
    assert "Biel 1" in paper and "Aina 1" not in paper


def test_the_log_names_the_division(hall):
    hall.plays("A")
    hall.go(f"{here(hall)}/file")
    assert "A: Round 1 was published" in hall.work and "A: Round 1 was closed" in hall.work
    hall.go(here(hall))
    assert "the round closed, A" in hall.regions["bar"]


def test_home_says_each_divisions_round(hall):
    hall.plays("A").pairs("A").pairs("B")
    hall.go("#/")
    assert "A: round 2, B: round 1, C: round 1" in hall.work


def test_a_report_for_programs_that_pair_is_of_the_division_in_hand(hall):
    hall.plays("A").takes("A")
    hall.go(f"{here(hall)}/file")
    saved = hall.do("file.save", data={"what": "trf"})["save"]["text"]
    assert "062 4" in saved and "Aina 1" in saved and "Biel 1" not in saved
    games = hall.do("file.save", data={"what": "json"})["save"]["text"]
    assert "Aina 1" in games and "Biel 1" in games


def test_a_division_taken_in_hand_that_is_none_is_the_first_one(hall):
    hall.takes("A")
    assert hall.do("tournament_players.take_division", data={"division": "Z"})["ok"]
    assert re.search(r'id="division-1"[^>]*aria-pressed="true"', hall.work)
