"""The events of an archive, brought to this device a few at a time, so that the page shows how far it is.

What is not here is brought, and what goes on there goes on here. An event that parted stays as it is.
"""

from collections import deque
from collections.abc import Awaitable, Callable

from faristol.errors import Rejected
from faristol.games.publishing import backed_up
from faristol.kinds import fold_log
from faristol.screens.notice import Caution, Done, Notice
from faristol.screens.scene import Brings
from faristol.storage.archive import Archive
from faristol.storage.files import compare, read_file
from faristol.storage.spare import LogWithCopy
from faristol.texts import Texts

AT_A_TIME = 400_000
"""So many bytes of files are read between two looks of the page: an evening of a whole club."""
LEAST = 4_000
"""What a file counts at least: each is written by itself."""

Bring = Callable[[Brings], Awaitable[object]]


class Restoring:
    def __init__(self, archive: Archive) -> None:
        self._left = deque(archive.files)
        self._all = len(archive.files)
        self._brought = self._same = 0
        self._unread = archive.missing
        self._differing: list[str] = []
        self._stopped = False

    @property
    def share(self) -> tuple[int, int]:
        """Return how many files are behind it, and of how many."""
        return self._all - len(self._left), self._all

    @property
    def done(self) -> bool:
        return self._stopped or not self._left

    def stop(self) -> None:
        self._stopped = True

    async def go_on(self, log: LogWithCopy, bring: Bring) -> None:
        left = AT_A_TIME
        while left > 0 and not self.done:
            file = self._left.popleft()
            left -= max(LEAST, len(file))
            await self._restore(file, log, bring)

    async def _restore(self, file: bytes | memoryview, log: LogWithCopy, bring: Bring) -> None:
        try:
            found = read_file(file)
        except Rejected:
            self._unread += 1
            return
        if fold_log(found.entries) is None:
            self._unread += 1
            return
        ours = (await log.read(found.stream)).entries
        match compare(backed_up(ours), backed_up(found.entries)).kind:
            case "theirs-goes-on":
                await bring(Brings(found.stream, found.entries, "go-on"))
                self._brought += 1
            case "parted":
                self._differing.append(found.entries[0]["name"])
            case _:
                self._same += 1

    def outcome(self, t: Texts) -> Notice:
        """Return what became of the events, as far as it went."""
        fact = (
            t.ngettext("%(num)s event was restored.", "%(num)s events were restored.", self._brought)
            if self._brought
            else t.gettext("No event was restored.")
        )
        follows = list[str]()
        if self._same:
            here = t.ngettext("%(num)s was here already.", "%(num)s were here already.", self._same)
            follows.append(here % {"num": self._same})
        if self._differing:
            differ = t.gettext("These events differ in the file; those here stay as they are: %(names)s.")
            follows.append(differ % {"names": ", ".join(self._differing)})
        if self._unread:
            damaged = t.ngettext(
                "%(num)s event could not be read.", "%(num)s events could not be read.", self._unread
            )
            follows.append(damaged % {"num": self._unread})
        if self._left:
            follows.append(t.gettext("Choose the file again to restore the others."))
        kind = Caution if self._differing or self._unread or self._left else Done
        return kind(fact % {"num": self._brought}, " ".join(follows))
