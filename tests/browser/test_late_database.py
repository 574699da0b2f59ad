"""A browser that says nothing of its database, as on a full disk: it is waited for once, and opens later."""

from test_indexeddb import Windows, address, windows

__all__ = ["address", "windows"]

NEVER_ANSWERS = """
import js
from faristol.storage import indexeddb

indexeddb.PATIENCE = 2
js.eval("opens = IDBFactory.prototype.open; asked = 0; late = null; closed = false; null")
js.eval("IDBFactory.prototype.open = () => (asked++, late = new EventTarget()); null")
None
"""
ANSWERS_AT_LAST = """
js.eval("IDBFactory.prototype.open = opens; null")
js.eval("late.onsuccess({ type: 'success', target: { result: { close() { closed = true; } } } }); null")
None
"""


def test_a_browser_that_does_not_answer_is_waited_for_once_and_not_for_each_question(
    windows: Windows,
) -> None:
    windows.open("judge")
    windows.run("judge", NEVER_ANSWERS)
    for _ in range(3):
        assert windows.run("judge", "await outcome(log.cards())") == "storage.closed"
    assert windows.run("judge", "js.asked") == 1
    windows.page.wait_for_timeout(2_100)
    assert windows.run("judge", "await outcome(log.cards())") == "storage.closed"
    assert windows.run("judge", "js.asked") == 2, "after a while it is asked again"
    windows.run("judge", ANSWERS_AT_LAST)
    assert windows.run("judge", "js.closed")
    assert windows.run("judge", "await outcome(log.cards())") == "done"
