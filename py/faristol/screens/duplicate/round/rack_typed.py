"""The tiles that came out of a real bag, as the judge types them: each is drawn at once, and counted.

The program may complete them. A rack that was typed wrong is put right with its reason, and what was ruled by
it is ruled again.
"""

from collections.abc import Sequence
from dataclasses import replace

from faristol.core.tiles import SPELT, Tiles, TileSet, UnreadableTiles
from faristol.games.duplicate import real_bag
from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.notice import Caution, Done
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Moment, Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

TILES = "tiles"
"""The field."""
LONGEST = 100
SEED_BYTES = 32
RACK_ASKED = Slot("rack-asked", bool, of="event")
"""Whether a rack is being put right. About a round."""
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
    kept, text = real_bag.kept_on_rack(event), scene.session.get(RACK_TYPED, "", about=_attempt(event))
    return RackTyped(
        faces(event.tile_set, kept, scene.texts),
        text,
        faces(event.tile_set, read_so_far(event.tile_set, text), scene.texts),
        real_bag.wanted_on_rack(event),
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
        return t.gettext(
            "Type Q for the QU tile, NY and L·L for theirs (any dot will do), and ? for a blank."
        )
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
    return _noted(real_bag.type_rack(event, _read(event, intent)))


def complete_rack(scene: Scene, intent: Intent) -> Step:
    """Note the tiles that came out of a real bag, with those that the program draws for the rest."""
    event = event_of(scene)
    entries = real_bag.complete_rack(event, _read(event, intent), scene.chance(SEED_BYTES))
    tiles = event.tile_set.line(entries[-1].get("by_program", ()))
    if not tiles:
        return _noted(entries)
    drawn = scene.texts.gettext("The program has drawn %(tiles)s.") % {"tiles": tiles}
    return replace(
        _noted(entries), notice=Done(drawn, scene.texts.gettext("Take these tiles out of the real bag too."))
    )


def _noted(entries: list[Entry]) -> Step:
    return Step(entries=entries, focus=TILES if entries[-1]["type"] == "RackRejected" else None)


def _read(event: Duplicate, intent: Intent) -> Tiles:
    try:
        return event.tile_set.read(intent.fields.get(TILES, ""))
    except UnreadableTiles as refusal:
        raise refusal.at(TILES) from None


def ask_rack(scene: Scene, intent: Intent) -> Step:
    """Show the form in which a rack is put right, or put it away."""
    event = event_of(scene)
    if is_rack_asked(scene, event):
        return Step(session=scene.session.without(RACK_ASKED), focus="work")
    if not real_bag.can_be_corrected(event):
        raise NotNow
    return Step(session=scene.session.put(RACK_ASKED, True, about=event.round.number), focus=TILES)


def is_rack_asked(scene: Scene, event: Duplicate) -> bool:
    asked = bool(event.rounds) and scene.session.get(RACK_ASKED, False, about=event.round.number)
    return asked and real_bag.can_be_corrected(event)


def correct_rack(scene: Scene, intent: Intent) -> Step:
    event, t = event_of(scene), scene.texts
    is_word = scene.open_words.lexicon.contains
    entries = real_bag.correct_rack(event, _read(event, intent), intent.fields.get("why", ""), is_word)
    tables = [event.players[each["player"]].table for each in entries if each["type"] == "SlipRuled"]
    fact = t.gettext("The rack of round %(round)s is corrected.") % {"round": event.round.number}
    again = t.gettext("These slips are ruled differently now; look at them again (tables: %(tables)s).")
    none = t.gettext("No ruling has changed. Tell the players which tiles are right.")
    what = again % {"tables": ", ".join(map(str, sorted(tables)))} if tables else none
    return Step(
        entries=entries, session=scene.session.without(RACK_ASKED), notice=Caution(fact, what), focus="work"
    )


INTENTS = {
    "typing_rack": typing_rack,
    "type_rack": type_rack,
    "complete_rack": complete_rack,
    "ask_rack": ask_rack,
    "correct_rack": correct_rack,
}
