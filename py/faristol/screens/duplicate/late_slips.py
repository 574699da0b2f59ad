"""Slips that tablets sent when the time was over: the judge sees them, and may take one."""

from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.handing_in import hand_in
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.scene import Intent, Scene
from faristol.screens.view import view_value


@view_value
class LateSlip:
    player: str
    table: int
    name: str
    written: str


def late_slips(event: Duplicate) -> list[LateSlip]:
    """Return what came too late in the last round and has not been taken."""
    if not event.rounds:
        return []
    round_ = event.round
    waiting = {player: sheet for player, sheet in round_.came_late.items() if player not in round_.slips}
    return [
        LateSlip(player, event.players[player].table, event.players[player].name, sheet.written)
        for player, sheet in waiting.items()
    ]


def take_late(scene: Scene, intent: Intent) -> list[Entry]:
    """Take what came too late as a slip that was handed in late."""
    event, player = event_of(scene), intent.data["player"]
    if not event.rounds or player not in event.round.came_late or player in event.round.slips:
        raise NotNow
    sheet = event.round.came_late[player]
    written = Written(sheet.written, given=sheet.given, late=True)
    is_word = scene.open_words.lexicon.contains
    return hand_in(event, event.round.number, [player], written, is_word)
