"""The pages that rooms publish on the local network, the newest of each; no script of one would run.

A page ends with its room, or when the judge takes it away; its address then says so in the page's language.
It is in memory only: after a restart of the relay the judge's page sends it again.
"""

import hashlib
import html
import re
import threading
from dataclasses import dataclass
from typing import Any

from faristol.serving import connections
from faristol.serving.relay_allowance import Refused

MOST_OF_PAGE = 3_000_000
MOST_OF_ALL = 30_000_000
"""Bytes of one page, and of all together."""
MOST_ENDED = 64
RENEWED = 30
"""Seconds after which a browser asks again."""
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

_LANGUAGE = re.compile(rb'<html lang="(ca|ro|en)"')
_TITLE = re.compile("<title>([^<]{1,200})</title>")
NOTHING = {
    "ca": "Ara aquí no s’hi publica res. Quan l’àrbitre torni a publicar els resultats, sortiran sols.",
    "ro": "Acum nu se publică nimic aici. Când arbitrul publică din nou rezultatele, apar singure.",
    "en": "Nothing is published here now. Once the arbiter publishes again, the results come by themselves.",
}
_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Faristol</title>
<style>:root {{ color-scheme: light dark }}
body {{ margin: 15vh auto; max-width: 32rem; padding: 1rem; font: 1.25rem/1.5 system-ui, sans-serif }}</style>
{content}
"""


@dataclass(frozen=True)
class Page:
    content: bytes

    @property
    def mark(self) -> str:
        """By what a browser knows whether it has this page already."""
        return f'"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    @property
    def language(self) -> str:
        found = _LANGUAGE.search(self.content[:1_000])
        return found[1].decode() if found else ""

    @property
    def title(self) -> str:
        found = _TITLE.search(self.content[:4_000].decode("utf-8", "replace"))
        return html.unescape(found[1]) if found else "Faristol"


class Pages:
    """The published pages, by the names of their rooms."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pages: dict[str, Page] = {}
        self._ended: dict[str, str] = {}
        """The languages of pages that are no longer there."""

    def publish(self, room: str, content: bytes) -> None:
        with self._lock:
            others = sum(len(page.content) for name, page in self._pages.items() if name != room)
            if others + len(content) > MOST_OF_ALL:
                raise Refused(507)
            self._pages[room] = Page(content)

    def end(self, room: str) -> None:
        with self._lock:
            page = self._pages.pop(room, None)
            if page:
                self._ended.pop(room, None)
                self._ended[room] = page.language
            while len(self._ended) > MOST_ENDED:
                del self._ended[next(iter(self._ended))]

    def find(self, room: str) -> Page | None:
        with self._lock:
            return self._pages.get(room)

    def all(self) -> dict[str, Page]:
        with self._lock:
            return dict(self._pages)

    def none_there(self, room: str) -> bytes:
        """Return what stands where no page is: in the language of the one that was there, else in all."""
        with self._lock:
            language = self._ended.get(room, "")
        said = [language] if language else list(NOTHING)
        return _written(said[0], [f'<p lang="{each}">{NOTHING[each]}</p>' for each in said])


def listed(pages: dict[str, Page]) -> bytes:
    """Return a page that leads to each of several."""
    links = [f'<p><a href="/live/{room}">{html.escape(page.title)}</a></p>' for room, page in pages.items()]
    return _written("ca", links)


def answer(handler: Any, pages: Pages, room: str) -> None:
    """Answer anybody in the network, whose browser asks again; without a room the only page is meant."""
    page, others = pages.find(room), pages.all() if room == "" else {}
    if len(others) == 1:
        handler.send_response(302)
        handler.send_header("Location", f"/live/{next(iter(others))}")
        handler.send_header("Content-Length", "0")
        handler.end_headers()
        return
    is_known = page is not None and handler.headers.get("If-None-Match") == page.mark
    body = b"" if is_known else page.content if page else listed(others) if others else pages.none_there(room)
    handler.send_response(304 if is_known else 200 if page or others else 404)
    if not is_known:
        handler.send_header("Content-Type", "text/html; charset=utf-8")
        handler.send_header("Content-Length", str(len(body)))
    if page:
        handler.send_header("ETag", page.mark)
    handler.send_header("Content-Security-Policy", POLICY)
    handler.send_header("Referrer-Policy", "no-referrer")
    handler.send_header("Refresh", str(RENEWED))
    handler.end_headers()
    for start in range(0, len(body), connections.PIECE):
        handler.wfile.write(body[start : start + connections.PIECE])


def _written(language: str, lines: list[str]) -> bytes:
    return _PAGE.format(language=language, content="\n".join(lines)).encode()
