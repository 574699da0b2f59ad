"""The field above the tables: who is looked for by name is found at a table, which Enter opens."""

from dataclasses import replace

from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.finding import tables_of
from faristol.screens.tournament.notes import looks_at
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import board_lines
from faristol.screens.tournament.round.handing_in import choose
from faristol.screens.tournament.round.place import published_of


def find(scene: Scene, intent: Intent) -> Step:
    return Step(session=looks_at(scene, search=intent.fields.get("search", "")))


def open_found(scene: Scene, intent: Intent) -> Step:
    """Open the table that the name leads to; where there are more, or none, they are only shown."""
    lines = board_lines(event_of(scene), published_of(scene), scene.texts)
    found = tables_of(intent.fields.get("search", ""), lines)
    if len(found) != 1:
        return find(scene, intent)
    return choose(scene, replace(intent, data={"board": str(found[0].board)}))


INTENTS = {"find": find, "open_found": open_found}
