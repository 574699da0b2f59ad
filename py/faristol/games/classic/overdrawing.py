"""Too many tiles drawn from a real bag: who puts how many back, and who may see them (MAL-11, FED-9)."""

from faristol.games.classic.errors import NoExcess, NotInTheseRules, NotNow, ProgramDraws
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def overdrawn(event: Classic, player: int, excess: int, *, seen: bool) -> list[Entry]:
    """The opponent takes as many as are too many; if they were seen, or on the rack, some more, and looks.

    Those beyond the excess come back to the player, so that the rack is as it should be.
    """
    if event.program_draws:
        raise ProgramDraws
    rule = event.ruleset.overdrawn
    if rule is None:
        raise NotInTheseRules
    if not event.running:
        raise NotNow
    if not 1 <= excess <= event.in_bag:
        raise NoExcess(in_bag=event.in_bag)
    more = rule.more if seen else 0
    return [
        {
            "type": "Overdrawn",
            "player": player,
            "excess": excess,
            "seen": seen,
            "taken": excess + more,
            "to_bag": excess,
            "to_player": more,
            "clause": rule.clause,
        }
    ]
