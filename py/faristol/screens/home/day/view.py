"""The game of the day: before the first one what to do, then the days of a month and those still to play."""

from calendar import Calendar as Weeks
from datetime import date, timedelta
from fractions import Fraction

from faristol.practice.days import Calendar, earlier, game_of
from faristol.practice.solo.opening import DAILY_ROUNDS, DAILY_SECONDS
from faristol.screens.activities import GAME_OF_THE_DAY
from faristol.screens.acts import Act, acts
from faristol.screens.home.game_of_the_day import (
    GameOfTheDay,
    begin,
    calendar_of,
    game_of_the_day,
)
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.scene import Scene, Screen
from faristol.screens.session import Session, Slot
from faristol.screens.view import View, view_value
from faristol.texts import N_, Texts, per_cent

MONTH = Slot("day-month", str, of="sight")
"""That is in sight, as in 2026-11."""
WEEKDAYS = N_("Mo Tu We Th Fr Sa Su")
MONTHS = N_("January February March April May June July August September October November December")


@view_value
class DayCell:
    """A day of the calendar; `state` is "played", "late" or "", `href` leads to its game."""

    number: int
    today: bool
    state: str = ""
    percent: str = ""
    name: str = ""
    href: str = ""


@view_value
class OpenDay:
    day: str
    label: str
    name: str
    href: str | None
    """Of the game, where it was begun."""


@view_value(kw_only=True)
class DayView(View):
    known: bool
    rounds: int
    minutes: int
    rules: str
    day: GameOfTheDay
    figures: list[tuple[str, str, str | None]]
    month: str
    before: str | None
    after: str | None
    weekdays: list[str]
    weeks: list[list[DayCell | None]]
    open: list[OpenDay]
    any_late: bool


def view(scene: Scene) -> DayView:
    t, days = scene.texts, calendar_of(scene)
    month = _month(scene, days)
    weeks = _weeks(days, month, t)
    return DayView(
        title=title(scene),
        back="#/practice",
        back_name=t.gettext("Practice"),
        known=scene.now > 0,  # before the engine is there nobody knows what lies on the device
        rounds=DAILY_ROUNDS,
        minutes=DAILY_SECONDS // 60,
        rules=GAME_OF_THE_DAY.sentence(scene),
        day=game_of_the_day(scene),
        figures=[
            (t.gettext("Days in a row"), str(days.streak), None),
            (t.gettext("Played in thirty days"), str(len(days.compared)), None),
            (t.gettext("Average over thirty days"), per_cent(days.average, t.language), None),
        ],
        month=f"{t.gettext(MONTHS).split()[month.month - 1]} {month.year}",
        before=_written(month - timedelta(days=1)) if any(day < month for day in days.played) else None,
        after=_written(month + timedelta(days=31)) if month < days.today.replace(day=1) else None,
        weekdays=_weekdays(t),
        weeks=weeks,
        open=_open(scene, days),
        any_late=any(cell is not None and cell.state == "late" for week in weeks for cell in week),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("The game of the day")


def _month(scene: Scene, days: Calendar) -> date:
    """Return the first day of the month in sight."""
    try:
        month = date.fromisoformat(f"{scene.session.get(MONTH, '')}-01")
    except ValueError:
        month = days.today
    within = min(days.played, default=days.today).replace(day=1) <= month <= days.today
    return (month if within else days.today).replace(day=1)


def _written(day: date) -> str:
    return f"{day:%Y-%m}"


def _weeks(days: Calendar, month: date, t: Texts) -> list[list[DayCell | None]]:
    weeks = Weeks().monthdatescalendar(month.year, month.month)
    return [[_cell(days, day, t) if day.month == month.month else None for day in week] for week in weeks]


def _cell(days: Calendar, day: date, t: Texts) -> DayCell:
    played = days.played.get(day)
    if played is None:
        return DayCell(day.day, day == days.today)
    percent = per_cent(played.percent, t.language)
    return DayCell(
        number=day.day,
        today=day == days.today,
        state="played" if played.in_time else "late",
        percent=str(int(played.percent + Fraction(1, 2))),
        name=f"{day_text(day, t)}: {percent}",
        href=f"#/event/{played.stream}",
    )


def _open(scene: Scene, days: Calendar) -> list[OpenDay]:
    """Return the games of the last days that were not ended yet, today's apart."""
    t, found = scene.texts, []
    for day in earlier(days.today):
        card = game_of(scene.cards, day.isoformat())
        if card is None or not card["final"]:
            label = f"{_weekdays(t)[day.weekday()]} {day.day}"
            href = f"#/event/{card['stream']}" if card else None
            found.append(OpenDay(day.isoformat(), label, day_text(day, t), href))
    return found


def _weekdays(t: Texts) -> list[str]:
    return t.gettext(WEEKDAYS).split()


def month(session: Session, month: str) -> Act:
    return session.put(MONTH, month)


DAY = Screen(
    name="day",
    view=view,
    title=title,
    intents={"begin": begin, **acts(month)},
    events=True,
    remembers=True,
    lists=True,
)
