"""Days, as a form has them and as a person reads them; the device's clock says which is today."""

from datetime import UTC, date, datetime, timedelta

from faristol.errors import refusal
from faristol.texts import N_, Texts

DayUnreadable = refusal(
    "day.unreadable",
    N_("That is not a calendar date."),
    N_("Write day, month and year, or choose the date in the calendar."),
)


def today(now: int, zone: int) -> date:
    """Return the day that a moment is on; `zone` is minutes east of Greenwich."""
    return (datetime.fromtimestamp(now / 1000, UTC) + timedelta(minutes=zone)).date()


def read_day(text: str, field: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise DayUnreadable().at(field) from None


def day_text(day: date, t: Texts) -> str:
    return f"{day:%d.%m.%Y}" if t.language == "ro" else f"{day.day}/{day.month}/{day.year}"
