"""What every log promises, wherever it is stored: run on memory by pytest and on IndexedDB inside a browser.

Each promise gets a function that opens one more window on the same, at first empty, disk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from faristol.storage import Reading, Store
from faristol.storage.errors import WrittenElsewhere

OpenWindow = Callable[[], Awaitable[Store]]
Promise = Callable[[OpenWindow], Coroutine[Any, Any, None]]
PROMISES: dict[str, Promise] = {}

FIRST, SECOND, THIRD = (
    {"played": "CASA", "points": 14},
    {"passed": True},
    {"played": "ȘAH·L·L", "points": 2.5},
)


def promise(check: Promise) -> Promise:
    PROMISES[check.__name__] = check
    return check


def card(stream: str, at: int) -> dict[str, Any]:
    return {"stream": stream, "at": at, "name": "Dijous a la biblioteca"}


async def refused(window: Store, after: int, *entries: dict[str, Any]) -> bool:
    try:
        await window.append("dijous", after, list(entries), card("dijous", 99))
    except WrittenElsewhere as refusal:
        assert refusal.details == {"stream": "dijous", "after": after}
        return True
    return False


@promise
async def an_unknown_stream_is_empty(open_window: OpenWindow) -> None:
    window = await open_window()
    assert await window.read("dijous") == Reading([])
    assert await window.last_sign("dijous") is None
    assert await window.cards() == []


@promise
async def what_was_appended_is_read_back_in_order(open_window: OpenWindow) -> None:
    window = await open_window()
    await window.append("dijous", 0, [FIRST, SECOND], card("dijous", 1))
    await window.append("dijous", 2, [THIRD], card("dijous", 2))
    assert await window.read("dijous") == Reading([FIRST, SECOND, THIRD])


@promise
async def entries_come_back_as_exactly_what_they_were(open_window: OpenWindow) -> None:
    window = await open_window()
    entry: dict[str, Any] = {
        "text": "ș ț ŀ 😀 </pre> & \u2028 \x00 \ud83d",
        "numbers": [0, -1, 1.0, 0.1, 1e300, 2**53 + 1, 10**30],
        "nothing": None,
        "nested": {"b": [], "a": {"": {}}, "10": 1, "9": 2},
        "truth": [True, False],
    }
    await window.append("dijous", 0, [entry], card("dijous", 1))
    back = (await window.read("dijous")).entries[0]
    assert back == entry
    assert [type(number) for number in back["numbers"]] == [type(number) for number in entry["numbers"]]


@promise
async def an_entry_that_json_would_change_is_a_mistake_of_ours(open_window: OpenWindow) -> None:
    window = await open_window()
    for entry in ({"tiles": ("A", "B")}, {"points": {7: 1}}):
        try:
            await window.append("dijous", 0, [entry], card("dijous", 1))
        except TypeError:
            continue
        raise AssertionError(entry)
    assert await window.read("dijous") == Reading([])


@promise
async def streams_do_not_mix(open_window: OpenWindow) -> None:
    window = await open_window()
    for stream, entry in (("a", FIRST), ("ab", SECOND), ("b", THIRD)):
        await window.append(stream, 0, [entry], card(stream, 1))
    assert await window.read("a") == Reading([FIRST])
    assert await window.read("ab") == Reading([SECOND])


@promise
async def a_hundred_entries_stay_in_order(open_window: OpenWindow) -> None:
    window = await open_window()
    entries = [{"round": number} for number in range(1, 101)]
    await window.append("dijous", 0, entries, card("dijous", 1))
    assert await window.read("dijous") == Reading(entries)


@promise
async def cards_come_newest_first_and_an_append_rewrites_its_own(open_window: OpenWindow) -> None:
    window = await open_window()
    for stream, at in (("dilluns", 1), ("dimarts", 3), ("dimecres", 2)):
        await window.append(stream, 0, [FIRST], card(stream, at))
    assert [found["stream"] for found in await window.cards()] == ["dimarts", "dimecres", "dilluns"]
    await window.append("dilluns", 1, [SECOND], card("dilluns", 4))
    assert await window.cards() == [card("dilluns", 4), card("dimarts", 3), card("dimecres", 2)]


@promise
async def the_other_window_reads_what_this_one_wrote(open_window: OpenWindow) -> None:
    judge, watcher = await open_window(), await open_window()
    await judge.append("dijous", 0, [FIRST], card("dijous", 1))
    assert await watcher.read("dijous") == Reading([FIRST])
    assert await watcher.cards() == [card("dijous", 1)]


@promise
async def a_stale_writer_is_refused_whole(open_window: OpenWindow) -> None:
    judge, scorer = await open_window(), await open_window()
    await judge.append("dijous", 0, [FIRST], card("dijous", 1))
    await scorer.read("dijous")
    await judge.append("dijous", 1, [SECOND], card("dijous", 2))
    # Of the two only the first collides: the second may not be written alone, nor the card.
    assert await refused(scorer, 1, THIRD, THIRD)
    assert await judge.read("dijous") == Reading([FIRST, SECOND])
    assert await judge.cards() == [card("dijous", 2)]


@promise
async def a_refused_window_goes_on_once_it_has_read_again(open_window: OpenWindow) -> None:
    judge, scorer = await open_window(), await open_window()
    await judge.append("dijous", 0, [FIRST], card("dijous", 1))
    assert await refused(scorer, 0, SECOND)
    assert await scorer.read("dijous") == Reading([FIRST])
    await scorer.append("dijous", 1, [SECOND], card("dijous", 2))
    await judge.append("dijous", 2, [THIRD], card("dijous", 3))
    assert await scorer.read("dijous") == Reading([FIRST, SECOND, THIRD])


@promise
async def no_gap_can_be_written(open_window: OpenWindow) -> None:
    window = await open_window()
    assert await refused(window, 1, FIRST)
    await window.append("dijous", 0, [FIRST], card("dijous", 1))
    assert await refused(window, 3, SECOND)
    assert await window.read("dijous") == Reading([FIRST])


@promise
async def of_many_appends_at_once_one_wins(open_window: OpenWindow) -> None:
    windows = [await open_window() for _ in range(3)]
    outcomes = await asyncio.gather(*(refused(window, 0, {"by": n}) for n, window in enumerate(windows)))
    assert sorted(outcomes) == [False, True, True]
    winner = outcomes.index(False)
    assert await windows[0].read("dijous") == Reading([{"by": winner}])


@promise
async def the_sign_of_life_stands_beside_the_log(open_window: OpenWindow) -> None:
    window = await open_window()
    await window.append("dijous", 0, [FIRST], card("dijous", 1))
    await window.live("dijous", 1_790_000_000_000)
    await window.live("dijous", 1_790_000_001_000)
    assert await window.last_sign("dijous") == 1_790_000_001_000
    assert await window.read("dijous") == Reading([FIRST])


@promise
async def only_one_window_writes_an_event(open_window: OpenWindow) -> None:
    judge, scorer = await open_window(), await open_window()
    assert await judge.claim("dijous")
    assert not await scorer.claim("dijous")
    assert await judge.claim("dijous")
    assert await scorer.claim("divendres")
    await judge.release("dijous")
    assert await scorer.claim("dijous")
    await judge.release("dijous")
    assert not await judge.claim("dijous")
    await scorer.release("dijous")
    await scorer.release("divendres")


@promise
async def the_end_of_an_event_is_the_number_of_its_last_entry(open_window: OpenWindow) -> None:
    judge, scorer = await open_window(), await open_window()
    assert await judge.end("dijous") == 0
    await judge.append("dijous", 0, [FIRST, SECOND], card("dijous", 1))
    await judge.append("divendres", 0, [FIRST], card("divendres", 1))
    assert await scorer.end("dijous") == 2
    await scorer.delete("dijous")
    assert await judge.end("dijous") == 0


@promise
async def a_deleted_event_leaves_nothing(open_window: OpenWindow) -> None:
    window = await open_window()
    for stream in ("dijous", "divendres"):
        await window.append(stream, 0, [FIRST, SECOND], card(stream, 1))
        await window.live(stream, 5)
    await window.delete("dijous")
    assert await window.read("dijous") == Reading([])
    assert await window.last_sign("dijous") is None
    assert await window.cards() == [card("divendres", 1)]
    assert await window.read("divendres") == Reading([FIRST, SECOND])
    assert await window.last_sign("divendres") == 5


@promise
async def an_event_deleted_elsewhere_is_not_gone_on_with(open_window: OpenWindow) -> None:
    judge, scorer = await open_window(), await open_window()
    await scorer.append("dijous", 0, [FIRST], card("dijous", 1))
    await judge.delete("dijous")
    assert await refused(scorer, 1, SECOND)
    assert await scorer.read("dijous") == Reading([])
    assert await scorer.cards() == []
    await scorer.append("dijous", 0, [THIRD], card("dijous", 1))
    assert await judge.read("dijous") == Reading([THIRD])


def about(name: str, sha256: str) -> dict[str, Any]:
    return {"name": name, "version": "2.18", "language": "ca", "words": 581_544, "sha256": sha256, "at": 1}


@promise
async def lists_are_kept_by_their_digest_with_every_byte(open_window: OpenWindow) -> None:
    window = await open_window()
    assert await window.lists() == []
    content = bytes(range(256)) * 5_000
    await window.keep_list(about("DISC", "aa"), content)
    await window.keep_list(about("Ça", "bb"), b"")
    other = await open_window()
    assert await other.lists() == [about("DISC", "aa"), about("Ça", "bb")]
    assert await other.list_content("aa") == content
    assert await other.list_content("bb") == b""
    assert await other.list_content("cc") is None


@promise
async def choices_are_the_devices_and_can_be_taken_back(open_window: OpenWindow) -> None:
    window, other = await open_window(), await open_window()
    assert await window.choices() == {}
    await window.choose("ca", "aa")
    await window.choose("ro", "bb")
    await window.choose("ca", "cc")
    assert await other.choices() == {"ca": "cc", "ro": "bb"}
    await other.choose("ro", None)
    await other.choose("ro", None)
    assert await window.choices() == {"ca": "cc"}


@promise
async def a_recording_is_the_devices_and_a_new_one_takes_its_place(
    open_window: OpenWindow,
) -> None:
    window, other = await open_window(), await open_window()
    assert await window.recordings() == {}
    sound = bytes(range(256)) * 200
    await window.record("ca", "A d'Alacant", b"ab")
    await window.record("ca", "A d'Alacant", sound)
    await window.record("ro", "Ana", b"cd")
    assert await other.recordings() == {("ca", "A d'Alacant"): sound, ("ro", "Ana"): b"cd"}
    await other.record("ro", "Ana", None)
    await other.record("ro", "Barbu", None)
    assert await window.recordings() == {("ca", "A d'Alacant"): sound}


@promise
async def a_dropped_list_takes_the_choices_that_fell_on_it_along_and_nothing_else(
    open_window: OpenWindow,
) -> None:
    window = await open_window()
    await window.append("dijous", 0, [FIRST], card("dijous", 1))
    for name, sha256 in (("ca", "aa"), ("ro", "bb")):
        await window.keep_list(about(name, sha256), b"words")
        await window.choose(name, sha256)
    await window.drop_list("aa")
    assert await window.lists() == [about("ro", "bb")]
    assert await window.list_content("aa") is None
    assert await window.choices() == {"ro": "bb"}
    assert await window.read("dijous") == Reading([FIRST])
    await window.delete("dijous")
    assert await window.list_content("bb") == b"words"
