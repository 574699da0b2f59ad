"""The tiles that came out of a real bag, as the judge types them: each is drawn at once, and counted."""

from collections.abc import Sequence

from faristol.core.letters import SPELT
from faristol.core.tiles import Tiles, TileSet, UnreadableTiles
from faristol.games.duplicate import judging
from faristol.games.duplicate.event import Duplicate
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Moment, Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

TILES = "tiles"
"""The field."""
LONGEST = 100
RACK_TYPED = Slot("rack-typed", str, of="event")
"""About an attempt at a rack."""


@view_value
class RackTyped:
    kept: Sequence[TileFace]
    """What stays on the rack."""
    text: str
    typed: Sequence[TileFace]
    """The tiles typed, as far as they can be read."""
    wanted: int
    hint: str


def rack_typed(scene: Scene, event: Duplicate) -> RackTyped:
    kept, text = judging.kept_on_rack(event), scene.session.get(RACK_TYPED, "", about=_attempt(event))
    return RackTyped(
        faces(event.tile_set, kept, scene.texts),
        text,
        faces(event.tile_set, read_so_far(event.tile_set, text), scene.texts),
        judging.wanted_on_rack(event),
        _hint(event.tile_set, scene.texts),
    )


def read_so_far(tile_set: TileSet, text: str) -> Tiles:
    """Return the tiles up to the first sign that is none, as the point of L·L is for a moment."""
    for end in range(min(len(text), LONGEST), 0, -1):
        try:
            return tile_set.read(text[:end])
        except UnreadableTiles:
            continue
    return ()


def _hint(tile_set: TileSet, t: Texts) -> str:
    """Return how the tiles of more than one letter are typed, where there are any."""
    if SPELT[tile_set.language]:
        return t.gettext("Type Q for the tile QU, NY and L·L (or L.L) for theirs, and ? for a blank.")
    return t.gettext("Type the letters one after the other, and ? for a blank.")


def _attempt(event: Duplicate) -> Moment:
    return f"{event.awaiting}-{len(event.draws.rejected)}"


def typing_rack(scene: Scene, intent: Intent) -> Step:
    """Follow what is typed, tile by tile; nothing is written yet."""
    text = intent.fields.get(TILES, "")
    return Step(session=scene.session.put(RACK_TYPED, text, about=_attempt(event_of(scene))))


def type_rack(scene: Scene, intent: Intent) -> Step:
    """Note the tiles that came out of a real bag."""
    event = event_of(scene)
    try:
        drawn = event.tile_set.read(intent.fields.get(TILES, ""))
    except UnreadableTiles as refusal:
        raise refusal.at(TILES) from None
    entries = judging.type_rack(event, drawn)
    rejected = entries[-1]["type"] == "RackRejected"
    return Step(entries=entries, focus=TILES if rejected else None)


INTENTS = {"typing_rack": typing_rack, "type_rack": type_rack}
