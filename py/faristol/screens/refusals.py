"""An expected "no" in the reader's language."""

from datetime import date
from typing import Any

from faristol.errors import Rejected
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.parts.clock_time import decimal
from faristol.screens.parts.signs import MINUS
from faristol.texts import Texts


def sentences(refusal: Rejected, texts: Texts) -> tuple[str, str]:
    """Return what is so, and what would do."""
    details = {name: _in_words(value, texts) for name, value in refusal.details.items()}
    return texts.gettext(refusal.fact) % details, texts.gettext(refusal.way_out) % details


def _in_words(detail: Any, texts: Texts) -> Any:
    """Return days and numbers as the reader writes them, and a refusal that is a reason as its fact."""
    if isinstance(detail, date):
        return day_text(detail, texts)
    if type(detail) in (int, float):
        return str(detail).replace(".", decimal(texts)).replace("-", MINUS)
    return sentences(detail, texts)[0] if isinstance(detail, Rejected) else detail
