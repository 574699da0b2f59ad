"""The word list with which an event will begin: chosen on its form, and named on the shelf."""

from faristol.screens.lists import Wanted
from faristol.screens.parts.word_lists import list_options, lists_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import figure

LIST = Slot("event_list", dict[str, str])
"""The list that was chosen for an event of a language."""


def list_of(scene: Scene, language: str) -> Wanted:
    """The list with which an event of this language would begin: as chosen here, else the one in use."""
    chosen: dict[str, str] = scene.session.get(LIST) or {}
    return chosen.get(language) or language


def lists_for(scene: Scene, language: str) -> tuple[list[tuple[str, str, None]], str | None]:
    """What there is to choose from for an event, if there is more than one list, and what is chosen."""
    return list_options(lists_of(scene, language)), scene.words.lexicon.sha256 if scene.words else None


def choose_list(language: str, scene: Scene, intent: Intent) -> Step:
    chosen = {**(scene.session.get(LIST) or {}), language: intent.fields["sha256"]}
    return Step(session=scene.session.put(LIST, chosen))


def words_told(scene: Scene) -> tuple[str, str]:
    """The list of words as the shelf says it, while it is being opened and when it is there."""
    t = scene.texts
    if scene.words is None:
        return t.gettext("The list of words is being opened"), t.gettext("you can fill in the form meanwhile")
    lexicon = scene.words.lexicon
    said = {"name": f"{lexicon.name} {lexicon.version}".strip(), "num": figure(lexicon.words)}
    sentence = t.ngettext("%(name)s · %(num)s word", "%(name)s · %(num)s words", lexicon.words)
    return sentence % said, t.gettext("it stays the same to the end")
