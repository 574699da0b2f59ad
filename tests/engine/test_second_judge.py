"""A second judge on a tablet of its own: one log, which only the first judge's tablet writes."""

import random

import pytest

from drivers.mutation import scratched
from drivers.tablet_room import PlayedRoom, SecondJudgesTablet, plain
from drivers.window import contents
from faristol.room.messages import Judged, write_message
from faristol.room.record import read_room, write_room


@pytest.fixture
def room():
    """The time of round one runs; table one has a tablet, the others hand in on paper."""
    room = PlayedRoom(tables=(1,))
    room.wait(10).judge_does("start")
    return room


@pytest.fixture
def second(room):
    second = SecondJudgesTablet(room.wire).comes_into(room)
    return let_in(room, second)


def let_in(room, second):
    number = number_of(room)
    room.judge.go("#/event/dupli/room")
    assert room.judge.do("room.admit", data={"tablet": str(number)})["ok"]
    room.wire.run()
    room.judge.go("#/event/dupli")
    second.do("look")
    return second


def number_of(room):
    return next(each.number for each in room.judge.engine._tablets.room.guests if each.role == "judge")


def ruled(room):
    return [entry for entry in room.judge.entries if entry["type"] == "SlipRuled"]


def slip(room, table):
    return room.judge.state.round.slips.get(f"p{table}")


def work(tablet):
    tablet.do("look")
    return plain(tablet.regions["work"])


def test_where_one_joins_it_says_whether_the_judge_has_let_it_in(room):
    second = SecondJudgesTablet(room.wire).comes_into(room)
    second.go("#/join")
    assert "as soon as the judge has let it in" in work(second)
    let_in(room, second)
    assert "It notes slips from all tables." in work(second)
    assert "as soon as" not in work(second)


def test_it_knows_and_does_nothing_until_the_judge_lets_it_in(room):
    second = SecondJudgesTablet(room.wire).comes_into(room)
    assert "The judge has not let this tablet in yet." in second.says()
    assert second.engine._tablets.room.log is None
    theirs = room.wire.ends[second.engine._tablets.room.link].other.number
    act = write_message(Judged("0f" * 16, "judge.slip", 1, 2, "", "none"))
    room.judge.tell("text", link=theirs, text=act)
    assert ruled(room) == []
    let_in(room, second)
    assert "0 of 4" in second.says()


def test_half_of_the_room_each_in_one_log(room, second):
    plays = room.plays()
    room.judge_does("take", {"play": plays[0], "table": "1"})
    room.judge_does("take", {"play": plays[1], "table": "2"})
    second.notes(3, plays[2])
    second.notes(4, plays[3])
    assert [slip(room, table).play for table in (1, 2, 3, 4)] == plays[:4]
    assert "4 of 4" in work(room.judge) and "4 of 4" in work(second)
    noted = {entry["player"]: entry.get("by_judge") for entry in ruled(room)}
    assert noted == {"p1": None, "p2": None, "p3": number_of(room), "p4": number_of(room)}
    assert second.engine._tablets.room.judged == ()
    entries = [{k: v for k, v in entry.items() if k != "secret"} for entry in room.judge.entries]
    assert list(second.engine._tablets.room.log.entries) == entries, "the same log, but for the secret"


def test_the_same_read_twice_is_checked_and_written_once(room, second):
    plays = room.plays()
    room.judge_does("take", {"play": plays[0], "table": "2"})
    second.notes(2, plays[0])
    assert len(ruled(room)) == 1
    assert f"both judges have read {plays[0]}" in work(second)
    assert label(second, 2).endswith("read twice")
    assert label(room.judge, 2).endswith("read twice")
    second.notes(3, plays[1])
    room.judge_does("take", {"play": plays[1], "table": "3"})
    assert len(ruled(room)) == 2
    assert label(room.judge, 3).endswith("read twice") and label(second, 3).endswith("read twice")


def label(tablet, table):
    tablet.do("look")
    before = tablet.regions["work"].partition(f'id="table-{table}"')[2]
    return before.partition('aria-label="')[2].partition('"')[0]


def test_another_play_is_not_noted_and_the_host_settles_it(room, second):
    plays = room.plays()
    room.judge_does("take", {"play": plays[0], "table": "2"})
    second.notes(2, plays[1])
    assert len(ruled(room)) == 1 and slip(room, 2).play == plays[0]
    assert f"Table 2 already has a slip: {plays[0]}." in work(second)
    asked = work(room.judge)
    assert "Read differently" in asked and plays[0] in asked and plays[1] in asked
    room.judge_does("second_stands", table="2")
    assert slip(room, 2).play == plays[1]
    assert "Read differently" not in work(room.judge) + work(second)


def test_the_hosts_reading_of_a_slip_that_the_second_has_noted_is_asked_about(room, second):
    plays = room.plays()
    second.notes(3, plays[0])
    room.judge_does("take", {"play": plays[1], "table": "3"})
    assert slip(room, 3).play == plays[0]
    assert "Read differently" in work(room.judge) and "Read differently" in work(second)
    room.judge_does("first_stands", table="3")
    assert slip(room, 3).play == plays[0]
    assert "Read differently" not in work(room.judge)


def test_it_rules_as_the_host(room, second):
    second.do("duplicate.null", {"play": "H8 XX", "table": "2"}, data={"reason": "illegible"})
    second.notes(3, f"H8 {room.plays()[0].split()[1]}ZZZ")
    second.do("duplicate.null", {"play": "", "table": "4"}, data={"reason": "absent"})
    room.wire.run()
    assert [slip(room, table).reason for table in (2, 4)] == ["illegible", "absent"]
    assert not slip(room, 3).valid
    assert "Rulings" in work(second) and "Rulings" in work(room.judge)


def test_what_is_noted_without_a_link_is_kept_and_sent(room, second):
    plays = room.plays()
    room.wire.silence(second)
    second.notes(2, plays[0])
    assert "No contact with" in work(second) and "1 of 4" in second.says()
    assert slip(room, 2) is None
    again = read_room(write_room(second.engine._tablets.room))
    assert [each.judged for each in again.judged] == [
        each.judged for each in second.engine._tablets.room.judged
    ]
    room.wire.silence(second, silent=False)
    assert slip(room, 2).play == plays[0] and len(ruled(room)) == 1


def test_what_comes_when_the_round_is_over_is_refused(room, second):
    room.wire.silence(second)
    second.notes(2, room.plays()[0])
    room.ends_round()
    before = len(room.judge.entries)
    room.wire.silence(second, silent=False)
    assert len(room.judge.entries) == before
    assert "No slips can be noted just now" in work(second)


def test_a_second_judge_who_is_sent_away_notes_nothing_more(room, second):
    link = second.engine._tablets.room.link
    theirs = room.wire.ends[link].other.number
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.send_away", data={"tablet": str(number_of(room))})
    room.wire.run()
    room.judge.tell(
        "text", link=theirs, text=write_message(Judged("0f" * 16, "judge.slip", 1, 2, "", "none"))
    )
    assert ruled(room) == [] and second.engine._tablets.room.log is None
    second.go("#/join")
    assert "The judge has sent this tablet away." in second.page


def test_both_outlive_a_crash(room, second):
    plays = room.plays()
    room.judge_does("take", {"play": plays[0], "table": "2"})
    second.notes(2, plays[1])
    room.judge.restart()
    room.wire.run()
    assert "Read differently" in work(room.judge)
    second.restart()
    room.wire.run()
    second.go("#/judging")
    second.notes(3, plays[2])
    assert slip(room, 3).play == plays[2]


def test_damaged_messages_of_a_second_judge_change_nothing(room, second):
    chance = random.Random(5)
    theirs = room.wire.ends[second.engine._tablets.room.link].other.number
    text = write_message(Judged("0f" * 16, "judge.slip", 1, 2, "H8 CASA", None, 12, False))
    kept = contents(room.judge.disk)
    for _ in range(300):
        damaged = scratched(chance, text)
        if damaged != text and '"m":"judged"' not in damaged:
            assert room.judge.do("link", what="text", link=theirs, text=damaged)["ok"]
    room.wire.waiting.clear()
    assert contents(room.judge.disk)[0] == kept[0]
    for act in ("judge.warn", "duplicate.end", "seat.slip"):
        wrong = text.replace("judge.slip", act)
        assert room.judge.do("link", what="text", link=theirs, text=wrong)["ok"]
    assert ruled(room) == []


def test_no_key_waits_for_the_other_tablet(room, second):
    """The words are on this one too, and what is typed goes nowhere before it is noted."""
    room.wire.silence(second)
    second.do("duplicate.typing", {"play": room.plays()[0].lower(), "table": "3"})
    assert 'id="match-0"' in second.regions["work"]
    assert not room.wire.waiting
