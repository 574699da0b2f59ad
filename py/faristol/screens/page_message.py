"""What a page sends with each intent, read without trust: what is none of ours is as usual."""

from typing import Any

from faristol.screens.scene import Device, Intent, Settings
from faristol.screens.shapes import readable


def read_settings(found: Any) -> Settings:
    """Return the settings that a page has sent; what is none of ours is as usual."""
    return readable(Settings, found)


def read_device(found: Any) -> Device:
    """Return what a page knows of its device, as far as it can be read."""
    return readable(Device, found)


def read_intent(message: dict[str, Any], file: bytes | None) -> Intent:
    """Return the intent that a page has sent, with the file that came beside it."""
    fields, data = message.get("fields", {}), message.get("data", {})
    name = message.get("file_name", "")
    return Intent(message["do"], message["at"], message.get("key", ""), fields, data, file, name)
