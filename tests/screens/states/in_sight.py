"""Events that are brought: those that differ from what is here, and the reading from another's screen."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from faristol.room.fountain import frames
from faristol.screens.home.read.view import file_in_sight
from faristol.screens.scene import Scene

REASONS = "NotAllowedError", "NotFoundError", "SecurityError", "NotSupportedError", "AbortError"


def brought(kind: str, name: str) -> dict[str, Any]:
    figures = {"common": 3, "ours_more": 2, "theirs_more": 4}
    return {"import": {"kind": kind, "name": name, "stream": "id", "entries": "[]", **figures}}


def reading(scene: Callable[..., Scene], file: bytes, name: str) -> dict[str, Scene]:
    def at_camera(**values: Any) -> Scene:
        return scene("#/read", session={"reading": values})

    return {
        "read": scene("#/read"),
        "read, some parts": at_camera(key=read_so_far(file, 3)),
        "read, another code": at_camera(key=read_so_far(file, 1), other_code=True),
        "read, whole": at_camera(key=read_so_far(file, 99)),
        "read, it is here and another": scene("#/read", session=brought("parted", name)),
        **{f"read, {why}": at_camera(no_camera=why) for why in REASONS},
    }


def read_so_far(file: bytes, parts: int) -> str:
    """Read so many parts of a file, and return the key of its reading."""
    key = f"{len(file)} {parts}"
    reading = file_in_sight(key)
    for frame in islice(frames(file, 100), parts):
        reading.complete = bool(reading.frames.take(frame)) or reading.complete
    return key
