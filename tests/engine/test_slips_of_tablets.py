"""What a player's tablet hands in and what becomes of it: points, late slips, the judge's note, completiv."""

import pytest

from drivers.tablet_room import PlayedRoom


@pytest.fixture
def room():
    """Tables one and two have tablets, three and four paper; the time of round one runs."""
    room = PlayedRoom()
    room.wait(10).judge_does("start")
    return room


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
    room.judge.go("#/event/dupli/room")
    assert room.judge.do("room.take_late", data={"player": "p1"})["ok"]
    slip = room.judge.state.round.slips["p1"]
    assert (slip.play, slip.given, slip.late) == (play, 37, True)
    room.wire.run()
    assert "The judge has noted your slip." in tablet.says() and "was over" not in tablet.says()


def test_a_late_slip_never_takes_the_place_of_one_that_the_judge_has_noted_meanwhile(room):
    comes_late(room, "")
    noted = room.plays()[4]
    room.judge_does("take", {"play": noted, "table": "1"})
    room.judge.go("#/event/dupli/room")
    assert "Arrived after the time" not in room.judge.page
    assert not room.judge.do("room.take_late", data={"player": "p1"})["ok"], "a tap that was on its way"
    assert room.judge.state.round.slips["p1"].play == noted


def test_a_slip_that_the_judge_noted_by_hand_is_changed_by_the_judge_only(room):
    tablet, (sent, noted, other) = room.guests[1], room.plays()[:3]
    tablet.lays(sent).sends()
    room.judge_does("take", {"play": noted, "table": "1"})
    assert "The judge has noted your slip." in tablet.says()
    tablet.lays(other).sends()
    assert "The judge has already noted the slip of this table." in tablet.says()
    assert "Only the judge can change it now." in tablet.says()
    assert room.judge.state.round.slips["p1"].play == noted
    assert other not in str(room.judge.entries)


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
