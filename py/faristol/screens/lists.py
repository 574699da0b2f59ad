"""What the screens know of word lists, and what a person may wish of them. Values only."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Beside:
    """A list that tells which of its words another one has too; each by its digest, or a language."""

    list: str
    other: str


Wanted = str | Mapping[str, Any] | Beside
"""A language: the list chosen for it. A digest, or what an event says of its lexicon: that very list."""


@dataclass(frozen=True)
class Reading:
    """A list that is being read: its name, how many lines of it, and the share that is done."""

    name: str
    lines: int
    share: float


@dataclass(frozen=True)
class Lists:
    """The lists of this device, which is used for a language, and the one that is being brought."""

    every: tuple[Mapping[str, Any], ...]
    chosen: Mapping[str, str]
    held: bool = False
    """Whether the chosen file is at hand."""
    reading: Reading | None = None


@dataclass(frozen=True)
class Hold:
    """Keep a file at hand until the person has said what it is."""

    file: bytes


@dataclass(frozen=True)
class Compile:
    """Make a file a list of this device."""

    language: str
    name: str
    version: str
    use: bool
    leave_out: bool = False
    """Whether lines that are no words are left out."""
    few: bool = False
    """Whether the list is meant to be so short that it looks like the wrong file."""
    file: bytes | None = None
    """None is the file at hand."""


@dataclass(frozen=True)
class Stop:
    """Leave the file that is being read."""


@dataclass(frozen=True)
class Use:
    """The list for analysis and new events; None is the one that came with Faristol."""

    language: str
    sha256: str | None


@dataclass(frozen=True)
class Rename:
    sha256: str
    name: str
    version: str


@dataclass(frozen=True)
class Remove:
    sha256: str


ListAct = Hold | Compile | Stop | Use | Rename | Remove
