"""What was promised of a room of tablets, measured in Chromium: python3 benchmarks/room.py

    --guests 1 16 40   so many tablets in the room, one figure after another
    --slips 4          so many slips of each, one by one and again all at once: of one device the judge
                       decides ten a minute, and who sends more waits

The judge's tablet is the site as people use it, in a browser of its own; the log is on its disk. The guests
are real links and real messages in another browser, but no engines: forty would measure this computer.
Measured is what a player waits for: from the slip that is sent to the judge's answer, which comes after the
disk; each player alone, and all at the same time as at the end of the time. Joining is from the judge's
reading of a tablet's code until that tablet has its seat, without the hands and the cameras. The memory is
the PSS of the judge's tab, while nobody drives it: a driven browser keeps each file that it has loaded.
At last one guest sends HARM altered messages as fast as it can, while another hands in: how long the judge's
page was busy at one piece.
Milliseconds are of the clock: a busy machine measures itself, look at its load.
"""

import argparse
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "benchmarks")]

import in_chromium  # noqa: E402
import visiting  # noqa: E402

import browsers  # noqa: E402
import build_site  # noqa: E402

PROMISE, PROMISED_WITH = 150, 16
MEMORY = 350
HARM, BUSY = 10_000, 100
ALONE = 5
"""Seconds for the browser to give back what it held for who drove it."""
ON_ONE_COMPUTER = [
    "--no-sandbox",
    "--disable-features=SpareRendererForSitePerProcess",
    "--allow-loopback-in-peer-connection",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
]
WATCH = """() => {
  window.busy = [0];
  const seen = (tasks) => tasks.getEntries().forEach((each) => busy.push(each.duration));
  new PerformanceObserver(seen).observe({ type: "longtask" });
}"""
READY = "document.documentElement.dataset.engine === 'ready'"
LINKS = """async () => {
  const { Links } = await import("./devices/link.js");
  const room = { states: {}, waits: {}, welcome: {}, took: [] };
  room.heard = (link, text) => {
    const said = JSON.parse(text);
    if (said.m === "welcome") room.welcome[link] = true;
    if (said.m !== "ack") return;
    if (said.refused) room.refused = said.refused;
    room.waits[said.key]?.(performance.now());
  };
  room.links = new Links({ heard: room.heard, changed: (link, state) => (room.states[link] = state) });
  room.slip = (link, text) => new Promise((answered) => {
    const before = performance.now();
    room.waits[JSON.parse(text).key] = (at) => answered(at - before);
    room.links.send(link, text);
  });
  window.room = room;
}"""


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--guests", type=int, nargs="+", default=[1, 16, 40])
    options.add_argument("--slips", type=int, default=4, choices=range(1, 5))
    chosen = options.parse_args()
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    print(f"{platform.platform()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        for count in chosen.guests:
            Room(playwright, address, count).measured(chosen.slips)
    print(f"load {os.getloadavg()[0]:.1f}")


class Room:
    """A judge's tablet with its event open, and the links of all guests in one page of another browser."""

    def __init__(self, playwright, address, count):
        self.count, self.chance = count, random.Random(count)
        self.chromium, self.profile = (
            playwright.chromium,
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True),
        )
        browser = browsers.chromium()
        own = ["--headless", "--remote-debugging-port=0", "--window-size=1024,768", "--lang=en-GB"]
        folder = f"--user-data-dir={self.profile.name}"
        self.process = subprocess.Popen(
            [browser, *ON_ONE_COMPUTER, *own, folder, address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.address, self.links = address, []
        self.drives()
        self.judge.wait_for_function(READY, timeout=120_000)
        self.guests_come()

    def guests_come(self):
        self.guests = self.chromium.launch(executable_path=browsers.chromium(), args=ON_ONE_COMPUTER)
        self.page = self.guests.new_page()
        self.page.goto(f"{self.address}board.html")
        self.page.evaluate(LINKS)

    def drives(self):
        """Take the judge's tab in hand, again after it was left alone."""
        port = Path(self.profile.name) / "DevToolsActivePort"
        while not port.exists() or not port.read_text():
            time.sleep(0.1)
        self.host = self.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        (self.judge,) = self.host.contexts[0].pages

    def measured(self, slips):
        plays = self.opens()
        alone = self.memory()
        joining = [self.joins(table) for table in range(1, self.count + 1)]
        self.judge.evaluate("() => { location.hash = '#/event/event'; }")
        self.judge.locator("#start").click(timeout=60_000)
        self.judge.locator("#end-time").wait_for(timeout=60_000)
        print(f"\n{self.count} tablets")
        print(f"  {'the judge’s tab before they came (PSS)':42} {alone:6.0f} MB")
        row("the judge’s tab with all of them (PSS)", self.memory(), MEMORY, "MB")
        self.about_codes()
        show("a tablet comes in", joining)
        promise = PROMISE if self.count <= PROMISED_WITH else None
        show("the first slip, with the words opened", self.slip(self.links[:1], plays))
        one_by_one = [self.slip([link], plays)[0] for _ in range(slips) for link in self.links]
        show("a slip and its answer, one by one", one_by_one, promise)
        at_once = [took for _ in range(slips) for took in self.slip(self.links, plays)]
        show("a slip and its answer, all at once", at_once)
        if refused := self.refused():
            sys.exit(f"Refused: {refused}")
        self.all_are_in()
        self.comes_back()
        if self.count > 1:
            self.is_attacked(plays)
        self.ends()

    def all_are_in(self):
        logged = int(self.judge.get_attribute("#slips-in", "data-in") or 0)
        if logged != self.count:
            sys.exit(f"The slips of {logged} of {self.count} tablets are in.")

    def is_attacked(self, plays):
        """Let the first guest send what means harm while the second hands in."""
        self.judge.evaluate(WATCH)
        texts = self.harmful(plays)
        began = time.monotonic()
        self.harm(texts)
        show("meanwhile another's slip and its answer", self.slip(self.links[1:2], plays))
        self.harm_is_done()
        print(f"  {HARM} altered messages of one guest took {time.monotonic() - began:.1f} s")
        row(
            "longest task of the judge's page meanwhile", self.judge.evaluate("Math.max(...busy)"), BUSY, "ms"
        )
        self.all_are_in()

    def harmful(self, plays):
        """Return what a guest sends who means harm: its own messages altered, and slips for other seats."""
        from drivers.mutation import scratched

        own = [self.hello(1), *(text for _link, text in self.slips([0] * 20, plays))]
        return [scratched(self.chance, self.chance.choice(own)) for _ in range(HARM)]

    def harm(self, texts):
        send = "([link, texts]) => texts.forEach((text) => room.links.send(link, text))"
        self.page.evaluate(send, [self.links[0], texts])

    def harm_is_done(self):
        """They were all on their way when the other handed in."""

    def about_codes(self):
        print(f"  the room's code {self.room_code} bytes, a tablet's code {self.own_code} bytes")

    def refused(self):
        return self.page.evaluate("() => room.refused")

    def comes_back(self):
        """By codes nobody comes back by itself."""

    def guests_go(self):
        self.guests.close()

    def ends(self):
        self.host.close()
        self.guests_go()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def opens(self):
        """Bring an event in its first round; return plays of it."""
        from drivers.club import Club
        from faristol.storage.files import export_file

        club = Club(
            players=tuple(f"Player {n}" for n in range(1, max(self.count, 2) + 1)), minutes=30
        ).begin()
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            Path(file.name).write_bytes(export_file("event", club.entries, "0", [], 0))
            with self.judge.expect_file_chooser() as choosing:
                self.judge.click("#bring")
            choosing.value.set_files(file.name)
            self.judge.locator("#start").wait_for(timeout=60_000)
        self.judge.evaluate("() => { location.hash = '#/event/event/room'; }")
        self.judge.locator("#open").click(timeout=60_000)
        self.judge.locator("#room-code-text").wait_for(state="attached", timeout=60_000)
        return club.plays()

    def joins(self, table):
        """Let the tablet of a table in; return how many milliseconds after its code it had its seat."""
        from faristol.room.code_text import to_bytes, to_text
        from faristol.room.signal import SeatAnswer, mark_of, pack_answer, read_offers, read_sdp, write_sdp

        content = to_bytes(self.judge.text_content("#room-code-text"))
        self.room_code = len(content)
        offer = read_offers(content).offers[table - 1]
        answer = self.page.evaluate("(sdp) => room.links.answer(sdp)", write_sdp(offer, "offer"))
        link = answer["link"]
        own = pack_answer(SeatAnswer(table - 1, mark_of(offer), read_sdp(answer["sdp"])))
        self.own_code = len(own)
        self.judge.fill("#code", to_text(own))
        began = time.perf_counter()
        self.judge.click("#read-code")
        self.page.wait_for_function("(link) => room.states[link] === 'open'", arg=link, timeout=60_000)
        self.page.evaluate("([link, text]) => room.links.send(link, text)", [link, self.hello(table)])
        self.page.wait_for_function("(link) => room.welcome[link]", arg=link, timeout=60_000)
        took = 1000 * (time.perf_counter() - began)
        self.links.append(link)
        listed = "(count) => document.querySelectorAll('#tablets > li').length === count"
        self.judge.wait_for_function(listed, arg=table, timeout=60_000)  # the field for the next code is free
        return took

    def hello(self, table):
        """Return what a guest says whose person has said who this is."""
        from faristol import __version__
        from faristol.room.messages import Hello, write_message

        return write_message(Hello(__version__, "", "player", table, "", player=f"Player {table}"))

    def slips(self, links, plays):
        """Return a slip for each of these links."""
        from faristol.room.messages import Do, write_message

        return [
            [link, write_message(Do(self.chance.randbytes(16).hex(), "seat.slip", 1, play, None))]
            for link, play in zip(links, self.chance.choices(plays, k=len(links)), strict=True)
        ]

    def slip(self, links, plays):
        """Send a slip on each of these links at the same time; return how long each waited for its answer."""
        send = "(slips) => Promise.all(slips.map(([link, text]) => room.slip(link, text)))"
        return self.page.evaluate(send, self.slips(links, plays))

    def memory(self):
        """Return the megabytes of the tab; the other processes of pages are the browser's own, and small."""
        processes = visiting.renderers(self.judge.context)
        for _ in range(2):  # what was kept for the last one goes when another takes the tab in hand
            self.host.close()
            time.sleep(ALONE)
            self.drives()
        self.host.close()
        time.sleep(ALONE)
        tab = max(size for process in processes for size in visiting.memory([process]))
        self.drives()
        return tab


def row(what, value, promise, unit):
    print(f"  {what:42} {value:6.0f} {unit}   promised {promise}{'' if value < promise else '  NOT KEPT'}")


def show(what, times, promise=None):
    ordered = sorted(times)
    middle, most = statistics.median(ordered), ordered[round(0.95 * (len(ordered) - 1))]
    figures = f"p50 {middle:6.1f}  p95 {most:6.1f}  worst {ordered[-1]:6.1f} ms"
    line = f"  {what:42} {len(ordered):4} times   {figures}"
    verdict = f"   promised {promise}{'' if most <= promise else '  NOT KEPT'}" if promise else ""
    print(line + verdict, flush=True)


if __name__ == "__main__":
    main()
