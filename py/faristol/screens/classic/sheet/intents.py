"""What is done on the score sheet: both players agree with it, it goes to paper, or another is begun."""

from typing import Any

from faristol.core.board import write_board
from faristol.core.gcg import write_gcg
from faristol.games.classic import arbiter
from faristol.games.classic.errors import NotNow
from faristol.games.classic.recording import as_gcg
from faristol.games.commitment import SECRET_BYTES
from faristol.practice import beginning
from faristol.practice.turns import rules_of
from faristol.screens.board.to_analyse import POSITION, Position
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


def analyse(scene: Scene, intent: Intent) -> Step:
    """Give the game to the analysis: the position before the last play, with all turns to step through."""
    game = game_of(scene)
    if scene.event is None or game.stage != "over" or game.several or not game.turns:
        raise NotNow
    recorded = as_gcg(game)
    plays = [number for number, turn in enumerate(recorded.turns) if turn.play]
    last = plays[-1] if plays else len(recorded.turns)
    mine, theirs = recorded.totals(last)
    language: Any = game.tile_set.language
    position = Position(
        language,
        tuple(write_board(game.tile_set, recorded.boards()[last])),
        recorded.turns[last].rack if plays else (),
        "",
        f"#/event/{scene.event.stream}/sheet",
        intent.at,
        mine - theirs,
        write_gcg(game.tile_set, recorded).encode().decode("latin-1"),
        last,
        rules_of(game.ruleset),
    )
    return Step(session=scene.session.put(POSITION, position), go="#/analysis")


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


INTENTS = {"sign": sign, "blanks": blanks, "analyse": analyse, "print": print_, "another": another}
