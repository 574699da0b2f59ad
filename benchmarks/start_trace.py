"""Where each 50 ms of a second visit goes, for benchmarks/start.py --trace.

Printed is what the thread of the page and that of the engine's worker did in each, by Chromium's own trace;
what lies within something else counts in both. Milliseconds count from the start of the navigation.
"""

import tempfile
from collections import Counter, defaultdict

import visiting

STEP = 50
CATEGORIES = "devtools.timeline,blink.user_timing,v8,disabled-by-default-v8.compile,loading"
LEAST = 3
"""Milliseconds of a window that are worth a word."""


def trace(playwright, folder):
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        visiting.served(folder) as url,
        visiting.Chromium(playwright, profile).process() as context,
    ):
        page, _ = visiting.visit(context, url)
        page.wait_for_function("document.documentElement.dataset.offline === 'ready'")
        page.close()
        events = traced(context, lambda: visiting.visit(context, url)[1])
    say(url, *events)


def traced(context, visit):
    """What the visit saw, and the events of all threads while it went on."""
    session = context.browser.new_browser_cdp_session()
    events, done = [], []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")}})
    seen = visit()
    session.send("Tracing.end")
    while not done:
        context.pages[0].wait_for_timeout(50)
    return seen, events


def say(address, seen, events):
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    began = min(e["ts"] for e in events if e["name"] == "navigationStart" and is_of(e, address))
    threads = defaultdict(list)
    for event in events:
        thread = names.get((event["pid"], event["tid"]), "")
        if event.get("ph") == "X" and thread in ("CrRendererMain", "DedicatedWorker thread"):
            threads[thread].append(event)
    marks = {"readable": seen["paint"], "the engine is ready": seen["ready"]}
    print(f"\n{'from ms':>8}  {'page':60}  engine's worker")
    for low in range(0, int(seen["ready"]) + STEP, STEP):
        cells = [
            window(threads[name], began + 1000 * low) for name in ("CrRendererMain", "DedicatedWorker thread")
        ]
        passed = [mark for mark, at in marks.items() if low <= at < low + STEP]
        print(f"{low:>8}  {cells[0]:60}  {cells[1]}" + "".join(f"   <- {mark}" for mark in passed))


def is_of(event, address):
    return event["args"].get("data", {}).get("documentLoaderURL") == address


def window(events, low):
    """The work of a thread in one window, the most first."""
    own = Counter()
    for event in events:
        high = min(event["ts"] + event.get("dur", 0), low + 1000 * STEP)
        inside = (high - max(event["ts"], low)) / 1000
        if inside > 0:
            own[event["name"]] += inside
    own.pop("RunTask", None)
    return ", ".join(f"{name} {ms:.0f}" for name, ms in own.most_common(3) if ms >= LEAST)
