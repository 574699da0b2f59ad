"""An engine that is slower than the hand: what the page sends it arrives later."""

from playwright.sync_api import Page

KEY = 30
"""Milliseconds from one key to the next."""

HELD_BACK = """(time) => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message) { setTimeout(() => post.apply(this, message), time); };
    window.letGo = () => { MessagePort.prototype.postMessage = post; };
}"""


def held_back(page: Page, time: int) -> None:
    """Every message to the engine arrives so much later."""
    page.evaluate(HELD_BACK, time)
