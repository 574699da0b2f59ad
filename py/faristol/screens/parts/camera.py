"""Why a camera is not to be had, in words."""

from faristol.texts import Texts


def camera_trouble(why: str, t: Texts) -> tuple[str, str]:
    """Return a fact and what would do; `why` is the browser's name of the reason."""
    if why == "NotAllowedError":
        return (
            t.gettext("This page may not use the camera."),
            t.gettext("Allow it in the browser's settings, and try again."),
        )
    if why in ("NotFoundError", "OverconstrainedError"):
        return t.gettext("This device has no camera."), ""
    if why == "SecurityError":
        return (
            t.gettext("The browser gives the camera only to a safe address."),
            t.gettext("Open Faristol at an address that begins with https."),
        )
    if why == "NotSupportedError":
        return (
            t.gettext("This browser cannot read codes."),
            t.gettext("Try another browser, or an update of this one."),
        )
    return (
        t.gettext("The camera cannot be opened."),
        t.gettext("Perhaps another program uses it: close that one, and try again."),
    )
