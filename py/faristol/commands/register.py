"""Every request by its name."""

from faristol.commands.asked import Request
from faristol.commands.check import CHECK
from faristol.commands.classic import CLASSIC
from faristol.commands.coefficients import COEFFICIENTS
from faristol.commands.draw import DRAW
from faristol.commands.duplicate import DUPLICATE
from faristol.commands.pair import PAIR
from faristol.commands.plays import PLAYS
from faristol.commands.rating import RATING
from faristol.commands.rule import RULE
from faristol.commands.say import SAY
from faristol.commands.standings import STANDINGS
from faristol.commands.thinking_days import THINKING_DAYS
from faristol.commands.version import VERSION

REQUESTS: dict[str, Request] = {
    "version": VERSION,
    "plays": PLAYS,
    "rule": RULE,
    "check": CHECK,
    "draw": DRAW,
    "say": SAY,
    "duplicate": DUPLICATE,
    "classic": CLASSIC,
    "pair": PAIR,
    "standings": STANDINGS,
    "rating": RATING,
    "coefficients": COEFFICIENTS,
    "thinking-days": THINKING_DAYS,
}
