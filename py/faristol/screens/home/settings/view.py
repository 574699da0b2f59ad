"""Settings: this device's language, look, sound and voices. The page keeps them; they belong to no event."""

from collections.abc import Mapping

from faristol.screens.home.languages import language_segments
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.speech.aloud import CLEARLY
from faristol.speech.call import NameTable, name_table_data, tables
from faristol.speech.pronounced import pronounced
from faristol.texts import LANGUAGES, Texts


@view_value
class Switch:
    """A setting as the part `segments` draws it: what can be chosen, and the label of what is."""

    options: list[tuple[str, dict[str, str], str | None]]
    chosen: str


@view_value
class VoiceSetting:
    """The voice of a playing language; where the device brings none there is no switch."""

    id: str
    title: str
    switch: Switch | None
    name: str
    """What it says when it is tried, and the button's data for it."""
    sample: Mapping[str, str | int]


@view_value(kw_only=True)
class SettingsView(View):
    languages: Switch
    themes: Switch
    sound: Switch
    volume: Switch
    voices: tuple[VoiceSetting, ...]


def view(scene: Scene) -> SettingsView:
    t, settings = scene.texts, scene.settings
    volumes = {"full": t.gettext("Loud"), "half": t.gettext("Medium"), "low": t.gettext("Soft")}
    sounds = {"on": t.gettext("On"), "": t.gettext("Off")}
    return SettingsView(
        title=title(scene),
        back=f"#/event/{scene.event.stream}" if scene.event else "#/",
        back_name=t.gettext("The event") if scene.event else t.gettext("Home"),
        languages=Switch(language_segments(), LANGUAGES[settings.language]),
        themes=_switch("theme", _themes(t), settings.theme),
        sound=_switch("sound", sounds, "on" if settings.sound else ""),
        volume=_switch("volume", volumes, settings.volume),
        voices=(
            _voice(scene, "ca", t.gettext("The voice for Catalan"), settings.voice_ca),
            _voice(scene, "ro", t.gettext("The voice for Romanian"), settings.voice_ro),
        ),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Settings")


def _themes(t: Texts) -> dict[str, str]:
    light, dark, contrast = t.gettext("Light"), t.gettext("Dark"), t.gettext("High contrast")
    return {"auto": t.gettext("As the device"), "light": light, "dark": dark, "contrast": contrast}


def _switch(setting: str, names: Mapping[str, str], chosen: str) -> Switch:
    options = [(name, {"setting": setting, "value": key}, None) for key, name in names.items()]
    return Switch([*options], names[chosen])


def _voice(scene: Scene, language: str, title: str, chosen: str) -> VoiceSetting:
    """Return the choice between the house's own voice and those that the device brings."""
    of_device = {voice.id: voice.name for voice in scene.device.voices if voice.language == language}
    names, name = {"own": "Faristol"} | of_device, _first_name(language)
    switch = _switch(f"voice_{language}", names, chosen if chosen in names else "own")
    sample: dict[str, str | int] = {"device": "speech", "act": "try", "language": language}
    sample |= {"text": name, "spoken": pronounced(language, name), "rate": CLEARLY}
    return VoiceSetting(f"voice-{language}", title, switch if len(names) > 1 else None, name, sample)


def _first_name(language: str) -> str:
    """Return how the first tile of the alphabet is called."""
    table = NameTable.from_data(name_table_data(language, tables(language)[0]))
    return table.spoken_name("A")


SETTINGS = Screen(name="settings", view=view, title=title)
