"""The one-file publication: a page with no script that opens anywhere and that import reads back.

It speaks the language that the event is published in. A secret that has not been published yet is not in it.
"""

import base64
from functools import cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from faristol.games.draws import Draws
from faristol.games.publishing import public
from faristol.games.verification import verify
from faristol.screens.draw.faces import letters
from faristol.screens.file import published_duplicate
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent
from faristol.storage.files import embed, export_file
from faristol.texts import texts

FONTS = {"latin": "U+20-FF, U+2010-201D, U+2026, U+2212", "latin-ext": "U+100-24F, U+201E"}
"""The two files of the face, and the letters that each is for."""


def page(event: OpenEvent, app: str, at: int, zone: int) -> str:
    duplicate = event.kind.name == "duplicate"
    draws: Draws = event.state.draws if duplicate else event.state
    opened = event.state.opened
    language = opened.get("publication", draws.tile_set.language)
    document = export_file(event.stream, public(event.entries), app, [], at)
    shown = published_duplicate.shown(event.state, texts(language)) if duplicate else _racks(draws)
    return render_page(
        "file/published_duplicate.html" if duplicate else "file/publication.html",
        language,
        opened=opened,
        draws=draws,
        date=texts(language).date(event.entries[0]["at"], zone),
        sealed=opened.get("source", "committed") == "committed",
        secret=draws.secret,
        ranges=FONTS,
        verdict=verify(event.entries) if draws.published else None,
        style=Markup("".join(_resource(sheet).decode() for sheet in ["publication.css", *shown["sheets"]])),
        fonts={part: base64.b64encode(_resource(f"publication-{part}.woff2")).decode() for part in FONTS},
        log=Markup(embed(document)),
        app=app,
        **shown,
    )


def _racks(draws: Draws) -> dict[str, Any]:
    rounds = [
        {
            "number": round_.number,
            "rack": letters(draws.tile_set.sort(round_.rack)),
            "rejected": [(letters(rack), clause) for rack, clause in round_.rejected],
        }
        for round_ in draws.rounds
    ]
    return {"sheets": [], "wide": False, "rounds": rounds}


@cache
def _resource(name: str) -> bytes:
    return (files("faristol.screens") / "file" / name).read_bytes()
