"""Days, as a form has them and as a person reads them; the device's clock says which is today."""

from datetime import UTC, date, datetime, timedelta

from faristol.errors import Rejected
from faristol.texts import Texts


class DayUnreadable(Rejected):
    """`field` is the one in which it stood."""

    code = "day.unreadable"

    def __init__(self, field: str) -> None:
        super().__init__()
        self.field = field


def today(now: int, zone: int) -> date:
    """`zone` is minutes east of Greenwich."""
    return (datetime.fromtimestamp(now / 1000, UTC) + timedelta(minutes=zone)).date()


def read_day(text: str, field: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise DayUnreadable(field) from None


def written(day: date, t: Texts) -> str:
    return f"{day:%d.%m.%Y}" if t.language == "ro" else f"{day.day}/{day.month}/{day.year}"
