"""Why an event on this device is not opened, written, deleted or brought in."""

from faristol.errors import refusal
from faristol.texts import N_

UnknownEvent = refusal(
    "event.unknown",
    N_("That event is not on this device."),
    N_("It may be on another tablet: bring it here with a file."),
)
OnlyWatching = refusal(
    "event.watching",
    N_("Another window is using this event; this one only shows it."),
    N_("Close it there, or take over here."),
)
HandedOver = refusal(
    "event.handed-over",
    N_("Another tablet is now the judge’s; this one only watches."),
    N_("“Join a room” says since when, and what only this tablet has."),
)
HeldElsewhere = refusal(
    "event.held",
    N_("The other window is still using this event."),
    N_("It may be asleep in the background: close its tab. If you cannot find it, restart the browser."),
)
DamagedEvent = refusal(
    "event.damaged",
    N_("This event can be read only up to entry %(read)s."),
    N_("To go on from there, make a copy of the part that can be read."),
)
DamagedFile = refusal(
    "event.damaged-file",
    N_("This file can be read only up to entry %(read)s."),
    N_("Ask whoever sent it for a new one; nothing was changed here."),
)
ChangedFile = refusal(
    "event.changed-file",
    N_("This file was changed after it was saved."),
    N_("Ask whoever sent it for a new one; nothing was changed here."),
)
NewerEvent = refusal(
    "event.newer", N_("This event was made by a newer Faristol."), N_("Update this device and open it again.")
)
EventRunning = refusal("event.running", N_("A round is running in this event."), N_("End the round first."))
OpenElsewhere = refusal(
    "event.elsewhere",
    N_("Another window has one of these events open."),
    N_("Close it there and try again; nothing has been deleted."),
)
NothingNew = refusal(
    "import.nothing-new",
    N_("This event is already here, with everything the file holds."),
    N_("Nothing was changed."),
)
NothingNewInDamaged = refusal(
    "import.nothing-new-in-damaged",
    N_("This file is damaged or was changed; all that can be read of it is here already."),
    N_("If the file should hold more, ask whoever sent it for a new one; nothing was changed here."),
)
NotADraw = refusal(
    "verify.not-a-draw",
    N_("This file has no promised draw in it."),
    N_("Choose the file of a draw, of a duplicate or of a tournament whose first round was drawn by lot."),
)
