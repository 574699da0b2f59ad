"""How soon a hand sees what it does, measured in Chromium as a phone: python3 benchmarks/hand.py

    --drags 12   how many tiles are dragged across the board and let fall on it
    --slow 6     the page's own thread so many times slower (the engine's thread is not: CDP cannot slow it)

From the finger leaving the glass to the frame that shows the tile on its square, for taps and for drags;
of each frame of a drag how long our own script takes in it (all listeners and frame callbacks, with the
layout that they ask for) and how long it is from one frame to the next. Then twenty pairs of taps, a tile
and a square, a fifth of a second apart, and fifty drags to where a square was seen: how many tiles lie where
they were meant to. The browser is the one that the tests drive (FARISTOL_BROWSER names another). A busy
machine measures itself: look at the load, and at the yardstick, before and after.
"""

import argparse
import random
import statistics

import in_chromium
import report
import visiting

import browsers
import build_site

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "locale": "en-GB"}
PROMISE, SLOWED = 16, 33
EMPTY = ".board[data-hand]:not(:has(.tile))"
ABOVE = 46
"""So many pixels above the finger a tile flies: `site/devices/board.js`."""

WATCH = """() => {
    const hand = (window.hand = { own: [], frames: [], pixels: [], inFrame: 0, last: null, flying: false });
    const up = { at: 0, was: null };
    const lies = () => document.querySelectorAll("#board [data-state=new]").length;
    const pixels = (at) => setTimeout(() => hand.pixels.push(performance.now() - at));
    const timed = (work) => function (...given) {
        const began = performance.now();
        try { return work.apply(this, given); } finally { hand.inFrame += performance.now() - began; }
    };
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (kind, work, ...how) {
        const own = typeof work === "function" && /^(pointer|touch|click)/.test(kind);
        return listen.call(this, kind, own ? timed(work) : work, ...how);
    };
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (work) => next(timed(work));
    const frame = (now) => {
        if (hand.flying) {
            if (hand.last !== null) hand.frames.push(now - hand.last);
            if (hand.inFrame) hand.own.push(hand.inFrame);
        }
        hand.last = hand.flying ? now : null;
        hand.inFrame = 0;
        if (up.at && lies() > up.was) pixels(up.at), (up.at = 0);
        next(frame);
    };
    next(frame);
    const goes = () => Object.assign(up, { at: performance.now(), was: lies() });
    listen.call(window, "pointerup", goes, true);
}"""
MIDDLE = """(selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def to_a_rack(page):
    """A game against the program, which has no clock, on an empty board: the lot says who begins."""
    while not page.locator(EMPTY).count():
        page.goto(f"{page.base}#/against")
        page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=60_000)
        page.wait_for_selector("#open")
        page.evaluate("document.querySelector('#open').click()")  # Playwright’s own would go on listening
        page.wait_for_selector(".board[data-hand]", timeout=60_000)
        page.wait_for_selector("#instead", timeout=60_000)


def tap(page, selector):
    page.touchscreen.tap(*page.evaluate(MIDDLE, selector))


def at(page, place):
    """The tile on a square; None on an empty one."""
    return page.evaluate(
        "(id) => document.querySelector(`${id} [data-state=new] .tile__letter`)?.dataset.text",
        f"#board-{place}",
    )


def lettered(page):
    """The places of the rack with a letter: a blank asks for one first."""
    return page.evaluate(
        "[...document.querySelectorAll('.rack button.tile:not([data-out]):has(.tile__letter)')]"
        ".map((tile) => [`#${tile.id}`, tile.querySelector('.tile__letter').dataset.text])"
    )


def recall(page):
    """All tiles back; what has just come under a finger takes no tap for a second."""
    page.wait_for_selector("#recall")
    while page.locator("#board .tile[data-state=new]").count():
        page.wait_for_timeout(1100)
        tap(page, "#recall")
    page.wait_for_function("!document.documentElement.hasAttribute('data-ahead')")


def pairs(page, count):
    """A tile and a square, a fifth of a second apart; how many lie where they were meant to."""
    right, done = 0, 0
    while done < count:
        wanted = []
        for (tile, letter), place in zip(lettered(page)[:4], ("H8", "H9", "I8", "I9"), strict=False):
            tap(page, tile)
            page.wait_for_timeout(200)
            tap(page, f"#board-{place}")
            page.wait_for_timeout(200)
            wanted.append((place, letter))
        right += sum(at(page, place) == letter for place, letter in wanted)
        done += len(wanted)
        recall(page)
    return right, done


def drags_to(page, touch, count, chance):
    """One tile to where a square was seen before the finger came down; how many lie there."""
    right = 0
    for _ in range(count):
        place = f"{chance.choice('ABCDEFGHIJKLMNO')}{chance.randrange(1, 16)}"
        tile, letter = lettered(page)[0]
        (x, y), to = page.evaluate(MIDDLE, tile), page.evaluate(MIDDLE, f"#board-{place}")
        for kind, points in (
            ("touchStart", [(x, y)]),
            *(
                ("touchMove", [(x + (to[0] - x) * part / 8, y + (to[1] + ABOVE - y) * part / 8)])
                for part in range(1, 9)
            ),
            ("touchEnd", []),
        ):
            touch.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
            )
        page.wait_for_selector("#board .tile[data-state=new]")
        right += at(page, place) == letter
        recall(page)
    return right, count


def drag(page, touch):
    """One tile over the whole board and back to the middle, where it falls; then it is taken back."""
    x, y = page.evaluate(MIDDLE, "#rack-0")

    def send(kind, *at):
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", x, y)
    page.evaluate("hand.flying = true")
    board = page.evaluate(
        "(() => { const { x, y, width, height } = board.getBoundingClientRect(); "
        "return [x, y, width, height]; })()"
    )
    for step in range(60):
        along = (step % 30) / 30 if step < 30 else 1 - (step % 30) / 30
        send(
            "touchMove", board[0] + board[2] * (0.1 + 0.8 * along), board[1] + board[3] * (0.9 - 0.6 * along)
        )
    page.evaluate("hand.flying = false")
    for _ in range(3):  # a finger comes to rest before it lets go
        send("touchMove", board[0] + board[2] / 2, board[1] + board[3] / 2 + 46)
        page.wait_for_timeout(40)
    send("touchEnd")
    page.wait_for_selector("#board .tile[data-state=new]")
    recall(page)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--drags", type=int, default=12)
    parser.add_argument("--slow", type=int, default=1)
    asked = parser.parse_args()
    promise = PROMISE if asked.slow == 1 else SLOWED
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        print(f"{report.machine(playwright)}\nbefore: {report.business()}", flush=True)
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        context = browser.new_context(**PHONE)
        context.add_init_script(f"({WATCH})()")
        page = context.new_page()
        page.base = address
        to_a_rack(page)
        touch = context.new_cdp_session(page)
        drags = drags_to(page, touch, 50, random.Random(39))
        touch.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
        page.evaluate("hand.pixels.splice(0)")
        tapped = pairs(page, 20)
        by_taps = page.evaluate("hand.pixels.splice(0)")
        for _ in range(asked.drags):
            drag(page, touch)
        seen = page.evaluate("hand")
        browser.close()
    print(f"after: {report.business()}")
    print(f"tap and tap: {tapped[0]} of {tapped[1]} right; dragged: {drags[0]} of {drags[1]}")
    report.head()
    for what, found in (("tapped", by_taps), ("dropped", seen["pixels"])):
        report.row(f"finger up to pixels: a tile {what}, p50", found)
        report.row(f"finger up to pixels: a tile {what}, p95", found, promise, of=report.p95)
    report.row("a frame of a drag: our own script, p50", seen["own"])
    report.row("a frame of a drag: our own script, p95", seen["own"], promise, of=report.p95)
    report.row("from one frame of a drag to the next, p50", seen["frames"], of=statistics.median)
    report.row("from one frame of a drag to the next, p95", seen["frames"], of=report.p95)


if __name__ == "__main__":
    main()
