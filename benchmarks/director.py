"""How soon a director sees what a tap does, in Chromium as a tablet runs it: python3 benchmarks/director.py

    --draws 4        so many rounds of 500 players are drawn, after seven that were played
    --results 40     so many results are typed at 200 players, and as many at 1,000

From the tap on the green button to the frame that shows the pairs of 500 players, with their reasons, and
from the Enter behind a result to the frame that shows it in its row. `benchmarks/pairing.py` prints the same
after its own figures. A busy machine measures itself: look at the load, and at the yardstick.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random

import in_chromium
import report
import visiting

import browsers
import build_site

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

DRAW, RESULT = 1500, 100
HALLS = 200, 1000
TABLET = {"viewport": {"width": 1024, "height": 768}, "locale": "en-GB"}
SEEN = """([act, sign]) => new Promise((seen) => {
    const began = performance.now();
    act === "Enter" ? document.activeElement.form.requestSubmit() : document.querySelector(act).click();
    const look = () => document.querySelector(sign)
        ? setTimeout(() => seen(performance.now() - began)) : requestAnimationFrame(look);
    look();
})"""


def event(players, rounds):
    """A tournament of so many players, of which so many rounds are played."""
    from drivers.director import Director
    from faristol.tournaments import directing, opening, reporting
    from faristol.tournaments.players import Player
    from faristol.tournaments.reporting import Report

    chance = Random(players)
    made = Director("", rounds=12, name=f"{players} players")
    for at in range(players):
        made.do(opening.enter_player, Player(f"p{at}", f"Maria Antònia Ferrer Puig {at}", 2000 - at))
    for number in range(1, rounds + 1):
        made.pair().publish()
        for board in range(1, players // 2 + 1):
            score = (chance.randint(300, 480), chance.randint(300, 480))
            made.do(reporting.enter_result, number, board, Report(score=score))
        made.do(directing.close_round)
    return made


def opens(page, made, stream):
    """Bring the event's file to the page, and go to it."""
    from faristol.storage.files import export_file

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "event.json"
        file.write_bytes(export_file(stream, made.entries, "0", [], 0))
        page.goto(f"{page.base}#/")
        page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=60_000)
        with page.expect_file_chooser() as chooser:
            page.click("#bring")
        chooser.value.set_files(str(file))
        page.get_by_text(made.state.opened.name).first.wait_for(timeout=120_000)
        page.goto(f"{page.base}#/event/{stream}")


def draws(page, count):
    opens(page, event(500, 7), "draws")
    page.wait_for_selector("#draw", timeout=60_000)
    for _ in range(count):
        yield page.evaluate(SEEN, ["#draw", "#pairs"])
        page.click("#drop")
        page.wait_for_selector("#draw", timeout=60_000)


def results(page, players, count):
    opens(page, event(players, 5).pair().publish(), f"results-{players}")
    page.wait_for_selector("#first-1", timeout=60_000)
    for board in range(1, count + 1):
        page.fill(f"#first-{board}", str(400 + board))
        page.fill(f"#second-{board}", str(380 - board))
        yield page.evaluate(SEEN, ["Enter", f"#score-{board}"])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--draws", type=int, default=4)
    parser.add_argument("--results", type=int, default=40)
    chosen = parser.parse_args()
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        print(f"{report.machine(playwright)}\nbefore: {report.business()}", flush=True)
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        page = browser.new_context(**TABLET).new_page()
        page.base = address
        drawn = list(draws(page, chosen.draws))
        typed = {players: list(results(page, players, chosen.results)) for players in HALLS}
        browser.close()
    print(f"after: {report.business()}")
    report.head()
    report.row("500 players: from the tap to the draft, p50", drawn, DRAW)
    for players, times in typed.items():
        report.row(f"{players:,} players: from Enter to the result in its row, p50", times)
        report.row(
            f"{players:,} players: from Enter to the result in its row, p95", times, RESULT, of=report.p95
        )


if __name__ == "__main__":
    main()
