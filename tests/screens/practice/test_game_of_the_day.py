"""The game of the day through the front door: explained once, in a calendar, open for a week, shared."""

import re
from fractions import Fraction

import pytest

from drivers.log import NOON
from drivers.solo_window import SoloWindow, text_of
from drivers.window import Window

DAY = 24 * 60 * 60_000


def leaves(window, to="#/"):
    window.do("leave", data={"to": to})
    return window


def begins(window, day=""):
    """Begin a game of the day from its own screen."""
    leaves(window, "#/day")
    return window.act("day.begin", **({"day": day} if day else {}))


@pytest.fixture
def played():
    """A person who plays on three days: badly, well, and in between."""
    window = SoloWindow(begins=False)
    for nth in (2, 0, 1):
        begins(window)
        window.to_the_end(nth)
        window.now += DAY
    window.now -= DAY
    return window


def test_before_the_first_game_one_screen_says_what_to_do_and_no_time_runs():
    window = Window()
    window.go("#/practice")
    assert "you are first told what to do" in window.regions["shelf"]
    window.go("#/")
    assert "Begin the game of the day" not in window.regions["shelf"]
    assert window.do("home.day")["ok"]
    assert window.last["url"] == "#/day" and 'id="what-to-do"' in window.regions["work"]
    assert "Catalan duplicate" in window.regions["shelf"]
    assert window.act("day.begin")["ok"]
    assert window.types[0] == "SoloOpened" and window.state.ticking_since
    leaves(window, "#/day")
    assert 'id="what-to-do"' not in window.page and 'id="month"' in window.page


def test_while_it_is_played_it_is_called_the_game_of_the_day_on_its_screen_and_at_home():
    window = SoloWindow(begins=False)
    begins(window)
    assert "The game of the day" in text_of(window.regions["bar"])
    leaves(window)
    assert "Game of the day · round 1 of" in text_of(window.page)
    assert "Duplicate for one · " not in text_of(window.page)


def test_the_result_says_the_place_among_thirty_days_and_the_days_in_a_row(played):
    work = text_of(played.regions["work"])
    assert "Place in thirty days 2 / 3" in work and "Days in a row 3" in work
    assert "The next game comes at midnight." in work and 'href="#/day"' in played.regions["work"]


def test_the_calendar_shows_each_day_with_its_percent_and_leads_to_its_game(played):
    game = played.last["url"]
    percent = int(played.game.percent + Fraction(1, 2))
    leaves(played, "#/day")
    work = played.regions["work"]
    assert len(re.findall('data-state="played"', work)) == 3 and "late" not in work
    (today,) = re.findall(r'<td aria-current="date">.*?</td>', work, re.DOTALL)
    assert f'href="{game}"' in today and f">{percent}</strong>" in today
    assert "3 days in a row" in played.regions["shelf"]
    assert "3 days in a row" in leaves(played).regions["shelf"]


def test_a_month_before_is_looked_at_and_none_before_the_first_game(played):
    played.now += 31 * DAY
    leaves(played, "#/day")
    assert 'id="before"' in played.page and 'id="after"' not in played.page
    played.act("day.month", month=re.search('data-month="([^"]+)"', played.page)[1])
    assert 'id="before"' not in played.page and 'id="after"' in played.page
    assert len(re.findall('data-state="played"', played.page)) == 3
    for rubbish in ("", "0001-01", "2026-13", "9999-12", "<b>"):
        assert played.act("day.month", month=rubbish)["ok"]
        assert 'aria-current="date"' in played.page


def test_a_game_of_the_week_is_played_later_and_is_not_among_the_days_in_a_row(played):
    played.now += 2 * DAY
    leaves(played, "#/day")
    missed = sorted(re.findall('data-day="([^"]+)"', played.page))[-1]
    begins(played, missed)
    assert played.state.date == missed and played.entries[0]["begun"] > missed
    played.to_the_end()
    work = text_of(played.regions["work"])
    assert "Days in a row 0" in work and "not among the days in a row" in work
    leaves(played, "#/day")
    assert f'data-day="{missed}"' not in played.page
    assert len(re.findall('data-state="late"', played.page)) == 1


def test_on_a_monday_what_is_open_is_not_said_to_be_of_this_week(played):
    monday = next(n for n in range(7) if (played.now // DAY + n + 3) % 7 == 0)
    played.now += monday * DAY
    leaves(played, "#/day")
    assert "Still open" in text_of(played.page) and "this week" not in text_of(played.page)
    assert re.findall('data-day="([^"]+)"', played.page)


def test_the_game_of_an_earlier_day_is_the_same_that_was_played_on_its_day(played):
    on_its_day = played.game.code
    late = Window()
    late.now = played.now + 5 * DAY
    late.go("#/day")
    late.act("day.begin", day=played.game.date)
    assert late.state.code == on_its_day and late.state.date == played.game.date


@pytest.mark.parametrize("day", ["2026-01-01", "2999-01-01", "yesterday", "2026-13-45"])
def test_no_other_day_is_open(day):
    window = Window()
    window.go("#/day")
    today = re.search(r"\d+/\d+/\d+", window.page)
    window.act("day.begin", day=day)
    assert "begun" not in window.entries[0], today


@pytest.mark.parametrize(
    ("zone", "hours", "days"), [(120, 11, 1), (120, 13, 2), (-600, 21, 1), (-600, 25, 2)]
)
def test_a_day_ends_when_it_ends_for_the_player(zone, hours, days):
    """From ten o’clock at Greenwich so many hours on it is the same day in that zone, or the next."""
    window, dates = SoloWindow(begins=False), []
    for _ in range(2):
        window.go("#/day")
        window.do("day.begin", zone=zone)
        dates.append(window.state.date)
        window.to_the_end()
        window.do("leave", data={"to": "#/"})
        window.now = NOON + hours * 60 * 60_000
    assert len(set(dates)) == days


def test_a_game_that_was_ended_early_does_not_count(played):
    played.now += DAY
    begins(played)
    played.proposes().does("end")
    assert "It does not count as played" in played.regions["work"]
    leaves(played, "#/day")
    assert len(re.findall('data-state="played"', played.page)) == 3
    assert "Ended early today" in played.regions["shelf"] and "Played today" not in played.page
    assert "%" not in text_of(leaves(played).regions["shelf"])


def test_wherever_a_game_that_was_ended_early_is_told_of_it_says_after_how_many_rounds():
    window = SoloWindow(begins=False)
    begins(window)
    window.proposes(0).does("next").does("end")
    rounds = window.state.planned
    ended = f"Ended after 1 of {rounds} rounds."
    assert ended in window.last["announce"] and ended in text_of(window.regions["work"])
    (sent,) = re.findall(r'<textarea[^>]* id="send"[^>]*>\s*(.*?)</textarea>', window.page, re.DOTALL)
    assert sent.splitlines()[1].startswith("★" + "–" * (rounds - 1)) and sent.strip().endswith(ended)
    window.go(f"{window.last['url'].removesuffix('/result')}/file")
    page = text_of(window.do("file.publish")["save"]["text"])
    assert f"Acabada després d’1 de les {rounds} rondes." in page
    leaves(window)
    assert "Game of the day · ended after 1 round" in text_of(window.page)
    assert "100.0%" not in window.page
    leaves(window, "#/figures")
    assert "Best game" not in window.page and "ended early" in window.page


def test_what_is_shared_gives_no_play_away(played):
    (sent,) = re.findall(r'<textarea[^>]* id="send"[^>]*>\s*(.*?)</textarea>', played.page, re.DOTALL)
    name, signs = sent.splitlines()
    assert name == f"Faristol · {played.game.opened.name} · Catalan"
    row, total = signs.split(" ", 1)
    assert len(row) == 5 and set(row) <= set("★·▁▂▃▄▅▆▇")
    assert [sign == "★" for sign in row] == [each.is_top for each in played.game.played]
    assert total == f"{float(played.game.percent):.1f}% · {played.game.points}/{played.game.possible}"
    assert 'data-device="share"' in played.page and 'data-device="copy"' in played.page
