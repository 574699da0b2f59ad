"""What the screen of a challenge shows: the words that were named, the verdict and what follows from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from faristol.core.board import Board
from faristol.core.notation import read_word
from faristol.games.classic.challenging import is_second, open_words
from faristol.games.classic.clocks import other
from faristol.games.classic.game import Classic
from faristol.screens.board.squares import Rows, rows
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import name_of_next
from faristol.screens.classic.table.clocks import lost_on_time
from faristol.screens.parts.letters import Letters, PlayLetters, letters_of, place_and_letters
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.screens.view import view_value


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
    """Whether somebody challenges, and names the words now."""
    return game_of(scene).stage == "played" and begun(scene).naming


@view_value
class NamedWord:
    id: str
    letters: Letters
    ticked: bool


@view_value
class ChallengeAtTable:
    """A challenge in all its steps; `begun` is what is not a fact yet."""

    name: ClassVar = "challenge"
    step: str
    covered: Rows
    mover: str
    challenger: str | None
    following: str
    goes_on: str
    """Whose time it is once the play stands: with one tap a turn that of the next player."""
    lost: str | None
    """Who has lost on time, which ends the game with the verdict."""
    play: PlayLetters
    words: list[NamedWord]
    begun: Begun
    typed: str
    argument: str
    again: bool
    seconds: int
    missing: bool
    """Whether there is no word list here, and none is being opened."""
    arbiter: str
    clause: str | None
    again_clause: str | None
    arbiter_clause: str | None


def view(scene: Scene) -> ChallengeAtTable:
    game, now = game_of(scene), begun(scene)
    made, player = game.made, game.to_move
    assert made and player
    rules, again = game.ruleset.challenge, is_second(game)
    form = now.form or {}
    challenge = made.challenge if game.stage == "challenge" else None
    last = challenge or (made.challenge if again else None)
    return ChallengeAtTable(
        step="naming" if challenge is None else "asked" if now.verdict is None else "verdict",
        covered=rows(game.tile_set, Board(), scene.texts),
        mover=game.names[player - 1],
        challenger=game.names[other(player) - 1] if not game.several else None,
        following=name_of_next(game),
        goes_on=game.names[(game.on_the_clock or player) - 1],
        lost=game.names[late - 1] if (late := lost_on_time(game, scene.now)) else None,
        play=place_and_letters(game.tile_set, made.play),
        words=_named(game, last.words if last else open_words(made), now.form),
        begun=now,
        typed=form.get("words", ""),
        argument=challenge.argument if challenge else form.get("argument", ""),
        again=again,
        seconds=max(0, 10 - (scene.now - now.at) // 1000) if now.verdict is not None else 0,
        missing=scene.words is None and scene.opening is None,
        arbiter=scene.session.get(ARBITER, ""),
        clause=rules.again.clause if rules.again and again else rules.clause,
        again_clause=rules.again.clause if rules.again and not again else None,
        arbiter_clause=game.ruleset.arbiter.clause or rules.clause,
    )


def _named(game: Classic, words: Sequence[str], form: dict[str, str] | None) -> list[NamedWord]:
    """Return the words to be named, all of them ticked as long as nobody has touched the form."""
    return [
        NamedWord(
            f"word-{at}",
            letters_of(game.tile_set, read_word(game.tile_set, word) or b""),
            form is None or f"word-{at}" in form,
        )
        for at, word in enumerate(words)
    ]
