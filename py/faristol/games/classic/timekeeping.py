"""The arbiter's decisions about time, with a name and a reason: of the round, a turn, a clock."""

from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.ending import UNDER_WAY, ended_by, time_over_on_the_table
from faristol.games.classic.errors import NotInTheseRules, NotNow, NotYet
from faristol.games.classic.game import Classic
from faristol.games.classic.granted import granted
from faristol.games.log import Entry


def call_round_time(event: Classic, by: str, why: str) -> list[Entry]:
    """Call the round's time: the present turn is completed, and so many more are played (MAL-31, FED-16)."""
    rule = event.ruleset.stopping
    if rule is None:
        raise NotInTheseRules
    if event.stage not in UNDER_WAY or event.turns_left is not None:
        raise NotNow
    called = {"type": "RoundTimeCalled", "turns": 1 + rule.more}
    return [{**called, **decided_by(event, by, why), "clause": rule.clause}]


def turn_is_lost(event: Classic, at: int, by: str, why: str) -> list[Entry]:
    """Lose a last turn that took too long. No document says that it is lost, so the arbiter decides."""
    time = granted(event)
    if event.stage != "turn" or time is None:
        raise NotNow
    if time.left(at) >= 0:
        raise NotYet(minutes=time.minutes)
    lost = {"type": "TurnForfeited", "player": event.to_move, **decided_by(event, by, why)}
    return ended_by(event, [lost], at)


def lost_by_the_clock_on_the_table(event: Classic, player: int, at: int, by: str, why: str) -> list[Entry]:
    """End the game: the arbiter read on the clock that a player has exceeded the time too much (FED-17)."""
    decided = decided_by(event, by, why)
    end, *counted = time_over_on_the_table(event, player, at)
    return [{**end, "by": decided["by"], "why": decided["why"]}, *counted]


def set_clock(event: Classic, player: int, left: int, at: int, by: str, why: str) -> list[Entry]:
    """Set a player's clock to so many milliseconds; if it runs, it goes on."""
    if event.clocks is None or event.stage not in UNDER_WAY:
        raise NotNow
    fact = {"type": "ClockSet", "player": player, "left": left, **decided_by(event, by, why)}
    return ended_by(event, [fact], at)
