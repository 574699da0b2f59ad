"""A tournament's file of another program, as it was brought: nothing of it is written yet."""

import re
from collections.abc import Callable
from dataclasses import replace

from faristol.screens.scene import Scene
from faristol.screens.tournament.brought.file import bring

Scenes = Callable[..., Scene]


def tournament_files(scene: Scenes, name: str) -> dict[str, Scene]:
    at = "#/tournament-file"

    def brought(ending: str, text: str) -> Scene:
        begun = bring(ending)(scene(at), text.encode()).session
        assert begun
        return replace(scene(at), session=begun)

    plain = " ".join(re.sub(r"[;\d]", " ", name).split()) or "Aina"
    people = "".join(f"{plain} {letter}  1500 {2 if letter == 'A' else 1};\n" for letter in "AB")
    return {
        "tournament file, nothing": scene(at),
        "tournament file, tsh": brought(".t", people),
        "tournament file, a chess report": brought(
            ".trf", f"012 {name}\n" + "".join(f"001 {n:>4}      {name:.33}\n" for n in range(1, 9))
        ),
    }
