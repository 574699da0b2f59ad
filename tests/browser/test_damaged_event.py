"""Rubbish in IndexedDB: home lists the rest, and what is damaged is exported and deleted there."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from drivers.browser.judge import Judge

PUT = """([store, record]) => new Promise((resolve, reject) => {
    const opening = indexedDB.open("faristol:/");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const change = opening.result.transaction(store, "readwrite");
        change.objectStore(store).put(record);
        change.oncomplete = () => resolve(opening.result.close());
        change.onabort = () => reject(change.error);
    };
})"""
OF_EVERY_STORE = {
    "cards": [{"stream": "a"}, {"stream": ["b", 1], "card": 7}, {"stream": "c", "card": "[" * 20_000}],
    "entries": [{"stream": "c", "number": 1, "entry": {}, "seal": 7}, {"stream": "c", "number": 2}],
    "signs": [{"stream": "a", "at": "noon"}, {"stream": 7}],
    "lists": [{"sha256": "a"}, {"sha256": "b", "about": "{}", "content": "words"}, {"sha256": 7}],
    "choices": [{"name": "ca", "value": 7}, {"name": "people", "value": "[["}, {"name": 7}],
}


def test_a_damaged_event_is_exported_and_deleted_and_the_others_are_there(
    judge: Judge, tmp_path: Path
) -> None:
    judge.whole_draw("Damaged")
    damaged = judge.stream
    judge.goes("#/").sees("#home-title")
    judge.whole_draw("Sound")
    sound = judge.stream
    for record in ({"stream": damaged, "number": 3, "entry": "?", "seal": "?"},):
        judge.page.evaluate(PUT, ["entries", record])
    judge.page.evaluate(PUT, ["signs", {"stream": sound, "at": "noon"}])
    for store, records in OF_EVERY_STORE.items():
        for rubbish in records:
            judge.page.evaluate(PUT, [store, rubbish])
    judge.opens()
    card = judge.sees(f"#damaged-{damaged}")
    expect(card).to_contain_text("“Damaged” is damaged on this device.")
    expect(card).to_contain_text("Its first 2 entries can be read")
    expect(judge.page.locator(f"#event-{damaged}")).to_have_count(0)
    judge.sees("#damaged-c")
    saved: Any = judge.saves(f"#export-{damaged}")
    lines = json.loads(Path(saved.path()).read_text("utf-8"))["entries"]
    assert [*lines[2]] == ["damaged"] and len(lines) > 5
    judge.taps(f"#delete-{damaged}", "#delete-it")
    expect(judge.page.locator(f"#damaged-{damaged}")).to_have_count(0)
    judge.goes("#/settings").sees("#themes")
    judge.goes("#/words").sees("text=A list of your own")
    judge.goes("#/").taps(f"#event-{sound}").sees("#verdict")
