"""The one-file publication: a page with no script that opens anywhere and that import reads back.

It speaks the language that the event is published in. A secret that has not been published yet is not in it.
"""

import base64
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from faristol.games.draws import blank_name
from faristol.games.publishing import public
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.storage.files import embed, export_file
from faristol.texts import Texts, texts

FONTS = {"latin": "U+20-FF, U+2010-201D, U+2026, U+2212", "latin-ext": "U+100-24F, U+201E"}
"""The two files of the face, and the letters that each is for."""


@view_value(kw_only=True)
class PublishedPage:
    """What a published page shows. An activity's own page adds what its template names."""

    sheets: tuple[str, ...] = ()
    """The style sheets that it needs beside the one that all pages have."""
    wide: bool = False


@dataclass(frozen=True)
class Publication:
    """The page of a kind of event: its template, and what that shows."""

    template: str
    page: Callable[[OpenEvent, Texts], PublishedPage]
    not_on_page: frozenset[str] | None = None
    """The entries of which the page shows nothing: after any other one that is followed from outside is
    written anew. None where it cannot be followed."""


def page(event: OpenEvent, publication: Publication, app: str, at: int, zone: int) -> str:
    opened = event.state.opened
    t = texts(opened.publication, blank_name(event.state))
    document = export_file(event.stream, public(event.entries), app, [], at)
    published = publication.page(event, t)
    sheets = ["publication/page.css", *published.sheets]
    return render_page_with(
        t,
        publication.template,
        opened=opened,
        date=t.date(event.entries[0]["at"], zone),
        ranges=FONTS,
        style=Markup("".join(_resource(sheet).decode() for sheet in sheets)),
        fonts={part: base64.b64encode(_resource(f"publication/{part}.woff2")).decode() for part in FONTS},
        log=Markup(embed(document)),
        app=app,
        **vars(published),
    )


@cache
def _resource(path: str) -> bytes:
    return files("faristol.screens").joinpath(*path.split("/")).read_bytes()
