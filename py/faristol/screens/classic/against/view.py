"""A game against the computer: the board, one's own rack, and whose turn it is."""

from collections.abc import Callable

from faristol.core.tiles import BLANK, take
from faristol.games.classic.facts import FACTS
from faristol.games.classic.facts_of_turns import ByPlayer
from faristol.games.classic.game import Classic
from faristol.games.classic.undoing import completes_turn, taken_back
from faristol.games.log import Entry
from faristol.screens.classic.against import mine, theirs
from faristol.screens.classic.against.sides import is_mine, person
from faristol.screens.classic.against.theirs import TheirTurn
from faristol.screens.classic.game_view import GameView
from faristol.screens.classic.lots import Lot, lots
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.score_sheet import rules_name
from faristol.screens.classic.turn.cards import PlayerCard, cards
from faristol.screens.classic.turn.last_turns import LastTurn, last_turns
from faristol.screens.classic.turn.laying import POINTS_IF_DROPPED
from faristol.screens.classic.turn.under_hands import UnderHands
from faristol.screens.classic.undo import undo_label
from faristol.screens.parts.faces import TileGroup, counted_tiles
from faristol.screens.parts.levels import level_name
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen, Step
from faristol.screens.view import view_value
from faristol.texts import Texts

INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {**mine.INTENTS, **theirs.INTENTS}


@view_value(kw_only=True)
class AgainstView(GameView):
    hands: UnderHands | None
    theirs: TheirTurn | None
    """The person's turn, or the computer's."""
    person: int
    cards: list[PlayerCard]
    granted: None = None
    """No time is granted here; the templates of the table ask for it."""
    starts: str
    lots: list[Lot]
    turns: list[LastTurn]
    unseen: tuple[TileGroup, ...]
    """What the person has not seen: the bag and the other rack together."""


def view(scene: Scene) -> AgainstView:
    event, game, t = scene.event, game_of(scene), scene.texts
    assert event and game.computer
    return AgainstView(
        title=title(scene),
        subtitle=f"{level_name(game.computer.level, t)} · {rules_name(game, t)}",
        back="#/",
        back_name=t.gettext("Home"),
        game=game,
        playing=game.tile_set.language,
        here=f"#/event/{event.stream}",
        hands=mine.hands(scene) if is_mine(game) else None,
        theirs=None if is_mine(game) else theirs.view(scene),
        person=person(game),
        cards=cards(game, ()),
        starts=t.gettext("You start") if is_mine(game) else t.gettext("The computer starts"),
        lots=[] if game.turns else lots(game, t),
        turns=last_turns(game, t),
        unseen=_unseen(game, t),
        undo=_undo_label(event, game, t),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Practice")


def _undo_label(event: OpenEvent, game: Classic, t: Texts) -> str | None:
    """Return what a tap takes back; what only the computer has done is not taken back."""
    own = [entry for act in taken_back(event.entries) for entry in act if _is_own(entry, game)]
    if any(map(completes_turn, own)) and event.writing:
        return t.gettext("Undo: your last turn")
    return undo_label(event, t) if own else None


def _is_own(entry: Entry, game: Classic) -> bool:
    return issubclass(FACTS.types[entry["type"]], ByPlayer) and entry["player"] == person(game)


def _unseen(game: Classic, t: Texts) -> tuple[TileGroup, ...]:
    left = take(game.unseen, game.rack(person(game)) or ()) or ()
    counts = {tile: left.count(tile) for tile in (*game.tile_set.letters, BLANK) if tile in left}
    return (TileGroup("", counted_tiles(game.tile_set, counts, t)),)


AGAINST = Screen(
    name="against",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: game_of(scene).opened.lexicon,
    waits=False,
    points_if_dropped=POINTS_IF_DROPPED,
    background=theirs.thinking_of,
    by_itself=theirs.arrives,
    watched=(),
)
