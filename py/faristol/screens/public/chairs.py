"""The tables of an event, from which a page that has come without an engine chooses its own."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from faristol.screens.rendering import render_page_with
from faristol.screens.view import view_value
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.seats import Tablet


@view_value
class Chair:
    """A table at which somebody plays."""

    table: int
    player: str
    in_use: bool
    """Whether a device is there already."""


def chairs(tables: Mapping[int, str], here: Iterable["Tablet"], telephones: bool, t: Texts) -> dict[str, str]:
    """Return the tables from which a page that has just come may choose its own."""
    in_use = {each.table for each in here if each.here}
    each = [Chair(table, name, table in in_use) for table, name in sorted(tables.items())]
    page = render_page_with(t, "public/chairs.html", chairs=each, telephones=telephones)
    return {"tables": page.strip()}
