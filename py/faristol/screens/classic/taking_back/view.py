"""Taking a complete turn back: each player agrees with one tap, and the time used stays used."""

from collections.abc import Callable

from faristol.games.classic.errors import NotNow
from faristol.games.classic.facts import FACTS
from faristol.games.classic.undoing import needs_agreement, turn_taken_back, undo_agreed, with_turn_taken_back
from faristol.games.log import last_act
from faristol.screens.classic.game_view import GameView
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn.hand import put_down, writing
from faristol.screens.classic.turn.last_turns import LastTurn, as_noted
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value

AGREED = Slot("undo-agreed", tuple[int, ...], of="event")
"""Who has agreed. About the log as it is: with another entry, nobody has."""


@view_value(kw_only=True)
class TakingBackView(GameView):
    possible: bool
    turn: LastTurn | None
    """What would be taken back."""
    lies_again: bool
    """Whether the play lies on the board after that, and only its end is taken back."""
    players: list[tuple[int, str, bool]]
    """Number, name, and whether this one has agreed."""
    clocks: bool


def view(scene: Scene) -> TakingBackView:
    event, game, agreed = scene.event, game_of(scene), _agreed(scene)
    assert event
    here, possible = f"#/event/{event.stream}", event.writing and _possible(scene)
    return TakingBackView(
        title=title(scene),
        subtitle=" – ".join(game.names),
        back=here,
        back_name=scene.texts.gettext("The game"),
        game=game,
        playing=game.tile_set.language,
        here=here,
        possible=possible,
        turn=as_noted(game, turn_taken_back(game, event.entries), scene.texts) if possible else None,
        lies_again=possible and _lies_again(scene),
        players=[(number, name, number in agreed) for number, name in enumerate(game.names, 1)],
        clocks=game.clocks is not None,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Take back the last turn")


def agree(scene: Scene, intent: Intent) -> Step:
    """Note that a player agrees; with the last one the turn is taken back."""
    game, player = writing(scene), int(intent.data["player"])
    if player not in game.players or not _possible(scene):
        raise NotNow
    assert scene.event
    entries, agreed = scene.event.entries, tuple(sorted({*_agreed(scene), player}))
    if len(agreed) < len(game.names):
        return Step(session=scene.session.put(AGREED, agreed, about=len(entries)))
    undone = undo_agreed(game, entries, agreed, intent.at)
    t = scene.texts
    announce = (
        t.gettext("The turn is open again.") if _lies_again(scene) else t.gettext("The turn is taken back.")
    )
    return Step(
        entries=undone, session=put_down(scene), go=f"#/event/{scene.event.stream}", announce=announce
    )


def _agreed(scene: Scene) -> tuple[int, ...]:
    assert scene.event
    return scene.session.get(AGREED, (), about=len(scene.event.entries))


def _possible(scene: Scene) -> bool:
    assert scene.event
    entries = scene.event.entries
    return needs_agreement(entries, last_act(entries, FACTS.final))


def _lies_again(scene: Scene) -> bool:
    assert scene.event
    return with_turn_taken_back(scene.event.entries).made is not None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"agree": agree}

CLASSIC_UNDO = Screen(name="classic_undo", view=view, title=title, intents=INTENTS)
