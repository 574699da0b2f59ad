"""What a player's tablet hands in and what becomes of it: points, late slips, the judge's note, completiv."""

from test_tablets_that_fall_out import room

from drivers.tablet_room import PlayedRoom, SecondJudgesTablet, plain
from faristol.games.duplicate.standings import standings

__all__ = ["room"]


def comes_late(room, points):
    """Let the slip of table one come when the time is over, with what the player has counted."""
    tablet, play = room.guests[1], room.plays()[0]
    tablet.lays(play)
    room.wire.silence(tablet)
    tablet.sends(points)
    room.judge_does("end_time")
    room.wait(60).wire.silence(tablet, silent=False)
    return tablet, play


def test_the_points_that_a_player_wrote_are_kept_in_a_slip_that_is_taken_late(room):
    tablet, play = comes_late(room, "37")
    assert "The time of round 1 was over when this slip came." in tablet.says()
    assert "p1" not in room.judge.state.round.slips
    room.judge.go("#/event/dupli/room")
    assert "Arrived after the time" in room.judge.page
    assert room.judge.do("room.take_late", data={"player": "p1", "round": "1"})["ok"]
    assert "Arrived after the time" not in room.judge.page
    slip = room.judge.state.round.slips["p1"]
    assert (slip.play, slip.given, slip.late) == (play, 37, True)
    room.wire.run()
    assert f"The judge has noted your slip: {play}" in tablet.says() and "was over" not in tablet.says()


def test_a_late_slip_never_takes_the_place_of_one_that_the_judge_has_noted_meanwhile(room):
    comes_late(room, "")
    noted = room.plays()[4]
    room.judge_does("take", {"play": noted, "table": "1"})
    room.judge.go("#/event/dupli/room")
    assert "Arrived after the time" not in room.judge.page
    assert not room.judge.do("room.take_late", data={"player": "p1", "round": "1"})["ok"], (
        "a tap that was on its way"
    )
    assert room.judge.state.round.slips["p1"].play == noted


def test_a_slip_that_the_judge_noted_by_hand_is_changed_by_the_judge_only(room):
    tablet, (sent, noted, other) = room.guests[1], room.plays()[:3]
    tablet.lays(sent).sends()
    room.judge_does("take", {"play": noted, "table": "1"}, replace="yes")
    assert f"The judge has noted your slip: {noted}" in tablet.says()
    tablet.lays(other).sends()
    assert f"The judge has noted your slip: {noted}" in tablet.says()
    assert f"Yours does not count: {other}." in tablet.says()
    assert room.judge.state.round.slips["p1"].play == noted


def test_what_a_tablet_sent_while_a_slip_of_the_judges_stood_counts_once_that_is_taken_back_or_undone(room):
    tablet, (noted, own, last) = room.guests[1], room.plays()[:3]
    room.judge_does("take", {"play": noted, "table": "1"})
    tablet.lays(own).sends()
    room.judge_does("withdraw", player="p1")
    assert room.judge.state.round.slips["p1"].play == own and f"Received: {own}" in tablet.says()
    room.judge.do("event.undo")
    room.wire.run()
    assert f"The judge has noted your slip: {noted}" in tablet.says()
    tablet.lays(last).sends()
    room.judge.do("event.undo")
    room.wire.run()
    assert room.judge.state.round.slips["p1"].play == last and f"Received: {last}" in tablet.says()


def test_a_second_judge_who_takes_back_a_mistyped_slip_leaves_the_one_that_the_tablet_sent(room):
    second, tablet, (sent, mistyped) = SecondJudgesTablet(room.wire), room.guests[2], room.plays()[:2]
    second.comes_into(room)
    room.judge.go("#/event/dupli/room")
    number = max(room.judge.engine._tablets.room.seats.tablets)
    room.judge.do("room.admit", data={"tablet": str(number)})
    room.judge.go("#/event/dupli")
    room.wire.run()
    room.judge_does("take", {"play": mistyped, "table": "2"})
    tablet.lays(sent).sends()
    assert second.do("duplicate.withdraw", data={"player": "p2"})["ok"]
    room.wire.run()
    assert room.judge.state.round.slips["p2"].play == sent and f"Received: {sent}" in tablet.says()
    assert [each["type"] for each in room.judge.entries[-2:]] == ["SlipWithdrawn", "SlipRuled"]


def test_a_slip_is_not_called_handed_in_before_the_judges_tablet_has_it(room):
    tablet = room.guests[1]
    room.wire.silence(tablet)
    tablet.lays(room.plays()[0]).sends()
    assert "On its way" in tablet.regions["shelf"] and "Handed in" not in tablet.regions["shelf"]
    room.wire.silence(tablet, silent=False)
    room.beats(tablet)
    assert room.judge.state.round.slips["p1"] and "Handed in" in tablet.regions["shelf"]


def test_what_the_judge_has_taken_back_is_not_received_any_more_and_is_handed_in_again_at_time(room):
    tablet, play = room.guests[1], room.plays()[0]
    tablet.lays(play).sends()
    assert "Received" in tablet.says()
    room.judge_does("withdraw", player="p1")
    assert f"The judge does not have your slip: {play} Hand it in again" in tablet.says()
    assert "Handed in" not in tablet.regions["shelf"]
    room.wait(180)
    tablet.do("seat.time_over")
    room.wire.run()
    assert room.judge.state.round.slips["p1"].play == play and "Received" in tablet.says()


def test_what_the_judge_takes_back_when_the_time_is_over_is_the_judges_to_decide(room):
    tablet, play = room.guests[1], room.plays()[0]
    tablet.lays(play).sends()
    room.judge_does("end_time")
    room.judge_does("withdraw", player="p1")
    assert f"The judge does not have your slip: {play} Ask the judge now." in tablet.says()
    tablet.do("seat.time_over")
    room.wire.run()
    assert "p1" not in room.judge.state.round.slips and not room.judge.state.round.came_late
    room.judge.do("event.undo")
    room.wire.run()
    assert f"Received: {play}" in tablet.says()


def test_a_slip_is_never_ruled_by_another_rack_than_that_for_which_it_was_written(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.guests[2].lays(play).sends()
    room.wire.silence(tablet)
    tablet.lays(play).sends()
    room.judge_does("end_time")
    room.judge_does("new_rack", sure="yes")
    room.wait(20).judge_does("start")
    room.wire.silence(tablet, silent=False)
    state = room.judge.state.round
    assert (dict(state.slips), dict(state.came_late)) == ({}, {})
    for each in room.guests.values():
        assert not any(word in each.says() for word in ("Received", "On its way", "does not have"))


def test_a_tablets_slip_whose_words_the_judge_accepts_is_still_the_tablets(room):
    tablet = room.guests[1]
    wrong = f"H8 {''.join(tile for tile in tablet.rack[::-1] if tile != '?')}"
    tablet.lays(wrong).sends()
    assert room.judge.state.round.slips["p1"].reason == "word"
    room.judge_does("accept", player="p1", counts="round")
    assert room.judge.state.round.slips["p1"].valid
    assert f"Received: {wrong}" in tablet.says()
    tablet.lays(room.plays()[0]).sends()
    assert room.judge.state.round.slips["p1"].play == room.plays()[0]


def sends_another_too_late(room):
    """Let table one hand in a play in time and another one when the time is over; return both."""
    tablet, (first, second) = room.guests[1], room.plays()[:2]
    tablet.lays(first).sends()
    room.wire.silence(tablet)
    tablet.lays(second).sends()
    room.judge_does("end_time")
    room.wait(60).wire.silence(tablet, silent=False)
    return first, second


def test_a_late_slip_of_a_table_that_has_an_earlier_one_lies_before_the_judge(room):
    tablet, (first, second) = room.guests[1], sends_another_too_late(room)
    assert f"Received: {first} {second} came when the time was over; the judge sees it." in tablet.says()
    assert "1 slip came after the time" in plain(room.judge.regions["status"]), (
        "the judge has not left the round"
    )
    for where in ("#/event/dupli/room", "#/event/dupli"):
        room.judge.go(where)
        late = plain(room.judge.page)
        assert "Arrived after the time" in late and second in late and f"in time: {first}" in late
        assert "Accept it instead" in late
    assert room.judge.do("duplicate.take_late", data={"player": "p1", "round": "1"})["ok"]
    room.wire.run()
    assert room.judge.state.round.slips["p1"].play == second
    assert "Arrived after the time" not in room.judge.page
    assert f"The judge has noted your slip: {second}" in tablet.says()
    room.judge.go("#/event/dupli")
    room.judge_does("withdraw", player="p1")
    assert f"Received: {first}" in tablet.says()


def test_what_came_late_in_an_earlier_round_lies_in_the_room_and_not_in_the_next_round(room):
    sends_another_too_late(room)
    assert "Arrived after the time" in room.judge.page
    room.ends_round()
    assert "Arrived after the time" in room.judge.page
    room.next_round()
    assert "Arrived after the time" not in room.judge.page
    assert 'id="came-late"' not in room.judge.regions["status"]
    room.judge.go("#/event/dupli/room")
    assert "Arrived after the time" in room.judge.page


def completiv():
    room = PlayedRoom(ruleset="completiv")
    room.wait(10)
    assert "Seventh letter" not in room.guests[1].page, "the bag would betray what is not yet called"
    room.judge_does("start")
    return room


def seventh_needed(room):
    """Return a play for which a letter has to be named, and the letter, as the judge's own entry reads it."""
    state = room.judge.state
    for play in room.plays(200):
        hand = [*state.round.rack]
        lacking = [sign for sign in play.split()[1] if sign not in hand or hand.remove(sign)]
        if len(lacking) == 1 and lacking[0] in state.stock_in(state.round):
            return play, lacking[0]
    raise AssertionError("no play of this rack needs a seventh letter")


def test_in_completiv_a_player_names_the_seventh_letter_and_it_is_ruled_as_on_paper():
    room = completiv()
    tablet = room.guests[1]
    play, letter = seventh_needed(room)
    assert len(tablet.rack) == 6
    tablet.names(letter)
    assert f"Seventh letter: {letter}" in tablet.says() and len(tablet.rack) == 7
    tablet.lays(play).sends()
    room.judge_does("take", {"play": play, "table": "3"})
    on_tablet, on_paper = (room.judge.state.round.slips[player] for player in ("p1", "p3"))
    assert on_tablet.valid and on_tablet.seventh == letter
    assert (on_tablet.play, on_tablet.points, on_tablet.seventh) == (
        on_paper.play,
        on_paper.points,
        on_paper.seventh,
    )


def test_another_seventh_letter_takes_the_place_of_the_first_and_none_is_named_that_is_not_there():
    room = completiv()
    tablet = room.guests[1]
    tablet.names("A").names("E")
    assert "Seventh letter: E" in tablet.says()
    six = sorted(room.judge.state.round.rack)
    assert sorted(tablet.rack) == sorted([*six, "E"])
    tablet.do("seat.seventh", data={"key": "Ç"})
    assert "Seventh letter: E" in tablet.says()
    tablet.do("seat.recall")
    assert tablet.regions["shelf"].count('data-do="seat.tile"') == 7


def test_after_a_round_the_line_that_is_always_in_sight_says_what_the_own_play_has_brought(room):
    tablet, play = room.guests[1], room.plays()[0]
    tablet.lays(play).sends()
    assert f"Received: {play}" in tablet.says()
    room.ends_round()
    result = next(row for row in standings(room.judge.state) if row.player.id == "p1")
    shelf = plain(tablet.regions["shelf"])
    assert f"Round 1: {result.played} points" in shelf and f"place {result.rank}." in shelf
    assert "Received" not in tablet.says(), "what it has brought says more"


def test_a_slip_that_comes_when_the_duplicate_is_over_is_answered(room, capsys):
    """The screen of the results has no word list open; a slip without an answer would be sent for ever."""
    tablet = room.guests[1]
    tablet.lays(room.plays()[0])
    room.wire.silence(tablet)
    tablet.sends()
    room.ends_round()
    room.judge_does("end", why="agreed")
    assert room.judge.state.stage == "over"
    room.wait(60).wire.silence(tablet, silent=False)
    assert "The judge has noted your slip: no play" in tablet.says()
    assert capsys.readouterr().err == "", "what cannot be decided is printed, and sent again for ever"
