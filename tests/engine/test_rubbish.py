"""Whatever lies on the device in the place of a record: home, settings and every other event are there."""

import json
from random import Random

import pytest

from drivers.damage import GONE, RUBBISH, damaged, paths
from drivers.full_device import CHOICES, full_device
from drivers.sample import sampled
from drivers.sessions import every_slot
from drivers.window import Window
from faristol.screens.register import PLAIN
from faristol.storage.seal import sealed

EVENTS = sorted(full_device()[0].entries)
SOME_EVENTS = pytest.mark.parametrize("stream", sampled("events of rubbish", EVENTS, 3))
OF_CHOICES = [f"#/{name}" for name, screen in PLAIN.items() if screen.remembers]


@pytest.fixture
def rubbish(some_of):
    """What lies in the place of each record: two kinds, or every one."""
    return some_of(RUBBISH, 2)


def text_of(value):
    """What a disk that holds texts has in its place."""
    return value if isinstance(value, str) else json.dumps(value)


def some_one(places, name, each):
    """One place for this rubbish, always the same."""
    return Random(f"{name} {RUBBISH.index(each)}").choice([*places])


def put(shelf, name, value):
    if value is GONE:
        shelf.pop(name, None)
    else:
        shelf[name] = value


def opens(disk, spare, addresses, *, looks=False, **page):
    """Everything can be opened; the window is at home again. Only where it `looks` is long work awaited."""
    window = Window(disk, spare=spare)
    window.looks = looks
    for address in ("#/settings", *addresses, "#/"):
        answer = window.do("leave", data={"to": address}, **page)
        assert not answer.get("broken"), (address, answer.get("broken"))
        assert answer["url"] == address, window.regions["notice"]
    assert 'id="home-title"' in window.regions["work"]
    window.close()
    return window


def others(stream):
    """Two other events are proof enough that all can be opened."""
    return [f"#/event/{each}" for each in EVENTS if each != stream][:2]


@SOME_EVENTS
def test_a_card_of_rubbish_is_made_anew_from_its_log(stream, rubbish):
    whole = full_device()
    card = json.loads(whole[0].cards[stream])
    for each in rubbish:
        wholly = {} if each is GONE else {"": text_of(each)}
        partly = {path: json.dumps(damaged([card], 0, path, each)[0]) for path in paths(card)}
        part = some_one(partly.items(), stream, each)
        for path, text in (*wholly.items(), part):
            disk, spare = full_device()
            disk.cards[stream] = text
            window = opens(disk, spare, [*others(stream), f"#/event/{stream}", "#/practice", "#/figures"])
            assert f'id="event-{stream}"' in window.regions["work"], (path, each)


@SOME_EVENTS
def test_a_log_with_rubbish_in_it_stands_on_home_as_damaged(stream, rubbish):
    for each in rubbish:
        disk, spare = full_device()
        chain = disk.entries[stream]
        at = some_one(range(len(chain)), stream, each)
        chain[at] = (None if each is GONE else each, chain[at][1])
        window = opens(disk, None, others(stream))
        assert f'id="damaged-{stream}"' in window.regions["work"]
        assert f'id="event-{stream}"' not in window.regions["work"]


@SOME_EVENTS
def test_rubbish_under_a_seal_of_its_own_is_damaged_as_well_or_shown(stream, rubbish):
    for each in rubbish:
        disk, spare = full_device()
        log = [json.loads(text) for text, _ in disk.entries[stream]]
        path = some_one(paths(log[0]), stream, each)
        texts = [text_of(entry) for entry in damaged(log, 0, path, each)]
        wholly = [text_of(None if each is GONE else each), *texts[1:]]
        for first in (texts, wholly):
            disk.entries[stream] = sealed("", first)
            opens(disk, None, others(stream))


def test_a_sign_of_life_that_is_rubbish_is_none(rubbish):
    for each in rubbish:
        disk, spare = full_device()
        for stream in EVENTS:
            put(disk.signs, stream, each)
            spare.signs[stream] = 0
        opens(disk, spare, [f"#/event/{stream}" for stream in EVENTS])


@pytest.mark.parametrize("name", sampled("choices of rubbish", CHOICES, 8))
def test_what_is_remembered_may_be_rubbish(name, rubbish):
    for each in rubbish:
        disk, _ = full_device()
        put(disk.choices, name, each if isinstance(each, str) else each if each is GONE else json.dumps(each))
        opens(disk, None, [*OF_CHOICES, *others("")])
        put(disk.choices, name, each)
        opens(disk, None, others(""))


@pytest.mark.parametrize(
    "name", sampled("parts of rubbish", [name for name in CHOICES if CHOICES[name][0] in "[{"], 6)
)
def test_a_part_of_what_is_remembered_may_be_rubbish(name, rubbish):
    kept = {"": json.loads(CHOICES[name])}
    for each in rubbish:
        path = some_one([*paths(kept)][1:] or [("",)], name, each)
        disk, _ = full_device()
        disk.choices[name] = json.dumps(damaged([kept], 0, path, each)[0].get("", None))
        opens(disk, None, [*OF_CHOICES, *others("")])


def test_a_list_of_words_may_be_rubbish(rubbish):
    for each in rubbish:
        disk, _ = full_device()
        ((sha256, (about, content)),) = disk.lists.items()
        path = some_one(paths(json.loads(about)), "about", each)
        partly = json.dumps(damaged([json.loads(about)], 0, path, each)[0])
        header, _, rows = content.partition(b"\n")
        kept = json.loads(header)
        path = some_one(paths(kept), "content", each)
        spoilt = json.dumps(damaged([kept], 0, path, each)[0]).encode() + b"\n" + rows
        wholly = text_of(None if each is GONE else each)
        as_bytes = wholly.encode("utf-8", "replace")
        for record in ((wholly, content), (partly, content), (about, as_bytes)):
            disk.lists = {sha256: record}
            opens(disk, None, ["#/words", "#/study", "#/judge", *others("")], looks=True)
        disk.lists = {sha256: (about, spoilt)}
        opens(disk, None, ["#/words", "#/study", *others("")], looks=True)


def test_a_copy_may_be_rubbish(rubbish):
    for each in rubbish:
        disk, spare = full_device()
        for stream, chain in spare.chains.items():
            at = some_one(range(len(chain)), stream, each)
            chain[at] = (each, chain[at][1])
        opens(disk, spare, [f"#/event/{stream}" for stream in EVENTS])
        disk.entries.clear(), disk.cards.clear()
        opens(disk, spare, [])


def test_the_settings_and_the_device_of_a_page_may_be_rubbish(rubbish):
    disk, spare = full_device()
    settings = {"language": "en", "theme": "auto", "sound": True, "volume": "5", "pace": "slow"}
    settings |= {"voice_ca": "own", "voice_ro": "own"}
    device = {"persisted": None, "used": 1, "start": "x"}
    device |= {"voices": [{"id": "a", "name": "b", "language": "ca"}]}
    for each in rubbish:
        value = None if each is GONE else each
        opens(disk, spare, others(""), settings=value, device=value)
        for name in settings:
            opens(disk, spare, [], settings={**settings, name: value}, device=device)
        for path in paths(device):
            opens(disk, spare, [], settings=settings, device=damaged([device], 0, path, each)[0])


def test_the_session_that_a_page_sends_back_may_be_rubbish(rubbish):
    disk, spare = full_device()
    for each in rubbish:
        held = {"value": None if each is GONE else each, "about": None}
        sessions = [held["value"], {"open": each} if each is not GONE else {}]
        scopes = {
            of: {s.name: held for s in every_slot().values() if s.of == of} for of in ("window", "event")
        }
        sessions.append({"open": "duplicate", **scopes})
        questions = [slot for slot in every_slot().values() if slot.of == "question"]
        sessions += [{"open": "duplicate", "question": {slot.name: held}} for slot in questions]
        for session in sessions:
            window = Window(disk, spare=spare)
            for address in ("#/", "#/settings", "#/event/duplicate"):
                answer = window.do("hello", data={"to": address}, session=session)
                assert not answer.get("broken"), (session, answer["broken"])
            window.close()
