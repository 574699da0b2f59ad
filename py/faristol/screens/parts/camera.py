"""The camera of a screen that looks for codes, and in words why it is not to be had."""

from collections.abc import Callable
from dataclasses import dataclass

from faristol.screens.acts import Act, acts
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session, Slot
from faristol.texts import Texts


def camera_trouble(why: str, t: Texts) -> tuple[str, str]:
    """Return a fact and what would do; `why` is the browser's name of the reason."""
    if why == "NotAllowedError":
        return (
            t.gettext("This page is not allowed to use the camera."),
            t.gettext("Allow it in the browser’s settings, and try again."),
        )
    if why in ("NotFoundError", "OverconstrainedError"):
        return t.gettext("This device has no camera."), ""
    if why == "SecurityError":
        return (
            t.gettext("The browser gives the camera only to a secure address."),
            t.gettext("Open Faristol at an address that begins with https."),
        )
    if why == "NotSupportedError":
        return (
            t.gettext("This browser cannot read codes."),
            t.gettext("Try another browser, or update this one."),
        )
    return (
        t.gettext("The camera cannot be opened."),
        t.gettext("Perhaps another program uses it: close that one, and try again."),
    )


@dataclass(frozen=True)
class Looking:
    """Whether a screen looks for codes, why it has no camera, and whether the last code was none for it."""

    on: bool = False
    no_camera: str = ""
    other_code: bool = False


def camera_intents(slot: Slot[Looking]) -> dict[str, Callable[[Scene, Intent], Step]]:
    """Return what a screen does about its camera, except with the codes that it reads."""

    def scan(session: Session) -> Act:
        return Step(session=session.put(slot, Looking(on=True)), focus="work")

    def stop_scan(session: Session) -> Act:
        return Step(session=session.without(slot), focus="work")

    def camera_on(t: Texts) -> Act:
        return Step(announce=t.gettext("The camera is on."))

    def no_camera(session: Session, why: str) -> Act:
        return session.put(slot, Looking(no_camera=why or "Error"))

    return acts(scan, stop_scan, camera_on, no_camera)
