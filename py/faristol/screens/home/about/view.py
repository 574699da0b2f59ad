"""About: versions, what is kept and how safely, licences."""

from faristol.screens.parts.clock_time import decimal
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class AboutView(View):
    persistence: str
    events: int
    start: str
    megabytes: str | None


def view(scene: Scene) -> AboutView:
    t, device = scene.texts, scene.device
    return AboutView(
        title=title(scene),
        back="#/",
        back_name=t.gettext("Home"),
        persistence=_persistence(device.persisted, bool(scene.cards), t),
        events=len(scene.cards),
        start=_start(device.start, t),
        megabytes=None if device.used is None else f"{device.used / 1e6:.1f}".replace(".", decimal(t)),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("About Faristol")


def _persistence(persisted: bool | None, has_events: bool, t: Texts) -> str:
    """Return how safely the browser keeps what is on the device; with the first event it was asked."""
    if persisted is None and not has_events:
        return t.gettext(
            "The browser has not been asked to keep your events yet; it is asked with the first one."
        )
    if persisted:
        return t.gettext("The browser has promised not to delete it by itself.")
    return t.gettext("The browser may delete it when space is short: back up after each event.")


def _start(start: str, t: Texts) -> str:
    match start:
        case "snapshot":
            return t.gettext("Its engine, in Python, started from a memory image.")
        case "plain":
            return t.gettext("Its engine, in Python, started without a memory image.")
    return t.gettext("Its engine, in Python, has not started yet.")


ABOUT = Screen(name="about", view=view, title=title, events=True)
