"""What the screen of a challenge shows: the words that were named, the verdict and what follows from it."""

from dataclasses import dataclass
from typing import Any

from faristol.core.board import Board
from faristol.core.notation import read_word
from faristol.core.play import read_play
from faristol.games.classic.challenging import is_second, open_words
from faristol.games.classic.clocks import other
from faristol.screens.board.squares import rows
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import name_of_next
from faristol.screens.parts.letters import letters_of
from faristol.screens.scene import Scene
from faristol.screens.session import Slot


@dataclass(frozen=True)
class Begun:
    """What stands on this screen of a challenge, and is not a fact yet."""

    naming: bool = False
    stopped: bool = False
    form: dict[str, str] | None = None
    verdict: bool | None = None
    at: int = 0
    seen: bool = False
    by_hand: bool = False


ARBITER = Slot("arbiter", str)
"""Who ruled last: the same person goes from table to table."""
CHALLENGE = Slot("challenge", Begun, of="event")
"""About the log as it is: undone, it is forgotten."""


def begun(scene: Scene) -> Begun:
    assert scene.event
    return scene.session.get(CHALLENGE, Begun(), about=len(scene.event.entries))


def is_open(scene: Scene) -> bool:
    """Somebody challenges, and names the words now."""
    return game_of(scene).stage == "played" and begun(scene).naming


def view(scene: Scene) -> dict[str, Any]:
    game, now = game_of(scene), begun(scene)
    made, player = game.made, game.to_move
    assert made and player
    rules, again = game.ruleset["challenge"], is_second(game)
    form = now.form
    play = read_play(game.tile_set, made.play)
    challenge = made.challenge if game.stage == "challenge" else None
    last = challenge or (made.challenge if again else None)
    asked = last.words if last else open_words(made)
    verdict = now.verdict
    return {
        "covered": rows(game.tile_set, Board(), scene.texts),
        "step": "naming" if challenge is None else "asked" if verdict is None else "verdict",
        "number": len(game.turns) + 1,
        "mover": game.names[player - 1],
        "challenger": game.names[other(player) - 1] if not game.several else None,
        "follows": name_of_next(game),
        "made_letters": letters_of(game.tile_set, play.word),
        "made_place": str(play.place),
        "words": [
            {
                "id": f"word-{at}",
                "name": word,
                "letters": letters_of(game.tile_set, read_word(game.tile_set, word) or b""),
                "ticked": form is None or f"word-{at}" in form,
            }
            for at, word in enumerate(asked)
        ],
        "typed": (form or {}).get("words", ""),
        "argument": challenge.argument if challenge else (form or {}).get("argument", ""),
        "again": again,
        "verdict": verdict,
        "seen": now.seen,
        "seconds": max(0, 10 - (scene.now - now.at) // 1000) if verdict is not None else 0,
        "missing": scene.words is None and scene.opening is None,
        "arbiter_name": scene.session.get(ARBITER, ""),
        "by_hand": now.by_hand,
        "clause": rules["again"]["clause"] if again else rules["clause"],
        "invalid_clause": rules["invalid"],
        "again_clause": rules["again"]["clause"] if "again" in rules and not again else None,
        "arbiter_clause": game.ruleset.get("arbiter", {}).get("clause") or rules["clause"],
        "stands": game.clocks is not None,
        "mode": game.opened["mode"],
    }
