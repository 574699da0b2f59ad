"""Racks on which much was lost, offered after an event to be tried again among one's exercises."""

from collections.abc import Sequence
from typing import Any

from faristol.practice.lost_racks import KEPT, LostRack, added, read
from faristol.screens.scene import Scene, Step


def offered(scene: Scene, racks: Sequence[LostRack]) -> dict[str, Any] | None:
    """For `practising.html`; None where nothing to speak of was lost."""
    if not racks:
        return None
    there = {(each.language, each.position) for each in read(scene.kept.get(KEPT))}
    return {"count": len(racks), "kept": all((each.language, each.position) in there for each in racks)}


def kept(scene: Scene, racks: Sequence[LostRack]) -> Step:
    """On the device, for the exercise book of their language."""
    sentence = scene.texts.ngettext("%(num)s rack is kept", "%(num)s racks are kept", len(racks))
    return Step(
        keeps={KEPT: added(scene.kept.get(KEPT), racks)},
        focus="to-exercises",
        announce=sentence % {"num": len(racks)},
    )
