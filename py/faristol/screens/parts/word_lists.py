"""The lists of this device as screens offer them: those of a language, and which one is used."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

from faristol.screens import notice as notices
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts, figure
from faristol.words.list_text import UTF_8

About = Mapping[str, Any]


class Done(TypedDict):
    """A list that has been read to its end."""

    name: str
    version: str
    words: int
    too_short: int
    too_long: int
    repeated: int
    no_words: int
    encoding: str
    first_column: bool
    examples: list[str]
    definitions: int


class Import(TypedDict, total=False):
    form: dict[str, str]
    done: Done


@view_value
class ReadyList:
    """That a list can be used now, how many definitions it has, and what of its file was left out."""

    fact: str
    details: str
    how_read: str


IMPORT = Slot("words", Import)
"""The form of a list that is brought, or what has become of it."""


def playing(t: Texts) -> dict[str, str]:
    """Return the playing languages by their names."""
    return {"ca": t.gettext("Catalan"), "ro": t.gettext("Romanian")}


def lists_of(scene: Scene, language: str) -> Sequence[About]:
    every = scene.lists.every if scene.lists else ()
    return [about for about in every if about["language"] == language]


def list_in_use(scene: Scene, language: str) -> str:
    """Return the name of the list with which events of a language begin; "" before the lists are known."""
    used = scene.lists.chosen.get(language) if scene.lists else None
    every = lists_of(scene, language)
    return next((str(about["name"]) for about in every if used in (None, about["sha256"])), "")


def name_of(about: About) -> str:
    return f"{about['name']} {about['version']}".strip()


def number_of_words(count: int, t: Texts) -> str:
    return t.ngettext("%(words)s word", "%(words)s words", count) % {"words": figure(count)}


def list_options(lists: Sequence[About]) -> list[tuple[str, str, None]]:
    """Return them by their digest, for a choice; where there is only one, there is nothing to choose."""
    return [(str(about["sha256"]), name_of(about), None) for about in lists] if len(lists) > 1 else []


def list_ready(about: About, t: Texts) -> ReadyList:
    ready = t.ngettext(
        "“%(name)s” is ready: %(words)s word.", "“%(name)s” is ready: %(words)s words.", about["words"]
    )
    left = t.gettext(
        "Left out: %(short)s too short, %(long)s too long, %(repeated)s written twice, %(lines)s not words."
    )
    figures = {"short": "too_short", "long": "too_long", "repeated": "repeated", "lines": "no_words"}
    details = [defined(about, t)] if about.get("definitions") else []
    if any(about[key] for key in figures.values()):
        details.append(left % {name: figure(about[key]) for name, key in figures.items()})
    return ReadyList(
        ready % {"name": name_of(about), "words": figure(about["words"])},
        " ".join(details),
        _how_read(about, t),
    )


def defined(about: About, t: Texts) -> str:
    """Return of how many of its words a list says what they mean."""
    sentence = t.ngettext(
        "%(words)s word has a definition.", "%(words)s words have a definition.", about["definitions"]
    )
    return sentence % {"words": figure(about["definitions"])}


def _how_read(about: About, t: Texts) -> str:
    """Return how the file was understood, where it is no plain list in UTF-8."""
    sentences = []
    if about["encoding"] != UTF_8:
        read_as = t.gettext("The file was read as %(encoding)s; check these words from it: %(words)s.")
        sentences.append(
            read_as % {"encoding": about["encoding"], "words": ", ".join(about["examples"]) or "–"}
        )
    if about["first_column"] and not about.get("definitions"):
        sentences.append(t.gettext("Only the first column of each line was read."))
    return " ".join(sentences)


def imported(scene: Scene, about: dict[str, Any]) -> Step:
    """Show and say that a list has been read to its end; away from the lists in a notice."""
    session, ready = scene.session.put(IMPORT, Import(done=cast(Done, about))), list_ready(about, scene.texts)
    notice = None if scene.address == "#/words" else notices.Done(ready.fact, ready.details)
    return Step(session=session, announce=ready.fact, notice=notice)
