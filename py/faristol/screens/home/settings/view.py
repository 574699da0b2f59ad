"""Settings: this device's language, look, sound and voices. The page keeps them; they belong to no event."""

from typing import Any

from faristol.screens.home.languages import language_segments
from faristol.screens.scene import Scene, Screen
from faristol.speech.aloud import CLEARLY
from faristol.speech.call import NameTable, name_table_data, tables
from faristol.speech.pronounced import pronounced
from faristol.texts import LANGUAGES


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    themes = {
        "auto": t.gettext("As the device"),
        "light": t.gettext("Light"),
        "dark": t.gettext("Dark"),
        "contrast": t.gettext("High contrast"),
    }
    volumes = {"full": t.gettext("Loud"), "half": t.gettext("Medium"), "low": t.gettext("Soft")}
    sounds = {True: t.gettext("On"), False: t.gettext("Off")}
    return {
        "title": t.gettext("Settings"),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "language_segments": language_segments(),
        "language_name": LANGUAGES[scene.settings.language],
        "theme_segments": [(name, {"setting": "theme", "value": key}, None) for key, name in themes.items()],
        "theme_name": themes[scene.settings.theme],
        "sound_segments": [
            (name, {"setting": "sound", "value": "on" if on else ""}, None) for on, name in sounds.items()
        ],
        "sound_name": sounds[scene.settings.sound],
        "volume_segments": [
            (name, {"setting": "volume", "value": key}, None) for key, name in volumes.items()
        ],
        "volume_name": volumes[scene.settings.volume],
        "voices": [
            _voice(scene, "ca", t.gettext("The voice for Catalan"), scene.settings.voice_ca),
            _voice(scene, "ro", t.gettext("The voice for Romanian"), scene.settings.voice_ro),
        ],
    }


def _voice(scene: Scene, language: str, title: str, chosen: str) -> dict[str, Any]:
    """The house's own voice, and those that the device brings; where it brings none there is no choice."""
    names = {"own": "Faristol"} | {
        voice["id"]: voice["name"] for voice in scene.device.voices if voice["language"] == language
    }
    name = _first_name(language)
    return {
        "id": f"voice-{language}",
        "title": title,
        "segments": [
            (text, {"setting": f"voice_{language}", "value": key}, None) for key, text in names.items()
        ]
        if len(names) > 1
        else [],
        "chosen": names.get(chosen, names["own"]),
        "sample": {
            "device": "speech",
            "act": "try",
            "language": language,
            "text": name,
            "spoken": pronounced(language, name),
            "rate": CLEARLY,
        },
    }


def _first_name(language: str) -> str:
    """As the first tile of the alphabet is called."""
    table = NameTable.from_data(name_table_data(language, tables(language)[0]))
    return table.spoken_name("A")


SETTINGS = Screen(name="settings", view=view, title=lambda scene: scene.texts.gettext("Settings"))
