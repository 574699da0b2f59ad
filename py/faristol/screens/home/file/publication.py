"""The one-file publication: a page with no script that opens anywhere and that import reads back.

It speaks the language that the event is published in. A secret that has not been published yet is not in it.
"""

import base64
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from faristol.games.commitment import as_words
from faristol.games.draws import Draws
from faristol.games.publishing import public
from faristol.games.verification import verify
from faristol.screens.classic.sheet import published as published_classic
from faristol.screens.correspondence.competition import published as competition
from faristol.screens.correspondence.sheet import published as letter_sheet
from faristol.screens.duplicate.results import published as published_duplicate
from faristol.screens.parts.faces import letters
from faristol.screens.practice.solo_result import published as solo
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent
from faristol.screens.sealed.promise import facts
from faristol.screens.tournament.standings import published as published_tournament
from faristol.storage.files import embed, export_file
from faristol.texts import Texts, texts

FONTS = {"latin": "U+20-FF, U+2010-201D, U+2026, U+2212", "latin-ext": "U+100-24F, U+201E"}
"""The two files of the face, and the letters that each is for."""


def page(event: OpenEvent, app: str, at: int, zone: int) -> str:
    opened = event.state.opened
    language = opened.get("publication") or event.state.tile_set.language
    document = export_file(event.stream, public(event.entries), app, [], at)
    template, shown = PAGES[event.kind.name]
    shows = shown(event, texts(language))
    return render_page(
        template,
        language,
        opened=opened,
        date=texts(language).date(event.entries[0]["at"], zone),
        ranges=FONTS,
        style=Markup("".join(_resource(sheet).decode() for sheet in ["publication.css", *shows["sheets"]])),
        fonts={part: base64.b64encode(_resource(f"publication-{part}.woff2")).decode() for part in FONTS},
        log=Markup(embed(document)),
        app=app,
        **shows,
    )


def _of_draws(event: OpenEvent, t: Texts) -> dict[str, Any]:
    draws: Draws = event.state
    rounds = [
        {
            "number": round_.number,
            "rack": letters(draws.tile_set.sort(round_.rack)),
            "rejected": [(letters(rack), clause) for rack, clause in round_.rejected],
        }
        for round_ in draws.rounds
    ]
    return {"sheets": [], "wide": False, "rounds": rounds, **_promise(event, draws, t)}


def _of_duplicate(event: OpenEvent, t: Texts) -> dict[str, Any]:
    return {**published_duplicate.shown(event.state, t), **_promise(event, event.state.draws, t)}


def _promise(event: OpenEvent, draws: Draws, t: Texts) -> dict[str, Any]:
    """The draw that anybody can check."""
    return {
        "draws": draws,
        "sealed": event.state.opened.get("source", "committed") == "committed",
        "secret": draws.secret,
        "fingerprint": draws.commitment,
        "words": as_words(draws.commitment, draws.tile_set.language),
        "facts": facts(draws.promise, t) if draws.promise else [],
        "verdict": verify(event.entries) if draws.published else None,
    }


PAGES: dict[str, tuple[str, Callable[[OpenEvent, Texts], dict[str, Any]]]] = {
    "draws": ("draw/round/published.html", _of_draws),
    "duplicate": ("duplicate/results/published.html", _of_duplicate),
    "classic": ("classic/sheet/published.html", lambda event, t: published_classic.shown(event.state, t)),
    "correspondence": ("correspondence/sheet/published.html", letter_sheet.shown),
    "competition": ("correspondence/competition/published.html", competition.shown),
    "solo": ("practice/solo_result/published.html", solo.shown),
    "tournament": ("tournament/standings/published.html", published_tournament.shown),
}
"""The template of each kind of event, and what it shows: its `sheets` of style, and whether it is `wide`."""


@cache
def _resource(name: str) -> bytes:
    return (files("faristol.screens") / "home" / "file" / name).read_bytes()
