"""What a file made from an event is called."""

import re
import unicodedata

from faristol.screens.scene import OpenEvent


def file_name(event: OpenEvent) -> str:
    return named(event.entries[0]["name"])


def named(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^0-9A-Za-z]+", "-", plain).strip("-").lower() or "faristol"
