"""A letter that is read, on whatever screen and at whatever step: who wrote it stands in it (COR-25)."""

from datetime import date
from functools import reduce
from typing import Any

from faristol.games.correspondence.arriving import Came, Willing, came
from faristol.games.correspondence.facts import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.notices import ARBITER
from faristol.screens.correspondence.notes import notes
from faristol.screens.correspondence.seats import open_event
from faristol.screens.lists import Wanted
from faristol.screens.notice import Caution, Done, Notice
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Scene, WordsNotOpen
from faristol.texts import Texts


def day_of_arrival(scene: Scene) -> str:
    return str(notes(scene).came or today(scene.now, scene.zone).isoformat())


def words_of(event: Correspondence) -> Wanted:
    """Return the list in force at the start (COR-6)."""
    lexicon: dict[str, Any] = event.opened.lexicon
    return lexicon or event.tile_set.language


def what_came(scene: Scene, event: Correspondence, text: str, way: str, day: date) -> Came:
    """Return what a letter brings; `way` is how it is taken though it does not fit."""
    willing = Willing(correcting=way == "correct", same_day=way == "same-day")

    def is_word(word: bytes) -> bool:
        if way in ("challenge", "as-it-is"):
            return True
        if scene.words is None:
            raise WordsNotOpen(words_of(event))
        return scene.words.lexicon.contains(word)

    return came(event, open_event(scene).entries, text, is_word, day, willing)


def said_of(event: Correspondence, found: Came, t: Texts) -> Notice:
    """Return what is said of a letter that was read."""
    if not found.entries:
        return Caution(t.gettext("This is noted here already."), t.gettext("Nothing was changed."))
    is_over = reduce(apply, found.entries, event).ending is not None
    then = t.gettext("The game is over.") if is_over else t.gettext("The game goes on accordingly.")
    if found.writer == ARBITER:
        return Done(t.gettext("The arbiter’s answer is noted."), then)
    return Done(t.gettext("What %(name)s wrote is noted.") % {"name": event.names[found.writer - 1]}, then)
