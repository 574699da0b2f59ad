"""The clocks as the screen shows them: exact to the tenth, and one that stands says why."""

from faristol.core.overtime import begun_minutes, too_late
from faristol.games.classic.ending import UNDER_WAY
from faristol.games.classic.game import Classic
from faristol.games.classic.settling import beyond_time
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
    at = scene.now if unseen is None else unseen
    left = game.clocks.left(player, at)
    own = game.clocks.of == player
    return ClockFace(
        text=clock_text(left, scene.texts),
        running=own and game.clocks.running and unseen is None,
        over=left < 0,
        late=late(game, player, at, scene.texts),
        clause=_late_clause(game, player, at) if left < 0 else None,
        stopped=_stopped(game, scene.texts) if own else None,
    )


def lost_on_time(game: Classic, at: int) -> int | None:
    """Return who has lost by exceeding the time, while the game has not been ended for it."""
    if game.clocks is None or game.stage not in UNDER_WAY:
        return None
    return beyond_time(game, game.clocks.each_over(at))


def late(game: Classic, player: int, at: int, t: Texts) -> str | None:
    """Return in words that the player is over the time, and what that costs so far: at last the game."""
    if game.clocks is None or (left := game.clocks.left(player, at)) >= 0:
        return None
    rule = game.ruleset.overtime
    if rule and rule.lost and _is_too_late(game, player, at):
        minutes = rule.lost.minutes
        if lost_on_time(game, at) == player:
            sentence = t.ngettext(
                "lost: more than %(n)s minute over time", "lost: more than %(n)s minutes over time", minutes
            )
        else:
            sentence = t.ngettext(
                "more than %(n)s minute over time", "more than %(n)s minutes over time", minutes
            )
        return sentence % {"n": minutes}
    if rule and game.stage != "over":
        return t.gettext("over time: %(points)s") % {
            "points": f"\N{MINUS SIGN}{rule.points * begun_minutes(-left)}"
        }
    if game.ruleset.clock.late_play:
        return t.gettext("no time left: plays are not valid")
    return t.gettext("over time")


def _is_too_late(game: Classic, player: int, at: int) -> bool:
    return game.clocks is not None and too_late(game.ruleset, game.clocks.each_over(at))[player - 1]


def _late_clause(game: Classic, player: int, at: int) -> str | None:
    rule = game.ruleset.overtime
    if rule and rule.lost and _is_too_late(game, player, at):
        return rule.lost.clause
    return rule.clause if rule else game.ruleset.clock.late_play


def _stopped(game: Classic, t: Texts) -> str | None:
    """Return why a clock stands."""
    if game.clocks is None or game.clocks.running or not game.running or game.stopped_for is None:
        return None
    why = t.gettext(REASONS[game.stopped_for]) if game.stopped_for in REASONS else t.gettext("Challenge")
    return t.gettext("stopped: %(why)s") % {"why": why}
