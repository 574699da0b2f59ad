"""The table of two players, or of more: board, clocks, racks, and the step at which the game is."""

from collections.abc import Callable
from types import ModuleType

from faristol.games.classic.timed import stands
from faristol.screens.classic.game_view import GameView
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.score_sheet import where
from faristol.screens.classic.table import (
    before,
    challenge,
    challenged,
    clocks,
    settling,
    ticking,
    turn,
    turning,
    unseen,
)
from faristol.screens.classic.table.before import BeforeTurns
from faristol.screens.classic.table.challenged import ChallengeAtTable
from faristol.screens.classic.table.settling import SettlingAtTable
from faristol.screens.classic.table.turn import TurnAtTable
from faristol.screens.classic.table.turning import Turned, turned
from faristol.screens.classic.table.unseen import UnseenTime
from faristol.screens.classic.turn.cards import PlayerCard, cards
from faristol.screens.classic.turn.laying import POINTS_IF_DROPPED
from faristol.screens.classic.turn.under_hands import UnderHands
from faristol.screens.classic.undo import undo_at, undo_label
from faristol.screens.lists import Wanted
from faristol.screens.parts.names import by_surname
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen, Step
from faristol.screens.ticking import Ticking
from faristol.screens.view import view_value

PARTS = {
    "waiting": before,
    "start": before,
    "racks": before,
    "turn": turn,
    "played": turn,
    "challenge": challenged,
    "settling": settling,
}
"""Whose view belongs to a stage."""

INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    **ticking.INTENTS,
    **unseen.INTENTS,
    **before.INTENTS,
    **turn.INTENTS,
    **turning.INTENTS,
    **challenge.INTENTS,
    **settling.INTENTS,
}


@view_value(kw_only=True)
class TableView(GameView):
    part: BeforeTurns | TurnAtTable | ChallengeAtTable | SettlingAtTable | UnseenTime
    """What belongs to the stage. Its `name` is that of its templates."""
    hands: UnderHands | None
    """None but in a turn."""
    cards: list[PlayerCard]
    granted: ticking.GrantedTime | None
    turned: Turned


def view(scene: Scene) -> TableView:
    event, game, t, part = _event(scene), game_of(scene), scene.texts, part_of(scene)
    return TableView(
        title=title(scene),
        subtitle=_where(scene),
        back="#/",
        back_name=t.gettext("Home"),
        game=game,
        playing=game.tile_set.language,
        here=f"#/event/{event.stream}",
        part=part.view(scene),
        hands=turn.hands(scene) if part is turn else None,
        cards=cards(game, clocks.clock_faces(scene), pressing=_pressing(scene)),
        granted=ticking.granted_time(scene),
        turned=turned(scene),
        undo=undo_label(event, t),
        undo_at=undo_at(event),
    )


def part_of(scene: Scene) -> ModuleType:
    """Return the part of the stage; while words are being named for a challenge, that is one already."""
    if _event(scene).last_sign is not None:
        return unseen
    return PARTS["challenge" if challenged.is_open(scene) else game_of(scene).stage]


def title(scene: Scene) -> str:
    game = game_of(scene)
    return by_surname(game.names, game.tile_set.language)


def _where(scene: Scene) -> str:
    """Return event, round, table and place, as far as they were written."""
    game = game_of(scene)
    opened = game.opened
    named = opened.name if opened.name != " – ".join(opened.players) else ""
    at_table = ", ".join(filter(None, [named, where(game, scene.texts)]))
    return " · ".join(filter(None, [at_table, opened.place]))


def _pressing(scene: Scene) -> bool:
    """Whether the card presses the clock: beside a real board it is the player's side of it."""
    game = game_of(scene)
    if game.program_draws or challenged.is_open(scene) or _event(scene).last_sign is not None:
        return False
    return game.stage == "played" and not stands(game)


def _event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def clock(scene: Scene) -> Ticking | None:
    return challenge.ticking(scene) or ticking.ticking(scene)


def words(scene: Scene) -> Wanted | None:
    """Return no list before a challenge, unless the scorer looks words up at once (MAL-5)."""
    lexicon: Wanted = game_of(scene).opened.lexicon
    return lexicon if game_of(scene).checks_at_once else challenge.words(scene)


CLASSIC = Screen(
    name="classic",
    view=view,
    title=title,
    intents=INTENTS,
    clock=clock,
    words=words,
    waits=False,
    points_if_dropped=POINTS_IF_DROPPED,
    remembers=True,
)
