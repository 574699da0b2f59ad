"""The notice above the shelf: a refusal, a warning about the device or the window, or what an act tells."""

from typing import Any

from markupsafe import escape

from faristol.errors import Rejected
from faristol.screens.errors import HandedOver, HeldElsewhere, OnlyWatching
from faristol.screens.notice import Caution, Notice
from faristol.screens.refusals import sentences
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene
from faristol.storage.spare import Room
from faristol.texts import Texts

Sentences = tuple[str, str]
RefusalAndNotice = tuple[Rejected | None, Notice | None]
"""What was refused, and what an act tells."""


def notice(scene: Scene, room: Room, shown: RefusalAndNotice, page: str) -> str:
    """Return the HTML of the most urgent notice, or nothing.

    A refusal about a field is left out if the page shows it under that field, one about a sheet that was put
    aside because the page shows it beside that.
    """
    event, t, (refused, told) = scene.event, scene.texts, shown
    if event and event.lost:
        return _rendered(scene, "lost", _lost(scene))
    watching = refused if isinstance(refused, (OnlyWatching, HeldElsewhere, HandedOver)) else None
    elsewhere = refused is not None and (refused.aside or _under_its_field(refused, t, page))
    if refused is not None and not watching and not elsewhere:
        return _rendered(scene, "bad", sentences(refused, t), refused.details.get("clause"))
    if event and not event.writing and event.broken is None:
        if (outdone := getattr(scene.room, "outdone", None)) and outdone.own.stream == event.stream:
            return _rendered(scene, "outdone", sentences(HandedOver(), t))
        return _rendered(scene, "watching", sentences(watching or OnlyWatching(), t))
    if event and room != "enough":
        return _rendered(scene, "room", _little_room(scene, room))
    return _rendered(scene, told.kind, (told.fact, told.consequence)) if told else ""


def of_a_sheet(refused: Rejected | None, t: Texts) -> dict[str, Any]:
    """Return why a sheet came back, and if it is put aside whose it was taken for."""
    if refused is None:
        return {"why": "", "aside": None}
    why, told = " ".join(sentences(refused, t)), refused.details
    whose = {"whose": str(told.get("whose", told.get("table", ""))), "passed": "whose" in told}
    return {"why": why, "aside": {"why": why, **whose} if refused.aside else None}


def problems(refused: Rejected, t: Texts) -> dict[str, str]:
    """Return what each field says of what was refused."""
    return {each.field: " ".join(sentences(each, t)) for each in (refused, *refused.also) if each.field}


def _rendered(scene: Scene, kind: str, text: Sentences, clause: str | None = None) -> str:
    fact, consequence = text
    language = scene.settings.language
    return render_page("notice.html", language, kind=kind, fact=fact, consequence=consequence, cited=clause)


def _under_its_field(refused: Rejected, t: Texts, page: str) -> bool:
    """Return whether the page shows it, by the field's own name or by another that the field has there."""
    if refused.field is None:
        return False
    said = f"<span>{escape(problems(refused, t)[refused.field])}</span>"
    return f'id="{refused.field}-problem"' in page or said in page


def _lost(scene: Scene) -> Sentences:
    t = scene.texts
    return (
        t.gettext("The browser has lost this event; only this window still has all of it."),
        t.gettext("Leave the window open, and save the event as a file now."),
    )


def _little_room(scene: Scene, room: Room) -> Sentences:
    t = scene.texts
    if room == "low":
        return (
            t.gettext("This device is almost full."),
            t.gettext(
                "Save the event as a file now, and do not close this window. Then delete photos or apps."
            ),
        )
    return (
        t.gettext("This device is full: nothing more can be saved."),
        t.gettext("Save the event as a file now, and do not close this window. Then delete photos or apps."),
    )


def written_anew(scene: Scene) -> Notice:
    """Return the notice after the browser has lost the event and this window has written it again."""
    t = scene.texts
    number = len(scene.event.entries) if scene.event else 0
    return Caution(
        t.ngettext(
            "The browser had lost this event. It is saved again, with its %(n)s entry.",
            "The browser had lost this event. It is saved again, with all its %(n)s entries.",
            number,
        )
        % {"n": number},
        t.gettext("If your last step is not shown, do it again. Save the event as a file soon."),
    )
