"""The site that the browser tests open: a server that can be stopped, and what its pages do."""

import functools
import hashlib
import json
import os
import shutil
import signal
import socket
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error

import build_site
import toolbox
from faristol.serving import connections, serve

KNOWN = "Unable to use `window` or `document` in worker."
"""PyScript says so once at each start of a worker without special headers; we never do."""


class Handler(serve.Handler):
    server: "Site"

    def is_for_relay(self) -> bool:
        return self.server.relays and super().is_for_relay()

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        if self.server.away:
            self.close_connection = True
            return
        if "Range" in self.headers:
            self.server.ranges.append(self.headers["Range"])
            if not self.server.knows_ranges:
                del self.headers["Range"]
        if self.server.held and self.server.held in self.path:
            self.server.gate.wait()
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        breaks = self.server.breaks.get(self.path, [])
        self.close_connection |= bool(breaks)
        left = breaks.pop(0) if breaks else sys.maxsize
        while piece := source.read(min(left, connections.PIECE)):
            outputfile.write(piece)
            self.server.served[self.path] += len(piece)
            left -= len(piece)
            if not left:  # what was on its way arrives before the line breaks
                time.sleep(0.5)


class Site(serve.Server):
    """A folder on http://localhost. Stopped it is dead: connections that stood open are cut as well."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(("localhost", port), functools.partial(Handler, directory=str(folder)))
        self.folder = folder
        self.asked: list[str] = []
        self.held = ""
        self.away = False
        """Whether nobody gets an answer, as without a network."""
        self.breaks: dict[str, list[int]] = {}
        """After how many bytes the line breaks when somebody asks for a path, each time."""
        self.served: Counter[str] = Counter()
        """How many bytes of a path were sent in all."""
        self.ranges: list[str] = []
        self.knows_ranges = True
        self.relays = True
        self.gate = threading.Event()
        self._open: set[socket.socket] = set()
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_port}/"

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, client = super().get_request()
        self._open.add(connection)
        return connection, client

    def holds(self, part: str) -> None:
        """Lets whoever asks for such a path wait, as on a bad line."""
        self.held = part

    def lets_go(self) -> None:
        self.held = ""
        self.gate.set()

    def stop(self) -> None:
        self.lets_go()
        self.shutdown()
        self.server_close()
        for connection in self._open:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


def copy(folder: Path) -> Path:
    """Return a copy of the built site. Files are linked: to change one, write a new one in its place."""
    with toolbox.one_at_a_time("site"):
        shutil.copytree(build_site.DIST, folder, copy_function=os.link, dirs_exist_ok=True)
    return folder


def replace(folder: Path, name: str, content: bytes) -> None:
    (folder / name).unlink(missing_ok=True)
    (folder / name).write_bytes(content)


def deploy(folder: Path, **changed: bytes) -> str:
    """Copy another version over this one, as a club does, and return its name: `index_html=b"…"`.

    It has no pack.
    """
    about = json.loads((folder / "version.json").read_text("utf-8"))
    about.pop("pack", None)
    for key, content in changed.items():
        name = next(name for name in about["files"] if name.replace(".", "_").replace("/", "__") == key)
        replace(folder, name, content)
        about["files"][name] = {"sha256": hashlib.sha256(content).hexdigest(), "size": len(content)}
    about["version"] = hashlib.sha256(json.dumps(about["files"], sort_keys=True).encode()).hexdigest()[:12]
    replace(folder, "version.json", json.dumps(about).encode())
    return str(about["version"])


class Watch:
    """What the pages of a context printed on the console, and all they requested."""

    def __init__(self, context: BrowserContext) -> None:
        self.console: list[str] = []
        self.asked: list[str] = []
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.console.append(f"error: {error.error}"))
        context.on("request", lambda request: self.asked.append(request.url))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("warning", "error") and not message.text.startswith(KNOWN):
            self.console.append(f"{message.type}: {message.text}")

    def forget(self, *expected: str) -> None:
        """Forget warnings that the test itself provoked."""
        self.console = [line for line in self.console if not any(part in line for part in expected)]


class Outside(connections.Server):
    """A proxy for everything that is not this computer: it writes down who asks, and lets nobody out."""

    def __init__(self) -> None:
        asked: list[str] = []

        class Door(BaseHTTPRequestHandler):
            def refuse(self) -> None:
                asked.append(f"{self.command} {self.path}")
                self.send_error(403)

            do_CONNECT = do_GET = do_POST = do_HEAD = refuse

            def log_message(self, *_: Any) -> None:
                """What was asked is in the list."""

        super().__init__(("localhost", 0), Door)
        self.asked = asked
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()


def kill(context: BrowserContext) -> None:
    """Kill all of the browser's processes, as when a battery falls out."""
    assert context.browser is not None
    processes = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    kill_tree(next(process["id"] for process in processes if process["type"] == "browser"))
    with suppress(Error):
        while context.pages:
            context.pages[0].title()


def kill_tree(process: int) -> None:
    below = descendants(process)
    for one in (process, *below):
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def descendants(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                found += [child, *descendants(child)]
    return found
