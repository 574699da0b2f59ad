"""The clocks as the screen shows them: exact to the tenth, and one that stands says why."""

from faristol.core.overtime import begun_minutes
from faristol.games.classic.game import Classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.reasons import REASONS
from faristol.screens.classic.turn.cards import ClockFace
from faristol.screens.parts.clock_time import clock_text
from faristol.screens.scene import Scene
from faristol.texts import Texts


def clock_faces(scene: Scene) -> list[ClockFace]:
    """Return one for each player; none where no clock of ours is in use."""
    game = game_of(scene)
    return [_face(game, player, scene) for player in game.players] if game.clocks else []


def _face(game: Classic, player: int, scene: Scene) -> ClockFace:
    """Return the clock; after a crash as it was last seen, for how the time is read is still open."""
    assert game.clocks
    unseen = scene.event.last_sign if scene.event else None
    left = game.clocks.left(player, scene.now if unseen is None else unseen)
    own = game.clocks.of == player
    return ClockFace(
        text=clock_text(left, scene.texts),
        running=own and game.clocks.running and unseen is None,
        over=left < 0,
        late=late(game, left, scene.texts),
        clause=_late_clause(game) if left < 0 else None,
        stopped=_stopped(game, scene.texts) if own else None,
    )


def late(game: Classic, left: int, t: Texts) -> str | None:
    """Return in words that it is over the time, and what that costs so far."""
    if left >= 0:
        return None
    rule = game.ruleset.overtime
    if rule and game.stage != "over":
        return t.gettext("over time: %(points)s") % {
            "points": f"\N{MINUS SIGN}{rule.points * begun_minutes(-left)}"
        }
    if game.ruleset.clock.late_play:
        return t.gettext("no time left: plays are not valid")
    return t.gettext("over time")


def _late_clause(game: Classic) -> str | None:
    rule = game.ruleset.overtime
    return rule.clause if rule else game.ruleset.clock.late_play


def _stopped(game: Classic, t: Texts) -> str | None:
    """Return why a clock stands."""
    if game.clocks is None or game.clocks.running or not game.running or game.stopped_for is None:
        return None
    why = t.gettext(REASONS[game.stopped_for]) if game.stopped_for in REASONS else t.gettext("Challenge")
    return t.gettext("stopped: %(why)s") % {"why": why}
