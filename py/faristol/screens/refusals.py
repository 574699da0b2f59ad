"""Every expected "no" as a sentence: one of fact, and one that says what would do."""

from datetime import date
from typing import Any

from faristol.errors import Rejected
from faristol.screens.calendar_days import written
from faristol.screens.refused_competitions import COMPETITIONS
from faristol.screens.refused_duplicates import DUPLICATES
from faristol.screens.refused_games import GAMES
from faristol.screens.refused_letters import LETTERS
from faristol.screens.refused_lists import LISTS
from faristol.screens.refused_plays import PLAYS
from faristol.screens.refused_practice import PRACTICE
from faristol.screens.refused_requests import REQUESTS
from faristol.screens.refused_tournaments import TOURNAMENTS
from faristol.texts import N_, Texts

SENTENCES: dict[str, tuple[str, str]] = {
    "tiles.unreadable": (
        N_("“%(sign)s” is not a tile of this game."),
        N_("Write the tiles one after another, as in A E L·L NY, and ? for a blank."),
    ),
    "log.nothing-to-undo": (
        N_("There is nothing here to undo."),
        N_("What a room has heard or a file has taken away cannot be taken back."),
    ),
    "draws.name-missing": (
        N_("The draw has no name yet."),
        N_("Write one: it is how you will find it again."),
    ),
    "draws.room-silent": (
        N_("The room has not said anything yet."),
        N_("Write down a word or a number that somebody calls out."),
    ),
    "draws.speaker-missing": (
        N_("Who spoke for the room is not named."),
        N_("Write the name of the person who said it."),
    ),
    "draws.not-now": (
        N_("The round is no longer at that step."),
        N_("Nothing was changed; the screen now shows where it is."),
    ),
    "draws.kept-not-on-rack": (
        N_("%(kept)s cannot be kept: the rack was %(rack)s."),
        N_("Choose among the tiles of this rack."),
    ),
    "draws.nothing-played": (
        N_("All the tiles are still on the rack."),
        N_("Take off the ones that were played, or ask for a new rack."),
    ),
    "draws.secret-missing": (
        N_("This copy is without the secret of the draw."),
        N_("To go on drawing, import a backup that was made after the room spoke."),
    ),
    "event.unknown": (
        N_("That event is not on this device."),
        N_("It may be on another tablet: bring it over with a file."),
    ),
    "event.watching": (
        N_("Another window is writing this event; this one only watches."),
        N_("Close it there, or take over here."),
    ),
    "event.held": (
        N_("The other window has not let go of this event."),
        N_("It may be asleep in the background: close its tab. If you cannot find it, restart the browser."),
    ),
    "event.damaged": (
        N_("This event can be read only up to entry %(read)s."),
        N_("To go on from there, make a copy of the part that can be read."),
    ),
    "event.newer": (
        N_("This event was made by a newer Faristol."),
        N_("Update this device and open it again."),
    ),
    "event.running": (
        N_("A round is running in this event."),
        N_("End the round first."),
    ),
    "event.elsewhere": (
        N_("Another window has one of these events open."),
        N_("Close it there and try again; nothing has been deleted."),
    ),
    "import.nothing-new": (
        N_("This event is already here, with everything the file holds."),
        N_("Nothing was changed."),
    ),
    "verify.not-a-draw": (
        N_("This file has no promised draw in it."),
        N_("Choose the file of a draw or of a duplicate."),
    ),
    "verify.unreadable-secret": (
        N_("The secret cannot be read."),
        N_("It has 64 signs, the figures 0 to 9 and the letters a to f."),
    ),
    "rules.name-missing": (
        N_("Your rules have no name yet."),
        N_("Write one: it will stand beside the others, here and in the results."),
    ),
    "analysis.no-such-tiles": (
        N_("There are no more of these tiles: %(tiles)s."),
        N_("The others lie on the board or on the rack."),
    ),
    "analysis.rack-too-long": (
        N_("A rack has %(most)s tiles at most."),
        N_("Write fewer."),
    ),
    "board.not-in-line": (
        N_("The tiles are not in one line without gaps."),
        N_("Lay them in one row or one column, joined by tiles of the board."),
    ),
    "words.missing": (
        N_("The list of words for this language is not on this device."),
        N_("Open the page once with the server on."),
    ),
    "storage.written-elsewhere": (
        N_("Another window wrote this event a moment ago."),
        N_("Nothing of yours was written; the screen now shows what stands."),
    ),
    "storage.full": (
        N_("The device has no room left."),
        N_("Nothing was changed. Free some space, or export an old event and delete it."),
    ),
    "storage.blocked": (
        N_("This browser does not let Faristol keep anything."),
        N_("Leave the private window, or allow this site to store data."),
    ),
    "storage.not-an-event": (
        N_("This file is not an event of Faristol."),
        N_("Choose a file that was exported or published from one."),
    ),
    "storage.file-too-large": (
        N_("This file is larger than %(most)s MB, and no event is."),
        N_("Choose a file that was exported or published from one."),
    ),
    "storage.newer-file": (
        N_("This file was made by a newer Faristol."),
        N_("Update this device and open it again."),
    ),
    **DUPLICATES,
    **GAMES,
    **PRACTICE,
    **LETTERS,
    **COMPETITIONS,
    **LISTS,
    **PLAYS,
    **REQUESTS,
    **TOURNAMENTS,
}


class UnknownEvent(Rejected):
    code = "event.unknown"


class OnlyWatching(Rejected):
    code = "event.watching"


class HeldElsewhere(Rejected):
    code = "event.held"


class DamagedEvent(Rejected):
    code = "event.damaged"


class NewerEvent(Rejected):
    code = "event.newer"


class EventRunning(Rejected):
    code = "event.running"


class OpenElsewhere(Rejected):
    code = "event.elsewhere"


class NothingNew(Rejected):
    code = "import.nothing-new"


class NoSuchTiles(Rejected):
    code = "analysis.no-such-tiles"
    field = "rack"


class RackTooLong(Rejected):
    code = "analysis.rack-too-long"
    field = "rack"


class NotADraw(Rejected):
    """Of another kind of event, or of none."""

    code = "verify.not-a-draw"


class UnreadableSecret(Rejected):
    code = "verify.unreadable-secret"
    field = "secret"


def sentences(refusal: Rejected, texts: Texts) -> tuple[str, str]:
    fact, way_out = SENTENCES[refusal.code]
    details = {name: _said(value, texts) for name, value in refusal.details.items()}
    return texts.gettext(fact) % details, texts.gettext(way_out) % details


def _said(detail: Any, texts: Texts) -> Any:
    """A refusal may have another for its reason, and days are read as the reader writes them."""
    if isinstance(detail, date):
        return written(detail, texts)
    return sentences(detail, texts)[0] if isinstance(detail, Rejected) else detail
