"""Settings: this device's language, look and sound. The page keeps them; they belong to no event."""

from collections.abc import Mapping

from faristol.screens.calling.checking import Buttons, volumes
from faristol.screens.home.languages import language_segments
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import LANGUAGES, Texts


@view_value
class Switch:
    """A setting as the part `segments` draws it: what can be chosen, and the label of what is."""

    options: list[tuple[str, dict[str, str], str | None]]
    chosen: str


@view_value(kw_only=True)
class SettingsView(View):
    languages: Switch
    themes: Switch
    tiles: Switch
    boards: Switch
    sound: Switch
    vibration: Switch
    volumes: Buttons


def view(scene: Scene) -> SettingsView:
    t, settings = scene.texts, scene.settings
    either = {"on": t.gettext("On"), "": t.gettext("Off")}
    return SettingsView(
        title=title(scene),
        back=f"#/event/{scene.event.stream}" if scene.event else "#/",
        back_name=t.gettext("The event") if scene.event else t.gettext("Home"),
        languages=Switch(language_segments(), LANGUAGES[settings.language]),
        themes=_switch("theme", _themes(t), settings.theme),
        tiles=_switch("tiles", {"normal": t.gettext("Normal"), "large": t.gettext("Large")}, settings.tiles),
        boards=_switch("board", _boards(t), settings.board),
        sound=_switch("sound", either, "on" if settings.sound else ""),
        vibration=_switch("vibration", either, "on" if settings.vibration else ""),
        volumes=volumes(),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Settings")


def _themes(t: Texts) -> dict[str, str]:
    light, dark, contrast = t.gettext("Light"), t.gettext("Dark"), t.gettext("High contrast")
    return {"auto": t.gettext("Same as the device"), "light": light, "dark": dark, "contrast": contrast}


def _boards(t: Texts) -> dict[str, str]:
    return {"grows": t.gettext("Grows at the first tap"), "whole": t.gettext("Stays whole")}


def _switch(setting: str, names: Mapping[str, str], chosen: str) -> Switch:
    options = [(name, {"setting": setting, "value": key}, None) for key, name in names.items()]
    return Switch([*options], names[chosen])


SETTINGS = Screen(name="settings", view=view, title=title)
