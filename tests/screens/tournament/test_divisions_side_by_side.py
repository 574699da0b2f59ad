"""What one of several divisions, each paired for itself, shows and says of the others."""

import re

import pytest

from drivers.director_window import FORM
from drivers.divisions_window import A, B, Window, here
from faristol.screens.activities import board_for_the_room
from faristol.screens.session import Session


@pytest.fixture
def hall():
    return Window().opens_three()


def test_a_tap_on_its_way_is_of_the_division_on_whose_screen_it_was(hall):
    hall.takes("B").draws()
    assert 'data-of-division="B"' in hall.regions["shelf"]
    hall.takes("A").draws()
    hall.takes("A")
    assert hall.do("tournament.publish", data={"of_division": "B"})["ok"]
    assert [len(part.rounds) for part in hall.state.parts.values()] == [0, 1, 0]
    assert re.search(r'id="division-2"[^>]*aria-pressed="true"', hall.work)


def test_the_clocks_of_the_others_are_shown_and_called_with_their_name(hall):
    hall.pairs("A").do("tournament.start_clock", {"minutes": "60"})
    hall.pairs("B").do("tournament.start_clock", {"minutes": "30"})
    clock = hall.last["clock"]
    assert clock["face"] == "clock" and clock["remaining"] == 1_800_000
    (other,) = clock["others"]
    assert (other["face"], other["remaining"]) == ("division-clock-1", 3_600_000)
    assert all(call["text"].startswith("A: ") for call in other["calls"])
    assert re.search(r'id="division-clock-1"[^>]*>\s*60:00', hall.work)
    hall.takes("C")
    clock = hall.last["clock"]
    assert clock["face"] == "division-clock-1" and clock["others"][0]["face"] == "division-clock-2"


def test_a_notice_tells_whose_draft_was_dropped(hall):
    hall.takes("B").draws()
    hall.takes("A").draws()
    hall.takes("A").go(f"{here(hall)}/players")
    hall.do("tournament_players.enter", {"player": "Late", "division": "B"})
    assert "Drafts were dropped: B: round 1." in hall.regions["notice"]
    hall.do("tournament_players.enter", {"player": "Later", "division": "C"})
    assert "dropped" not in hall.regions["notice"]
    assert hall.state.parts["A"].draft


def test_another_way_of_pairing_tells_of_every_draft_that_it_drops(hall):
    hall.plays("A")
    hall.takes("B").draws()
    hall.takes("A")
    hall.do("tournament.panel", data={"name": "terms"})
    changed = {"mode": "king", "scoring": "points", "first_round": "halves"}
    assert hall.do("tournament.change_terms", changed)["ok"], hall.regions["notice"]
    assert "Drafts were dropped: B: round 1." in hall.regions["notice"]


def test_two_of_one_name_are_told_of_in_whichever_divisions_they_are(hall):
    hall.takes("A").go(f"{here(hall)}/players")
    hall.do("tournament_players.enter", {"player": "Biel 1", "division": "A"})
    assert "There are two players called Biel 1." in hall.regions["notice"]


def test_home_names_those_who_have_no_division_yet():
    window = Window()
    window.opens(players="", separate="on")
    window.enters("name;rating;division\nAina;1;A\nBea;2;A\nCarla;3;\nDora;4;")
    window.go("#/")
    assert "No division yet: round 1, A: round 1" in window.work


def test_files_of_two_divisions_have_two_names(hall):
    hall.plays("A")
    names = []
    for division in "AB":
        hall.go(here(hall))
        hall.takes(division).go(f"{here(hall)}/file")
        names += [
            hall.do("file.save", data={"what": what})["save"]["name"] for what in ("trf", "tsh", "json")
        ]
    assert [name.rsplit("-", 1)[-1] for name in names[:2]] == ["a.trf", "a.t"]
    assert [name.rsplit("-", 1)[-1] for name in names[3:5]] == ["b.trf", "b.t"]
    assert names[2] == names[5]


def test_the_wall_has_one_page_of_teams_each_division_as_far_as_it_has_come():
    window = Window()
    window.opens(players="", separate="on")
    players = (f"{name};{1900 - at};{name[0]};Club {'XY'[at % 2]}" for at, name in enumerate([*A, *B]))
    window.enters("\n".join(["name;rating;division;club", *players]))
    window.plays("A").go(f"{here(window)}/standings/teams")
    assert window.do("tournament_standings.count_teams", {"best": ""})["ok"]
    window.go(here(window))
    window.plays("B").plays("B")
    html = board_for_the_room(window.opened, window.now, 0, Session())["html"]
    (teams,) = re.findall(r'<section[^>]*id="public-teams.*?</section>', html, re.S)
    assert "A: Després de la ronda 1 · B: Després de la ronda 2" in teams


def test_together_again_what_was_planned_otherwise_is_told_of(hall):
    hall.go(f"{here(hall)}/plan")
    assert hall.do("tournament_plan.start", {"hour-1": "10:30", "day-1": ""})["ok"]
    assert hall.do("tournament_plan.separate", {})["ok"]
    assert "not the same in all divisions were dropped" in hall.regions["notice"]


def test_the_numbers_of_all_tables_that_are_played_are_named(hall):
    hall.pairs("A")
    hall.go(f"{here(hall)}/plan")
    hall.takes("B")
    assert hall.do("tournament_plan.first_table", {"first_table": "21"})["ok"]
    hall.go(here(hall))
    hall.pairs("B")
    hall.do("tournament.sheet", {"table": "40", "first": "410", "second": "333"})
    assert "these numbers: 1–2, 21–23." in hall.work + hall.regions["notice"]


def test_an_absence_that_does_not_go_along_into_another_division_is_told_of(hall):
    hall.plays("B").takes("A").go(f"{here(hall)}/players")
    hall.do("tournament_players.edit", data={"player": "p1"})
    assert hall.do("tournament_players.absent", data={"player": "p1", "round": "3"})["ok"]
    form = {"player": "Aina 1", "rating": "1900", "club": "", "category": "", "division": "B"}
    assert hall.do("tournament_players.change", form, data={"player": "p1"})["ok"]
    assert "Aina 1 is no longer marked as absent." in hall.regions["notice"]


def test_the_form_says_why_a_ladder_has_its_divisions_together():
    window = Window()
    window.go("#/tournament")
    assert "On a ladder all divisions" not in window.work
    window.do("tournament_setup.choose", {**FORM, "mode": "ladder"})
    assert "On a ladder all divisions have the same evenings." in window.work


def test_what_if_pairs_the_division_in_hand_again_as_it_was_then():
    window = Window().opens_three().plays("A").plays("B").pairs("A").pairs("B")
    for division in "AB":
        window.takes(division)
        for number in (1, 2):
            window.go(f"#/event/{window.stream}/what-if/{number}")
            assert "None: the round would be the same." in window.text
        others = {
            player.name for player in window.event().hall.players.values() if player.division != division
        }
        assert not others & {*re.findall(r">([^<]+)</option>", window.work)}
        window.go(f"#/event/{window.stream}")


def test_the_treasurers_sums_are_of_everybody_whichever_division_is_in_hand():
    window = Window().opens_three()
    window.takes("B").go(f"#/event/{window.stream}/fees")
    assert window.do("tournament_fees.set", {"fee": "10", "currency": "€"})["ok"]
    assert f"To pay {10 * len(window.event().hall.players)} €" in window.text
    window.do("tournament_fees.save")
    table = window.last["save"]["text"]
    assert all(player.name in table for player in window.event().hall.players.values())


def test_prizes_are_of_all_divisions_whichever_is_in_hand():
    window = Window().opens_three().plays("A").plays("B").takes("A")
    window.go(f"#/event/{window.stream}/standings/prizes")
    fields = {"kind": "place", "place": "1", "division": "B", "money": "30"}
    assert window.do("tournament_standings.add_prize", fields)["ok"], window.page
    (won,) = window.event().hall.winners()
    assert window.event().hall.players[won.player].name in window.text


def test_a_sheet_is_asked_for_as_long_as_another_division_may_bring_one(hall):
    hall.pairs("B").pairs("A")
    for board in (1, 2):
        hall.do("tournament.line", {"first": "400", "second": "300"}, data={"board": str(board)})
    assert "next-step" in hall.regions["shelf"] and "Close round 1" in hall.regions["shelf"]
    assert "The next sheet" in hall.work and "Every table is in" not in hall.work
