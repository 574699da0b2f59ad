"""Home: what can be held, what was held, and the event to go on with."""

import json
from typing import Any

from faristol.screens.activities import ACTIVITIES, OTHER_PROGRAMS
from faristol.screens.errors import UnknownEvent
from faristol.screens.home.cards import row
from faristol.screens.home.languages import language_segments
from faristol.screens.parts.file_names import named
from faristol.screens.scene import Brings, Intent, SavedFile, Scene, Screen, Step
from faristol.screens.session import IMPORTING
from faristol.storage.files import export_file, read_file
from faristol.texts import LANGUAGES


def view(scene: Scene) -> dict[str, Any]:
    return {
        "events": [row(card, scene) for card in scene.cards],
        "lost": [_lost(card, scene) for card in scene.lost],
        "running": _running(scene),
        "language_segments": language_segments(),
        "language_name": LANGUAGES[scene.settings.language],
        "brought": _brought(scene),
    }


def _running(scene: Scene) -> dict[str, Any] | None:
    """The event in the middle of which the device was left."""
    card = next((card for card in scene.cards if card["running"]), None)
    return card and {**card, **vars(ACTIVITIES[card["kind"]].going_on(card, scene.texts))}


def _lost(card: dict[str, Any], scene: Scene) -> dict[str, Any]:
    """An event that the browser has lost, and its copy."""
    when = scene.texts.when(card["at"], scene.now, scene.zone)
    return {"stream": card["stream"], "name": card["name"], "entries": card["entries"], "when": when}


def _copy(scene: Scene, intent: Intent) -> dict[str, Any]:
    lost = next((card for card in scene.lost if card["stream"] == intent.data["stream"]), None)
    if lost is None:
        raise UnknownEvent
    return lost


def restore(scene: Scene, intent: Intent) -> Step:
    lost = _copy(scene, intent)
    return Step(brings=Brings(lost["stream"], lost["log"], "ask"))


def save_copy(scene: Scene, intent: Intent) -> Step:
    lost = _copy(scene, intent)
    document = export_file(lost["stream"], lost["log"], scene.app, [], intent.at).decode()
    return Step(save=SavedFile(f"{named(lost['name'])}.json", "application/json", document))


def _brought(scene: Scene) -> dict[str, Any] | None:
    """How a file stands to the event of the same name here."""
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
            "They part after entry %(common)s. Entries after that here: %(ours)s; in the file: %(theirs)s."
        ),
    }[found["kind"]]
    return {
        "name": found["name"],
        "sentence": sentence % {"common": found["common"], "ours": ours, "theirs": theirs},
        "goes_on": found["kind"] == "theirs-goes-on",
    }


def bring(scene: Scene, intent: Intent) -> Step:
    """An event from a file; where it differs from what is here, the person is asked first."""
    for ending, bring_other in OTHER_PROGRAMS.items():
        if intent.file and intent.file_name.lower().endswith(ending):
            return bring_other(scene, intent.file)
    found = read_file(intent.file or b"")
    told, t = None, scene.texts
    if found.broken is None and not found.digest_ok:
        told = (
            t.gettext("This file was changed after it was saved."),
            t.gettext("Entries may have been cut off its end. What is in it has been imported."),
        )
    if found.broken is not None:
        told = (
            t.gettext("Entry %(n)s of the file is damaged.") % {"n": found.broken},
            t.gettext("What came before it has been imported."),
        )
    return Step(brings=Brings(found.stream, found.entries, "ask"), notice=told)


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


HOME = Screen(
    name="home",
    view=view,
    title=lambda scene: scene.texts.gettext("What will you play?"),
    intents={
        "bring": bring,
        "bring_more": bring_more,
        "bring_copy": bring_copy,
        "restore": restore,
        "save_copy": save_copy,
    },
    events=True,
)
