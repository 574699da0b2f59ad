"""What to do with an event that is brought, where the one of the same name here is another."""

import json

from faristol.screens.scene import Brings, Intent, Scene, Step
from faristol.screens.session import IMPORTING
from faristol.screens.view import view_value


@view_value
class Differing:
    """A file that differs from the event of the same name here."""

    name: str
    sentence: str
    goes_on: bool


def differing(scene: Scene) -> Differing | None:
    found = scene.session.get(IMPORTING)
    if found is None:
        return None
    t = scene.texts
    ours, theirs = found["ours_more"], found["theirs_more"]
    sentence = {
        "theirs-goes-on": t.ngettext(
            "The file goes on from what is here, with %(theirs)s entry more.",
            "The file goes on from what is here, with %(theirs)s entries more.",
            theirs,
        ),
        "ours-goes-on": t.ngettext(
            "The file is older: %(ours)s entry has been added here since.",
            "The file is older: %(ours)s entries have been added here since.",
            ours,
        ),
        "parted": t.gettext(
            "They differ after entry %(common)s. Entries after that here: %(ours)s; in the file: %(theirs)s."
        ),
    }[found["kind"]]
    counts = {"common": found["common"], "ours": ours, "theirs": theirs}
    return Differing(found["name"], sentence % counts, found["kind"] == "theirs-goes-on")


def bring_more(scene: Scene, intent: Intent) -> Step:
    return _bring_held(scene, "go-on")


def bring_copy(scene: Scene, intent: Intent) -> Step:
    return _bring_held(scene, "copy")


def _bring_held(scene: Scene, how: str) -> Step:
    held = scene.session.get(IMPORTING)
    if held is None:
        return Step()
    brings = Brings(held["stream"], json.loads(held["entries"]), how)
    return Step(brings=brings, session=scene.session.dismissed())
