"""A file shown as codes: asked for as the page does, and read as a camera would."""

import json
import re
from base64 import b64decode
from itertools import islice
from typing import Any

from drivers.window import Window
from faristol import __version__
from faristol.games.publishing import backed_up
from faristol.room.code_text import to_text
from faristol.room.fountain import enough, frames
from faristol.storage.files import export_file

PICTURE = re.compile(
    r'data-of="(.*?)"\s.*?data-from="(\d+)"\s+data-all="(\d+)"\s+data-codes="(.*?)"', re.DOTALL
)


def shown_codes(window: Window, show: str = "file.show_code", more: str = "file.more_codes") -> list[str]:
    """Show the event's file, or a round, and return all of its codes as the page has them in the end."""
    answer = window.do(show)
    codes: list[str] = []
    while True:
        assert answer["ok"], window.regions["notice"]
        found = PICTURE.search(window.regions["dialog"])
        assert found and int(found[2]) == len(codes)
        codes += found[4].split()
        if len(codes) == int(found[3]):
            return codes
        answer = window.do(more, data={"from": str(len(codes))})


def shown_texts(window: Window, stream: str) -> list[str]:
    """Return the texts of the codes as which the event's file is shown."""
    if "moving-code" not in window.held:
        window.do("file.show_code")
    at = window.held["moving-code"]["at"]
    return texts_of(export_file(stream, backed_up(window.entries), __version__, [], at))


def texts_of(file: bytes) -> list[str]:
    return [to_text(frame) for frame in islice(frames(file), enough(file))]


def rows(code: str) -> list[str]:
    """Return the squares of a code that the page was given, row by row."""
    bits = "".join(f"{byte:08b}" for byte in b64decode(code))
    size = int(len(bits) ** 0.5)
    return [bits[at * size : (at + 1) * size] for at in range(size)]


def looks(window: Window, *texts: str) -> dict[str, Any]:
    """Send what the camera has read since the last answer."""
    answer = window.act("read.code", code="\n".join(texts))
    assert len(json.dumps(answer["session"])) < 10_000
    return answer


def at_camera(window: Window | None = None) -> Window:
    """Return a window whose camera is open."""
    window = window or Window()
    window.do("leave", data={"to": "#/read"})
    window.does("read.camera_on")
    return window
