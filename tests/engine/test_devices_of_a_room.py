"""The devices of a room, each at its own seat: the judge sees where, of which kind, and who is heard."""

import json
from dataclasses import asdict

import pytest

from drivers.page_seats import PageGuest
from drivers.relayed_tablets import RelayedRoom
from drivers.tablet_room import PlayedRoom, PlayersTablet, SecondJudgesTablet, code_on, plain
from faristol import __version__
from faristol.room.messages import Battery, Do, Hello, NoSeat, Welcome, read_from_host, write_message
from faristol.room.pace import MOST_A_MINUTE


@pytest.fixture(params=[PlayedRoom, RelayedRoom])
def room(request):
    """Tables one and two have tablets, three and four paper; the time of round one runs."""
    room = request.param()
    room.wait(10).judge_does("start")
    return room


@pytest.fixture
def by_codes():
    room = PlayedRoom()
    room.wait(10).judge_does("start")
    return room


def comes(room, table, **about):
    tablet = PlayersTablet(room.wire, secret=bytes([len(room.wire.tablets)]) * 32)
    for name, value in about.items():
        setattr(tablet, name, value)
    tablet = room.comes_by_link(table, tablet) if isinstance(room, RelayedRoom) else room.comes(table, tablet)
    tablet.go("#/join")
    return tablet


def host(room):
    return room.judge.engine._tablets.room


def falls_silent(room, tablet):
    """Let a tablet's battery be empty."""
    link = host(room).seats.at(tablet.engine._tablets.room.table).link
    room.judge.tell("state", link=link, state="silent")
    room.wire.run()


def panel(room):
    room.judge.go("#/event/dupli/room")
    return plain(room.judge.regions["work"])


def decides(room, do, **data):
    panel(room)
    assert room.judge.do(f"room.{do}", data={name: str(each) for name, each in data.items()})["ok"]
    room.wire.run()
    room.judge.go("#/event/dupli")


def test_a_guest_is_asked_whether_it_is_who_plays_at_the_table(room):
    tablet = comes(room, 3, says_yes=False)
    assert "Are you Joana M. Gelabert?" in tablet.says()
    assert tablet.engine._tablets.room.knows is None and host(room).seats.at(3) is None
    tablet.do("join.not_me")
    assert "At which table do you play?" in tablet.says()
    assert tablet.do("join.take", {"table": "4"})["ok"]
    room.wire.run()
    assert "Are you Biel Ferragut?" in tablet.says()
    tablet.do("join.me")
    room.wire.run()
    assert "You are in, at table 4" in tablet.says()


def test_a_seat_that_had_a_tablet_is_given_to_another_only_by_the_judge(room):
    own, play = room.guests[1], room.plays()[0]
    own.lays(play).sends()
    room.beats()
    falls_silent(room, own)
    other = comes(room, 1)
    assert "The judge has been asked: another device has had this seat." in other.says()
    told = json.dumps(asdict(other.engine._tablets.room), default=str)
    assert play not in told and other.engine._tablets.room.token == ""
    assert "Another device asks for the seat of table 1." in plain(room.judge.regions["work"])
    says = panel(room)
    assert (
        "A device asks for table 1: Magdalena Nicolau" in says
        and "the device that had the seat: away since" in says
    )
    (asking,) = host(room).seats.asking
    decides(room, "keep", link=asking.link)
    assert "The judge keeps this seat" in other.says() and host(room).seats.asking == ()
    other.do("join.take", {"table": "1"})
    room.wire.run()
    (asking,) = host(room).seats.asking
    decides(room, "give", link=asking.link)
    assert "You are in, at table 1" in other.says()
    other.go("#/seat")
    assert "Received:" in other.says()


def test_when_the_tablet_of_the_seat_comes_back_nobody_asks_for_it_any_more(room):
    own = room.guests[1]
    falls_silent(room, own)
    comes(room, 1)
    assert len(host(room).seats.asking) == 1
    room.beats(own)
    assert host(room).seats.asking == () and host(room).seats.at(1).here
    assert "asks for" not in panel(room)


def test_every_guest_tries_to_take_every_other_seat_and_none_gets_one(room):
    for table in (3, 4):
        room.guests[table] = comes(room, table)
    before = {each.table: each.token for each in host(room).seats.tablets.values()}
    plays = room.plays()
    for table, tablet in room.guests.items():
        tablet.go("#/seat")
        tablet.lays(plays[table]).sends()
    for thief in room.guests:
        for table in room.guests:
            if table == thief:
                continue
            for away in (False, True):
                if away:
                    falls_silent(room, room.guests[table])
                link, name = host(room).seats.at(thief).link, room.judge.state.at_tables[table - 1].name
                for token in (before[thief], ""):
                    hello = Hello(__version__, "", "player", table, token, player=name)
                    answer = room.judge.do("link", what="text", link=link, text=write_message(hello))
                    said = [order["text"] for order in answer["links"] if order["do"] == "send"]
                    heard = [read_from_host(text) for text in said]
                    assert NoSeat("asked" if away else "taken") in heard
                    assert not any(isinstance(each, Welcome) for each in heard)
                    assert plays[table] not in json.dumps(said)
            room.beats(room.guests[table])
        assert {each.table: each.token for each in host(room).seats.tablets.values()} == before


def test_a_page_without_an_engine_asks_too(by_codes):
    room = by_codes
    falls_silent(room, room.guests[1])
    page = PageGuest(room, 1)
    assert page.refused == "asked" and page.regions == {}
    decides(room, "give", link=page.link)
    page.hears()
    assert page.token and page.facts["table"] == 1
    assert "telephone or tablet in the browser" in panel(room)


def test_the_judge_sees_every_device_and_who_is_on_paper(by_codes):
    room = by_codes
    says = panel(room)
    assert says.count("tablet with Faristol") == 2 and "Tables on paper: 3–4." in says
    falls_silent(room, room.guests[1])
    assert "away since" in panel(room) and 'data-in="1"' in room.judge.page
    link = host(room).seats.at(2).link
    room.judge.tell("text", link=link, text=write_message(Battery(17)))
    assert "battery 17 % · plug it in" in panel(room)
    room.judge.tell("text", link=link, text=write_message(Battery(None)))
    assert "battery" not in panel(room)


def test_a_guest_tells_its_battery_when_it_is_much_other_than_before(by_codes, monkeypatch):
    room, tablet = by_codes, by_codes.guests[1]
    intent = tablet.intent
    for percent, known in ((60, 60), (57, 60), (55, 55), (None, None)):
        monkeypatch.setattr(
            tablet,
            "intent",
            lambda do, *of, _at=percent, **more: {**intent(do, *of, **more), "device": {"battery": _at}},
        )
        room.beats(tablet)
        assert host(room).seats.at(1).battery == known


def test_a_device_is_rung_freed_sent_away_and_heard_again(by_codes):
    room, tablet = by_codes, by_codes.guests[1]
    orders = []
    take = room.wire.take
    room.wire.take = lambda of, found: (orders.extend((of, each["do"]) for each in found), take(of, found))[1]
    number = host(room).seats.at(1).number
    decides(room, "ring", tablet=number)
    assert (tablet, "ring") in orders
    decides(room, "free", tablet=number)
    tablet.go("#/join")
    assert host(room).seats.at(1) is None and "The judge has freed this seat." in tablet.says()
    tablet.do("join.take", {"table": "1"})
    room.wire.run()
    assert "You are in, at table 1" in tablet.says()
    decides(room, "send_away", tablet=host(room).seats.at(1).number)
    tablet.do("join.take", {"table": "1"})
    room.wire.run()
    assert "The judge has sent this tablet away." in tablet.says() and "1 device was sent away." in panel(
        room
    )
    decides(room, "hear_again")
    tablet.do("join.take", {"table": "1"})
    room.wire.run()
    assert "You are in, at table 1" in tablet.says()


def test_the_round_says_who_is_not_heard_and_who_waits(by_codes):
    room = by_codes
    work = lambda: plain(room.judge.regions["work"])  # noqa: E731
    assert "Not in contact" not in work()
    falls_silent(room, room.guests[1])
    room.judge.do("look")
    assert "Not in contact: 1 Magdalena Nicolau (away since" in work()
    room.judge_does("take", {"play": room.plays()[0], "table": "1"})
    assert "Not in contact" not in work(), "its slip is in"
    SecondJudgesTablet(room.wire).comes_into(room)
    room.judge.do("look")
    assert "A second judge is waiting." in work()


def test_the_judges_low_battery_is_said_in_the_round(by_codes):
    judge = by_codes.judge
    for percent, said in ((19, True), (20, False), (None, False)):
        judge.do("look", device={"battery": percent})
        assert (f"The battery of this device is at {percent} %." in plain(judge.regions["work"])) == said


def test_a_slips_code_is_taken_where_codes_are_typed(by_codes):
    room, play = by_codes, by_codes.plays()[2]
    tablet = room.guests[1].lays(play)
    room.wire.silence(tablet)
    tablet.sends()
    tablet.do("seat.show_slip")
    code = code_on(tablet, "slip-code-text")
    panel(room)
    assert room.judge.do("room.read", {"code": code.lower()})["ok"]
    assert "Table 1’s slip for round 1 is in." in plain(room.judge.regions["notice"])
    assert room.judge.state.round.slips["p1"].play == play
    assert not room.judge.do("room.read", {"code": code[:-1]})["ok"]


def test_a_helper_never_changes_the_rooms_code_and_the_judge_is_told_of_codes_that_do_not_fit(by_codes):
    room = by_codes
    late, first = (PlayersTablet(room.wire) for _ in range(2))
    for each in (late, first):
        each.ahead, each.now = 0, room.now
    before = room.code
    used = late.reads(before).sits_at(3)
    room.lets_in(first.reads(before).sits_at(3))
    helper, code = room.guests[1], room.code
    helper.go("#/join")
    helper.do("join.scan")
    room.wire.run()
    for text in (used, used[:-3] + "000"):
        helper.do("join.code", data={"code": text})
        room.wire.run()
    assert room.code == code
    says = panel(room)
    assert "codes that do not work" in says, host(room).misfits


def test_a_flood_of_slips_is_written_a_few_times_a_minute_and_the_last_one_comes_in(by_codes):
    room, plays = by_codes, by_codes.plays()
    link, rack = host(room).seats.at(1).link, tuple(room.judge.state.round.rack)
    for number in range(50):
        do = Do(f"{number:032x}", "seat.slip", 1, plays[number % 2], None, rack=rack)
        room.judge.tell("text", link=link, text=write_message(do))
    written = [entry for entry in room.judge.entries if "from_tablet" in entry]
    assert len(written) <= MOST_A_MINUTE
    room.guests[2].lays(plays[3]).sends()
    assert room.judge.state.round.slips["p2"].play == plays[3]
    room.wait(61)
    last = Do("f" * 32, "seat.slip", 1, plays[5], None, rack=rack)
    room.judge.tell("text", link=link, text=write_message(last))
    assert room.judge.state.round.slips["p1"].play == plays[5]


def test_loose_tiles_leave_the_board_when_the_round_is_over(by_codes):
    room, tablet = by_codes, by_codes.guests[1]
    tablet.lays(room.plays()[0])
    assert 'data-do="seat.recall"' in tablet.page
    room.ends_round()
    assert 'data-do="seat.recall"' not in tablet.page


def test_after_its_reload_a_guest_reads_the_rooms_code_once_and_is_back(by_codes):
    room, tablet = by_codes, by_codes.guests[1]
    tablet.lays(room.plays()[0]).sends()
    room.wire.forget(tablet)
    tablet.close()
    tablet.start()
    tablet.go("#/seat")
    assert "Scan the round" not in tablet.page and 'href="#/join"' in tablet.page
    assert "Read the room’s code: your table is still yours" in tablet.says()
    assert not room.was_used(room.lets_in(tablet.reads(room.code).sits_at(1)))
    tablet.go("#/seat")
    assert "Received:" in tablet.says()
