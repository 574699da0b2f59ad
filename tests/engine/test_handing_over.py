"""The judge's tablet dies, and the one that stands in goes on: same room, same log, nobody does anything."""

import pytest

from drivers.relayed_tablets import RelayedRoom
from drivers.tablet_room import plain
from drivers.taking_over import StandInTablet, words_for
from drivers.window import wait_for


@pytest.fixture
def room():
    """Tables one and two come by the link, three and four are on paper; the time of round one runs."""
    room = RelayedRoom()
    room.wait(10).judge_does("start")
    return room


@pytest.fixture
def stand_in(room):
    return StandInTablet(room.wire).stands_in(room)


def slips(tablet):
    return [entry["play"] for entry in tablet.entries if entry["type"] == "SlipRuled"]


def test_its_holder_is_asked_and_then_it_has_all_of_the_log(room):
    second = StandInTablet(room.wire).comes_by_link(room).let_in(room)
    second.named(room)
    assert "asks this tablet to go on" in second.says()
    assert second.copied == [] and not second.disk.entries
    assert "somebody has to say yes there" in words_for(room.judge)
    second.do("duplicate.stand_in")
    room.wire.run()
    assert second.copied == list(room.judge.entries)
    assert any("secret" in entry for entry in second.copied)
    assert "it has everything" in words_for(room.judge)
    assert "a copy of the event up to" in second.says()


def test_who_says_no_has_nothing(room):
    second = StandInTablet(room.wire).comes_by_link(room).let_in(room)
    second.named(room)
    second.do("duplicate.stand_back")
    room.wire.run()
    assert second.copied == [] and "stand" not in plain(second.page).lower()
    assert room.judge.engine._tablets.room.stand_in is None


def test_a_players_tablet_and_a_tablet_by_codes_cannot_stand_in(room):
    room.judge.go("#/event/dupli/room")
    assert "Make it the stand-in" not in room.judge.page
    number = room.judge.engine._tablets.room.seats.at(1).number
    room.judge.do("room.stand_in", data={"tablet": str(number)})
    room.wire.run()
    assert room.judge.engine._tablets.room.stand_in is None


def test_each_entry_is_on_its_disk_as_soon_as_it_is_written(room, stand_in):
    for play, tablet in zip(room.plays(), room.guests.values(), strict=False):
        tablet.lays(play).sends()
        assert stand_in.copied == list(room.judge.entries) == stand_in.on_disk()


def test_it_goes_on_and_all_come_back_with_what_was_received(room, stand_in):
    plays = room.plays()
    room.guests[1].lays(plays[0]).sends()
    room.wire.forget(room.judge)
    assert "No contact" in room.guests[2].says()
    room.guests[2].lays(plays[1]).sends()
    stand_in.takes_over(room)
    assert slips(stand_in) == plays[:2]
    assert all("Received:" in tablet.says() for tablet in room.guests.values())
    stand_in.go("#/event/dupli/room")
    assert 'data-in="2"' in stand_in.page
    assert stand_in.disk.entries.keys() == {"dupli"}


def test_the_old_one_comes_back_as_a_watcher_and_lacks_nothing(room, stand_in):
    room.guests[1].lays(room.plays()[0]).sends()
    room.wire.forget(room.judge)
    stand_in.takes_over(room)
    before = len(room.judge.entries)
    room.judge.restart()
    room.wire.run()
    assert room.wire.owners[room.name] is stand_in
    room.judge.do("look")
    assert "Another tablet is now the judge’s" in room.judge.page
    answer = room.judge.do("duplicate.end_time")
    assert not answer["ok"] and len(room.judge.entries) == before
    room.judge.go("#/join")
    assert "Nothing: the judge’s tablet has all" in plain(room.judge.page)
    assert "Another tablet has been the judge’s since" in plain(room.judge.page)
    room.judge.go("#/judging")
    assert "1 of 4" in plain(room.judge.page)


def test_while_the_old_one_lives_it_is_told_at_once_and_stops(room, stand_in):
    stand_in.takes_over(room)
    room.judge.do("look")
    assert "Another tablet is now the judge’s" in room.judge.page
    assert not room.judge.do("duplicate.end_time")["ok"]
    assert not room.judge.do("event.claim")["ok"]
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    assert slips(stand_in) == [play] and slips(room.judge) == []


def test_what_was_received_and_not_copied_is_handed_in_once_more_by_itself(room, stand_in):
    stand_in.cut_off(room)
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    assert "Received:" in room.guests[1].says() and slips(room.judge) == [play]
    room.wire.forget(room.judge)
    stand_in.takes_over(room)
    assert slips(stand_in) == [play] and "Received:" in room.guests[1].says()


def test_what_the_old_one_noted_and_nobody_copied_is_listed_there(room, stand_in):
    stand_in.cut_off(room)
    play = room.plays()[0]
    room.judge_does("take", {"play": play, "table": "3"})
    stand_in.takes_over(room)
    assert slips(stand_in) == []
    room.judge.go("#/join")
    assert "The judge’s tablet lacks this" in plain(room.judge.page)
    assert play.split()[-1] in room.judge.page


def test_a_seat_whose_round_is_gone_is_told_to_hand_in_once_more(room, stand_in):
    stand_in.cut_off(room)
    room.guests[1].lays(room.plays()[0]).sends()
    room.ends_round()
    room.next_round()
    room.guests[1].lays(room.plays()[0]).sends()
    assert "Received:" in room.guests[1].says()
    room.wire.forget(room.judge)
    stand_in.takes_over(room)
    assert stand_in.state.round.number == 1
    assert "The judge’s tablet goes on from round 1" in room.guests[1].says()


def test_after_a_restart_of_the_relay_the_old_one_has_the_room_only_until_somebody_speaks(room, stand_in):
    room.wire.forget(room.judge)
    stand_in.takes_over(room)
    room.wire.restart_relay()
    room.wire.owners, owners = {}, room.wire.owners
    room.wire._follow(room.name)
    room.judge.restart()
    room.wire.run()
    room.beats()
    assert room.judge.engine._tablets.handed_over == "dupli"
    room.wire.owners = owners
    room.wire._follow(room.name)
    room.wire.run()
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    assert slips(stand_in) == [play]


def test_two_takeovers_in_a_row_and_the_first_judge_is_the_judge_again(room, stand_in):
    plays = room.plays()
    room.guests[1].lays(plays[0]).sends()
    room.wire.forget(room.judge)
    stand_in.takes_over(room)
    room.judge.restart()
    room.wire.run()
    room.guests[2].lays(plays[1]).sends()
    stand_in.names_stand_in(room.judge, room)
    room.wire.forget(stand_in)
    room.judge.go("#/join")
    room.judge.do("join.ask_take_over")
    assert room.judge.do("join.take_over")["ok"], room.judge.page
    room.wire.run()
    assert slips(room.judge) == plays[:2]
    assert all("Received:" in tablet.says() for tablet in room.guests.values())
    stand_in.restart()
    room.wire.run()
    assert room.wire.owners[room.name] is room.judge
    assert stand_in.engine._tablets.handed_over == "dupli"


def test_the_copy_outlives_a_reload_of_its_tablet(room, stand_in):
    room.wire.forget(stand_in)
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    stand_in.restart()
    room.wire.run()
    assert stand_in.copied == list(room.judge.entries) == stand_in.on_disk()
    room.wire.forget(room.judge)
    room.wire.forget(stand_in)
    stand_in.restart()
    room.wire.run()
    stand_in.takes_over(room)
    assert slips(stand_in) == [play]


def test_who_leaves_the_room_or_is_sent_away_has_no_copy(room, stand_in):
    stand_in.go("#/join")
    stand_in.do("join.leave")
    room.wire.run()
    assert not stand_in.disk.entries
    assert stand_in.engine._tablets.room is None


def test_in_no_list_of_events_and_in_no_file_of_the_device(stand_in):
    assert stand_in.copied
    assert wait_for(stand_in.engine._desk.events.cards()) == []
    saved, left_out = wait_for(stand_in.engine._desk.everything("1", stand_in.now))
    assert "PlayerEntered" not in saved.text and left_out == []
    assert stand_in.engine._tablets.room.copy.room not in saved.text
