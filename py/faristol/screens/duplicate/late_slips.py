"""Slips that tablets sent when the time was over: the judge sees them, and may take one."""

from faristol.core.play import in_writing
from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.from_tablets import lies_late
from faristol.games.duplicate.handing_in import as_read, hand_in, open_round
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of, its_words
from faristol.screens.scene import Intent, Scene
from faristol.screens.view import view_value


@view_value
class LateSlip:
    player: str
    table: int
    name: str
    written: str
    round: int
    stands: str | None
    """What the table had handed in before, in time."""


def late_slips(event: Duplicate) -> list[LateSlip]:
    """Return what came too late and has not been taken, also beside what the same table sent in time."""
    return [
        LateSlip(
            player,
            event.players[player].table,
            event.players[player].name,
            in_writing(event.tile_set, sheet.written),
            round_.number,
            in_writing(event.tile_set, as_read(round_.slips[player])) if player in round_.slips else None,
        )
        for round_ in event.rounds
        for player in round_.came_late
        if (sheet := lies_late(round_, player))
    ]


def late_in_round(event: Duplicate) -> list[LateSlip]:
    """Return those of the round in hand; those of earlier ones lie in the room alone."""
    if event.awaiting is not None:
        return []
    return [slip for slip in late_slips(event) if slip.round == len(event.rounds)]


def take_late(scene: Scene, intent: Intent) -> list[Entry]:
    """Take what came too late as a slip that was handed in late."""
    event, player, number = event_of(scene), intent.data["player"], int(intent.data["round"])
    sheet = lies_late(open_round(event, number), player)
    if sheet is None:
        raise NotNow
    written = Written(sheet.written, given=sheet.given, late=True)
    is_word = its_words(scene).lexicon.contains
    return hand_in(event, number, [player], written, is_word)
