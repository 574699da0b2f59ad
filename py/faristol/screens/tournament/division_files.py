"""What the files of a division have in their names, where each is paired for itself."""

from faristol.screens.parts.file_names import named
from faristol.screens.scene import OpenEvent
from faristol.tournaments.event import Tournament


def of_division(opened: OpenEvent) -> str:
    """Return the division in hand as a file name has it: by its number where the name would not tell."""
    event: Tournament = opened.state
    if event.whole is None or len(event.hall.parts) < 2:
        return ""
    names = [*event.hall.parts]
    written = {name: named(name) for name in names}
    alike = [*written.values()].count(written[event.part]) > 1 if event.part in written else True
    at = names.index(event.part) + 1 if event.part in names else 0
    return f"-{at}" if alike or not event.part else f"-{written[event.part]}"
