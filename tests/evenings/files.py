"""The files that somebody in an evening chooses: what a device there has saved, or a list from elsewhere."""

import base64
from collections.abc import Mapping
from random import Random
from typing import Any

from evenings.device import Device

LISTS = (
    "Ana Ionescu;1500\nIon Popescu;1400\nMaria Țăranu;1200\n",
    "nom;barruf;club\nAina Bauçà;1300;Inca\nBiel Ferragut;1250;Inca\n",
    "CASA\nTRONS\nXUT\nGOL\n",
    "#player1 Ana Ana\n#player2 Ion Ion\n>Ana: AEIRSTN 8D RESTINA +68 68\n",
    "",
)


def chosen_file(devices: Mapping[str, Device], chance: Random) -> dict[str, str]:
    """Choose a file that a device has saved, of which at times only half has come, or a list."""
    saved = [(who, number) for who, each in devices.items() for number in range(len(each.saved))]
    if not saved or chance.random() < 0.3:
        return {"text": chance.choice(LISTS), "name": "llista.txt"}
    who, number = chance.choice(saved)
    return {"of": who, "number": str(number), "part": "half" if chance.random() < 0.1 else "whole"}


def content_of(devices: Mapping[str, Device], chosen: Mapping[str, str]) -> tuple[bytes, str] | None:
    """Return the bytes and the name of a file; None where nobody has saved it in this story."""
    if "text" in chosen:
        return chosen["text"].encode(), chosen["name"]
    saved, number = devices[chosen["of"]].saved, int(chosen["number"])
    if number >= len(saved):
        return None
    file = saved[number]
    whole = bytes_of(file)
    return whole[: len(whole) // 2] if chosen["part"] == "half" else whole, file["name"]


def bytes_of(file: Mapping[str, Any]) -> bytes:
    """Return what is in a file that a device has saved."""
    text: str = file["text"]
    return base64.b64decode(text) if file.get("packed") else text.encode()
