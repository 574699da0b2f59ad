"""Who sits at which table: a list filled in a minute, kept right afterwards, printed."""

import json
import re

import pytest
from test_new_duplicate import FIELDS, at_the_form, open_

from drivers.window import Window

SLIP = re.compile(r'paper-slip__table solid">(\d+)<.*?paper-slip__round">.*?<strong>(\d+)<', re.DOTALL)
"""The table and the round of a slip."""


def seats(window):
    """The list as the room sees it: tables and names."""
    rows = window.regions["work"].split('<tr id="seat-')[1:]
    tables = [row.split("seats__table")[1].split(">")[1].split("<")[0] for row in rows]
    names = [row.split('class="seats__name"')[1].split(">")[1].split("<")[0] for row in rows]
    return dict(zip(map(int, tables), names, strict=True))


def offered(window):
    """Who can be entered with one tap."""
    taps = window.regions["work"].split('data-do="players.enter_known" data-name="')[1:]
    return [tap.split('"')[0] for tap in taps]


def opened(*names, **chosen):
    window = at_the_form(**chosen)
    assert open_(window, **chosen)["ok"], window.page
    for name in names:
        enter(window, name)
    return window


def free_table(window):
    return window.regions["work"].split('id="table"')[1].split('value="')[1].split('"')[0]


def enter(window, name, table=None, group=""):
    table = free_table(window) if table is None else table
    return window.do("players.enter", {"table": table, "player": name, "group": group})


def begun(*names, **chosen):
    window = opened(*(names or ("Anna", "Biel", "Carla")), **{"source": "bag", **chosen})
    assert window.do("players.begin")["ok"], window.page
    window.go(f"#/event/{window.last['stream']}/players")
    return window


def test_names_and_enter_are_all_it_takes():
    window = opened()
    for name in ("Anna", "Biel", "Carla"):
        answer = enter(window, name)
        assert answer["ok"] and answer["focus"] == "player"
        assert 'id="player" name="player" value=""' in window.regions["work"]
    assert seats(window) == {1: "Anna", 2: "Biel", 3: "Carla"}
    assert answer["announce"] == "Table 3: Carla"


def test_a_table_that_was_left_free_is_the_next_one():
    window = opened("Anna")
    enter(window, "Biel", "3")
    assert free_table(window) == "2"


@pytest.mark.parametrize(
    ("field", "table", "name"),
    [("table", "1", "Biel"), ("table", "0", "Biel"), ("table", "x", "Biel"), ("player", "2", "  ")],
)
def test_what_does_not_stand_is_told_under_its_field(field, table, name):
    window = opened("Anna")
    answer = enter(window, name, table)
    assert not answer["ok"] and answer["focus"] == field
    assert f'id="{field}-problem"' in window.regions["work"] and seats(window) == {1: "Anna"}


def test_a_list_is_one_act_that_can_be_undone_and_with_one_bad_line_enters_nobody():
    window = opened("Anna")
    assert window.do("players.enter_list", {"list": "5;Biel\n9;Carla"})["ok"]
    assert seats(window) == {1: "Anna", 5: "Biel", 9: "Carla"}
    window.do("event.undo")
    assert seats(window) == {1: "Anna"}
    answer = window.do("players.enter_list", {"list": "1;Biel\n4;Carla"})
    assert not answer["ok"] and answer["focus"] == "list"
    assert "Line 1: Anna sits at table 1." in window.regions["work"]
    assert seats(window) == {1: "Anna"}


def test_a_file_is_looked_through_before_anybody_is_entered():
    window = opened()
    answer = window.do("players.read_file", file="taula;nom\n4;Núria Guàrdia".encode("cp1252"))
    assert answer["focus"] == "list" and "4;Núria Guàrdia</textarea>" in window.regions["work"]
    assert seats(window) == {}


def test_name_table_and_group_can_be_put_right_and_somebody_removed():
    window = opened("Anna", "Biel")
    window.do("players.edit", data={"player": "p2"})
    fields = {"table": "7", "player": "Biel Roca", "group": "Inca"}
    assert window.do("players.change", fields, data={"player": "p2"})["focus"] == "of-p2"
    assert seats(window) == {1: "Anna", 7: "Biel Roca"} and "Inca" in window.regions["work"]
    window.do("players.edit", data={"player": "p1"})
    window.do("players.remove", data={"player": "p1"})
    assert seats(window) == {7: "Biel Roca"} and 'id="enter-form"' in window.regions["work"]


def test_what_is_half_done_belongs_to_its_event():
    window = opened("Anna", "Biel")
    window.do("players.edit", data={"player": "p2"})
    window.do("players.keep_list", {"list": "Carla"})
    window.go("#/duplicate")
    open_(window)
    enter(window, "Zoe")
    enter(window, "Pau")
    assert 'id="enter-form"' in window.regions["work"] and "Carla" not in window.regions["work"]


# --- before the start


def test_one_player_is_not_enough_and_the_next_step_says_so():
    window = opened("Anna")
    assert "Enter at least two players" in window.regions["shelf"]
    assert window.do("players.to_name")["focus"] == "player"
    assert not window.do("players.begin", {"room": "pluja"})["ok"]


@pytest.mark.parametrize(
    ("source", "step"), [("program", "Draw round 1"), ("bag", "Begin: round 1 from the bag")]
)
def test_the_next_step_says_where_the_racks_come_from(source, step):
    window = opened("Anna", "Biel", source=source)
    assert step in window.regions["shelf"]
    assert window.do("players.begin")["ok"]
    assert "Began" in window.types and ("RackDrawn" in window.types) == (source == "program")


def test_a_promise_is_shown_before_the_room_speaks():
    window = opened("Anna", "Biel")
    assert "Show the promise" in window.regions["shelf"]
    window.do("players.promise")
    commitment = window.entries[-1]["commitment"]
    assert window.types[-1] == "Promised"
    assert commitment in window.regions["work"] and 'class="qr"' in window.regions["work"]
    assert not window.do("players.begin", {"room": " "})["ok"]
    assert 'id="room-problem"' in window.regions["work"]
    answer = window.do("players.begin", {"room": "pluja a Palma", "person": "Anna"})
    assert answer["ok"] and answer["url"] == f"#/event/{answer['stream']}"
    assert window.types[-3:] == ["Began", "RoomSpoke", "RackDrawn"]


def test_the_bonus_is_said_before_the_start():
    window = opened(*(f"J{n}" for n in range(9)))
    assert "No bonus with fewer than 10 players." in window.regions["shelf"]
    enter(window, "J9")
    enter(window, "J10")
    assert "With 11 players, the points of a bonus are 5.5." in window.regions["shelf"]
    assert "No bonuses in this duplicate." in opened("A", "B", bonuses="").regions["shelf"]


# --- after the start


def test_nobody_joins_once_round_one_has_begun_and_who_leaves_is_marked_and_may_come_back():
    window = begun()
    assert 'id="enter-form"' not in window.regions["work"]
    assert "Duplicate rules, 1.8" in window.regions["work"]
    assert not enter(window, "Dídac", "4")["ok"]
    fields = {"table": "9", "player": "Anna"}
    assert not window.do("players.change", fields, data={"player": "p1"})["ok"]
    assert window.do("players.change", {"player": "Anna Puig"}, data={"player": "p1"})["ok"]
    assert seats(window)[1] == "Anna Puig"
    window.do("players.edit", data={"player": "p2"})
    window.do("players.left", data={"player": "p2"})
    assert "left in round 1" in window.regions["work"] and 'id="returned"' in window.regions["work"]
    window.do("players.returned", data={"player": "p2"})
    assert "left in round 1" not in window.regions["work"]


def test_a_warning_then_zero_then_out_and_more_than_a_warning_is_asked():
    window = begun(source="program")
    window.do("players.edit", data={"player": "p2"})
    for _ in range(2):
        assert window.do("players.sanction", data={"player": "p2"})["ok"]
    assert "Set round 1 of Biel, table 2, to zero?" in window.regions["dialog"]
    assert window.types.count("PlayerSanctioned") == 1
    assert window.do("players.sanction", data={"player": "p2", "round": "1"})["ok"]
    assert window.types.count("PlayerSanctioned") == 2
    window.do("players.sanction", data={"player": "p2"})
    assert "Expel Biel, table 2?" in window.regions["dialog"] and window.types.count("PlayerSanctioned") == 2
    window.do("dismiss")
    assert window.regions["dialog"] == ""
    window.do("players.sanction", data={"player": "p2"})
    window.do("players.sanction", data={"player": "p2", "round": "1"})
    assert window.entries[-1]["step"] == "expelled" and window.regions["dialog"] == ""
    assert 'id="sanction"' not in window.regions["work"]
    window.do("players.lift", data={"player": "p2"})
    assert window.types[-1] == "SanctionLifted" and 'id="sanction"' in window.regions["work"]


# --- people, paper


def test_who_has_played_and_not_only_sat_down_is_entered_with_one_tap_the_next_time():
    disk = begun("Anna", "Biel", "Àngela").disk
    window = Window(disk)
    window.go("#/duplicate")
    open_(window)
    assert offered(window) == ["Àngela", "Anna", "Biel"]
    window.do("players.enter_known", data={"name": "Anna"})
    assert seats(window) == {1: "Anna"} and offered(window) == ["Àngela", "Biel"]
    assert "people" not in opened("Anna", "Biel").disk.choices


def test_people_can_be_forgotten_one_by_one_and_all_together():
    window = begun("Anna", "Biel")
    stream = window.last["stream"]
    window.do("leave", data={"to": "#/duplicate"})
    open_(window)
    window.do("players.forget", data={"name": "Anna"})
    assert [person["name"] for person in json.loads(window.disk.choices["people"])] == ["Biel"]
    window.do("players.ask_forget_all")
    assert "Delete the names of all who have played" in window.regions["dialog"]
    window.do("players.forget_all")
    assert "people" not in window.disk.choices and window.regions["dialog"] == ""
    entered = [entry["name"] for entry in window.log_of(stream) if entry["type"] == "PlayerEntered"]
    assert entered == ["Anna", "Biel"]


def test_a_judge_who_plays_is_offered_a_seat():
    window = opened(judge_plays="on")
    window.do("players.enter_known", data={"name": FIELDS["judge"]})
    assert seats(window) == {1: "Rosa Mas"}


def test_the_list_is_printed_by_table_and_by_name_in_the_language_of_what_is_published():
    window = opened("Zoe", "Àngela", "Anna")
    answer = window.do("players.print_list")
    paper = window.regions["print"]
    assert answer["print"] and 'lang="ca"' in paper
    by_table, by_name = paper.split("paper__index")
    assert by_table.find("Zoe") < by_table.find("Àngela") < by_table.find("Anna")
    assert by_name.find("Àngela") < by_name.find("Anna") < by_name.find("Zoe")
    window.wait(1).do("dismiss")
    assert window.regions["print"] == ""


def test_the_piles_of_cut_slips_lie_by_tables_and_rounds_once_they_are_put_together():
    window = opened(*(f"J{n}" for n in range(12)))
    assert window.do("players.print_slips", {"slips": "25", "points": "on"})["print"]
    sheets = [SLIP.findall(sheet) for sheet in window.regions["print"].split('class="slips-page"')[1:]]
    assert len(sheets) == 30
    piles = [[sheet[place] for sheet in sheets] for place in range(10)]
    together = [(int(table), int(round_)) for pile in piles for table, round_ in pile]
    assert together == [(table, round_) for table in range(1, 13) for round_ in range(1, 26)]


def test_how_many_sheets_the_slips_take_is_seen_before_they_are_printed():
    window = opened(*(f"J{n}" for n in range(12)))
    assert "30 sheets of paper" in window.regions["work"]
    window.do("players.count_slips", {"slips": "3"})
    assert "4 sheets of paper" in window.regions["work"] and 'value="3"' in window.regions["work"]
    window.do("players.count_slips", {"slips": "x"})
    assert "of paper" not in window.regions["work"]


@pytest.mark.parametrize("slips", ["", "0", "41", "x"])
def test_as_many_slips_as_can_be_printed(slips):
    window = opened("Anna", "Biel")
    answer = window.do("players.print_slips", {"slips": slips})
    assert not answer["ok"] and answer["focus"] == "slips" and not answer["print"]
