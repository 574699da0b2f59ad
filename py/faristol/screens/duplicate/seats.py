"""What a player's own tablet may do in a duplicate: hand in the slip of its table."""

from typing import TYPE_CHECKING

from faristol.games.duplicate.from_tablets import SentSlip, hand_in_sent
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.scene import Scene

if TYPE_CHECKING:
    from faristol.room.messages import Do
    from faristol.room.seats import Tablet


def hand_in(scene: Scene, tablet: "Tablet", act: "Do") -> list[Entry]:
    sent = SentSlip(tablet.number, tablet.table or 0, act.round, act.text, act.points)
    return hand_in_sent(event_of(scene), sent, scene.open_words.lexicon.contains, scene.now)
