"""The device that shows the screens: what it is, and what was chosen on it; the page sends both."""

from dataclasses import dataclass
from typing import Literal

from faristol.screens.view import view_value
from faristol.texts import Language


@dataclass(frozen=True)
class Settings:
    """The device's own choices; the page keeps them and sends them with each intent."""

    language: Language = "ca"
    theme: Literal["auto", "light", "dark", "contrast"] = "auto"
    sound: bool = True
    vibration: bool = True
    volume: Literal["1", "2", "3", "4", "5"] = "5"
    pace: Literal["slow", "normal", "fast"] = "slow"
    paper: Literal["a4", "letter"] = "a4"
    voice_ca: str = "own"
    """The house's own voice, or the name by which the device knows one of its own."""
    voice_ro: str = "own"
    master_play: Literal["whole", "spelled"] = "whole"
    """Whether a voice that has no words leaves a play to one that has, or spells the word."""
    heard: Literal["", "yes", "no"] = ""
    """Whether somebody has heard this device; "" where nobody was asked."""
    tiles: Literal["normal", "large"] = "normal"
    """How large the letters on the tiles are, and the tiles of a rack."""
    board: Literal["grows", "whole"] = "grows"
    """What the first tap on a small board does with it."""


@view_value
class Voice:
    """A voice of the device; `id` is how the device knows it."""

    id: str
    name: str
    language: str


@dataclass(frozen=True)
class Device:
    """What the page knows of the device it runs on."""

    persisted: bool | None = None
    start: str = ""
    used: int | None = None
    battery: int | None = None
    """Per cent; None while it is charged, and where the browser does not tell."""
    voices: tuple[Voice, ...] = ()
    """The voices installed on it that speak a playing language."""
