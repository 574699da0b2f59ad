"""A file of words that a person chose, among the lists or at home, or that another program shares."""

from dataclasses import replace
from typing import Any

from faristol.screens.lists import Compile, Hold
from faristol.screens.parts.word_lists import IMPORT, Import
from faristol.screens.scene import Intent, Scene, Step
from faristol.words.recognising import recognised


def choose(scene: Scene, intent: Intent) -> Step:
    """Read a file at once that says what it is; of any other what the file does not say is asked."""
    return _chosen(scene, intent, asks=False)


def bring(scene: Scene, intent: Intent) -> Step:
    """Read a file of words that was chosen elsewhere, and show the lists."""
    return replace(choose(scene, intent), go="#/words")


def shared(scene: Scene, intent: Intent) -> Step:
    """Show the form of a file that another program shares: nothing is read before its person says so."""
    return replace(_chosen(scene, intent, asks=True), go="#/words")


def with_form(scene: Scene, brought: Import, **more: Any) -> Step:
    return Step(session=scene.session.put(IMPORT, brought), **more)


def _chosen(scene: Scene, intent: Intent, *, asks: bool) -> Step:
    found = recognised(intent.file or b"", intent.file_name)
    language = found.language or ("ro" if scene.settings.language == "ro" else "ca")
    form = {"file": intent.file_name, "language": language, "name": found.name, "version": found.version}
    form |= {"use": "on", "leave_out": "", "few": ""}
    if found.language and found.name and not asks:
        wish = Compile(language, found.name, found.version, use=True, file=found.data)
        return with_form(scene, {"form": form}, lists=wish)
    return with_form(scene, {"form": form}, lists=Hold(found.data), focus="name")
