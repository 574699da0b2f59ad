"""Files and pages of events, and addresses, as what comes from outside."""

import html
import json
import re
from functools import cache
from typing import Any

from drivers.every_fact import LOGS
from drivers.full_device import full_device
from drivers.taking import Failure, sent, visits
from drivers.window import Window, contents
from faristol.kinds import fold_log
from faristol.screens.activities import activity_of
from faristol.screens.register import PLAIN
from faristol.storage.files import export_file
from screens.test_pages_of_damaged_logs import FILES


@cache
def event_files() -> list[bytes]:
    logs = [log for make in LOGS.values() for log in make()]
    return [path.read_bytes() for path in FILES] + [export_file("id", log, "0", [], 0) for log in logs]


@cache
def pages() -> list[bytes]:
    """Return the pages for everybody, in which the logs of the events are."""
    made = []
    for file in event_files():
        window = Window()
        window.do("home.bring", file=file)
        window.do("leave", data={"to": f"#/event/{window.last['stream']}/file"})
        if saved := window.do("file.publish").get("save"):
            made.append(saved["text"].encode())
    return made


def take_event(data: bytes) -> None:
    """At home; what is taken in is what stands in the file, or it is said that it is not."""
    window = Window()
    answer = sent(window, "home.bring", file=data, file_name="x.json")
    stream = window.last["stream"]
    if answer["ok"] and stream:
        event = fold_log(window.log_of(stream))
        if event is None or event.broken:
            raise Failure("what was written can be read no more")
        if not window.regions["notice"] and window.log_of(stream) != entries_of(data):
            raise Failure("taken otherwise than it stands in the file")
        opened_event = window.engine._desk.event
        assert opened_event
        pages = [f"#/event/{stream}/{page}" for page in (*activity_of(opened_event).pages, "file")]
        visits(window, f"#/event/{stream}", *pages)
    visits(window, "#/settings", "#/")
    if 'id="home-title"' not in window.regions["work"]:
        raise Failure("home is not there")
    sent(window, "leave", data={"to": "#/verify"})
    sent(window, "verify.read", file=data)


def entries_of(data: bytes) -> list[Any] | None:
    """What stands in a file or a page, read without our code; None where it is no plain JSON."""
    try:
        if page := re.search(rb"<pre\b[^>]*>(.*)</pre>", data, re.DOTALL):
            data = html.unescape(page[1].decode()).encode()
        return [line["entry"] for line in json.loads(data.decode("utf-8-sig"))["entries"]]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None


@cache
def addresses() -> list[bytes]:
    """Return those of all events and their pages, as they stand in a link that somebody sends."""
    streams = full_device()[0].entries
    of_events = [
        f"#/event/{stream}{page}" for stream in streams for page in ("", "/file", "/results/round/1")
    ]
    return [address.encode() for address in (*of_events, *(f"#/{name}" for name in PLAIN))]


def take_address(data: bytes) -> None:
    disk, spare = full_device()
    before, window = contents(disk)[0], Window(disk, spare=spare)
    visits(window, data.decode("utf-8", "replace"), "#/")
    if contents(disk)[0] != before or 'id="home-title"' not in window.regions["work"]:
        raise Failure("looking at an address changed something, or home is not there")
