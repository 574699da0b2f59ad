"""A wall: a device with no seat that shows what everybody may see, as the judge's tablet renders it."""

import pytest

from drivers.tablet_room import PlayedRoom, WallTablet
from faristol import room_news
from faristol.room.messages import Do, write_message
from screens.states.room_boards import tiles_of


@pytest.fixture
def room():
    return PlayedRoom(tables=(1,))


@pytest.fixture
def wall(room):
    return WallTablet(room.wire).comes_into(room)


def test_a_wall_shows_the_board_the_clock_and_the_standings(room, wall):
    assert "This device is in the room, to show its board." in wall.page
    assert "Ronda 1" in wall.says() and wall.board_now()["clock"] is None
    room.wait(10).judge_does("start")
    assert wall.board_now()["clock"] == {"remaining": 180_000, "running_since": room.now}
    room.ends_round()
    master = room.judge.state.round.master
    assert "Jugada mestra" in wall.says() and f" {master.points} " in wall.says()
    assert "Magdalena Nicolau" in wall.says()
    room.judge.go("#/event/dupli/room")
    assert "wall" in room.judge.page and 'data-in="1"' in room.judge.page


def test_its_clock_is_the_judges_whatever_its_own_says(room):
    wall = WallTablet(room.wire)
    wall.ahead = 3_600_000
    wall.comes_into(room)
    room.wait(10).judge_does("start")
    clock = wall.board_now()["clock"]
    assert wall.now - clock["running_since"] == 0
    room.wait(60)
    late = WallTablet(room.wire).comes_into(room)
    clock = late.board_now()["clock"]
    left = clock["remaining"] - (late.now - clock["running_since"])
    assert left == 120_000, "the board was rendered a minute ago, the clock is of now"


def test_it_is_never_sent_a_slip_of_the_running_round_nor_a_rack_to_come(room, wall):
    room.wait(10).judge_does("start")
    plays = room.plays()
    room.guests[1].lays(plays[5]).sends()
    room.judge_does("take", {"play": plays[3], "table": "3"})
    everything = str(wall.engine._tablets.room)
    assert "2 paperetes de 4" in wall.says()
    for play in (plays[5], plays[3]):
        assert play not in everything and play.split()[1] not in wall.says()
    room.ends_round()
    room.judge_does("next_round")
    assert len(room.judge.state.draws.rack) == 7
    assert "Ronda 2" in wall.says() and tiles_of(wall.board_now()["html"]) == []


def test_a_wall_that_is_no_longer_linked_goes_on_with_what_it_had(room, wall):
    room.wait(10).judge_does("start")
    before = wall.board_now()["html"]
    room.wire.silence(wall)
    assert wall.board_now()["html"].startswith(before)
    assert "just now: this is what it showed last" in wall.says()
    assert wall.board_now()["clock"]["remaining"] == 180_000
    room.judge_does("end_time")
    assert "0:00" not in wall.says(), "its own page counts on"
    room.wire.silence(wall, silent=False)
    assert "0:00" in wall.says() and "No contact with" not in wall.says()


def test_the_board_is_rendered_once_for_all_walls(room, wall, monkeypatch):
    second = WallTablet(room.wire).comes_into(room)
    rendered = []
    render = room_news.board_for_the_room
    monkeypatch.setattr(room_news, "board_for_the_room", lambda *of: rendered.append(1) or render(*of))
    room.wait(10).judge_does("start")
    assert len(rendered) == 1
    assert wall.board_now()["html"] == second.board_now()["html"]


def test_a_wall_does_nothing_but_show(room, wall):
    link = wall.engine._tablets.room.link
    theirs = room.wire.ends[link].other.number
    act = write_message(Do("0f" * 16, "seat.slip", 1, "H8 A", None))
    room.wait(10).judge_does("start")
    before = len(room.judge.entries)
    room.judge.tell("text", link=theirs, text=act)
    assert len(room.judge.entries) == before


def test_a_wall_that_is_sent_away_shows_nothing_any_more(room, wall):
    number = next(each.number for each in room.judge.engine._tablets.room.guests if each.role == "wall")
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.send_away", data={"tablet": str(number)})
    room.wire.run()
    answer = wall.do("look", board=wall.board and wall.board["version"])
    assert "board" not in answer and wall.engine._tablets.room.board == ""
    assert "The judge has sent this tablet away." in wall.page


def test_a_wall_whose_engine_begins_anew_shows_the_board_again(room, wall):
    wall.restart()
    room.wire.run()
    wall.board = None
    assert "Ronda 1" in wall.says()
