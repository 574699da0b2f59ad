"""Whether a tab grows over an evening, in Chromium: python3 benchmarks/soak.py

    --event romanian-9    another evening of tests/data/duplicates

A duplicate of 21 rounds is played to its last tile, slip by slip, as a judge does. Measured is the memory of
the tab (PSS) after the first round and after the last, the garbage collected; the promise is a tenth more at
most. What the evening adds to the log counts as well.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "benchmarks")]

import in_chromium  # noqa: E402
import report  # noqa: E402
import visiting  # noqa: E402

import build_site  # noqa: E402

MOST = 1.10


def main(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--event", default="romanian-9")
    chosen = parser.parse_args(arguments)
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    from drivers.browser.evening import Evening
    from drivers.browser.judge import Judge
    from drivers.browser.whole_evening import event, play

    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        print(f"{report.machine(playwright)}, {report.business()}")
        with visiting.installed(playwright, address) as context:
            others = visiting.renderers(context)
            evening = Evening(Judge(context, address).opens(), event(chosen.event)).opens()
            seen = {}

            def at_each():
                title = evening.page.inner_text(".bar__title")
                if title not in seen:
                    seen[title] = resident(evening.page, others)

            play(evening, at_each)
            after = [*seen.values()][1:] + [resident(evening.page, others)]
    report.head(f"a duplicate of {len(after)} rounds")
    report.row("memory of the tab (PSS), after the first round", after[:1], unit="MB")
    report.row("memory of the tab (PSS), after the last round", after[-1:], unit="MB")
    report.row("of that of the first round", [after[-1] / after[0]], MOST, "")
    print("after each round: " + " ".join(f"{size:.0f}" for size in after) + " MB")


def resident(page, others):
    """The memory of the tab once what is garbage has gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.detach()
    page.wait_for_timeout(1_000)
    return max(
        size for process in visiting.renderers(page.context) - others for size in visiting.memory([process])
    )


if __name__ == "__main__":
    main(sys.argv[1:])
