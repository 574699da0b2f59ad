"""What was promised of a room at the relay, measured in Chromium: python3 benchmarks/room_by_relay.py

    --guests 16 40     so many guests in the room, one figure after another
    --slips 4          so many slips of each, one by one and again all at once: of one device the judge
                       decides ten a minute, and who sends more waits
    --idle 100         so many guests that only ask for signs of life

As room.py measures, but the guests come by the relay, where nothing is scanned. They are in a process of
Node with the page's own sealing, for a browser has six connections to a server. In mid-round the judge's
page is loaded again: a guest is back when it has its seat, and every slip is still in once.
"""

import argparse
import contextlib
import json
import os
import platform
import shutil
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

import in_chromium
import visiting

import build_site
import toolbox
from room import ALONE, READY, ROOT, Room, row, show

BACK = 5_000
IDLE, IDLE_PROMISE = 30, 20
"""Seconds that nobody does anything, and how much of a core that may take, in percent."""


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--guests", type=int, nargs="*", default=[16, 40])
    options.add_argument("--slips", type=int, default=4, choices=range(1, 5))
    options.add_argument("--idle", type=int, default=100)
    chosen = options.parse_args()
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    print(f"{platform.platform()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        for count in chosen.guests:
            RelayedRoom(playwright, address, count).measured(chosen.slips)
        if chosen.idle:
            RelayedRoom(playwright, address, chosen.idle).idles()
    print(f"load {os.getloadavg()[0]:.1f}")


class RelayedRoom(Room):
    """The same with guests by the relay."""

    def guests_come(self):
        self.folder = tempfile.TemporaryDirectory()
        folder = Path(self.folder.name)
        (folder / "package.json").write_text('{"type": "module"}')
        for name in ("sealing.js", "vendor/tweetnacl.js"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(build_site.DIST / name, folder / name)
        (node, *_), _npm = toolbox.node()
        script = ROOT / "benchmarks/relay_guests.mjs"
        self.guests = subprocess.Popen(
            [node, script, folder, self.address], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.refusals = []

    def guests_go(self):
        self.guests.terminate()
        self.guests.wait()
        self.folder.cleanup()

    def asks(self, do, **more):
        self.says(do, **more)
        return self.answer()

    def says(self, do, **more):
        self.guests.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.guests.stdin.flush()

    def answer(self):
        return json.loads(self.guests.stdout.readline())

    def opens(self):
        plays = super().opens()
        self.judge.locator("#invitation").wait_for(timeout=60_000)
        with urllib.request.urlopen(f"{self.address}relay/") as about:
            (room,) = json.load(about)["rooms"]
        self.asks("room", **room)
        return plays

    def joins(self, table):
        took = self.asks("join", hello=self.hello(table))
        self.links.append(table - 1)
        return took

    def slip(self, links, plays):
        answers = self.asks("slips", slips=self.slips(links, plays))
        self.refusals += [each["refused"] for each in answers if each.get("refused")]
        return [each["took"] for each in answers]

    def refused(self):
        return self.refusals

    def about_codes(self):
        """There are none."""

    def comes_back(self):
        """Load the judge's page again in mid-round: how long after its engine was ready each has its seat."""
        self.says("back")
        began = time.time() * 1000
        self.judge.reload()
        self.judge.wait_for_function(READY, timeout=120_000)
        ready = time.time() * 1000
        back = self.answer()
        print(f"  {'the judge’s page, loaded again, is ready':42} {ready - began:6.0f} ms")
        show("a guest is back, since the page was left", [at - began for at in back], BACK)
        if self.judge.locator("#as-last-seen").count():  # after more than a few seconds the judge is asked
            self.judge.click("#as-last-seen")
        self.all_are_in()

    def harm(self, texts):
        self.asks("harm", texts=texts)

    def harm_is_done(self):
        sent = self.asks("harmed")
        print(f"  the relay passed {sent['passed']} of them on")

    def idles(self):
        """Print what the relay and the judge's tab take while nobody does anything."""
        self.opens()
        for table in range(1, self.count + 1):
            self.joins(table)
        self.asks("ping")
        time.sleep(ALONE)
        print(f"\n{self.count} guests by the relay, who ask every five seconds whether the judge is there")
        before, began = self.busy(), time.monotonic()
        time.sleep(IDLE)
        took = time.monotonic() - began
        for what, seconds, earlier in zip(
            ("the relay", "the judge’s browser"), self.busy(), before, strict=True
        ):
            row(f"{what}, of one core", 100 * (seconds - earlier) / took, IDLE_PROMISE, "%")
        self.ends()

    def busy(self):
        """Return the seconds that this process, with the relay, and the judge's browser were at work."""
        from drivers.browser import club_site

        browser = sum(
            seconds_of(each) for each in (self.process.pid, *club_site.descendants(self.process.pid))
        )
        return time.process_time(), browser


def seconds_of(process):
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


if __name__ == "__main__":
    main()
