"""A duplicate whose tablets have no network at all: keys, rounds and slips go from screen to camera."""

from itertools import islice

import pytest

from drivers.by_codes import ByCodes
from drivers.tablet_room import PlayedRoom, code_on, plain
from faristol.room.by_sight import SlipBySight, pack_slip
from faristol.room.code_text import to_text
from faristol.room.film import read_film
from faristol.room.fountain import frames
from faristol.screens.home.room.without_network import _film


class SightRoom(ByCodes):
    """The judge and players who see each other's screens, and nothing else."""

    def __init__(self, tables=(1, 2)):
        super().__init__(tables=())
        self.guests = self.by_codes = {table: self.gets_key(table) for table in tables}
        self.judge_at_event()
        self.wait(10).judge_does("start")


@pytest.fixture
def room():
    return SightRoom()


def sent(room):
    return [entry for entry in room.judge.entries if "from_tablet" in entry]


def test_two_rounds_are_played_by_codes_alone(room):
    for number in (1, 2):
        room.films(1, 2)
        plays = room.plays()
        for table, tablet in room.guests.items():
            assert f"Your play of round {number}" in tablet.says()
            assert tablet.lays(plays[table]).sends()["ok"]
            assert f"Table {table}, round {number}: show this to the judge’s camera" in tablet.says()
            says = room.scans(room.slip_code(table))
            assert f"Table {table}’s slip for round {number} is in." in says
            tablet.do("seat.hide_slip")
            assert "Not yet with the judge" in tablet.says()
        ruled = {entry["player"]: entry["play"] for entry in sent(room) if entry["round"] == number}
        assert ruled == {"p1": plays[1], "p2": plays[2]}
        room.films(1)
        assert "Received:" in room.guests[1].says() and "Not yet with the judge" in room.guests[2].says()
        room.ends_round()
        room.films(1, 2)
        round_ = room.judge.state.rounds[number - 1]
        for table, tablet in room.guests.items():
            assert f'id="own-points">{round_.slips[f"p{table}"].points}<' in tablet.regions["work"]
        room.next_round()


def test_a_slip_that_stays_before_the_camera_is_in_once_and_a_new_one_replaces_it(room):
    room.films(1)
    tablet, plays = room.guests[1], room.plays()
    tablet.lays(plays[1]).sends("33")
    first = room.slip_code(1)
    room.scans(first)
    room.scans(first, first)
    assert [(entry["play"], entry["given"]) for entry in sent(room)] == [(plays[1], 33)]
    tablet.do("seat.hide_slip")
    tablet.lays(plays[4]).sends()
    room.scans(room.slip_code(1))
    tablet.lays(plays[1]).sends("33")
    assert room.slip_code(1) == first
    room.scans(first)
    assert [entry["play"] for entry in sent(room)] == [plays[1], plays[4], plays[1]]
    assert room.judge.state.round.slips["p1"].play == plays[1]


def test_two_slips_in_one_glance_and_one_without_a_play(room):
    room.films(1, 2)
    room.guests[1].lays(room.plays()[0]).sends()
    room.guests[2].do("seat.no_play")
    says = room.scans(room.slip_code(1), "rubbish", room.slip_code(2))
    assert "Table 2’s slip for round" in says
    slips = room.judge.state.round.slips
    assert slips["p1"].play == room.plays()[0] and slips["p2"].reason == "none"
    room.films(2)
    assert "Received: no play" in room.guests[2].says()


def test_a_slip_by_code_is_refused_late_with_the_reason_and_the_judge_may_take_it(room):
    room.films(1)
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    room.judge_does("end_time")
    room.wait(90)
    says = room.scans(room.slip_code(1))
    assert "Table 1: The time of round 1 was over when this slip came." in says
    assert "p1" not in room.judge.state.round.slips
    room.at_room()
    assert "Arrived after the time" in room.judge.page
    assert room.judge.do("room.take_late", data={"player": "p1", "round": "1"})["ok"]
    assert (room.judge.state.round.slips["p1"].play, room.judge.state.round.slips["p1"].late) == (play, True)


def test_nobody_hands_in_for_another_table_or_with_another_key(room):
    room.films(1)
    slip = SlipBySight(2, 1, None)
    for key in (room.guests[1].engine._tablets.room.sight_key, bytes(16)):
        says = room.scans(to_text(pack_slip(slip, key)))
        assert "This is not from a tablet in this room." in says
    assert sent(room) == []


def test_a_slip_is_ruled_as_over_a_link_and_undo_leaves_it(room):
    room.films(1)
    wrong = f"A1 {''.join(room.guests[1].rack[:3])}"
    room.guests[1].lays(wrong).sends()
    room.scans(room.slip_code(1))
    assert not room.judge.state.round.slips["p1"].valid
    room.films(1)
    knows = room.guests[1].engine._tablets.room.knows
    assert knows["slip"] == "tablet" and knows["result"] is None
    room.judge.do("event.undo")
    assert "p1" in room.judge.state.round.slips


def test_a_tablet_that_loses_its_link_shows_its_slip_as_a_code():
    room = PlayedRoom(tables=(1, 2))
    room.wait(10).judge_does("start")
    tablet, play = room.guests[1], room.plays()[2]
    tablet.lays(play)
    assert 'id="show-slip"' not in tablet.page
    room.wire.silence(tablet)
    tablet.sends()
    assert "It is saved here until the judge’s tablet has it." in tablet.says()
    tablet.do("seat.show_slip")
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.scan")
    room.judge.do("room.code", data={"code": code_on(tablet, "slip-code-text")})
    assert "Table 1’s slip for round" in plain(room.judge.regions["work"])
    tablet.do("seat.hide_slip")
    assert "Show my slip as a code" in tablet.says()
    room.judge.go("#/event/dupli")
    room.wire.silence(tablet, silent=False)
    room.wire.run()
    assert "Received:" in tablet.says() and 'id="show-slip"' not in tablet.page
    assert [entry["play"] for entry in room.judge.entries if "from_tablet" in entry] == [play]
    assert len(room.judge.engine._tablets.room.seats.tablets) == 2


def test_a_table_by_codes_may_come_in_by_a_link_later(room):
    room.films(1)
    room.guests[1].lays(room.plays()[1]).sends()
    room.scans(room.slip_code(1))
    room.at_room()
    assert ">by codes<" in room.judge.page
    linked = room.comes(1)
    assert "another device has had this seat" in linked.says() and "p1" in room.judge.state.round.slips
    judge = room.at_room()
    assert "this table’s slips have come as codes" in judge.page
    (asking,) = judge.engine._tablets.room.seats.asking
    assert judge.do("room.give", data={"link": str(asking.link)})["ok"]
    room.judge_at_event()
    room.wire.run()
    assert "p1" in room.judge.state.round.slips
    linked.lays(room.plays()[0]).sends()
    assert room.judge.state.round.slips["p1"].play == room.plays()[0]
    assert ">by codes<" not in room.at_room().page


def test_the_seat_outlives_a_reload_and_another_rooms_film_is_refused_politely(room):
    tablet = room.guests[1]
    tablet.restart()
    tablet.go("#/seat")
    assert "You have your table." in tablet.says()
    tablet.do("seat.scan")
    for text in ("rubbish", to_text(b"\x50" + bytes(40)), *map(to_text, islice(frames(b"[]", 50), 3))):
        assert tablet.do("seat.code", data={"code": text})["ok"]
        assert "This is not the code of a round." in tablet.says()
    room.films(1)
    assert "Your play of round 1" in tablet.says()


def test_the_film_has_nobodys_secrets(room):
    room.films(1, 2)
    plays = room.plays()
    room.guests[1].lays(plays[5]).sends()
    room.scans(room.slip_code(1))
    scene = room.at_room().engine._scene({"at": room.now})
    film = _film(scene, room.judge.engine._tablets.room, room.now)
    assert plays[5].split()[1] not in film.decode().split('"tiles"')[0]
    seen = read_film(film, 2)
    assert seen.state["slip"] == "" and seen.state["left"] is None and seen.receipt == ""
    room.judge_at_event()
    room.ends_round()
    room.judge_does("next_round")
    scene = room.at_room().engine._scene({"at": room.now})
    assert read_film(_film(scene, room.judge.engine._tablets.room, room.now), 1).state["rack"] == []
