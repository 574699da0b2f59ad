"""When the page of an event has something new, so that a copy of it in a folder is written anew."""

from typing import Any

from faristol.screens.parts.file_names import file_name
from faristol.screens.publication.addresses import names_an_address
from faristol.screens.publication.page import Publication
from faristol.screens.scene import OpenEvent


def live(event: OpenEvent | None, publication: Publication | None) -> dict[str, Any]:
    """Return how many entries the newest page depends on, and the name of its file.

    Nothing where there is no page to be renewed: before the first round, in a window that only watches, and
    as long as a name looks like an address.
    """
    if event is None or publication is None or not event.writing or event.broken is not None:
        return {}
    counts = publication.renewed_by
    if not any(entry["type"] in counts for entry in event.entries) or names_an_address(event):
        return {}
    newest = max(at for at, entry in enumerate(event.entries) if entry["type"] in (*counts, "Undone"))
    return {"live": {"version": newest, "name": f"{file_name(event)}.html"}}
