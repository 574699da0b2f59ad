"""A game of two gone through again, turn by turn, each beside the best plays of its rack."""

from markupsafe import Markup

from faristol.core.board import Board
from faristol.games.classic.analysing import Analysis, boards
from faristol.games.classic.game import Classic
from faristol.games.log import last_act
from faristol.screens.board.squares import Rows, rows
from faristol.screens.classic.game_view import GameView
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.replay import tables
from faristol.screens.classic.replay.intents import INTENTS
from faristol.screens.classic.replay.place import (
    Place,
    analysis_of,
    annotation_of,
    background,
    is_open,
    open_event,
    place_of,
)
from faristol.screens.classic.replay.practising import offer
from faristol.screens.classic.replay.printing import paper
from faristol.screens.classic.replay.tables import PlayerSummary, ReplayTurn
from faristol.screens.classic.replay.turning_points import HEIGHT, TurningPoint, turning_points
from faristol.screens.classic.score_sheet import order
from faristol.screens.classic.undo import undo_label
from faristol.screens.lost_racks.practising import Offer
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Replay:
    """Where one is in the game, and the whole of it."""

    place: Place
    turn: ReplayTurn
    following: ReplayTurn | None
    turns: list[ReplayTurn]
    squares: Rows
    rack: tuple[TileFace, ...]
    summary: list[PlayerSummary] | None
    analysed: tuple[int, int] | None
    """How many of the turns whose rack is known, until it is all of them."""
    known_racks: int
    practise: Offer | None
    points: list[TurningPoint]
    points_of: str
    """Whose lead goes upwards."""
    points_height: int
    next_chance: int | None
    """The next turn that cost much, after the last one again the first; None without another."""
    costs_known: bool
    """Whether all have been worked out."""


@view_value(kw_only=True)
class ReplayView(GameView):
    replay: Replay | None
    """None while people play, or where no turn was played."""
    printed: Markup | None


def view(scene: Scene) -> ReplayView:
    game, t, opened = game_of(scene), scene.texts, is_open(game_of(scene))
    here = f"#/event/{open_event(scene).stream}"
    return ReplayView(
        title=title(scene),
        subtitle=" – ".join(game.names),
        back=here,
        back_name=t.gettext("The score sheet") if game.stage == "over" else t.gettext("The game"),
        game=game,
        playing=game.tile_set.language,
        here=here,
        replay=_replay(scene, game, t) if opened else None,
        printed=paper(scene, analysis_of(scene)) if opened else None,
        undo=undo_label(open_event(scene), t) if opened and _last_is_note(scene) else None,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Game review")


def _last_is_note(scene: Scene) -> bool:
    """Whether a tap here would take a note back, and not what ended the game."""
    event = open_event(scene)
    act = last_act(event.entries, event.kind.facts.final)
    return any(entry["type"] == "TurnNoted" for entry in act)


def _replay(scene: Scene, game: Classic, t: Texts) -> Replay:
    place, analysis, annotation = place_of(scene), analysis_of(scene), annotation_of(scene)
    every, rack = tables.turns(game, analysis, t, annotation), game.turns[place.turn - 1].rack
    return Replay(
        place=place,
        turn=every[place.turn - 1],
        following=every[place.turn] if place.turn < len(every) else None,
        turns=every,
        squares=_squares(game, place, analysis, t),
        rack=faces(game.tile_set, game.tile_set.sort(rack or ()), t),
        summary=tables.summaries(game, analysis, t) if analysis and analysis.all else None,
        analysed=(len(analysis.analysed), analysis.all) if analysis and not analysis.done else None,
        known_racks=sum(each.rack is not None for each in game.turns),
        practise=offer(scene, analysis),
        points=turning_points(game, annotation, t),
        points_of=game.names[order(game)[0] - 1],
        points_height=HEIGHT,
        next_chance=_next_chance(every, place.turn),
        costs_known=bool(annotation and annotation.done and annotation.costs),
    )


def _next_chance(turns: list[ReplayTurn], now: int) -> int | None:
    dear = [each.number for each in turns if each.cost and each.cost.is_dear and each.number != now]
    return next((number for number in dear if number > now), dear[0] if dear else None)


def _squares(game: Classic, place: Place, analysis: Analysis | None, t: Texts) -> Rows:
    """Return the board with the play that was made; or as it was before, with a play that could have been."""
    found = boards(game)
    before, after = found[place.turn - 1], found[place.turn]
    known = analysis.analysed.get(place.turn) if analysis else None
    if place.best is not None and known and place.best < len(known.best.plays):
        play = known.best.plays[place.best].play
        new = {at: code for at, code in zip(play.squares, play.word, strict=True) if not before.squares[at]}
        return rows(game.tile_set, before, t, new=new)
    return rows(game.tile_set, after, t, last=_new_squares(before, after))


def _new_squares(before: Board, after: Board) -> list[int]:
    pairs = zip(before.squares, after.squares, strict=True)
    return [at for at, (was, now) in enumerate(pairs) if was != now]


CLASSIC_REPLAY = Screen(
    name="classic_replay",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: game_of(scene).opened.lexicon if is_open(game_of(scene)) else None,
    waits=False,
    remembers=True,
    events=True,
    background=background,
)
