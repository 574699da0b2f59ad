"""A judge's browser that has ended, and tablets that leave: all can come back, and nothing is lost."""

from test_tablets_that_fall_out import room, slips

from drivers.tablet_room import plain

__all__ = ["room"]


def crashes(room):
    """Let the judge's browser end without a word, as by a crash: its links only fall silent."""
    for tablet in room.guests.values():
        room.wire.silence(tablet)
    for end in [each for each in room.wire.ends.values() if each.tablet is room.judge]:
        del room.wire.ends[end.number]


def test_after_a_reload_of_the_judges_page_the_rooms_code_is_made_by_itself(room):
    play = room.plays()[0]
    room.guests[1].lays(play)
    room.wire.forget(room.judge)
    room.judge.restart()
    room.wire.run()
    room.judge.go("#/event/dupli/room")
    room.wire.run()
    assert "The code is being made" not in room.judge.page
    places = [tablet.reads(room.code) and tablet.sits_at(table) for table, tablet in room.guests.items()]
    assert not any(room.was_used(room.lets_in(code)) for code in places)
    room.guests[1].go("#/seat")
    room.guests[1].sends()
    assert slips(room) == [play]


def test_a_round_that_starts_again_sets_right_whoever_was_not_linked(room):
    """Each tablet has the time of the new start when it comes, and what it handed in meanwhile is in."""
    first, second = room.plays()[:2]
    room.guests[1].lays(first).sends()
    room.judge.close()
    room.wire.forget(room.judge)
    room.wait(40)
    room.guests[2].lays(second).sends()
    room.judge.start()
    room.judge.go("#/event/dupli")
    room.judge_does("start_again")
    room.wait(10)
    for table, tablet in room.guests.items():
        assert "The judge’s tablet is being restarted." in tablet.says()
        room.comes(table, tablet)
        room.beats(tablet)
        clock, judges = tablet.last["clock"], room.judge.last["clock"]
        assert all(clock[each] == judges[each] for each in ("remaining", "running_since"))
        assert "Received: " in tablet.says()
    assert [slip.play for slip in room.judge.state.round.slips.values()] == [first, second]


def test_a_room_of_an_event_that_is_over_makes_its_code_only_where_it_is_shown(room):
    room.judge_does("end_time")
    room.judge_does("end", why="agreed")
    room.wire.forget(room.judge)
    room.judge.restart()
    room.wire.run()
    room.judge.go("#/event/dupli")
    assert not any(end.tablet is room.judge for end in room.wire.ends.values())
    room.judge.go("#/event/dupli/room")
    room.wire.run()
    assert 'id="room-code-text"' in room.judge.page


def test_an_engine_that_dies_while_all_places_are_taken_makes_new_ones(room):
    room.wire.ends = {number: end for number, end in room.wire.ends.items() if end.other}
    room.judge.restart()
    room.wire.run()
    assert room.code and all("being restarted" not in tablet.says() for tablet in room.guests.values())


def test_when_the_judges_browser_has_crashed_guests_are_told_what_to_do_and_come_back_with_their_slip(room):
    tablet, play = room.guests[1], room.plays()[0]
    judges_end = room.wire.ends[tablet.engine._tablets.room.link].other.number
    room.wire.cut.add(judges_end)
    for _ in range(3):
        assert "read the room’s code once more" not in tablet.says()
        room.beats(tablet)
    assert "read the room’s code once more" in tablet.says(), "after fifteen seconds"
    crashes(room)
    tablet.lays(play).sends()
    assert "On its way to the judge" in tablet.says() and 'href="#/join"' in tablet.regions["work"]
    tablet.go("#/join")
    assert "your table is still yours" in tablet.says()
    room.judge.restart()
    room.wire.run()
    room.comes(1, tablet)
    assert slips(room) == [play] and "Received:" in tablet.says()


def test_a_judges_tablet_that_was_only_silent_needs_no_new_code(room):
    tablet = room.guests[1]
    tablet.go("#/join")
    room.wire.silence(tablet)
    assert "read the code that it shows now" in tablet.says()
    room.wire.silence(tablet, silent=False)
    assert "You are in, at table 1" in tablet.says()


def test_leaving_is_asked_about_and_what_was_not_sent_goes_to_the_judge_on_coming_back(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.wire.silence(tablet)
    tablet.lays(play).sends()
    tablet.go("#/join")
    assert tablet.do("join.ask_leave")["ok"]
    assert play in tablet.regions["dialog"] and "stays saved here" in tablet.regions["dialog"]
    tablet.do("join.leave")
    room.wire.run()
    assert "no seat" in plain(tablet.go("#/seat")["regions"]["work"])
    tablet.close()
    tablet.last = {"url": "#/join", "session": {}}
    tablet.start()
    assert f"Not yet with the judge: {play}" in tablet.says()
    room.comes(1, tablet)
    assert slips(room) == [play] and "Received:" in tablet.says()


def test_what_was_not_sent_of_a_room_that_was_left_can_be_deleted(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.wire.silence(tablet)
    tablet.lays(play).sends()
    tablet.go("#/join")
    tablet.do("join.leave")
    assert tablet.do("join.forget")["ok"]
    assert "Not yet with" not in tablet.says() and tablet.engine._tablets.room is None


def test_a_tablet_that_has_nothing_to_send_leaves_nothing_behind(room):
    tablet = room.guests[1]
    tablet.go("#/join")
    assert "Leave the room?" in tablet.do("join.ask_leave")["regions"]["dialog"]
    tablet.do("join.leave")
    room.wire.run()
    assert tablet.engine._tablets.room is None
