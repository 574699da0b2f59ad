"""Both have exceeded the time too much. The document speaks of one player, so the arbiter says who lost."""

from collections.abc import Sequence

from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.errors import BothOverTime, NotNow
from faristol.games.classic.game import Classic
from faristol.games.classic.settling import both_beyond_time, known_time, lost_on_time
from faristol.games.log import Entry


def settle_both_late(
    event: Classic, at: int, over: tuple[int, ...] | None, lost: Sequence[int], by: str, why: str
) -> list[Entry]:
    """End the game with one loser or two; `over` is as in `settle`."""
    beyond = known_time(event, at) or over
    if event.stage != "settling" or beyond is None or not both_beyond_time(event, beyond):
        raise NotNow
    if not lost:
        raise BothOverTime
    decided = decided_by(event, by, why)
    return lost_on_time(event, lost, beyond, by=decided["by"], why=decided["why"], both=True)
