"""The word list with which an event will begin: chosen on its form, and named on the shelf."""

from faristol.screens.lists import Wanted
from faristol.screens.parts.word_lists import list_options, lists_of, name_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import figure

LIST = Slot("event_list", dict[str, str])
"""The list that was chosen for an event of a language."""
CLUBS = {"duplicate-club", "classic-club", "tournament-club", "league-club"}
"""Where the device keeps what a club answered when it opened an event."""


@view_value
class ListChoice:
    """The lists of which one can be chosen for an event, by their digests."""

    options: list[tuple[str, str, None]]
    chosen: str | None
    hint: str


def list_of(scene: Scene, language: str) -> Wanted:
    """Return the list with which an event would begin: the one chosen here, else the one in use."""
    chosen: dict[str, str] = scene.session.get(LIST) or {}
    return chosen.get(language) or language


def serves(scene: Scene, wanted: Wanted) -> bool:
    """Whether the lexicon that is open is the wanted one."""
    lexicon = scene.words.lexicon if scene.words else None
    return lexicon is not None and wanted in (lexicon.language, lexicon.sha256)


def list_choice(scene: Scene, language: str, hint: str) -> ListChoice | None:
    """Return the lists for an event; None where there is no more than one."""
    options = list_options(lists_of(scene, language))
    return ListChoice(options, scene.words.lexicon.sha256 if scene.words else None, hint) if options else None


def first_list(scene: Scene, language: str) -> str:
    """Return the name of the list that came along, while there is no other and the club had no event yet."""
    lists = lists_of(scene, language)
    is_first = CLUBS.isdisjoint(scene.remembered) and len(lists) == 1
    return name_of(lists[0]) if is_first and "built_in" in lists[0] else ""


def choose_list(language: str, scene: Scene, intent: Intent) -> Step:
    chosen = {**(scene.session.get(LIST) or {}), language: intent.fields["sha256"]}
    return Step(session=scene.session.put(LIST, chosen))


def list_sentences(scene: Scene) -> tuple[str, str]:
    """Return what the shelf says of the word list, while it is being opened and when it is there."""
    t = scene.texts
    if scene.words is None:
        return t.gettext("The word list is being opened"), t.gettext("you can fill in the form now")
    lexicon = scene.words.lexicon
    values = {"name": f"{lexicon.name} {lexicon.version}".strip(), "num": figure(lexicon.words)}
    sentence = t.ngettext("%(name)s · %(num)s word", "%(name)s · %(num)s words", lexicon.words)
    return sentence % values, t.gettext("it stays the same until the end")
