"""Word lists: those of each language, which one is used, and a club's own brought from a file."""

import re
from collections.abc import Mapping
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.errors import refusal
from faristol.screens.lists import Compile, Hold, Lists, Reading, Remove, Stop, Use
from faristol.screens.parts.word_lists import (
    IMPORT,
    About,
    Import,
    ReadyList,
    list_ready,
    name_of,
    playing,
)
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Question
from faristol.screens.view import View, view_value
from faristol.texts import N_, figure

BUILT_IN = "built-in"
REMOVING = Question("removing", str)
DIGITS = 8
"""So much of a digest is shown: enough to compare two lists over the telephone."""

ENDS = re.compile(r"(\.(txt|csv|dic|gz|xz))+$", re.IGNORECASE)
VERSION = re.compile(r"^(.+?)[\s_-]+v?(\d[\w.]*)$", re.IGNORECASE)

ListNameMissing = refusal(
    "list.name-missing",
    N_("The list has no name yet."),
    N_("Write one: screens and events will use it."),
    field="name",
)


@view_value
class OwnList:
    """A list that was brought to this device."""

    sha256: str
    name: str


@view_value
class LanguageLists:
    code: str
    name: str
    options: list[tuple[str, str, str]]
    chosen: str
    brought: tuple[OwnList, ...]


@view_value(kw_only=True)
class ListsView(View):
    languages: tuple[LanguageLists, ...]
    form: Mapping[str, str] | None
    playing: list[tuple[str, str, None]]
    reading: Reading | None
    done: ReadyList | None
    removing: OwnList | None


def view(scene: Scene) -> ListsView:
    t, lists = scene.texts, scene.lists or Lists((), {})
    brought = scene.session.get(IMPORT, Import())
    return ListsView(
        title=title(scene),
        back="#/study",
        back_name=t.gettext("Words"),
        languages=tuple(_language(language, lists, scene) for language in LANGUAGES),
        form=brought.get("form") if lists.held and not lists.reading else None,
        playing=[(code, name, None) for code, name in playing(t).items()],
        reading=lists.reading,
        done=list_ready(brought["done"], t) if "done" in brought else None,
        removing=_removing(lists, scene.session.get(REMOVING)),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Word lists")


def _language(language: str, lists: Lists, scene: Scene) -> LanguageLists:
    of_it = [about for about in lists.every if about["language"] == language]
    return LanguageLists(
        language,
        playing(scene.texts)[language],
        [(_value(about), name_of(about), _explanation(about, scene)) for about in of_it],
        lists.chosen.get(language, BUILT_IN),
        tuple(_own_list(about) for about in of_it if "built_in" not in about),
    )


def _own_list(about: About) -> OwnList:
    return OwnList(about["sha256"], name_of(about))


def _value(about: About) -> str:
    return BUILT_IN if "built_in" in about else str(about["sha256"])


def _explanation(about: About, scene: Scene) -> str:
    """Return how many words it has, the beginning of its digest, and where it is from."""
    t, n = scene.texts, about["words"]
    figures = {"words": figure(n), "sha256": about["sha256"][:DIGITS]}
    if "built_in" in about:
        sentence = t.ngettext(
            "%(words)s word, fingerprint %(sha256)s; came with Faristol, %(licence)s",
            "%(words)s words, fingerprint %(sha256)s; came with Faristol, %(licence)s",
            n,
        )
        return sentence % {**figures, "licence": about["licence"]}
    sentence = t.ngettext(
        "%(words)s word, fingerprint %(sha256)s; imported on %(date)s",
        "%(words)s words, fingerprint %(sha256)s; imported on %(date)s",
        n,
    )
    return sentence % {**figures, "date": t.date(about["at"], scene.zone)}


def _removing(lists: Lists, sha256: str | None) -> OwnList | None:
    return next((_own_list(about) for about in lists.every if about["sha256"] == sha256), None)


# --- what a person does


def _keep(scene: Scene, brought: Import, **more: Any) -> Step:
    return Step(session=scene.session.put(IMPORT, brought), **more)


def choose(scene: Scene, intent: Intent) -> Step:
    """Hold a file; what its list is called is guessed from its name, and asked."""
    stem = ENDS.sub("", intent.file_name)
    found = VERSION.match(stem)
    name, version = (found[1], found[2]) if found else (stem, "")
    language = "ro" if scene.settings.language == "ro" else "ca"
    form = {"file": intent.file_name, "language": language, "name": name, "version": version}
    form |= {"use": "on", "leave_out": ""}
    return _keep(scene, {"form": form}, lists=Hold(intent.file or b""), focus="name")


def compile_(scene: Scene, intent: Intent) -> Step:
    fields = {key: value.strip() for key, value in intent.fields.items()}
    if not fields.get("name"):
        raise ListNameMissing
    unticked = {"use": "", "leave_out": ""}
    form = {**scene.session.get(IMPORT, Import()).get("form", {}), **unticked, **fields}
    wish = Compile(
        fields["language"],
        fields["name"],
        fields.get("version", ""),
        use="use" in fields,
        leave_out="leave_out" in fields,
    )
    return _keep(scene, {"form": form}, lists=wish)


def stop(scene: Scene, intent: Intent) -> Step:
    return Step(lists=Stop())


def use(scene: Scene, intent: Intent) -> Step:
    ((language, chosen),) = intent.fields.items()
    return Step(lists=Use(language, None if chosen == BUILT_IN else chosen))


def ask_remove(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(REMOVING, intent.data["sha256"]))


def remove(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.dismissed().without(IMPORT), lists=Remove(intent.data["sha256"]))


WORDS = Screen(
    name="words",
    view=view,
    title=title,
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
