"""site/devices/board.js alone, on a page with only a board: records what finger and keyboard send."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from drivers import gallery_boards
from drivers.read_in import read_in
from faristol.screens.board.placing import NewTile, Placing
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.rendering import environment

SITE = Path(__file__).parents[3] / "site"
INDEX = (SITE / "index.html").read_text("utf-8")
TYPES = {".css": "text/css", ".js": "text/javascript", ".html": "text/html"}

LISTEN = """
    import { listen } from "./devices/board.js";
    window.sent = [];
    window.taps = [];
    window.asked = []; // each with its answer, which the test gives
    listen((intent) => sent.push(intent), (question) => new Promise((answer) => asked.push({ ...question, answer })));
    document.addEventListener("click", ({ target }) => taps.push(target.closest("[id]")?.id));
"""
PAGE = """
    <main id="work" class="work"><div class="board-and-panel">
      <div class="board-and-panel__board" id="place">
        {{ board("b", rows, "Tauler", placing=placing, do="play.square") }}
      </div>
      <div class="board-and-panel__panel">{{ keys("k", own_keys, "play.key") }}</div>
    </div></main>
    <footer id="shelf" class="shelf"><div class="shelf__hand" id="hand">{{ rack(tiles) }}</div></footer>
"""
TILES = [
    TileFace(label, 1, label, id=f"t{place}", data={"do": "play.tile", "place": str(place)})
    for place, label in enumerate("UL")
]
KEYS = [Key("L·L", "L·L", "L·L")]


def document(cursor: tuple[int, int] | None = (2, 13), begun: bool = False) -> str:
    body = environment().from_string(PAGE)
    laid = (NewTile(2 * 15 + 12, 0, "A"),) if begun else ()
    placing = Placing(("A",), laid, cursor[0] * 15 + cursor[1]) if cursor else None
    with read_in("ca"):
        html = body.render(rows=gallery_boards.midgame(), placing=placing, tiles=TILES, own_keys=KEYS)
    policy = re.search(r"<meta http-equiv.*", INDEX)
    assert policy
    links = "".join(re.findall(r'<link rel="stylesheet"[^>]*>', INDEX))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">{policy[0]}{links}'
    script = '<script type="module" src="listen.js"></script>'
    return f'<!doctype html><html lang="ca"><head>{head}</head><body data-has="board">{html}{script}</body></html>'


class Player:
    """Someone with a mouse, a finger and a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._finger = page.context.new_cdp_session(page)

    @property
    def sent(self) -> list[dict[str, Any]]:
        return list(self.page.evaluate("sent"))

    @property
    def intents(self) -> list[tuple[str, Any]]:
        return [(intent["do"].removeprefix("play."), intent["data"]) for intent in self.sent]

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def takes(self, selector: str) -> "Player":
        self.page.mouse.move(*self.middle(selector))
        self.page.mouse.down()
        return self

    def moves(self, selector: str) -> "Player":
        self.page.mouse.move(*self.middle(selector), steps=5)
        return self

    def drops(self) -> "Player":
        self.page.mouse.up()
        return self

    def drags(self, one: str, to: str) -> "Player":
        return self.takes(one).moves(to).drops()

    def touches(self, kind: str, at: tuple[float, float] | None = None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinches(self, middle: tuple[float, float], before: float, after: float) -> None:
        """Two fingers, each so far from the middle, before and after."""
        for kind, apart in (
            ("touchStart", before),
            ("touchMove", (before + after) / 2),
            ("touchMove", after),
        ):
            points = [{"x": middle[0] + side * apart, "y": middle[1], "id": side + 1} for side in (-1, 1)]
            self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def engine_moves_the_cursor(self, place: str) -> None:
        """Move the cursor as an answer does: the attribute goes from one square to another."""
        self.page.evaluate(
            """(id) => {
                document.querySelector("[role=gridcell][tabindex='0']").setAttribute("tabindex", "-1");
                document.getElementById(id).setAttribute("tabindex", "0");
            }""",
            f"b-{place}",
        )

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement.id")).removeprefix("b-")


Sits = Callable[..., Player]


class BoardSite(ThreadingHTTPServer):
    """The files of site/ as they are, and the page with the board that was asked for last."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), BoardHandler)
        self.own = {"listen.js": LISTEN}
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def shows(self, html: str) -> str:
        """Return the address at which a page is from now on."""
        self.own["board.html"] = html
        return f"http://127.0.0.1:{self.server_port}/board.html"


class BoardHandler(BaseHTTPRequestHandler):
    server: BoardSite

    def do_GET(self) -> None:
        path = self.path.removeprefix("/")
        text = self.server.own.get(path)
        file = SITE / path
        if text is None and not file.is_file():  # the fonts, which only the build makes
            self.send_response(204)
            self.end_headers()
            return
        body = file.read_bytes() if text is None else text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{TYPES[Path(path).suffix]}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600" if text is None else "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *told: Any) -> None: ...


@pytest.fixture(scope="module")
def board_site() -> Iterator[BoardSite]:
    with BoardSite() as site:
        yield site
        site.shutdown()


@pytest.fixture(scope="module")
def at_size(browser: Browser) -> Iterator[Callable[[int, int], BrowserContext]]:
    """A context for each size of the page, which keeps the files that it has read."""
    with ExitStack() as contexts:

        @cache
        def context(width: int, height: int) -> BrowserContext:
            size: ViewportSize = {"width": width, "height": height}
            return contexts.enter_context(closing(browser.new_context(viewport=size, has_touch=True)))

        yield context


@pytest.fixture
def sits(board_site: BoardSite, at_size: Callable[[int, int], BrowserContext]) -> Iterator[Sits]:
    """A player before a page of the given size."""
    pages, complaints = list[Page](), list[str]()

    def sit(width: int = 1024, height: int = 768, **how: Any) -> Player:
        page = at_size(width, height).new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: "Refused" in line.text and complaints.append(line.text))
        page.goto(board_site.shows(document(**how)))
        page.wait_for_function("window.sent")
        return Player(page)

    yield sit
    for page in pages:
        page.close()
    assert complaints == []


@pytest.fixture
def player(sits: Sits) -> Player:
    return sits()
