"""The codes of an event, as a camera reads them from the screen of another tablet."""

from functools import cache
from typing import Any

from drivers.every_fact import LOGS
from drivers.moving_code import at_camera, texts_of
from drivers.taking import Failure, Format, sent, visits
from faristol.storage.files import export_file


@cache
def shown_log() -> list[Any]:
    return LOGS["TournamentOpened"]()[0]


def codes() -> list[bytes]:
    """The texts of the codes of an event, one a line."""
    texts = texts_of(export_file("id", shown_log(), "0", [], 0))
    return ["\n".join(texts[start:]).encode() for start in (0, 2)]


def take_codes(data: bytes) -> None:
    window = at_camera()
    for text in data.decode("utf-8", "replace").split("\n"):
        sent(window, "read.code", data={"code": text})
    if window.last["stream"]:
        entries = window.log_of(window.last["stream"])
        if entries != shown_log()[: len(entries)]:
            raise Failure("another event was read than the one that was shown")
    visits(window, "#/read", "#/settings", "#/")


FORMAT = Format(codes, take_codes)
