"""The tiles that a club may call otherwise: Z is zeta or Zarra, the blank escarràs or blanca (DUP-N)."""

from collections.abc import Mapping
from typing import Any

from faristol.speech.call import name_table_data, other_names
from faristol.texts import Texts

FIELDS = {"Z": "z", "?": "blank"}
"""The field of a form for each such tile: empty, or "other"."""


def others(form: Mapping[str, Any]) -> list[str]:
    """The tiles that the form gives their other name."""
    return [tile for tile, field in FIELDS.items() if form[field]]


def called_otherwise(language: str, table: str, form: Mapping[str, Any], t: Texts) -> list[dict[str, Any]]:
    """What tile_names.html asks: for each such tile both names."""
    names, legends = name_table_data(language, table)["names"], _legends(t)
    return [
        {
            "field": FIELDS[tile],
            "language": language,
            "legend": legends[tile],
            "options": [("", names[tile], None), ("other", other, None)],
            "chosen": form[FIELDS[tile]],
        }
        for tile, other in other_names(language, table).items()
    ]


def _legends(t: Texts) -> dict[str, str]:
    return {"Z": t.gettext("Z is called"), "?": t.gettext("The blank is called")}
