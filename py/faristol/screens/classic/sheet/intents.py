"""What is done on the score sheet: both players agree with it, and it goes to paper."""

from faristol.games.classic import arbiter
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot

BLANKS = "sheet-blanks"
"""How a blank is noted, kept on the device: in parentheses, or as a small letter."""

PRINTED = Slot("sheet_printed", str, of="event")
"""Filled or empty; about the moment of the tap that asked for it."""


def sign(scene: Scene, intent: Intent) -> Step:
    """Each player taps the own name."""
    game, player = game_of(scene), int(intent.data["player"])
    entries = arbiter.sign(game, player)
    both = len(game.signed) == 1
    name, t = game.names[player - 1], scene.texts
    announce = t.gettext("Both have agreed: the result is final.") if both else t.gettext("%(name)s agrees.")
    return Step(entries=entries, announce=announce % {"name": name})


def blanks(scene: Scene, intent: Intent) -> Step:
    return Step(remember={BLANKS: intent.data["as"]})


def print_(scene: Scene, intent: Intent) -> Step:
    """The sheet lies in the answer to this tap only."""
    return Step(session=scene.session.put(PRINTED, intent.data["what"], about=intent.at), print=True)


INTENTS = {"sign": sign, "blanks": blanks, "print": print_}
