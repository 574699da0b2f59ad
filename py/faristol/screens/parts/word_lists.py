"""The lists of this device as screens offer them: those of a language, and which one is used."""

from collections.abc import Mapping, Sequence
from typing import Any

from faristol.screens.scene import Scene
from faristol.texts import Texts

About = Mapping[str, Any]


def playing(t: Texts) -> dict[str, str]:
    """The playing languages by their names."""
    return {"ca": t.gettext("Catalan"), "ro": t.gettext("Romanian")}


def lists_of(scene: Scene, language: str) -> Sequence[About]:
    every = scene.lists.every if scene.lists else ()
    return [about for about in every if about["language"] == language]


def name_of(about: About) -> str:
    return f"{about['name']} {about['version']}".strip()


def list_options(lists: Sequence[About]) -> list[tuple[str, str, None]]:
    """By their digest, for a choice; where there is only one, there is nothing to choose."""
    return [(str(about["sha256"]), name_of(about), None) for about in lists] if len(lists) > 1 else []
