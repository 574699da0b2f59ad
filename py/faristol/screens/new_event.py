"""What the forms of new events say alike: the words that will count, the languages of prints and files."""

from faristol.screens.scene import Scene
from faristol.texts import LANGUAGES, Texts, figure

Options = list[tuple[str, str, str | None]]


def publications(t: Texts) -> Options:
    names = {"ca": t.gettext("Catalan"), "ro": t.gettext("Romanian"), "en": t.gettext("English")}
    return [(code, names[code], None) for code in LANGUAGES]


def words_told(scene: Scene) -> tuple[str, str]:
    """The list of words as the shelf says it, while it is being opened and when it is there."""
    t = scene.texts
    if scene.words is None:
        return t.gettext("The list of words is being opened"), t.gettext("you can fill in the form meanwhile")
    lexicon = scene.words.lexicon
    said = {"name": f"{lexicon.name} {lexicon.version}".strip(), "num": figure(lexicon.words)}
    sentence = t.ngettext("%(name)s · %(num)s word", "%(name)s · %(num)s words", lexicon.words)
    return sentence % said, t.gettext("it stays the same to the end")
