"""Word lists: those of each language, which one is used, and a club's own brought from a file."""

import re
from collections.abc import Mapping
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.errors import refusal
from faristol.screens.lists import Compile, Hold, Lists, Remove, Stop, Use
from faristol.screens.parts.word_lists import list_ready, name_of, playing
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.texts import N_, Texts, figure

BUILT_IN = "built-in"
DIGITS = 8
"""So much of a digest is shown: enough to compare two lists over the telephone."""

ENDS = re.compile(r"(\.(txt|csv|dic|gz|xz))+$", re.IGNORECASE)
VERSION = re.compile(r"^(.+?)[\s_-]+v?(\d[\w.]*)$", re.IGNORECASE)

ListNameMissing = refusal(
    "list.name-missing",
    N_("The list has no name yet."),
    N_("Write one: screens and events will call it so."),
    field="name",
)


def view(scene: Scene) -> dict[str, Any]:
    t, lists = scene.texts, scene.lists or Lists((), {})
    kept = scene.session.get("words", {})
    return {
        "title": t.gettext("Word lists"),
        "subtitle": None,
        "back": "#/study",
        "back_name": t.gettext("Words"),
        "languages": [_language(language, lists, scene) for language in LANGUAGES],
        "form": kept.get("form") if lists.held and not lists.reading else None,
        "playing": _playing(t),
        "reading": lists.reading,
        "done": list_ready(kept["done"], t) if "done" in kept else None,
        "removing": _removing(lists, scene.session.get("removing")),
    }


def _playing(t: Texts) -> list[tuple[str, str, None]]:
    return [(code, name, None) for code, name in playing(t).items()]


def _language(language: str, lists: Lists, scene: Scene) -> dict[str, Any]:
    of_it = [about for about in lists.every if about["language"] == language]
    return {
        "code": language,
        "name": playing(scene.texts)[language],
        "options": [(_value(about), name_of(about), _told(about, scene)) for about in of_it],
        "chosen": lists.chosen.get(language, BUILT_IN),
        "brought": [
            {"sha256": about["sha256"], "name": name_of(about)} for about in of_it if "built_in" not in about
        ],
    }


def _value(about: Mapping[str, Any]) -> str:
    return BUILT_IN if "built_in" in about else str(about["sha256"])


def _told(about: Mapping[str, Any], scene: Scene) -> str:
    """How many words, the beginning of the digest, and where the list is from."""
    t, n = scene.texts, about["words"]
    figures = {"words": figure(n), "sha256": about["sha256"][:DIGITS]}
    if "built_in" in about:
        told = t.ngettext(
            "%(words)s word, fingerprint %(sha256)s; came with Faristol, %(licence)s",
            "%(words)s words, fingerprint %(sha256)s; came with Faristol, %(licence)s",
            n,
        )
        return told % {**figures, "licence": about["licence"]}
    told = t.ngettext(
        "%(words)s word, fingerprint %(sha256)s; imported on %(date)s",
        "%(words)s words, fingerprint %(sha256)s; imported on %(date)s",
        n,
    )
    return told % {**figures, "date": t.date(about["at"], scene.zone)}


def _removing(lists: Lists, sha256: str | None) -> dict[str, str] | None:
    about = next((about for about in lists.every if about["sha256"] == sha256), None)
    return {"sha256": about["sha256"], "name": name_of(about)} if about else None


# --- what a person does


def _keep(scene: Scene, kept: dict[str, Any], **more: Any) -> Step:
    return Step(session={**scene.session, "words": kept}, **more)


def choose(scene: Scene, intent: Intent) -> Step:
    """A file: what it is called is guessed from its name, and asked."""
    stem = ENDS.sub("", intent.file_name)
    found = VERSION.match(stem)
    name, version = (found[1], found[2]) if found else (stem, "")
    language = "ro" if scene.settings.language == "ro" else "ca"
    form = {"file": intent.file_name, "language": language, "name": name, "version": version, "use": "on"}
    return _keep(scene, {"form": form}, lists=Hold(intent.file or b""), focus="name")


def compile_(scene: Scene, intent: Intent) -> Step:
    fields = {key: value.strip() for key, value in intent.fields.items()}
    if not fields.get("name"):
        raise ListNameMissing
    form = {**scene.session.get("words", {}).get("form", {}), "use": "", **fields}
    wish = Compile(fields["language"], fields["name"], fields.get("version", ""), "use" in fields)
    return _keep(scene, {"form": form}, lists=wish)


def stop(scene: Scene, intent: Intent) -> Step:
    return Step(lists=Stop())


def use(scene: Scene, intent: Intent) -> Step:
    ((language, chosen),) = intent.fields.items()
    return Step(lists=Use(language, None if chosen == BUILT_IN else chosen))


def ask_remove(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, "removing": intent.data["sha256"]})


def remove(scene: Scene, intent: Intent) -> Step:
    rest = {key: value for key, value in scene.session.items() if key not in ("removing", "words")}
    return Step(session=rest, lists=Remove(intent.data["sha256"]))


WORDS = Screen(
    name="words",
    view=view,
    title=lambda scene: scene.texts.gettext("Word lists"),
    intents={
        "choose": choose,
        "compile": compile_,
        "stop": stop,
        "use": use,
        "ask_remove": ask_remove,
        "remove": remove,
    },
    lists=True,
)
