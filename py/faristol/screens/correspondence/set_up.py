"""What the forms of a game and of a competition by letter ask alike."""

from faristol.games.correspondence.game import WAYS
from faristol.rulesets import ruleset_data
from faristol.screens.forms.field import Filled, Options
from faristol.texts import Texts

RULES = "correspondence"


def ways(filled: Filled) -> Options:
    names = way_names(filled.texts)
    return [(way, names[way], None) for way in WAYS]


def way_names(t: Texts) -> dict[str, str]:
    """Return the ways to write to each other, by their names in the log."""
    return {
        "letters": t.gettext("letters"),
        "cards": t.gettext("postcards"),
        "fax": t.gettext("fax"),
        "telegrams": t.gettext("telegrams"),
        "e-mail": t.gettext("e-mail"),
        "chat": t.gettext("chat"),
        "telephone": t.gettext("telephone"),
        "word of mouth": t.gettext("word of mouth"),
    }


def playing_language(filled: Filled) -> str:
    return str(ruleset_data(RULES)["language"])
