"""What the judge settles for the players' tablets: whether they show totals, and what is so at “Time!”."""

from test_tablets_that_fall_out import room

__all__ = ["room"]


def settles(room, rule, value):
    room.judge.go("#/event/dupli/room")
    assert room.judge.do(f"room.{rule}", data={"value": value})["ok"]
    room.wire.run()
    room.judge.go("#/event/dupli")


def slip_of(room, player):
    return room.judge.state.round.slips.get(player)


def test_what_lies_there_when_the_judge_ends_the_time_is_handed_in_by_itself(room):
    tablet, play = room.guests[1], room.plays()[1]
    tablet.lays(play)
    room.wait(60).judge_does("end_time")
    tablet.do("look")
    assert tablet.last["clock"]["over"] == "seat.time_over"
    assert tablet.last["clock"]["remaining"] == 0 and tablet.last["clock"]["running_since"] <= tablet.now
    tablet.do("seat.time_over")
    room.wire.run()
    assert slip_of(room, "p1").play == play and not slip_of(room, "p1").late
    assert "Received:" in tablet.says()
    tablet.do("look")
    assert not tablet.last.get("clock"), "it is handed in once"
    assert slip_of(room, "p2") is None


def test_when_the_time_is_over_no_tile_moves_any_more(room):
    tablet, play = room.guests[1], room.plays()[1]
    tablet.lays(play)
    room.wait(60).judge_does("end_time")
    tablet.do("seat.recall")
    tablet.do("seat.time_over")
    room.wire.run()
    assert slip_of(room, "p1").play == play


def test_where_tablets_ask_the_player_answers_for_what_lay_there(room):
    settles(room, "asks", "on")
    (first, second), plays = room.guests.values(), room.plays()
    first.lays(plays[1])
    second.lays(plays[2])
    assert "you are asked about the play on the board" in first.says()
    room.wait(60).judge_does("end_time")
    for tablet in (first, second):
        tablet.do("look")
        assert not tablet.last.get("clock")
        assert "Is this your slip?" in tablet.says()
        tablet.do("seat.time_over")
    room.wire.run()
    assert slip_of(room, "p1") is None
    room.wait(15)
    first.do("seat.as_it_lies")
    room.wire.run()
    assert slip_of(room, "p1").play == plays[1] and not slip_of(room, "p1").late
    assert "Received:" in first.says() and "Is this your slip?" not in first.says()
    room.wait(15)
    second.do("seat.as_it_lies")
    room.wire.run()
    assert slip_of(room, "p2") is None
    assert "The time of round 1 was over when this slip came." in second.says()


def test_a_slip_that_is_in_is_not_asked_about(room):
    settles(room, "asks", "on")
    tablet, play = room.guests[1], room.plays()[1]
    tablet.lays(play).sends()
    room.judge_does("end_time")
    tablet.do("look")
    assert "Is this your slip?" not in tablet.says() and "Received:" in tablet.says()


def test_totals_and_places_are_shown_or_hidden_as_the_judge_settles(room):
    for tablet in room.guests.values():
        tablet.lays(room.plays()[tablet is room.guests[2]]).sends()
    room.ends_round()
    tablet = room.guests[1]
    assert 'id="own-total"' in tablet.page and "Points in all" in tablet.says()
    settles(room, "totals", "")
    assert 'id="own-total"' not in tablet.page and "Master play:" in tablet.says()
    assert "rank" not in str(tablet.engine._tablets.room.knows["result"]).replace("'rank': None", "")
    settles(room, "totals", "on")
    assert "Points in all" in tablet.says()


def test_what_is_settled_outlives_a_crash_of_the_judges_engine(room):
    settles(room, "totals", "")
    settles(room, "asks", "on")
    room.judge.restart()
    room.wire.run()
    rules = room.judge.engine._tablets.room.rules
    assert (rules.totals, rules.asks) == (False, True)
