"""About: versions, what is kept and how safely, licences."""

from typing import Any

from faristol.screens.scene import Scene, Screen


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    kept = {
        True: t.gettext("The browser has promised not to clear it by itself."),
        False: t.gettext("The browser may clear it when space is short: back up after each event."),
        None: t.gettext("The browser has not been asked yet; it is asked with the first event."),
    }[scene.device.persisted]
    start = {
        "snapshot": t.gettext("Its engine, in Python, started from a memory image."),
        "plain": t.gettext("Its engine, in Python, started the plain way."),
    }.get(scene.device.start, t.gettext("Its engine, in Python, has not started yet."))
    return {
        "title": t.gettext("About Faristol"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "kept": kept,
        "start": start,
        "megabytes": None if scene.device.used is None else f"{scene.device.used / 1e6:.1f}",
    }


ABOUT = Screen(name="about", view=view, title=lambda scene: scene.texts.gettext("About Faristol"))
