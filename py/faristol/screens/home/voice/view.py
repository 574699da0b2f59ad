"""The voices: each text is heard in each of them, and recorded in the club's own."""

from collections.abc import Sequence

from faristol.core.tiles import LANGUAGES as PLAYING
from faristol.core.tiles import tile_set
from faristol.errors import refusal
from faristol.screens.acts import Act, acts
from faristol.screens.calling.checking import tried
from faristol.screens.parts.word_lists import playing
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.screens.view import View, view_value
from faristol.speech.aloud import heard_in, time_calls
from faristol.speech.call import NameTable, name_table_data, other_names, tables
from faristol.speech.reading import phrases, points
from faristol.storage.recorded import MOST_BYTES
from faristol.texts import N_, Texts

NoMicrophone = refusal(
    "voice.no-microphone",
    N_("The microphone is not available."),
    N_("Allow this site to use it in the browser’s settings, and tap again."),
)
NothingHeard = refusal(
    "voice.nothing-heard", N_("Nothing was heard."), N_("Come closer to the tablet, tap, and say it aloud.")
)

CHOSEN_LANGUAGE = Slot("voice_language", str)
CHOSEN_TABLE = Slot("voice_table", str)


@view_value
class Called:
    """A text, and the data of the buttons that record it, and let it be heard in each voice."""

    text: str
    recorded: bool
    record: dict[str, str]
    voices: list[tuple[str, dict[str, str]]]
    """Their names; the club's own comes first where it is recorded."""


@view_value(kw_only=True)
class VoiceView(View):
    language: str
    """The playing language."""
    languages: list[tuple[str, dict[str, str], None]]
    tables: list[tuple[str, dict[str, str], None]]
    table: str
    voices: list[tuple[str, dict[str, str], None]]
    voice: str
    master_plays: list[tuple[str, dict[str, str], None]]
    """Who reads a word that is not recorded, where the chosen voice has none."""
    master_play: str
    texts: Sequence[Called]
    examples: Sequence[Called]
    """Of the master play, which nobody records."""
    next: Called | None
    recorded: int


def view(scene: Scene) -> VoiceView:
    t, language = scene.texts, _language(scene)
    names = {
        "towns": t.gettext("Towns"),
        "persons": t.gettext("People"),
        "countries": t.gettext("Countries"),
    }
    texts = [_called(scene, language, text) for text in texts_to_record(language, _table(scene))]
    voices, setting = names_of_voices(scene, language), f"voice_{language}"
    master_plays = {
        "whole": t.gettext("eSpeak reads all of it"),
        "spelled": t.gettext("Ona spells the word"),
    }
    return VoiceView(
        title=title(scene),
        back="#/settings",
        back_name=t.gettext("Settings"),
        language=language,
        languages=[(name, _choice(code), None) for code, name in playing(t).items()],
        tables=[(names[table], _choice(language, table), None) for table in tables(language)],
        table=names[_table(scene)],
        voices=[(name, {"setting": setting, "value": voice}, None) for voice, name in voices.items()],
        voice=voices.get(getattr(scene.settings, setting), voices["own"]),
        master_plays=[
            (name, {"setting": "master_play", "value": how}, None)
            for how, name in master_plays.items()
            if language == "ca" and scene.settings.voice_ca == "own"
        ],
        master_play=master_plays[scene.settings.master_play],
        texts=texts,
        examples=[_called(scene, language, text) for text in _of_master_play(language, _table(scene))],
        next=next((each for each in texts if not each.recorded), None),
        recorded=sum(each.recorded for each in texts),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("The voices")


def names_of_voices(scene: Scene, language: str) -> dict[str, str]:
    """Return the voices that may be chosen for a playing language: ours, then the device's."""
    own = {"own": "Ona", "espeak": "eSpeak"} if language == "ca" else {"own": "eSpeak"}
    return own | {voice.id: voice.name for voice in scene.device.voices if voice.language == language}


def _language(scene: Scene) -> str:
    usual = "ro" if scene.settings.language == "ro" else "ca"
    chosen = scene.session.get(CHOSEN_LANGUAGE, usual)
    return chosen if chosen in PLAYING else usual


def _table(scene: Scene) -> str:
    offered = tables(_language(scene))
    chosen = scene.session.get(CHOSEN_TABLE, offered[0])
    return chosen if chosen in offered else offered[0]


def _choice(language: str, table: str = "") -> dict[str, str]:
    return {"do": "voice.choose", "language": language, "table": table}


def texts_to_record(language: str, table: str) -> list[str]:
    """Return what is called with a table of names: the names by the alphabet, the time calls, the check."""
    names = NameTable.from_data(name_table_data(language, table))
    others = NameTable.from_data(name_table_data(language, table, other_names(language, table)))
    place = {tile: at for at, tile in enumerate(tile_set(language).letters)}
    tiles = sorted(names.names, key=lambda tile: place.get(tile, len(place)))
    texts = [each.spoken_name(tile) for tile in tiles for each in (names, others)]
    texts += [call.text for call in time_calls(language)] + [phrases(language)["check"]]
    return list(dict.fromkeys(texts))


def _of_master_play(language: str, table: str) -> list[str]:
    """Return a coordinate and points, as they are read out."""
    name = name_table_data(language, table)["names"]["H"]
    return [f"{name} {phrases(language)['numbers'][7]}", points(language, 74)]


def _called(scene: Scene, language: str, text: str) -> Called:
    record = {"device": "microphone", "language": language, "text": text}
    recorded = (language, text) in scene.recordings
    voices = {"club": scene.texts.gettext("The club")} if recorded else {}
    voices |= names_of_voices(scene, language)
    listen = [(name, tried(heard_in(language, text, voice))) for voice, name in voices.items()]
    return Called(text, recorded, record, listen)


def choose(scene: Scene, language: str, table: str) -> Act:
    session = scene.session.put(CHOSEN_LANGUAGE, language)
    return session.put(CHOSEN_TABLE, table)


def keep(intent: Intent, t: Texts, language: str, text: str) -> Act:
    """Store what was recorded: samples of two bytes, the silence around them cut off by the page."""
    sound = intent.file
    if not sound or len(sound) > MOST_BYTES or len(sound) % 2:
        raise NothingHeard
    announced = t.gettext("Recorded: %(name)s") % {"name": text}
    return Step(records={(language, text): sound}, announce=announced)


def forget(language: str, text: str) -> Act:
    return Step(records={(language, text): None})


def no_microphone() -> Act:
    raise NoMicrophone


VOICE = Screen(
    name="voice",
    view=view,
    title=title,
    intents=acts(choose, keep, forget, no_microphone),
    recordings=True,
)
