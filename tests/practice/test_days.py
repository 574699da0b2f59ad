"""The calendar of the games of the day: what counts as played, which days are in a row, the place of each."""

from datetime import date, timedelta
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from drivers.own_cards import solo
from faristol.practice.days import calendar, earlier, game_of, is_open

TODAY = date(2026, 3, 31)
"""Two days after the clocks of Europe went forward."""


def on(day, points=50, *, late=False, **more):
    return solo(f"{day}-{points}", points, 100, date=day.isoformat(), late=late, **more)


def ago(days):
    return TODAY - timedelta(days=days)


def in_a_row(cards):
    """Count slowly, day by day, by looking through all cards for each."""

    def has_one(day):
        for card in cards:
            whole = card["final"] and card["rounds"] == card["planned"]
            if card["date"] == str(day) and whole and not card["late"]:
                return True
        return False

    last = TODAY if has_one(TODAY) else TODAY - timedelta(1)
    count = 0
    for days in range(10_000):
        if not has_one(last - timedelta(days)):
            break
        count += 1
    return count


def best_by_day(cards):
    found = {}
    for card in cards:
        if card["date"] and card["final"] and card["rounds"] == card["planned"]:
            percent = Fraction(100 * card["points"], card["possible"])
            found[card["date"]] = max(found.get(card["date"], percent), percent)
    return found


GAMES = st.lists(
    st.builds(
        lambda days, points, late, final, rounds, dated: {
            **on(ago(days), points, late=late, final=final, rounds=rounds),
            **({} if dated else {"date": None}),
        },
        st.integers(-1, 40) | st.integers(0, 4),
        st.integers(-5, 100),
        st.sampled_from([False, False, False, True]),
        st.sampled_from([True, True, True, False]),
        st.sampled_from([5, 5, 5, 2]),
        st.sampled_from([True, True, True, False]),
    ),
    max_size=40,
)


@given(GAMES)
def test_the_calendar_is_as_one_counts_it_day_by_day(cards):
    days, best = calendar(cards, TODAY), best_by_day(cards)
    assert days.streak == in_a_row(cards)
    assert {str(day): each.percent for day, each in days.played.items()} == best
    last_thirty = [str(ago(n)) for n in range(30) if str(ago(n)) in best]
    assert sorted(map(str, days.compared)) == sorted(last_thirty)
    ranking = sorted((best[day] for day in last_thirty), reverse=True)
    for n in range(-1, 45):
        day = str(ago(n))
        expected = ranking.index(best[day]) + 1 if day in last_thirty else None
        assert days.place(ago(n)) == expected
    if ranking:
        assert days.average == sum(ranking) / len(ranking)


def test_days_in_a_row_go_through_a_change_of_the_clocks_and_of_the_month():
    assert calendar([on(ago(n)) for n in range(12)], date(2026, 3, 31)).streak == 12
    new_year = [on(date(2026, 1, 1)), on(date(2025, 12, 31))]
    assert calendar(new_year, date(2026, 1, 1)).streak == 2


def test_today_is_still_to_come_and_breaks_no_row_but_a_day_that_was_missed_does():
    assert calendar([on(ago(1)), on(ago(2))], TODAY).streak == 2
    assert calendar([on(ago(2)), on(ago(3))], TODAY).streak == 0
    assert calendar([on(TODAY), on(ago(2))], TODAY).streak == 1


def test_a_game_of_an_earlier_day_counts_as_played_and_not_among_the_days_in_a_row():
    days = calendar([on(TODAY), on(ago(1), 90, late=True), on(ago(2))], TODAY)
    assert days.streak == 1
    assert days.place(ago(1)) == 1 and not days.played[ago(1)].in_time


def test_of_two_games_of_one_day_the_better_counts_and_one_in_time_is_enough():
    romanian = on(TODAY, 80, late=True, language="ro")
    both = calendar([on(TODAY, 60), romanian], TODAY)
    assert both.played[TODAY].percent == 80 and both.played[TODAY].stream == romanian["stream"]
    assert both.streak == 1


def test_a_game_is_open_for_seven_days_after_its_own():
    assert [is_open(ago(n), TODAY) for n in (-1, 0, 7, 8)] == [False, True, True, False]
    assert earlier(TODAY) == [ago(n) for n in (7, 6, 5, 4, 3, 2, 1)]


def test_of_a_days_games_the_one_that_goes_on_comes_first_then_the_best_that_was_played():
    early, good, bad = on(TODAY, 99, rounds=2), on(TODAY, 70), on(TODAY, 30)
    goes_on = on(TODAY, 10, final=False)
    assert game_of([early, bad, good, goes_on], str(TODAY)) == goes_on
    assert game_of([early, bad, good], str(TODAY)) == good
    assert game_of([early, on(ago(1))], str(TODAY)) == early
    assert game_of([good], str(ago(1))) is None
