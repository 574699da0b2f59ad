"""A room whose messages a computer passes on: all come in by its link, and come back by themselves."""

import json

import pytest
from test_tablets_that_fall_out import slips

from drivers.event_files import backup
from drivers.relayed_tablets import RelayedRoom, RelayedWire
from drivers.tablet_room import PlayersTablet, SecondJudgesTablet, plain
from faristol.room.by_relay import FIRST_LINK, room_in
from faristol.room.record import read_room, write_room


@pytest.fixture
def room():
    """Tables one and two come by the link, three and four are on paper; the time of round one runs."""
    room = RelayedRoom()
    room.wait(10).judge_does("start")
    return room


def test_a_tablet_comes_in_by_the_link_and_nothing_is_scanned():
    room = RelayedRoom(tables=())
    tablet = room.comes_by_link(1)
    tablet.go("#/join")
    assert "You are in, at table 1" in tablet.says()
    assert 'id="own-code-text"' not in tablet.page
    room.judge.go("#/event/dupli/room")
    assert 'data-in="1"' in room.judge.page


def test_the_address_may_have_the_room_already():
    room = RelayedRoom(tables=())
    tablet = PlayersTablet(room.wire)
    name = room.link.partition("#")[2]
    tablet.go(f"#/join/{name}")
    assert f'value="{name}"' in tablet.page
    tablet.do("join.read", {"code": name})
    assert "At which table do you play?" in tablet.page


def test_both_kinds_of_guest_are_in_one_room_with_the_same_rights(room):
    by_code = room.comes(3)
    plays = room.plays()
    for play, tablet in zip(plays, [*room.guests.values(), by_code], strict=False):
        tablet.lays(play).sends()
        assert "Received:" in tablet.says()
    sent = [e["play"] for e in room.judge.entries if e["type"] == "SlipRuled"]
    assert sent == plays[:3]


def test_what_several_say_at_once_is_heard_each_for_itself(room):
    plays = room.plays()
    delivered, room.judge.tell = (
        [],
        lambda what, **more: delivered.append({"what": what, "at": room.now, **more}),
    )
    for play, tablet in zip(plays, room.guests.values(), strict=False):
        tablet.lays(play).sends()
    del room.judge.tell
    rubbish = {"what": "text", "at": room.now, "link": delivered[0]["link"], "text": "{"}
    unknown = {"what": "made", "at": room.now, "made": [{"link": 1}]}
    entries = len(room.judge.entries)
    room.judge.do("link", several=[rubbish, delivered[0], unknown, *delivered[1:]])
    room.wire.run()
    sent = [e["play"] for e in room.judge.entries[entries:] if e["type"] == "SlipRuled"]
    assert sent == plays[:2]
    assert all("Received:" in tablet.says() for tablet in room.guests.values())


def test_after_a_reload_of_the_judges_page_all_are_back_and_nothing_is_lost(room):
    first, second = room.guests[1], room.guests[2]
    plays = room.plays()
    first.lays(plays[0]).sends()
    room.wire.forget(room.judge)
    assert "No contact with the judge’s tablet just now" in second.says()
    assert "read the room’s code" not in second.page and 'id="read-again"' not in second.page
    second.lays(plays[1]).sends()
    assert "On its way to the judge" in second.says()
    before = room.judge.engine._tablets.room.relay
    room.judge.restart()
    room.wire.run()
    assert room.judge.engine._tablets.room.relay == before
    assert "Received:" in first.says() and "Received:" in second.says()
    sent = [e["play"] for e in room.judge.entries if e["type"] == "SlipRuled"]
    assert sent == plays[:2]


def test_after_a_crash_of_the_judges_engine_alone_the_links_go_on(room):
    room.judge.restart()
    room.wire.run()
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    assert slips(room) == [play] and "Received:" in room.guests[1].says()


def test_after_a_reload_of_a_guest_it_has_its_seat_and_sends_what_it_had_not_sent(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.wire.owners, owners = {}, room.wire.owners
    tablet.lays(play).sends()
    room.wire.owners = owners
    room.wire.forget(tablet)
    number = room.judge.engine._tablets.room.seats.at(1).number
    tablet.restart()
    room.wire.run()
    assert slips(room) == [play] and "Received:" in tablet.says()
    assert room.judge.engine._tablets.room.seats.at(1).number == number
    assert len(room.judge.engine._tablets.room.seats.tablets) == 2


def test_after_a_crash_of_a_guests_engine_its_link_goes_on(room):
    tablet, play = room.guests[1], room.plays()[0]
    tablet.restart()
    room.wire.run()
    assert len([line for line in room.wire.lines if line.tablet is tablet]) == 1
    tablet.lays(play).sends()
    assert slips(room) == [play]


def test_after_a_restart_of_the_relay_all_are_back(room):
    plays = room.plays()
    room.wire.restart_relay()
    for play, tablet in zip(plays, room.guests.values(), strict=False):
        tablet.lays(play).sends()
        assert "Received:" in tablet.says()
    assert len(room.judge.engine._tablets.room.seats.tablets) == 2


def test_while_the_relay_is_away_what_is_handed_in_waits(room):
    tablet, play = room.guests[1], room.plays()[0]
    owners, room.wire.owners = room.wire.owners, {}
    for line in room.wire.lines:
        room.wire._follow(line.room)
    tablet.lays(play).sends()
    room.beats(tablet)
    assert slips(room) == [] and "On its way to the judge" in tablet.says()
    room.wire.owners = owners
    for line in room.wire.lines:
        line.state_there = "silent"
        room.wire._follow(line.room)
    room.wire.run()
    assert slips(room) == [play] and "Received:" in tablet.says()


def test_a_tablet_that_was_sent_away_stays_away_also_after_a_reload(room):
    number = room.judge.engine._tablets.room.seats.at(1).number
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.send_away", data={"tablet": str(number)})
    room.wire.run()
    tablet = room.guests[1]
    assert "The judge has sent this tablet away" in tablet.page
    room.wire.forget(tablet)
    tablet.restart()
    room.wire.run()
    assert "The judge has sent this tablet away" in tablet.page
    assert room.judge.engine._tablets.room.seats.at(1) is None


def test_where_no_computer_passes_messages_on_the_tablet_says_so():
    room = RelayedRoom(tables=())
    tablet = PlayersTablet(room.wire)
    link, room.wire.there = room.link, False
    tablet.go("#/join")
    tablet.do("join.read", {"code": link})
    tablet.do("join.take", {"table": "1"})
    room.wire.run()
    assert "This page does not come from the computer that the link leads to" in tablet.page
    assert 'id="join-form"' in tablet.page


def test_a_room_without_a_relay_is_as_it_was():
    wire = RelayedWire()
    wire.there = False
    room = RelayedRoom(tables=(), wire=wire)
    assert room.judge.engine._tablets.room.relay is None
    tablet = room.comes(1)
    assert "The rack is being called" in tablet.says()


def test_a_judge_of_the_same_room_cannot_join_it_and_a_second_judge_can():
    room = RelayedRoom(tables=())
    room.judge.go("#/event/dupli/join")
    assert 'id="code" name="code" value=""' in room.judge.page
    room.judge.do("join.read", {"code": room.link})
    assert "This is the code of this tablet’s own room" in room.judge.page
    second = SecondJudgesTablet(room.wire)
    second.now = room.now
    second.go("#/join")
    second.do("join.read", {"code": room.link})
    second.do("join.judge")
    room.wire.run()
    room.judge.go("#/event/dupli/room")
    assert "wants to join" in room.judge.page


def test_the_window_that_writes_the_event_has_the_room_at_the_relay():
    room = RelayedRoom(tables=(1,))
    owner = room.wire.owners.copy()
    other = type(room.judge)(room.wire, disk=room.judge.disk)
    other.now = room.now
    other.go("#/event/dupli")
    room.wire.run()
    assert room.wire.owners == owner


def test_closing_the_room_ends_it_at_the_relay_too(room):
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.close")
    room.wire.run()
    assert not room.wire.owners
    assert "No contact with the judge’s tablet just now" in room.guests[1].page


def test_the_secret_is_in_no_file_and_in_no_message(room):
    secret = room.judge.engine._tablets.room.secret.hex()
    room.guests[1].lays(room.plays()[0]).sends()
    assert secret not in json.dumps(room.judge.entries)
    assert not any(secret in text for _, text in room.wire.sent)
    room.judge.go("#/event/dupli/file")
    assert secret.encode() not in backup(room.judge)


def test_what_is_kept_of_a_guest_brings_it_back(room):
    guest = room.guests[1].engine._tablets.room
    again = read_room(write_room(guest))
    assert (again.relay, again.relay_secret, again.room, again.token) == (
        guest.relay,
        guest.relay_secret,
        guest.relay,
        guest.token,
    )


NAME = f"{'a' * 22}.{'B-_9' * 10}xyz"


@pytest.mark.parametrize("before", ["", "#", "http://192.168.1.5:8000/seat/#", " https://x/#/join#", "\n"])
def test_a_link_is_read_wherever_the_rooms_name_stands_at_its_end(before):
    assert room_in(before + NAME) == NAME


@pytest.mark.parametrize(
    "text", ["", "#", NAME[:-1], NAME + "a", NAME + "#x", NAME.replace(".", "-"), "à" + NAME[1:]]
)
def test_anything_else_is_no_link(text):
    assert room_in(text) is None


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"room": "a" * 22, "key": 7, "addresses": []},
        {"room": ["a"], "key": "b" * 43, "addresses": "http://x"},
        {"room": "a" * 22, "key": "b" * 42 + '"', "addresses": ["javascript:alert(1)"]},
    ],
)
def test_what_the_page_says_of_a_relay_is_read_with_care(said):
    room = RelayedRoom(tables=())
    room.judge.tell("relay", **said)
    assert room.judge.engine._tablets.room.relay is None
    room.judge.tell(
        "relay", room="a" * 22, key="b" * 43, addresses=["javascript:alert(1)", 7, "http://10.0.0.1:80"]
    )
    assert room.judge.engine._tablets.room.relay.addresses == ("http://10.0.0.1:80",)


def test_guests_by_the_relay_have_links_that_no_other_has(room):
    links = {tablet.link for tablet in room.judge.engine._tablets.room.seats.tablets.values()}
    assert all(link >= FIRST_LINK for link in links) and len(links) == 2
    assert plain(room.judge.regions["work"])


def test_a_tablet_whose_seat_was_freed_makes_no_codes_for_that_table(room):
    tablet, number = room.guests[1], room.judge.engine._tablets.room.seats.at(1).number
    assert tablet.engine._tablets.room.sight_key
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.free", data={"tablet": str(number)})
    room.wire.run()
    assert tablet.engine._tablets.room.sight_key == b""
    room.wire.forget(room.judge)
    tablet.go("#/seat")
    assert not tablet.engine._tablets.room.by_sight
