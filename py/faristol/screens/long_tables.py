"""The rows of a long table that are as they were: the page has them already, and gets their names alone."""

import re
from collections.abc import Mapping

LONG = 50_000
"""So many characters of a region; with fewer the page compares the rows themselves as fast."""

_ROW = "<tr "
_NAME = re.compile(r'[^>]*\bid="([^"]+)"')


def changed_regions(regions: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """Return the regions that are others than before, as they are sent to the page."""
    changed = ((name, html) for name, html in regions.items() if before.get(name) != html)
    return {name: _without_rows_as_before(html, before.get(name, "")) for name, html in changed}


def _without_rows_as_before(html: str, before: str) -> str:
    if len(html) < LONG or not before:
        return html
    had = set(before.split(_ROW))
    first, *rows = html.split(_ROW)
    return first + "".join(_name_alone(row) if row in had else _ROW + row for row in rows)


def _name_alone(row: str) -> str:
    name = _NAME.match(row)
    return f'<tr id="{name[1]}" data-as-before></tr>{row.partition("</tr>")[2]}' if name else _ROW + row
