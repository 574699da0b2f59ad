"""Restores an archive or several files: events that are not here or go on there, and what is not
remembered here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from faristol.errors import Rejected
from faristol.games.publishing import backed_up
from faristol.kinds import fold_log
from faristol.screens.notice import Caution, Done, Notice
from faristol.screens.scene import Brings, Intent, Scene, Step
from faristol.storage.archive import Archive, read_archive
from faristol.storage.files import compare, read_file
from faristol.texts import Texts


@dataclass(frozen=True)
class _Found:
    """An event of the archive: it is restored, or is here already, or differs from the one here."""

    name: str
    brings: Brings | None = None
    differs: bool = False


def streams(intent: Intent) -> list[str]:
    """Return which events lie in the archive that an intent brings."""
    archive = brought_together(intent)
    return [brings.stream for brings in _events(archive)] if archive else []


def brought_together(intent: Intent) -> Archive | None:
    """Return the archive that a person brings, or the archive of all files if they are several."""
    whole = read_archive(intent.file or b"")
    if not intent.more_files:
        return whole
    together = whole or Archive((intent.file or b"",), {}, {}, 0)
    for file in intent.more_files:
        other = read_archive(file) or Archive((file,), {}, {}, 0)
        together = Archive(
            (*together.files, *other.files),
            {**other.remembered, **together.remembered},
            {**other.voice, **together.voice},
            together.missing + other.missing,
        )
    return together


def restored(scene: Scene, archive: Archive) -> Step:
    events = _events(archive)
    found = [_found(scene, brings) for brings in events]
    return Step(
        restores=tuple(each.brings for each in found if each.brings),
        remember={name: value for name, value in archive.remembered.items() if name not in scene.remembered},
        records=archive.voice,
        notice=_sentences(found, archive.missing + len(archive.files) - len(events), scene.texts),
    )


def _events(archive: Archive) -> list[Brings]:
    """Return the events that can be read, each once."""
    found = dict[str, Brings]()
    for file in archive.files:
        try:
            read = read_file(file)
        except Rejected:
            continue
        if fold_log(read.entries):
            found.setdefault(read.stream, Brings(read.stream, read.entries, "go-on"))
    return list(found.values())


def _found(scene: Scene, brings: Brings) -> _Found:
    name, ours = brings.entries[0]["name"], scene.logs.get(brings.stream, ())
    kind = compare(backed_up(ours), backed_up(brings.entries)).kind
    return _Found(name, brings if kind == "theirs-goes-on" else None, kind == "parted")


def _sentences(found: Sequence[_Found], unread: int, t: Texts) -> Notice:
    brought = sum(each.brings is not None for each in found)
    differing = [each.name for each in found if each.differs]
    same = len(found) - brought - len(differing)
    fact = t.ngettext("%(num)s event was restored.", "%(num)s events were restored.", brought)
    follows = list[str]()
    if same:
        here = t.ngettext("%(num)s was here already.", "%(num)s were here already.", same)
        follows.append(here % {"num": same})
    if differing:
        differ = t.gettext("These differ from those here, which stay as they are: %(names)s.")
        follows.append(differ % {"names": ", ".join(differing)})
    if unread:
        damaged = t.ngettext("%(num)s event could not be read.", "%(num)s events could not be read.", unread)
        follows.append(damaged % {"num": unread})
    kind = Caution if differing or unread else Done
    return kind(fact % {"num": brought}, " ".join(follows))
