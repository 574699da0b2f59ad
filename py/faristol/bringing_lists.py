"""A word list is read in the background, and kept on the device once all of it has been read.

It comes from a file that the club has, or from the judge's tablet, as it lies there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from faristol.errors import Rejected, refusal
from faristol.screens.lists import Compile, Reading
from faristol.storage import Store
from faristol.storage.spare import LogWithCopy
from faristol.texts import N_
from faristol.words.importing import Imported, Read, import_list
from faristol.words.lexfile import open_in_slices
from faristol.words.lexicon import Lexicon
from faristol.words.rowfile import write_rows
from faristol.words.shelf import Shelf

ListHere = refusal(
    "list.here",
    N_("These words are already on this device: “%(name)s”."),
    N_("Nothing was changed; choose that list instead."),
)
FEW = 100
"""A list of fewer words is probably another file."""
FewWords = refusal(
    "list.few-words",
    N_("The list has only this many words: %(words)s."),
    N_("If this is the right file, tick the box for a short list and import it once more."),
    field="few",
)
FileGone = refusal("list.file-gone", N_("The file is no longer open."), N_("Choose it again."))

Known = Callable[[], Awaitable[tuple[Mapping[str, Any], ...]]]


@dataclass
class _Import:
    """A list that is being read or has been: `task` results in what is known about it, or in a refusal."""

    name: str
    words: Read
    share: float = 0.0
    stops: bool = True
    task: asyncio.Task[dict[str, Any] | Rejected] | None = None

    def advance(self, share: float) -> None:
        self.share = share


class Bringing:
    def __init__(self, store: Store, log: LogWithCopy, shelf: Shelf, known: Known) -> None:
        self._store, self._log, self._shelf, self._known = store, log, shelf, known
        self.held: bytes | None = None
        """The chosen file, until it has been read or another is chosen."""
        self._import: _Import | None = None

    @property
    def reading(self) -> Reading | None:
        work = self._import
        return Reading(work.name, work.words.lines, work.share) if work else None

    def from_file(self, wish: Compile, at: int) -> None:
        self.held = file = wish.file or self.held
        if file is None:
            raise FileGone
        self.stop()
        if self._import is None:
            self._begin(wish.name, partial(self._compile, wish, file, at))

    def from_device(self, name: str, content: bytes, at: int) -> bool:
        """Begin with a list as another device has it; say whether nothing else is being read just now."""
        if self._import is not None:
            return False
        self._begin(name, partial(self._take_over, content, at))
        return True

    def stop(self) -> None:
        """Stop reading the list and forget it, unless it is already being written to the disk."""
        if self._import and self._import.task and self._import.stops:
            self._import.task.cancel()
            self._import = None

    @property
    def is_done(self) -> bool:
        """Whether a list has been read and nobody knows yet what became of it."""
        return bool(self._import and self._import.task and self._import.task.done())

    def outcome(self) -> dict[str, Any] | None:
        """Return what is known about a list that has been read since the last call, or raise its refusal."""
        if self._import is None or self._import.task is None or not self.is_done:
            return None
        task, self._import = self._import.task, None
        about = task.result()
        if isinstance(about, Rejected):
            raise about
        return about

    def _begin(self, name: str, read: Callable[[_Import], Coroutine[Any, Any, dict[str, Any]]]) -> None:
        self._import = work = _Import(name, Read())
        work.task = asyncio.ensure_future(_outcome_of(read(work)))

    async def _compile(self, wish: Compile, data: bytes, at: int, work: _Import) -> dict[str, Any]:
        slices = import_list(
            data, wish.language, wish.name, wish.version, work.words, leave_out=wish.leave_out
        )
        imported = await self._shelf.pace.drive(slices, work.advance)
        about = await self._keep(imported, at, work, few=wish.few, use=wish.use)
        self.held = None
        return about

    async def _take_over(self, content: bytes, at: int, work: _Import) -> dict[str, Any]:
        lexicon = await self._shelf.pace.drive(open_in_slices(content), work.advance)
        return await self._keep(Imported(lexicon), at, work, few=True, use=True)

    async def _keep(
        self, imported: Imported, at: int, work: _Import, *, few: bool, use: bool
    ) -> dict[str, Any]:
        lexicon = imported.lexicon
        work.stops = False
        said = lexicon.definitions.count if lexicon.definitions else 0
        await self._refuse_what_is_here(lexicon, said)
        if lexicon.words < FEW and not few:
            raise FewWords(words=lexicon.words)
        about = {**lexicon.about, "at": at, "definitions": said}
        content = write_rows(lexicon)
        await self._log.take_room(len(content))
        await self._store.keep_list(about, content)
        if use:
            await self._store.choose(lexicon.language, lexicon.sha256)
        how = ("too_short", "too_long", "repeated", "no_words", "encoding", "first_column", "examples")
        return {**about, **{name: getattr(imported, name) for name in how}}

    async def _refuse_what_is_here(self, lexicon: Lexicon, said: int) -> None:
        """Raise that the device has these words, unless only the new list says what they mean."""
        for known in await self._known():
            if (known["language"], known["sha256"]) == (lexicon.language, lexicon.sha256):
                if "built_in" in known or not said:
                    raise ListHere(name=f"{known['name']} {known['version']}".strip())
                self._shelf.put_back()


async def _outcome_of(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any] | Rejected:
    """Return the result or the refusal, which nobody would see if the task raised it."""
    try:
        return await work
    except Rejected as refusal:
        return refusal
