"""What keeping and reading can be refused for.

Rejected
├── WrittenElsewhere    another window went on with this event, or deleted it: stream, after
├── StorageFull         the device has no room left
├── StorageBlocked      the browser gives no storage (private mode, no IndexedDB): why
├── NotAnEvent          the file holds no event: why, with line and column or field
├── FileTooLarge        no event is so large: most, in megabytes
└── NewerFile           the file was made by a later Faristol: version

A damaged log or file is not among them: it is read up to its first bad entry, and says which that is.
"""

from faristol.errors import Rejected


class WrittenElsewhere(Rejected):
    code = "storage.written-elsewhere"


class StorageFull(Rejected):
    code = "storage.full"


class StorageBlocked(Rejected):
    code = "storage.blocked"


class NotAnEvent(Rejected):
    """Its `why` is one of:

    empty           nothing in it
    no-log          a web page without an event in it
    not-json        no JSON, from this `line` and `column` on
    other-format    JSON of something else
    incomplete      the `field` of the document is missing or of the wrong kind
    """

    code = "storage.not-an-event"


class FileTooLarge(Rejected):
    code = "storage.file-too-large"


class NewerFile(Rejected):
    code = "storage.newer-file"
