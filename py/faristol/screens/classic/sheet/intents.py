"""What is done on the score sheet: both players agree with it, it goes to paper, or another is begun."""

from faristol.games.classic import arbiter
from faristol.games.classic.errors import NotNow
from faristol.games.commitment import SECRET_BYTES
from faristol.practice import beginning
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot

BLANKS = "sheet-blanks"
"""How a blank is noted, kept on the device: in parentheses, or as a small letter."""

PRINTED = Slot("sheet_printed", str, of="event")
"""Filled or empty; about the moment of the tap that asked for it."""


def sign(scene: Scene, intent: Intent) -> Step:
    """Note that a player agrees, who taps the own name."""
    game, player = game_of(scene), int(intent.data["player"])
    entries = arbiter.sign(game, player)
    both = len(game.signed) == 1
    name, t = game.names[player - 1], scene.texts
    announce = t.gettext("Both have agreed: the result is final.") if both else t.gettext("%(name)s agrees.")
    return Step(entries=entries, announce=announce % {"name": name})


def blanks(scene: Scene, intent: Intent) -> Step:
    return Step(remember={BLANKS: intent.data["as"]})


def print_(scene: Scene, intent: Intent) -> Step:
    """Print the sheet, which lies in the answer to this tap only."""
    return Step(session=scene.session.put(PRINTED, intent.data["what"], about=intent.at), print=True)


def another(scene: Scene, intent: Intent) -> Step:
    """Begin another game against the computer, with the same choices."""
    game = game_of(scene)
    if scene.event is None or game.computer is None or game.stage != "over":
        raise NotNow
    opening = beginning.another(scene.event.entries[0], scene.chance(SECRET_BYTES), scene.app)
    return Step(opens=beginning.begun(opening, intent.at), focus="work")


INTENTS = {"sign": sign, "blanks": blanks, "print": print_, "another": another}
