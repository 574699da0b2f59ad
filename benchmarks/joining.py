"""How long a room takes to come in by cameras, measured in Chromium: python3 benchmarks/joining.py

    --guests 14        so many tablets

Each tablet reads the room's code with its camera, takes a table and shows its own code; then the judge's
camera sees those codes one after another, each for half a second. The cameras play films of the codes as they
are on the screens, held a little askew, with blur and noise. What hands need to fetch a tablet, hold it and
put it down again is not in it. Also printed are the taps of a player, from the first page to the table.
"""

import argparse
import os
import platform
import statistics
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

HALF_A_SECOND = 5
"""So often a code stands in the judge's film, three pictures of thirty a second each time."""
TAPS = "Join a room", "Scan the judge's code", "the table's number", "Take this table"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--guests", type=int, default=14)
    count = options.parse_args().guests
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    print(f"{platform.platform()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with (
        sync_playwright() as playwright,
        visiting.served(build_site.DIST) as address,
        tempfile.TemporaryDirectory() as folder,
    ):
        measure(playwright.chromium, address, Path(folder), count)


def measure(chromium, address, folder, count):
    from drivers.browser.camera_film import NOTHING, film, hold_before, on_screen
    from drivers.browser.joined_tablets import opens_room
    from drivers.browser.judge import Judge
    from drivers.club import Club

    cameras = folder / "judge.y4m", folder / "players.y4m"
    browsers = [
        chromium.launch(
            executable_path=browsers.chromium(),
            args=["--no-sandbox", "--allow-loopback-in-peer-connection", *film(camera, [NOTHING])],
        )
        for camera in cameras
    ]
    judge = Judge(browsers[0].new_context(locale="en-GB"), address).opens()
    names = tuple(f"Player {number}" for number in range(1, count + 1))
    opens_room(judge, folder, Club(players=names, minutes=30).begin())
    judge.page.wait_for_selector("#room-code-text", state="attached")
    hold_before(cameras[1], judge.page.text_content("#room-code-text"))
    codes, took = [], []
    for table in range(1, count + 1):
        player = Judge(browsers[1].new_context(locale="en-GB"), address).opens()
        began = time.monotonic()
        player.taps("#to-join", "#scan").sees("#table-form")
        player.page.keyboard.type(str(table))
        player.taps("#take")
        player.page.wait_for_selector("#own-code-text", state="attached")
        took.append(time.monotonic() - began)
        codes.append(player.page.text_content("#own-code-text"))
    film(cameras[0], [on_screen(code) for code in codes for _ in range(HALF_A_SECOND)])
    began = time.monotonic()
    judge.taps("#scan")
    judge.page.wait_for_selector(f"#in-room[data-in='{count}']", state="attached", timeout=300_000)
    judges = time.monotonic() - began
    print(f"{len(TAPS)} taps of a player: {', '.join(TAPS)}")
    print(f"a player until the own code: p50 {statistics.median(took):.1f} s, worst {max(took):.1f} s")
    print(f"the judge's until all {count} are in: {judges:.1f} s, {judges / count:.1f} s each")
    for browser in browsers:
        browser.close()


if __name__ == "__main__":
    main()
