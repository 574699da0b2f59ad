"""{"do":"thinking-days"}: how many days of thought a letter cost."""

import re
from datetime import date

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.errors import WrongValue
from faristol.games.correspondence.days import thinking_days

DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
EXAMPLE = "2026-08-10"


def answer(asked: Asked) -> Answer:
    """Return the days. In the same town one postmark gives both: the letter arrived on the day after it."""
    arrived, sent = _day(asked, "arrived"), _day(asked, "sent")
    return {"days": thinking_days(arrived, sent, "one-stamp" if asked.yes("same_town") else "stamp")}


def _day(asked: Asked, key: str) -> date:
    text = asked.text(key, EXAMPLE)
    try:
        if not DAY.fullmatch(text):
            raise ValueError
        return date.fromisoformat(text)
    except ValueError:
        raise WrongValue(key=key, value=asked.quoted(key), example=f'"{EXAMPLE}"') from None


THINKING_DAYS = Request(needs=("arrived", "sent"), may=("same_town",), answer=answer)
