"""The archive that a person brings, or several files together."""

from faristol.screens.scene import Intent
from faristol.storage.archive import Archive, read_archive


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
