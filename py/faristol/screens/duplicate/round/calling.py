"""The call of the rack, by the names of the event's table (DUP-7)."""

from typing import Any

from faristol.core.play import read_play
from faristol.games.duplicate.event import Duplicate
from faristol.screens.calling.called import rack_aloud, rack_called
from faristol.screens.scene import Scene
from faristol.speech.aloud import Speech, play_aloud
from faristol.speech.call import NameTable


def call(scene: Scene, event: Duplicate) -> dict[str, Any]:
    return rack_called(scene, event.draws)


def aloud(scene: Scene, event: Duplicate) -> Speech | None:
    return rack_aloud(scene, event.draws, "duplicate.start")


def master_aloud(scene: Scene, event: Duplicate) -> Speech | None:
    master = event.round.master
    if master is None or scene.event is None or not scene.event.writing:
        return None
    names = NameTable.from_data(event.opened["names"])
    play = read_play(event.tile_set, master.play)
    return play_aloud(event.tile_set, names, play, master.points, scene.settings.pace)
