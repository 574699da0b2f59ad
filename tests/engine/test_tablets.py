"""A room of tablets from end to end, with an engine for each and a wire between them."""

import random

from test_tablets_that_fall_out import room

from drivers.mutation import scratched
from drivers.tablet_room import PlayedRoom, PlayersTablet
from drivers.window import contents
from faristol.core.play import in_writing
from faristol.room.record import read_room, write_room

__all__ = ["room"]


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
            where, word = in_writing(room.judge.state.tile_set, round_.master.play).split()
            assert f"Master play: {word} {where} {round_.master.points}" in tablet.says()
            assert f'id="own-points">{round_.slips[f"p{table}"].points}<' in tablet.regions["work"]
        room.next_round()
    assert len(slips(room)) == 6


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


def test_of_two_tablets_that_claim_one_table_the_first_has_it(room):
    other = PlayersTablet(room.wire)
    other.ahead, other.now = 0, room.now
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
    room.wire.forget(room.guests[1])
    room.guests[1].close()
    room.guests[1].start()
    for screen in ("#/seat", "#/join"):
        room.guests[1].go(screen)
        assert "The judge has sent this tablet away." in room.guests[1].says(), "after a reload too"
        assert "Your table is still yours" not in room.guests[1].says()
    other.do("join.take", {"table": "1"})
    room.wire.run()
    assert "You are in, at table 1" in other.says(), "over the link that is there, without another code"


def test_damaged_messages_change_nothing_on_either_side(room):
    chance = random.Random(3)
    judge, tablet = room.judge, room.guests[1]
    to_guest = [order for order in _sent(room) if order]
    kept = contents(judge.disk)
    state = tablet.engine._tablets.room
    link, own = judge.engine._tablets.room.guests[0].link, state.link
    for text in to_guest * 20:
        damaged = scratched(chance, text)
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
