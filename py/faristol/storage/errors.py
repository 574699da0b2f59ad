"""The reasons for which writing and reading can be refused.

A damaged log or file is not among them: it is read up to its first bad entry.
"""

from faristol.errors import refusal
from faristol.texts import N_

WrittenElsewhere = refusal(
    "storage.written-elsewhere",
    N_("Another window changed this event a moment ago."),
    N_("Your change was not saved; the screen now shows the current state."),
)
StorageFull = refusal(
    "storage.full",
    N_("The device has no space left."),
    N_("Nothing was changed. Free some space, or export an old event and delete it."),
)
StorageBlocked = refusal(
    "storage.blocked",
    N_("This browser does not let Faristol save anything."),
    N_("Leave the private window, or allow this site to store data."),
)
StorageClosed = refusal(
    "storage.closed",
    N_("This browser cannot open what it has stored."),
    N_("Perhaps the device has no space left: delete photos or unused apps, then reload the page."),
)
NOT_OPEN = StorageBlocked, StorageClosed, StorageFull
"""Why nothing that is stored can be read now."""
# Its `why` is one of:
#
# empty           nothing in it
# no-log          a web page without an event in it
# not-json        no JSON, from this `line` and `column` on
# other-format    JSON of something else
# incomplete      the `field` of the document is missing or of the wrong kind
NotAnEvent = refusal(
    "storage.not-an-event",
    N_("This file is not a Faristol event."),
    N_("Choose a file that was exported or published from Faristol."),
)
FileTooLarge = refusal(
    "storage.file-too-large",
    N_("This file is larger than %(most)s MB, more than any event."),
    N_("Choose a file that was exported or published from Faristol."),
)
ManyEvents = refusal(
    "storage.many-events",
    N_("This file has more lines than any device has events: more than %(most)s."),
    N_("Choose a file that was exported or published from Faristol."),
)
DamagedArchive = refusal(
    "storage.damaged-archive",
    N_("The list of contents in this file is damaged."),
    N_("Choose another file in which everything was saved."),
)
NewerFile = refusal(
    "storage.newer-file",
    N_("This file was made by a newer Faristol."),
    N_("Update this device and open it again."),
)
