"""Prerenders the page, for the time before the engine has started.

Every screen that needs no event is a template in each language: home in index.html, the others in a file of
each language, so that the page itself is small.
"""

import re

from markupsafe import Markup

from faristol.screens.device import Device, Settings
from faristol.screens.parts.room_guest import WHY_NO_SEAT
from faristol.screens.register import PLAIN, SCREENS
from faristol.screens.rendering import render, render_page, render_page_with
from faristol.screens.scene import Scene, Screen
from faristol.screens.session import Session
from faristol.texts import LANGUAGES, Language, texts, texts_of_guide

PLACE = "<!-- prerendered -->"
BETWEEN_TAGS = re.compile(r">\s*\n\s*<")
REFUSED_TO_PAGES = ("taken", "asked", "not-given", "freed", "sent-away", "no-such-table", "room-full")


def index_html(template: str, app: str) -> str:
    parts = [
        part
        for language in LANGUAGES
        for part in (render_page("boot.html", language), _prerendered("", SCREENS["home"], language, app))
    ]
    return template.replace(PLACE, "\n".join(parts))


def screens_html(language: Language, app: str) -> str:
    """Return the other screens that need no event."""
    return "\n".join(_prerendered(address, screen, language, app) for address, screen in PLAIN.items())


def _prerendered(address: str, screen: Screen, language: Language, app: str) -> str:
    scene = Scene(f"#/{address}", Settings(language), Device(), Session(), now=0, zone=0, app=app)
    if screen.words(scene):
        return ""
    regions = render(screen, scene, ("bar", "work", "shelf", "status"))
    inside = "".join(f'<div data-for="{name}">{html}</div>' for name, html in regions.items())
    opening = Markup('<template data-screen="#/{}" data-language="{}" data-title="{}">')
    title = f"{screen.title(scene)} – Faristol"
    return opening.format(address, language, title) + Markup(inside) + Markup("</template>")


def board_html(template: str) -> str:
    """Return the page of the board window, with its sentences for the time before it is sent anything."""
    return template.replace(PLACE, "\n".join(render_page("public/window.html", each) for each in LANGUAGES))


def wall_html(template: str) -> str:
    """Return the page of a wall without an engine, with its sentences."""
    windows = (render_page("public/wall_window.html", each) for each in LANGUAGES)
    return template.replace(PLACE, "\n".join(windows))


def seat_html(language: Language) -> str:
    """Return what the page of a seat without an engine says itself."""
    t = texts(language)
    reasons = {reason: tuple(map(t.gettext, WHY_NO_SEAT[reason])) for reason in REFUSED_TO_PAGES}
    page = render_page("public/seat_window.html", language, reasons=reasons, languages=LANGUAGES)
    return BETWEEN_TAGS.sub("><", page)


def guide_html(language: str) -> str:
    """Return the guide as a page of its own, to read over any screen and to print."""
    return render_page_with(texts_of_guide(language), "guide/guide.html", languages=LANGUAGES)
