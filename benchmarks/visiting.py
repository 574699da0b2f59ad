"""A visit to the site in Chromium, as benchmarks make it: served here, by a new process over a profile."""

import functools
import re
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "py"))
import browsers
from faristol.serving import serve

WATCH = (Path(__file__).parent / "watch.js").read_text("utf-8")
PIECE = 16_384


class Line:
    """A line that carries so many bytes a second, whoever asks for them."""

    def __init__(self, speed):
        self.speed, self.free, self.turn = speed, time.monotonic(), threading.Lock()

    def carry(self, source, into):
        while piece := source.read(PIECE):
            with self.turn:
                self.free = max(self.free, time.monotonic()) + len(piece) / self.speed
                time.sleep(max(0.0, self.free - time.monotonic()))
            into.write(piece)


@contextmanager
def served(folder, speed=None):
    line = Line(speed)

    class Handler(serve.Handler):
        def copyfile(self, source, outputfile):
            (line.carry if speed else super().copyfile)(source, outputfile)

    handler = functools.partial(Handler, directory=str(folder))
    with serve.listen("localhost", 0, handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


class Chromium:
    """Starts processes over one profile."""

    def __init__(self, playwright, profile):
        self.type, self.profile = playwright.chromium, profile

    @contextmanager
    def process(self) -> Iterator:
        arguments = ["--no-sandbox", "--disable-background-networking"]
        arguments += ["--disable-features=SpareRendererForSitePerProcess"]  # it is nobody's tab
        with self.type.launch_persistent_context(
            self.profile, executable_path=browsers.chromium(), args=arguments, locale="en-GB"
        ) as context:
            context.add_init_script(WATCH)
            yield context


def visit(context, url):
    """A visit to the end of the start, and what the page saw of it."""
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_function("watch.ready && watch.answering && watch.paint", polling=100, timeout=120_000)
    return page, page.evaluate("({ ...watch })")


@contextmanager
def installed(playwright, url) -> Iterator:
    """A new process over a profile that has the whole site on its disk, as a club's tablet does."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        chromium = Chromium(playwright, profile)
        with chromium.process() as context:
            page, _ = visit(context, url)
            page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
        with chromium.process() as context:
            yield context


def tap(page, selector, text):
    """Milliseconds from the tap to the frame that shows what it changed."""
    page.evaluate("shown => watch.next(shown)", text)
    page.click(selector)
    page.wait_for_function("watch.pixels !== null", polling=20)
    return page.evaluate("watch.pixels")


def renderers(context):
    """The processes that hold pages, among them those of Chromium's own pages."""
    session = context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return {process["id"] for process in processes if process["type"] == "renderer"}


def memory(processes):
    """Megabytes of processes, what they share divided among them (PSS); only Linux tells."""
    rollups = [Path(f"/proc/{process}/smaps_rollup") for process in processes]
    sizes = [re.search(r"^Pss:\s+(\d+)", rollup.read_text(), re.M) for rollup in rollups if rollup.exists()]
    return [sum(int(size[1]) for size in sizes) / 1024] if sizes else []
