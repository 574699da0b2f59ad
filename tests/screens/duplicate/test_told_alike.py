"""What is told of one player is the same everywhere: points that were deducted, a slip that came late,
bonuses that wait, a play that nobody else found, who was absent and who left."""

import csv
import io
import json
import re

import pytest
from test_definitive import everywhere
from test_seat_states import state_at

from drivers.bag_club import Tables
from drivers.club import Club
from drivers.page_read import element, rendered
from drivers.result_window import ResultWindow
from drivers.window import Window
from faristol.games.duplicate import opening
from faristol.games.duplicate.figures import player_figures
from faristol.games.duplicate.players_by_rounds import players_by_rounds
from faristol.games.duplicate.ruling import Written
from faristol.games.duplicate.standings import standings
from faristol.rulesets import ruleset_data
from faristol.screens.activities import published_page
from faristol.screens.duplicate.opening.club_rules import CLUB
from faristol.screens.duplicate.results.as_csv import csv_text
from faristol.screens.duplicate.results.as_json import json_text
from faristol.screens.parts.spreadsheet import MARK
from faristol.storage.files import export_file
from faristol.texts import per_cent
from screens.states.results import AT, after, running, scene
from screens.states.room_boards import html

DEDUCTING = {
    "bonus": {"least": 10, "most": 50, "above": 25},
    "steps": ["warning", "points", "expelled"],
    "penalty": 10,
}


def text_of(page):
    return re.sub(r"\s+", " ", re.sub(r"<pre.*?</pre>|<[^>]+>", " ", page, flags=re.DOTALL))


def cells(page, row):
    return [each.text() for each in element(page, row).all() if each.name == "td"]


def printed(club, sheet):
    return rendered(after(scene(f"{AT}/results", club), "print", sheet=sheet))["print"]


def published(club):
    opened = scene(AT, club)
    return published_page(opened.event, "0.1.0", opened.now, 60)


def sheet_of(club):
    head, *lines = csv.reader(io.StringIO(csv_text(club.state).removeprefix(MARK)))
    return [dict(zip(head, line, strict=True)) for line in lines]


def data_of(club):
    return json.loads(json_text(club.state, 0))


# --- points that were deducted


def deducted(**chosen):
    club = Tables(publication="en", **chosen)
    club.entries[0]["ruleset"] = CLUB.changed(ruleset_data("duplicate"), DEDUCTING)
    club._read, club._state = [], None  # read anew, with these rules
    club.begin().round_with("CASALSO").collect({1: "H8 CASALS", 2: "H8 CASAL", 3: None}).announce("H8 CASALS")
    club.next().round_with("OETRBAT").collect({1: None, 2: None, 3: None})
    return club.sanction(1).sanction(1).master()


def test_in_every_row_where_points_and_total_stand_the_deducted_points_stand_between_them():
    club = deducted()
    points = club.state.rounds[0].slips["1"].points
    less = ["−10", str(points - 10)]
    table = ResultWindow(club, "table").regions["work"]
    assert cells(table, "by-rounds-1")[3:6] == ["0", *less] and cells(table, "by-rounds-2")[4] == "–"
    assert cells(html(club), "public-row-1")[2:] == ["0", *less]
    assert cells(html(club), "public-round-1")[1:5] == [str(points), "0", *less]
    assert cells(rendered(scene(AT, club))["work"], "standing-1")[2:] == ["0", *less]
    assert f"{points} 0 −10 {points - 10}" in text_of(printed(club, "grid"))
    club.end()
    assert cells(html(club), "public-row-1")[-2:] == less


def test_in_a_player_s_own_rounds_the_deduction_stands_beside_the_total_from_which_it_is_gone():
    club = deducted()
    less = f"−10 {club.state.rounds[0].slips['1'].points - 10}"
    own = element(rendered(scene(f"{AT}/results/player/1", club))["work"], "game").text()
    for shown in (own, text_of(printed(club, "cards")), element(published(club), "player-1").text()):
        assert less in " ".join(shown.split())


def test_where_nobody_lost_points_no_column_stands_for_them():
    club = running()
    for page in (ResultWindow(club, "table").regions["work"], html(club), printed(club, "grid")):
        assert "Deducted" not in page


def test_the_wall_and_a_seat_count_a_deduction_after_the_last_round_as_the_classification_does():
    club = deducted()
    club.end()
    club.write([{"type": "SanctionLifted", "player": "1"}])
    late = {"player": "1", "round": 3, "step": "points", "clause": None, "points": 10}
    club.write([{"type": "PlayerSanctioned", **late}])
    total = next(row.total for row in standings(club.state) if row.player.id == "1")
    assert cells(html(club), "public-row-1")[-2:] == ["−10", str(total)]
    own = state_at(club).result
    assert own and own.total == (total, 1)


# --- a slip that came late


def late_slip():
    club = Tables(publication="en").begin().round_with("CASALSO")
    late = Written("H8 CASAL", late=True)
    club.collect({1: "H8 CASALS", 2: late, 3: Written("H8 CASAL", given=1, late=True)})
    return club.announce("H8 CASALS")


def test_a_slip_that_came_late_is_marked_wherever_it_is_shown():
    club = late_slip()
    for place, text in everywhere(club.branch().end()).items():
        marked = {"cards": "late", "rounds": "late", "published": "late"}
        assert marked.get(place, "") in text, place
    assert "late" in text_of(rendered(scene(f"{AT}/results/round/1", club))["work"])
    assert "late · 1 point written" in text_of(rendered(scene(f"{AT}/results/player/3", club))["work"])
    assert "late" not in element(rendered(scene(f"{AT}/results/player/1", club))["work"], "game").text()
    null = club.branch().collect({2: Written("H8 XXX", late=True)})
    shown = element(rendered(scene(f"{AT}/results/round/1", null))["work"], "null-2").text()
    assert "Null, 0" in shown and "· late" in shown
    for page in (printed(null, "rounds"), published(null)):
        assert re.search(r"2 Jugador 2.{0,90} · late", text_of(page))
    log = text_of(rendered(scene(f"{AT}/file", club))["work"])
    assert log.count("· late") == 2


def test_the_judge_sees_on_the_tables_and_at_the_slip_which_ones_came_late():
    club = Tables(publication="en").begin().round_with("CASALSO")
    club.collect({1: "H8 CASALS", 2: Written("H8 CASAL", late=True)})
    window = Window()
    window.do("home.bring", file=export_file("e", club.entries, "0", [], 0), file_name="e.json")
    window.go("#/event/e")
    assert element(window.regions["work"], "table-2").attributes["aria-label"].endswith("slip in, late")
    assert element(window.regions["work"], "table-1").attributes["aria-label"].endswith("slip in")
    window.do("duplicate.table", data={"table": "2"})
    assert "late" in element(window.regions["work"], "had").text()


def test_the_files_say_which_slips_came_late():
    club = late_slip()
    slips = data_of(club)["rounds"][0]["slips"]
    assert {slip["player"]: slip["late"] for slip in slips} == {"1": False, "2": True, "3": True}
    assert {line["Table"]: line["Late slips: rounds"] for line in sheet_of(club)} == {
        "1": "",
        "2": "1",
        "3": "1",
    }
    assert "Late slips: rounds" not in csv_text(running().state)


# --- bonuses that are added at the end


def waiting():
    club = Club(bonuses_added="end", publication="en").begin().time()
    best = club.plays()
    club.hand_in(1, "p1", best[0])
    for player in range(2, 13):
        club.hand_in(1, f"p{player}", best[-1])
    return club.master()


def test_until_bonuses_are_added_no_table_and_no_file_has_them_in_a_column():
    club = waiting()
    assert any(row.bonuses for row in standings(club.state))
    heads = [each.text() for each in element(ResultWindow(club, "table").regions["work"], "by-rounds").all()]
    assert "Bonus" not in heads
    assert {row["bonus"] for row in data_of(club)["standings"]} == {None}
    assert {line["Bonus"] for line in sheet_of(club)} == {""}
    over = club.branch().end()
    assert [row["bonus"] for row in data_of(over)["standings"]][:2] == ["6", "0"]
    assert [line["Bonus"] for line in sheet_of(over)][:2] == ["6", "0"]
    assert cells(ResultWindow(over, "table").regions["work"], "by-rounds-p1")[3] == "6"


@pytest.mark.parametrize("sheet", ["wall", "cards"])
def test_papers_that_list_bonuses_say_that_they_wait(sheet):
    club, sentence = waiting(), "The bonuses are added at the end."
    assert sentence in text_of(printed(club, sheet))
    assert sentence not in text_of(printed(club.branch().end(), sheet))


# --- a play that nobody else found


def test_only_a_play_as_good_as_the_master_play_is_marked_as_nobody_else_s():
    club = waiting()
    club.next().time()
    best = club.plays()
    club.hand_in(2, "p1", best[0]).hand_in(2, "p2", best[0]).hand_in(2, "p3", best[-1]).master()
    one, two = (text_of(rendered(scene(f"{AT}/results/round/{n}", club))["work"]) for n in (1, 2))
    assert [each.alone for each in players_by_rounds(club.state)] == ["p1", None]
    assert one.count("nobody else") == 1 and "nobody else" not in two
    assert player_figures(club.state)["p1"].alone == 1 and player_figures(club.state)["p3"].alone == 0
    assert text_of(published(club)).count("nobody else") == 0, "the bonus says it of the first round"
    sheet = text_of(rendered(scene(f"{AT}/results/player/p1", club))["work"])
    assert "Found by one player only 1 as good as the master play" in sheet


# --- percentages, absent players, players who left


def test_the_table_in_per_cent_has_the_figures_of_the_player_s_sheet():
    club = running()
    window = ResultWindow(club, "table").does("count_in", what="percent")
    of_table = cells(window.regions["work"], "by-rounds-p2")[2:5]
    of_sheet = [
        cells(rendered(scene(f"{AT}/results/player/p2", club))["work"], f"turn-{n}")[6] for n in (1, 2, 3)
    ]
    made = [each.made["p2"].percent for each in players_by_rounds(club.state)]
    assert [f"{each}%" for each in of_table] == of_sheet == [per_cent(each, "en") for each in made]


def test_who_was_absent_has_a_dash_on_screens_and_papers_and_nothing_in_the_table_for_a_spreadsheet():
    club = running().branch()
    club.entries[0] = {**club.entries[0], "publication": "en"}
    sheet = rendered(scene(f"{AT}/results/player/p6", club))["work"]
    turn = cells(sheet, "turn-2")
    assert "Absent." in turn[1] and turn[2] == "–" and turn[6] == "–"
    blank = cells(rendered(scene(f"{AT}/results/player/p8", club))["work"], "turn-2")
    assert blank[2] == "0", "a blank slip was handed in"
    lines = {line["Table"]: line["Round 2"] for line in sheet_of(scene_club(club))}
    assert (lines["6"], lines["8"]) == ("", "0")
    assert cells(ResultWindow(club, "table").regions["work"], "by-rounds-p6")[3] == "–"
    absent = element(rendered(scene(f"{AT}/results/round/2", club))["work"], "null-p6").text()
    assert "Absent." in absent and "Null, 0" not in absent


def scene_club(club):
    """The club as its log is read anew."""
    return type("Read", (), {"state": scene(AT, club).event.state})


def test_who_has_left_is_said_to_have_left_in_the_classification_on_papers_and_in_the_data():
    club = Tables(publication="en").begin().round_with("CASALSO")
    club.collect({1: "H8 CASALS", 2: "H8 CASAL", 3: None}).announce("H8 CASALS")
    club.write(opening.player_left(club.state, "2"))
    said = "Left after round 1"
    shown = everywhere(club.branch().end())
    assert {place for place, text in shown.items() if said in text} == {
        "results",
        "published",
        "wall",
        "cards",
    }
    assert 'id="left"' in rendered(scene(f"{AT}/results/player/2", club))["work"]
    assert {row["player"]: row["left"] for row in data_of(club)["standings"]} == {
        "1": None,
        "2": 2,
        "3": None,
    }
    assert said in element(published(club.branch().end()), "player-2").text()


def test_an_empty_slip_is_no_play_that_counts_nothing():
    club = Tables(publication="en").begin().round_with("CASALSO")
    club.collect({1: "H8 CASALS", 2: Written(null="none"), 3: "H8 XXX"}).announce("H8 CASALS")
    page = rendered(scene(f"{AT}/results/round/1", club))["work"]
    assert "Null, 0" in element(page, "null-3").text()
    assert "Null, 0" not in element(page, "null-2").text()
