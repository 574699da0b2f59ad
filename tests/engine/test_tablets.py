"""A room of tablets from end to end, with an engine for each and a wire between them."""

import random

import pytest

from drivers.tablet_room import PlayedRoom, PlayersTablet
from drivers.window import contents
from faristol.room.record import read_room, write_room


@pytest.fixture
def room():
    """Tables one and two have tablets, three and four paper; the time of round one runs."""
    room = PlayedRoom()
    room.wait(10).judge_does("start")
    return room


def slips(room):
    return [entry for entry in room.judge.entries if entry["type"] == "SlipRuled" and "from_tablet" in entry]


def test_two_codes_bring_a_tablet_to_its_table():
    room = PlayedRoom(tables=())
    tablet = PlayersTablet(room.wire)
    tablet.ahead = 0
    own = tablet.reads(room.code).sits_at(3)
    assert "show this code" in tablet.says()
    assert room.lets_in(own)["ok"]
    assert "You are in, at table 3" in tablet.says()
    tablet.go("#/seat")
    assert "The rack is being called" in tablet.says()
    room.judge.go("#/event/dupli/room")
    assert "Joana M. Gelabert" in room.judge.page and 'data-in="1"' in room.judge.page


def test_several_rounds_are_played_on_tablets_and_paper(room):
    for number in range(1, 4):
        plays = room.plays()
        for table, tablet in room.guests.items():
            assert "Your play of round" in tablet.says()
            tablet.lays(plays[table]).sends()
            assert "Received:" in tablet.says()
        room.judge_does("take", {"play": plays[0], "table": "3"})
        sent = {entry["player"]: entry["play"] for entry in slips(room) if entry["round"] == number}
        assert sent == {"p1": plays[1], "p2": plays[2]}
        assert "Table 1, Magdalena Nicolau: slip in" in room.judge.regions["work"]
        room.ends_round()
        round_ = room.judge.state.rounds[number - 1]
        for table, tablet in room.guests.items():
            where, word = round_.master.play.split()
            assert f"Master play: {word} {where} {round_.master.points}" in tablet.says()
            assert f'id="own-points">{round_.slips[f"p{table}"].points}<' in tablet.regions["work"]
        room.next_round()
    assert len(slips(room)) == 6


def test_a_slip_is_replaced_while_the_clock_runs_and_only_the_last_counts(room):
    tablet, plays = room.guests[1], room.plays()
    tablet.lays(plays[3]).sends()
    tablet.lays(plays[4]).sends("40")
    slip = room.judge.state.round.slips["p1"]
    assert (slip.play, slip.given) == (plays[4], 40)
    assert plays[4].split()[0] in tablet.says() and "Received" in tablet.says()


def test_what_lies_on_the_board_is_handed_in_when_the_time_is_over(room):
    tablet, plays = room.guests[1], room.plays()
    tablet.lays(plays[2])
    room.wait(180)
    tablet.do("seat.time_over")
    room.judge_does("time_over")
    assert room.judge.state.round.slips["p1"].play == plays[2]
    assert room.judge.state.round.slips["p1"].valid
    assert "p2" not in room.judge.state.round.slips


def test_the_clock_is_the_judges_whatever_the_tablets_own_says():
    room = PlayedRoom(tables=())
    tablet = room.comes(1, ahead=3_600_000)
    room.wait(10).judge_does("start")
    room.wait(60)
    tablet.do("look")
    assert tablet.last["clock"]["remaining"] == 180_000
    assert tablet.now - tablet.last["clock"]["running_since"] == 60_000
    assert "2:00" in tablet.page


def test_the_players_tablet_helps_nobody(room):
    """What is no word, or does not reach the board's tiles, lies there as anything else, and is handed in."""
    tablet = room.guests[1]
    right = room.plays()[0]
    tablet.lays(right)
    before = tablet.page
    assert "points" not in tablet.says().replace("Its points, if you count them", "")
    wrong = f"A1 {''.join(tablet.rack[:3])}"
    tablet.lays(wrong)
    assert "Hand it in" in before and "Hand it in" in tablet.page
    tablet.sends()
    assert "Received:" in tablet.says()
    assert "valid" not in tablet.says() and "null" not in tablet.says()
    assert not room.judge.state.round.slips["p1"].valid


def test_a_slip_that_comes_late_is_refused_and_the_judge_may_take_it(room):
    tablet, plays = room.guests[1], room.plays()
    tablet.lays(plays[0])
    room.wire.silence(tablet)
    tablet.sends()
    assert "saved here until the judge" in tablet.says()
    assert "No contact with" in tablet.says()
    room.judge_does("end_time")
    room.wait(60).wire.silence(tablet, silent=False)
    assert "The time of round 1 was over when this slip came." in tablet.says()
    assert "p1" not in room.judge.state.round.slips
    room.judge.go("#/event/dupli/room")
    assert "Arrived after the time" in room.judge.page
    assert room.judge.do("room.take_late", data={"player": "p1", "round": "1"})["ok"]
    slip = room.judge.state.round.slips["p1"]
    assert (slip.play, slip.late) == (plays[0], True)
    assert "Arrived after the time" not in room.judge.page


def test_a_guest_that_is_loaded_again_has_its_seat_and_what_was_not_handed_in(room):
    tablet, plays = room.guests[1], room.plays()
    tablet.lays(plays[1])
    room.wire.silence(tablet)
    tablet.sends()
    room.wire.forget(tablet)
    room.wire.run()
    tablet.close()
    tablet.last = {"url": "#/join", "session": {}}
    tablet.start()
    assert "Your table is still yours" in tablet.says()
    room.comes(1, tablet)
    assert room.judge.state.round.slips["p1"].play == plays[1]
    assert "Received:" in tablet.says()
    assert len(room.judge.engine._tablets.room.seats.tablets) == 2


def test_the_seats_outlive_a_crash_of_either_engine(room):
    tablet, plays = room.guests[1], room.plays()
    room.judge.restart()
    room.wire.run()
    tablet.lays(plays[1]).sends()
    assert "Received:" in tablet.says()
    tablet.restart()
    room.wire.run()
    assert "Received:" in tablet.says(), "the engine that began anew asks for what is so"
    tablet.lays(plays[2]).sends()
    assert room.judge.state.round.slips["p1"].play == plays[2]
    room.judge.go("#/event/dupli/room")
    assert 'data-in="2"' in room.judge.page


def test_a_judge_whose_page_is_loaded_again_opens_the_room_anew_for_the_same_seats(room):
    room.wire.forget(room.judge)
    room.wire.run()
    room.judge.restart()
    room.wire.run()
    room.judge.go("#/event/dupli/room")
    assert 'data-in="0"' in room.judge.page and "Magdalena Nicolau" in room.judge.page
    assert room.judge.do("room.open")["ok"]
    room.wire.run()
    room.judge.go("#/event/dupli")
    tablet = room.comes(1, room.guests[1])
    tablet.lays(room.plays()[0]).sends()
    assert "p1" in room.judge.state.round.slips
    numbers = {each.number for each in room.judge.engine._tablets.room.guests}
    assert numbers == {1, 2}


def test_of_two_tablets_that_claim_one_table_the_first_has_it(room):
    other = PlayersTablet(room.wire)
    other.ahead, other.now = 0, room.now
    assert room.was_used(room.lets_in(other.reads(room.code).sits_at(1)))
    assert not room.was_used(room.lets_in(other.reads(room.code).sits_at(1)))
    assert "Another tablet is at this table." in other.says()
    room.guests[1].lays(room.plays()[0]).sends()
    assert "p1" in room.judge.state.round.slips
    number = next(each.number for each in room.judge.engine._tablets.room.guests if each.table == 1)
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.send_away", data={"tablet": str(number)})
    room.wire.run()
    for screen in ("#/seat", "#/join"):
        room.guests[1].go(screen)
        assert "The judge has sent this tablet away." in room.guests[1].says()
    other.do("join.take", {"table": "1"})
    room.wire.run()
    assert "You are in, at table 1" in other.says(), "over the link that is there, without another code"


def test_nobody_is_told_what_is_not_for_its_eyes(room):
    """Neither another's slip, nor whether the own one counts before the round is over, nor a rack to come."""
    plays = room.plays()
    room.guests[2].lays(plays[5]).sends()
    told = str(room.guests[1].engine._tablets.room.knows)
    assert plays[5].split()[1] not in told
    room.guests[1].lays(f"A1 {''.join(room.guests[1].rack[:2])}").sends()
    knows = room.guests[1].engine._tablets.room.knows
    assert knows["slip"] == "tablet" and knows["result"] is None
    assert "word" not in str({**knows, "tiles": None})
    room.ends_round()
    room.judge_does("next_round")
    knows = room.guests[1].engine._tablets.room.knows
    assert (knows["stage"], knows["rack"]) == ("call", ()) or knows["rack"] == []
    room.wait(20).judge_does("start")
    assert len(room.guests[1].engine._tablets.room.knows["rack"]) == 7


def test_damaged_messages_change_nothing_on_either_side(room):
    chance = random.Random(3)
    judge, tablet = room.judge, room.guests[1]
    to_guest = [order for order in _sent(room) if order]
    kept = contents(judge.disk)
    state = tablet.engine._tablets.room
    link, own = judge.engine._tablets.room.guests[0].link, state.link
    for text in to_guest * 20:
        signs = [*text]
        for _ in range(chance.randint(1, 5)):
            signs[chance.randrange(len(signs))] = chance.choice('{}[]":,0e\\ul')
        damaged = "".join(signs)
        assert judge.do("link", what="text", link=link, text=damaged)["ok"]
        assert tablet.do("link", what="text", link=own, text=damaged)["ok"]
        tablet.do("look")
    room.wire.waiting.clear()
    assert [entry for entry in judge.entries if "from_tablet" in entry] == []
    assert contents(judge.disk)[0] == kept[0]
    assert judge.do("refresh")["ok"] and tablet.do("refresh")["ok"]


def _sent(room):
    """Return messages as they go over the wire."""
    from faristol.room.messages import Do, State, Welcome, write_message

    state = room.guests[1].engine._tablets.room.knows
    return [
        write_message(Welcome(1, "player", 1, "ab" * 16)),
        write_message(State(99, {**state, "tiles": {}})),
        write_message(Do("0f" * 16, "seat.slip", 9, "H8 A", None)),
    ]


def test_the_record_of_a_room_is_read_as_it_was_written(room):
    host = room.judge.engine._tablets.room
    again = read_room(write_room(host))
    assert again.seats == host.seats and (again.stream, again.key) == (host.stream, host.key)
    room.guests[1].lays(room.plays()[0]).sends()
    guest = room.guests[1].engine._tablets.room
    again = read_room(write_room(guest))
    assert (again.table, again.token, again.slip, again.answer) == (1, guest.token, guest.slip, "received")
    for rubbish in (None, "", "[]", "{}", '{"as": "guest"}', '{"as": "host", "stream": 3}', "nul"):
        assert read_room(rubbish) is None
