"""What is said of a round of topping: who found its best play first, and in how much time."""

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.tallies import finders, seconds, winner
from faristol.texts import Texts, minutes_and_seconds


def found_first(event: Duplicate, round_: Round, t: Texts) -> str | None:
    """Return None where points count."""
    if event.topping is None:
        return None
    first = winner(event, round_)
    if first is None:
        return t.gettext("Nobody found it.")
    player = event.players[first]
    details = {
        "table": player.table,
        "name": player.name,
        "time": minutes_and_seconds(round_.spent[first]),
    }
    return t.gettext("Found first by %(name)s, table %(table)s, in %(time)s.") % details


def time_of(event: Duplicate, round_: Round, player: str) -> str | None:
    """Return in how much time a player found the best play; None who did not, and where points count."""
    found = event.topping and player in finders(event, round_)
    return minutes_and_seconds(round_.spent[player]) if found else None


def counted_time(event: Duplicate, round_: Round, player: str) -> str | None:
    """Return the time that a round counts for a player; None where points count."""
    return minutes_and_seconds(seconds(event, round_, player) * 1000) if event.topping else None
