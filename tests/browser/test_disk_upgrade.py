"""What an earlier version kept is there after the update: the disk gets new shelves, and loses nothing."""

from test_indexeddb import FIRST, SECOND, THIRD, THREE, Windows, address, windows

__all__ = ["address", "windows"]

AS_VERSION_1 = """
from faristol.storage import indexeddb
now = indexeddb.VERSION, indexeddb.KEYS
indexeddb.VERSION, indexeddb.KEYS = 1, indexeddb.EVENTS
"""
AS_TODAY = "indexeddb.VERSION, indexeddb.KEYS = now"
A_LIST = "dict(sha256='aa', name='DISC', version='2', language='ca', words=2, at=1)"


def stores(page: Windows) -> list[str]:
    found: list[str] = page.page.evaluate(
        """path => new Promise(resolve => {
            const opening = indexedDB.open(`faristol:${path}`);
            opening.onsuccess = () => {
                resolve([...opening.result.objectStoreNames]);
                opening.result.close();
            };
        })""",
        page.path,
    )
    return found


def test_an_update_keeps_the_events_and_makes_room_for_lists(windows: Windows) -> None:
    windows.open("judge")
    windows.run("judge", AS_VERSION_1)
    windows.run("judge", THREE + "\nawait log.live('dijous', 7)")
    assert stores(windows) == ["cards", "entries", "signs"]
    windows.run("judge", AS_TODAY + "\nlog._database.close(); log._database = None")
    assert windows.read("judge") == ([FIRST, SECOND, THIRD], None)
    assert stores(windows) == ["cards", "choices", "entries", "lists", "recordings", "signs"]
    assert windows.run("judge", "await log.last_sign('dijous')") == 7
    assert windows.run("judge", "(await log.cards())[0]['at']") == 1
    windows.run("judge", f"await log.keep_list({A_LIST}, b'words')")
    assert windows.run("judge", "(await log.list_content('aa')).decode()") == "words"
    windows.run("judge", "await log.record('ca', 'Temps!', b'ab')")
    assert windows.run("judge", "(await log.recordings())['ca', 'Temps!'].decode()") == "ab"
    windows.run("judge", "await log.append('dijous', 3, [FIRST], card('dijous', 2))")
    assert windows.read("judge") == ([FIRST, SECOND, THIRD, FIRST], None)


def test_a_window_of_the_earlier_version_does_not_hold_the_update_up(windows: Windows) -> None:
    windows.open("judge", "other")
    windows.run("other", AS_VERSION_1)
    windows.run("other", THREE)
    windows.run("judge", f"await log.keep_list({A_LIST}, b'words')")
    assert windows.read("judge") == ([FIRST, SECOND, THIRD], None)
    assert windows.run("other", "await outcome(log.read('dijous'))") == "storage.blocked VersionError"
