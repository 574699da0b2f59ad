"""How soon a hand sees what it does, measured in Chromium as a phone: python3 benchmarks/hand.py

    --drags 12   how many tiles are dragged across the board and let fall on it

From the pointer coming down on a tile to the frame that shows it, and of each frame of a drag how long our
own script takes in it (all listeners and frame callbacks, with the layout that they ask for) and how long
it is from one frame to the next. The browser is the one that the tests drive (FARISTOL_BROWSER names
another). A busy machine measures itself: look at the load, and at the yardstick, before and after.
"""

import argparse
import statistics

import in_chromium
import report
import visiting

import browsers
import build_site

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "locale": "en-GB"}
PROMISE = 16

WATCH = """() => {
    const hand = (window.hand = { own: [], frames: [], pixels: [], inFrame: 0, last: null, flying: false });
    const down = { at: 0, was: null };
    const pressed = () => document.getElementById("rack-0")?.getAttribute("aria-pressed");
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
        if (down.at && pressed() !== down.was) pixels(down.at), (down.at = 0);
        next(frame);
    };
    next(frame);
    const comes = () => Object.assign(down, { at: performance.now(), was: pressed() });
    listen.call(window, "pointerdown", comes, true);
}"""
MIDDLE = """(selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def to_the_first_rack(page):
    """The game of the day, which begins with one tap."""
    page.goto(f"{page.base}#/")
    page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=60_000)
    page.click("#day")
    page.wait_for_selector(".rack .tile[data-place]")


def tap(page, selector):
    page.touchscreen.tap(*page.evaluate(MIDDLE, selector))


def taps(page, count):
    """A tile taken into the hand and put down again."""
    for number in range(count):
        tap(page, "#rack-0")
        pressed = "true" if number % 2 == 0 else "false"
        page.wait_for_selector(f"#rack-0[aria-pressed={pressed}]")


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
    page.wait_for_timeout(100)
    tap(page, "#recall")
    page.wait_for_selector("#board .tile[data-state=new]", state="detached")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--drags", type=int, default=12)
    drags = parser.parse_args().drags
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        print(f"{report.machine(playwright)}\nbefore: {report.business()}", flush=True)
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        context = browser.new_context(**PHONE)
        context.add_init_script(f"({WATCH})()")
        page = context.new_page()
        page.base = address
        to_the_first_rack(page)
        touch = context.new_cdp_session(page)
        taps(page, 40)
        pixels = page.evaluate("hand.pixels.splice(0)")
        for _ in range(drags):
            drag(page, touch)
        seen = page.evaluate("hand")
        browser.close()
    print(f"after: {report.business()}")
    report.head()
    report.row("pointer down to pixels: a tile tapped, p50", pixels)
    report.row("pointer down to pixels: a tile tapped, p95", pixels, 50, of=report.p95)
    report.row("a frame of a drag: our own script, p50", seen["own"])
    report.row("a frame of a drag: our own script, p95", seen["own"], PROMISE, of=report.p95)
    report.row("from one frame of a drag to the next, p50", seen["frames"], of=statistics.median)
    report.row("from one frame of a drag to the next, p95", seen["frames"], of=report.p95)


if __name__ == "__main__":
    main()
