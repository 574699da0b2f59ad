"""What other tablets do over the engine of the judge's window: once, on the disk, for their own seat."""

import random

import pytest

from drivers.club import Club
from drivers.event_files import keeps
from drivers.spare_places import MemorySpare
from drivers.window import Window, contents, wait_for
from faristol.games import judging_draws as drawing
from faristol.room.code_text import Unreadable
from faristol.room.messages import Ack, Do, read_from_guest, write_message
from faristol.room.seats import Tablet


class JudgesTablet(Window):
    """A duplicate in its first round, whose time runs, and tablets at its tables."""

    screen = "duplicate"

    def opens(self, club):
        self.now = club.now
        keeps(self, "dupli", club.entries)
        self.go("#/event/dupli")
        return self

    def hears(self, table, text, key=None, round_=1, number=None):
        """Hand in for the tablet of a table what it has sent; return the answer that goes to it."""
        self._sent += 1
        tablet = Tablet(number or 10 + table, table, "player", table, "ab")
        act = Do(key or f"{self._sent:032x}", "seat.slip", round_, text, None)
        return wait_for(self.engine.remote(tablet, act, self.now))


def begun():
    club = Club().begin()
    return club.write(drawing.start_time(club.state.draws))


@pytest.fixture
def judge():
    return JudgesTablet().opens(begun())


PLAYS = Club().begin().plays()[:6]
KEY = "0f" * 16


def test_a_slip_is_on_the_disk_before_it_is_acknowledged(judge):
    assert judge.hears(3, PLAYS[0], KEY) == Ack(KEY, None)
    last = judge.entries[-1]
    assert (last["type"], last["player"], last["key"]) == ("SlipRuled", "p3", KEY)
    assert last["from_tablet"] == 13
    assert judge.state.round.slips["p3"].play == PLAYS[0]


def test_the_judge_sees_it_at_the_next_look_and_what_is_half_typed_stays(judge):
    judge.do("duplicate.typing", {"play": "h8 ca", "table": "5"})
    judge.hears(3, PLAYS[0])
    judge.do("refresh")
    assert "Table 3, Joana M. Gelabert: slip in" in judge.regions["work"]
    assert 'value="h8 ca"' in judge.regions["work"]


def test_sent_again_after_a_crash_it_is_there_once(judge):
    judge.hears(3, PLAYS[0], KEY)
    kept = contents(judge.disk)
    assert judge.hears(3, PLAYS[0], KEY) == Ack(KEY, None)
    judge.restart()
    assert judge.hears(3, PLAYS[0], KEY) == Ack(KEY, None)
    assert contents(judge.disk) == kept


def test_what_a_slip_may_not_do_changes_nothing(judge):
    judge.do("duplicate.take", {"play": PLAYS[0], "table": "4"})
    assert judge.hears(4, PLAYS[1]).refused == "duplicate.judge-noted-slip"
    assert judge.types[-1] == "SlipSentBeside" and judge.state.round.slips["p4"].play == PLAYS[0]
    kept = contents(judge.disk)
    assert judge.hears(4, PLAYS[1]).refused == "duplicate.judge-noted-slip"
    assert judge.hears(99, PLAYS[1]).refused == "duplicate.nobody-at-table"
    assert judge.hears(3, PLAYS[1], round_=9).refused == "duplicate.not-now"
    assert contents(judge.disk) == kept


def test_a_slip_is_taken_while_the_judge_looks_at_another_page_of_the_event(judge):
    judge.go("#/event/dupli/file")
    assert judge.hears(3, PLAYS[0], KEY) == Ack(KEY, None)
    assert judge.last["url"] == "#/event/dupli/file"


def test_without_the_event_open_there_is_no_answer_and_nothing_is_written(judge):
    judge.do("leave", data={"to": "#/"})
    kept = contents(judge.disk)
    assert judge.hears(3, PLAYS[0]) is None
    assert contents(judge.disk) == kept


def test_a_window_that_only_watches_does_not_answer(judge):
    other = JudgesTablet(judge.disk)
    other.now = judge.now
    other.go("#/event/dupli")
    assert other.hears(3, PLAYS[0]) is None
    assert judge.hears(3, PLAYS[0])


def test_an_event_of_a_kind_without_seats_does_not_answer():
    window = JudgesTablet()
    window.open_draw()
    kept = contents(window.disk)
    assert window.hears(3, PLAYS[0]) is None
    assert contents(window.disk) == kept


def test_the_undo_of_the_judge_names_and_takes_back_the_judges_own_act(judge):
    judge.do("duplicate.take", {"play": PLAYS[0], "table": "4"})
    judge.hears(3, PLAYS[1])
    judge.do("refresh")
    assert "Undo: the slip" in judge.page
    judge.do("event.undo")
    assert judge.state.round.slips.keys() == {"p3"}
    judge.do("event.undo")
    assert judge.state.stage == "call"
    kept = contents(judge.disk)
    assert not judge.do("event.undo")["ok"], "what the room has said for the draw stays"
    assert contents(judge.disk) == kept


def test_the_log_says_from_which_tablet_a_slip_came(judge):
    judge.hears(3, PLAYS[0])
    judge.do("duplicate.end_time")
    judge.wait(60)
    judge.hears(5, PLAYS[1])
    judge.go("#/event/dupli/file")
    assert "from tablet 13" in judge.page
    assert "a slip came when the time was over" in judge.page


def test_a_full_disk_is_no_answer_and_the_slip_is_taken_when_there_is_room():
    judge = JudgesTablet(spare=MemorySpare()).opens(begun())
    kept = contents(judge.disk)
    judge.spare.left = 0
    assert judge.hears(3, PLAYS[0], KEY) is None
    assert contents(judge.disk) == kept
    judge.spare.left = None
    assert judge.hears(3, PLAYS[0], KEY) == Ack(KEY, None)


def test_five_thousand_damaged_messages_change_nothing_that_their_seat_may_not(judge):
    """Whatever a guest sends, only slips of its own table can come of it; nothing breaks or takes long."""
    chance, read = random.Random(8), []
    for number in range(5_000):
        text = (
            "".join(chance.choices("H8ȘL·Q()[]xa 1", k=chance.randrange(81)))
            if number % 40 == 0
            else PLAYS[0]
        )
        signs = [*write_message(Do(f"{number:032x}", "seat.slip", 1, text, 40))]
        for _ in range(0 if number % 40 == 0 else chance.randint(1, 6)):
            signs[chance.randrange(len(signs))] = chance.choice('{}[]":,0e\\u1ȘL· ()-')
        try:
            read.append(read_from_guest("".join(signs)))
        except Unreadable:
            continue
    assert 200 < len(read) < 1_000
    for message in read:
        wait_for(judge.engine.remote(Tablet(13, 3, "player", 3, "ab"), message, judge.now))
    new = [entry for entry in judge.entries if "from_tablet" in entry]
    assert new and {(entry["player"], entry["from_tablet"]) for entry in new} == {("p3", 13)}
    assert judge.do("refresh")["ok"]
