"""Between two turns by letter, in two windows: leave, a long thought, no answer, a claim of the time."""

import re
from datetime import datetime

from drivers.letter_windows import first_play, lays, opened, reads, sends, text_of
from faristol.screens.rendering import render
from screens.states.every import every, screen_of


def test_notices_go_both_ways():
    red, blue, text = first_play()
    reads(blue, text)
    stream = blue.last["stream"]
    blue.go(f"#/event/{stream}/days")
    for do, fields in (
        ("leave", {"first": "2026-12-10", "last": "2026-12-19"}),
        ("longer", {"until": "2026-12-24"}),
    ):
        assert blue.do(f"correspondence_days.{do}", fields)["ok"]
    blue.go(f"#/event/{stream}")
    reads(red, text_of(blue, "notice-text"))
    assert red.types[-2:] == ["LeaveWritten", "ThoughtTold"]
    assert text_of(red, "notice-text") is None
    red.do("correspondence.ask_abandon")
    assert "really-abandon" in red.regions["dialog"]
    red.do("correspondence.abandon")
    assert "gave up the game" in red.regions["work"]
    notice = text_of(red, "notice-text")
    blue.do("correspondence.pass_turn")
    blue.do("event.undo", data={})
    blue.do("correspondence.read", {"message": notice, "came": "2026-11-21"})
    assert blue.types[-1] == "Undone" or blue.types[-1] == "GameEnded"


def test_a_leave_of_the_partner_s_that_cannot_be_is_refused_with_its_clause():
    red, blue, text = first_play()
    leave = "Concediu: 01.12.2026 – 20.03.2027\n"
    reads(blue, leave + text.partition("Faristol:")[0])
    assert blue.types == ["CorrespondenceOpened"]
    assert "At most 20 days can be taken now." in blue.regions["work"]
    assert 'id="cor-16-doubt"' in blue.regions["work"]
    reads(blue, text)
    blue.go(f"#/event/{blue.last['stream']}/days")
    blue.do("correspondence_days.leave", {"first": "2026-12-25", "last": "2027-01-10"})
    blue.go(f"#/event/{blue.last['stream']}")
    notice = text_of(blue, "notice-text")
    before = red.entries
    reads(red, notice.replace("10.01.2027", "20.01.2027"))
    assert red.entries == before
    assert "At most 20 days can be taken now." in red.regions["work"]
    assert 'id="cor-16-doubt"' in red.regions["work"]


def test_once_the_right_to_leave_is_over_no_days_are_asked_for():
    red = first_play()[0]
    stream = red.last["stream"]
    red.go(f"#/event/{stream}/days")
    assert 'id="leave-form"' in red.regions["work"]
    closes = datetime.fromisoformat(f"{red.state.opened.closes}T12:00:00+00:00")
    red.now = int(closes.timestamp() * 1000)
    red.go(f"#/event/{stream}")
    red.go(f"#/event/{stream}/days")
    assert 'id="leave-form"' not in red.regions["work"]
    assert "The right to leave ends a month before the competition does" in red.regions["work"]


def test_the_days_make_a_file_for_the_calendar():
    red = first_play()[0]
    stream = red.last["stream"]
    red.go(f"#/event/{stream}/days")
    saved = red.do("correspondence_days.calendar")["save"]
    assert saved["type"] == "text/calendar"
    assert saved["text"].startswith("BEGIN:VCALENDAR\r\n")
    assert "DTSTART;VALUE=DATE:20260320\r\n" in saved["text"]
    red.do("correspondence_days.again", {"again": "2026-03-20"})
    red.do("correspondence_days.returned", {"returned": "2026-03-21", "resent": "2026-03-24"})
    assert red.types[-3:] == ["TurnResent", "DaysCharged", "DaysCharged"]
    red.do("correspondence_days.claim", {"told": "2026-03-30"})
    assert "has not exceeded the time" in red.regions["work"]
    assert red.types[-1] == "DaysCharged"
    red.do("correspondence_days.claim", {"told": "2026-11-20"})
    assert red.types[-1] == "TimeClaimed"
    red.go(f"#/event/{stream}/arbiter")
    red.do("correspondence_arbiter.judge_time", data={"claim": "1", "over": "yes"})
    red.go(f"#/event/{stream}")
    assert "exceeded the time" in red.regions["work"]
    red.go(f"#/event/{stream}/arbiter")
    red.do("correspondence_arbiter.punish", {"player": "1", "off": "0.25", "whypunished": "x"})
    assert not red.do("correspondence_arbiter.decide", {"red": "3", "blue": "1", "whydecided": "x"})["ok"]
    red.do("correspondence_arbiter.decide", {"red": "1,2", "blue": "0.8", "whydecided": "x"})
    assert red.entries[-1]["coefficients"] == [12_000, 8_000]
    assert not red.do("correspondence_arbiter.punish", {"player": "1", "off": "0.25"})["ok"]
    assert 'id="whypunished-problem"' in red.regions["work"]


def test_what_is_early_is_asked_about_and_noted_when_one_says_so_again():
    red, blue = opened("red"), opened("blue")
    stream = blue.last["stream"]
    blue.go(f"#/event/{stream}/days")
    blue.do("correspondence_days.sheets", {"sheets": "2026-03-06"})
    blue.do("correspondence_days.ask_first", {"asked": "2026-03-20"})
    assert 'id="sure"' in blue.regions["work"] and "nothing to write before 21/3/2026" in blue.regions["work"]
    assert 'value="2026-03-20"' in blue.regions["work"]
    assert blue.types[-1] == "SheetsArrived"
    blue.do("correspondence_days.ask_first", {"asked": "2026-03-20"}, data={"sure": "yes"})
    assert blue.types[-1] == "FirstPlayAsked"
    assert 'id="sure"' not in blue.regions["work"]
    blue.go(f"#/event/{stream}")
    reads(red, text_of(blue, "notice-text"))
    assert red.types[-1] == "FirstPlayAsked"
    lays(red, "H7", "casa")
    red.do("correspondence.enter")
    text = sends(red, arrived="2026-03-02", sent="2026-11-20", partner_sent="2026-03-01")
    reads(blue, text, came="2026-11-20")
    blue.go(f"#/event/{stream}/days")
    blue.do("correspondence_days.longer", {"until": "2027-03-01"})
    assert "Days left: 50" in blue.regions["work"]
    blue.do("correspondence_days.longer", {"until": "2027-03-01"}, data={"sure": "yes"})
    assert blue.types[-1] == "ThoughtTold"
    red.do("correspondence.copied", data={"copied": "yes"})
    red.go(f"#/event/{red.last['stream']}/days")
    red.do("correspondence_days.again", {"again": "2026-11-22"})
    assert 'id="sure"' in red.regions["work"]
    red.do("correspondence_days.again", {"again": "2026-11-22"}, data={"sure": "yes"})
    assert red.types[-1] == "TurnResent"


def test_the_five_days_run_from_the_day_on_which_the_notice_of_a_claim_came():
    red, blue, text = first_play()
    reads(blue, text)
    red.do("correspondence.copied", data={"copied": "yes"})
    stream = red.last["stream"]
    red.go(f"#/event/{stream}/days")
    red.do("correspondence_days.claim", {"told": "2026-06-01"})
    red.go(f"#/event/{stream}")
    reads(blue, text_of(red, "notice-text"), came="2026-06-10")
    assert blue.types[-2:] == ["TimeClaimed", "ClaimArrived"]
    assert blue.entries[-1]["until"] == "2026-06-15"
    blue.go(f"#/event/{blue.last['stream']}/days")
    assert 'id="due-defend"' in blue.regions["work"]


# --- the line above the board: what the last message brought, what is settled first


def line(state):
    """The sentence, whether somebody has to settle something, and what a tap leads to."""
    scene = every()[state]
    work = render(screen_of(scene), scene)["work"]
    found = re.search(
        r'id="news"\s+href="#([^"]+)"\s+data-settles="(yes|no)".*?<span[^>]*>(.*?)</span>', work, re.S
    )
    if not found:
        return None
    assert f'id="{found[1]}"' in work, "the tap leads to a part of the screen"
    return found[3], found[2] == "yes"


def test_before_the_first_play_nothing_is_said_and_a_draw_or_a_challenge_comes_before_a_play():
    assert line("letter, to play") is None
    sentence, settles = line("letter, much heard")
    assert sentence.endswith("offers a draw.") and settles
    sentence, settles = line("letter, both variants")
    assert "challenges CASA" in sentence and settles


def test_else_it_is_the_partners_play_with_its_points():
    _, blue, text = first_play()
    reads(blue, text)
    found = re.search(
        r'id="news"\s+href="#turns"\s+data-settles="no".*?<span[^>]*>(.*?)</span>', blue.page, re.S
    )
    assert re.fullmatch(r".+: H7 CASA, points: 8", found[1])


def test_why_it_is_not_a_play_stands_on_the_button():
    scene = every()["letter, a play that does not stand"]
    shelf = render(screen_of(scene), scene)["shelf"]
    step = shelf.split('id="to-board"')[1]
    assert "Not a play yet" in step and "Too few tiles" in step
