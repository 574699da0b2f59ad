"""What a page sends with each intent, read without trust: what is none of ours is as usual."""

from itertools import accumulate, pairwise
from typing import Any

from faristol.endless import within_reason
from faristol.screens.device import Device, Settings
from faristol.screens.scene import Intent
from faristol.screens.shapes import readable


def read_settings(found: Any) -> Settings:
    """Return the settings that a page has sent; what is none of ours is as usual."""
    return readable(Settings, found)


def read_device(found: Any) -> Device:
    """Return what a page knows of its device, as far as it can be read."""
    return readable(Device, found)


def read_intent(message: dict[str, Any], file: bytes | None) -> Intent:
    """Return the intent that a page has sent, with the files that came beside it, one behind the other."""
    fields, data = _as_typed(message.get("fields", {})), message.get("data", {})
    name, sizes = message.get("file_name", ""), message.get("sizes", [])
    more: tuple[bytes, ...] = ()
    if file is not None and len(sizes) > 1:
        file, *rest = (file[start:end] for start, end in pairwise([0, *accumulate(sizes)]))
        more = tuple(rest)
    return Intent(message["do"], message["at"], message.get("key", ""), fields, data, file, name, more)


def _as_typed(sent: dict[str, Any]) -> dict[str, Any]:
    """Return what stands in fields; a scanned code may well be a row of noughts, and comes in the data."""
    return {name: within_reason(each) if isinstance(each, str) else each for name, each in sent.items()}
