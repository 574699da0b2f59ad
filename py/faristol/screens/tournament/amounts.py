"""Money in words: prizes and fees, in the currency of the prizes."""

from faristol.texts import Texts
from faristol.tournaments.event import Tournament


def money(event: Tournament, cents: int, t: Texts) -> str:
    """Return an amount, or nothing where there is none."""
    return amount(event, cents, t) if cents else ""


def amount(event: Tournament, cents: int, t: Texts) -> str:
    return f"{figure_of(cents, t)} {event.prizes.currency}"


def figure_of(cents: int, t: Texts) -> str:
    """Return an amount without its currency."""
    whole, rest = divmod(abs(cents), 100)
    point = "." if t.language == "en" else ","
    sign = "\u2212" if cents < 0 else ""
    return f"{sign}{whole}{f'{point}{rest:02}' if rest else ''}"
