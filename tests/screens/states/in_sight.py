"""Events that are brought: those that differ from what is here, and the reading from another's screen."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from faristol.room.fountain import frames
from faristol.screens.home.read.view import file_in_sight
from faristol.screens.scene import Scene

REASONS = "NotAllowedError", "NotFoundError", "SecurityError", "NotSupportedError", "AbortError"


def brought(kind: str, name: str, **more: Any) -> dict[str, Any]:
    figures = {"common": 3, "ours_more": 2, "theirs_more": 4}
    return {"import": {"kind": kind, "name": name, "stream": "id", "entries": "[]", **figures, **more}}


def differing(scene: Callable[..., Scene], name: str) -> dict[str, Scene]:
    """Home with a file that differs from the event here."""
    files = {
        "goes on": brought("theirs-goes-on", name),
        "is older": brought("ours-goes-on", name),
        "parted": brought("parted", name),
        **{f"parted, {what}": about for what, about in merging(name).items()},
    }
    return {f"home, a file {what}": scene("#/", session=about) for what, about in files.items()}


def merging(name: str) -> dict[str, dict[str, Any]]:
    """Files of a tournament with which another tablet went on: what would be merged, what is in the way."""
    tables = {"brought": 12, "alike": 1, "differing": 2}
    nothing = {"brought": 0, "alike": 0, "differing": 0}
    twin = {"origin": "key/p9", "name": name, "here": "p9"}
    return {
        "results": brought("parted", name, merges=tables),
        "a result": brought("parted", name, merges={**nothing, "brought": 1}),
        "all kinds of things": brought("parted", name, merges={**tables, "more": 21, "asked": 3}),
        "one thing of each kind": brought("parted", name, merges={**nothing, "more": 1, "asked": 1}),
        "two of one name": brought("parted", name, same=[twin], answers={}),
        "over": brought("parted", name, hinders="over"),
    }


def reading(scene: Callable[..., Scene], file: bytes, name: str) -> dict[str, Scene]:
    def at_camera(**values: Any) -> Scene:
        return scene("#/read", session={"reading": values})

    return {
        "read": scene("#/read"),
        "read, some parts": at_camera(key=read_so_far(file, 3)),
        "read, another code": at_camera(key=read_so_far(file, 1), other_code=True),
        "read, whole": at_camera(key=read_so_far(file, 99)),
        "read, it is here and another": scene("#/read", session=brought("parted", name)),
        "read, it goes on": scene("#/read", session=brought("theirs-goes-on", name)),
        **{f"read, {what}": scene("#/read", session=about) for what, about in merging(name).items()},
        **{f"read, {why}": at_camera(no_camera=why) for why in REASONS},
    }


def read_so_far(file: bytes, parts: int) -> str:
    """Read so many parts of a file, and return the key of its reading."""
    key = f"{len(file)} {parts}"
    reading = file_in_sight(key)
    for frame in islice(frames(file, 100), parts):
        reading.complete = bool(reading.frames.take(frame)) or reading.complete
    return key
