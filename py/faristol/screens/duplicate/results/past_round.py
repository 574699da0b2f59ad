"""A round that is over, taken further: analysed, or played on alone once the duplicate is over."""

from typing import Literal, cast

from faristol.core.board import write_board
from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.practice.solo import going_on
from faristol.practice.solo.code import LOT_BYTES
from faristol.practice.turns import PLAYS_ONLY
from faristol.screens.acts import Act
from faristol.screens.board.best_plays import has_play
from faristol.screens.board.to_analyse import POSITION, Position
from faristol.screens.duplicate.open_event import its_words, open_event
from faristol.screens.duplicate.results.place import address, place_of
from faristol.screens.scene import Scene, Step
from faristol.screens.session import LEAVING, Session
from faristol.texts import Texts

ANALYSIS = "#/analysis"


def analyse(scene: Scene, session: Session, event: Duplicate) -> Act:
    """Open the analysis with what the players had before them; while a round runs it is asked first."""
    round_ = _round_of(scene)
    assert round_.master
    position = Position(
        cast(Literal["ca", "ro"], event.tile_set.language),
        tuple(write_board(event.tile_set, round_.board)),
        event.tile_set.sort(round_.rack),
        round_.master.play,
        address(scene, "round", round_.number),
        scene.now,
        rules=PLAYS_ONLY,
    )
    given = session.put(POSITION, position)
    if event.running and open_event(scene).writing:
        return given.put(LEAVING, ANALYSIS)
    return Step(session=given, go=ANALYSIS)


def play_on(scene: Scene, event: Duplicate, t: Texts) -> Act:
    """Begin a game for one with the board and the rack of the round."""
    round_ = _round_of(scene)
    if not going_on.can_be_played_on(event):
        raise NotNow
    name = t.gettext("%(event)s, played alone from round %(round)s")
    opens = going_on.play_on(
        event,
        open_event(scene).stream,
        round_,
        name % {"event": event.opened.name, "round": round_.number},
        scene.chance(LOT_BYTES),
        scene.app,
        has_play(its_words(scene)),
    )
    return Step(opens=opens, focus="board-H8")


def _round_of(scene: Scene) -> Round:
    round_ = place_of(scene).round
    if round_ is None:
        raise NotNow
    return round_
