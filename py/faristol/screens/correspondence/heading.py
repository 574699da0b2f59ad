"""What stands in the bar of a game by letter: who plays, the turn, and what can be undone."""

from faristol.games.correspondence.facts import FACTS
from faristol.games.log import last_act
from faristol.screens.correspondence.seats import game_of
from faristol.screens.parts.names import by_surname
from faristol.screens.scene import OpenEvent, Scene
from faristol.texts import Texts


def title(scene: Scene) -> str:
    game = game_of(scene)
    return by_surname(game.names, game.tile_set.language)


def subtitle(scene: Scene) -> str:
    """Return the name of the competition or the game, unless it is only that of the two."""
    name: str = game_of(scene).opened.name
    return name if name != " – ".join(game_of(scene).names) else ""


def undo_label(opened: OpenEvent, t: Texts) -> str | None:
    act = last_act(opened.entries, opened.kind.facts.final)
    if not act or not opened.writing or opened.broken is not None:
        return None
    received = any("heard" in entry for entry in act)
    sentence = FACTS.undo_sentence(act)
    what = t.gettext("the message that was read") if received else t.gettext(sentence)
    return t.gettext("Undo: %(act)s") % {"act": what}
