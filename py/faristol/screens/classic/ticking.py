"""The clock that the page moves, and what follows when a time has come.

What follows is the document's: points for a minute over the time, a lost game, a lost turn, or nothing.
Beside the clock of a player another may run: two minutes for a last turn, or the wait for one who is absent.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from faristol.games.classic import ending
from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.game import Classic
from faristol.games.classic.settling import beyond_time
from faristol.screens.classic.clocks import decimal, late, written
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step, Ticking
from faristol.speech.aloud import clock_calls
from faristol.texts import Texts

CALLED_BEYOND = 10
"""So many minutes over the time are called out."""


@dataclass(frozen=True)
class Granted:
    """A time that the document grants, and since when it runs."""

    face: str
    minutes: int
    since: int
    clause: str | None

    def left(self, now: int) -> int:
        return self.minutes * MINUTE - max(0, now - self.since)


def granted(game: Classic) -> Granted | None:
    """For a play in the last turns (MAL-31, FED-16), or for one who is absent to come (FED-29)."""
    if game.stage == "waiting" and game.waiting:
        rule, since = game.ruleset["absence"], next(iter(game.waiting.values()))
        return Granted("absence-clock", rule["minutes"], since, rule["clause"])
    if game.stage == "turn" and game.turns_left is not None and game.turn_began is not None:
        rule = game.ruleset["stopping"]
        return Granted("turn-clock", rule["minutes"], game.turn_began, rule["clause"])
    return None


def shown(scene: Scene) -> dict[str, Any] | None:
    """The granted time with its face."""
    time = granted(game_of(scene))
    if time is None:
        return None
    left = time.left(scene.now)
    return {
        "face": time.face,
        "minutes": time.minutes,
        "text": written(left, scene.texts),
        "over": left < 0,
        "clause": time.clause,
    }


def ticking(scene: Scene) -> Ticking | None:
    """The calls are in the playing language, for they are said at the table."""
    game, t = game_of(scene), scene.texts
    if scene.event is None or scene.event.last_sign is not None:
        return None
    time, clocks = granted(game), game.clocks
    beside = _moving(time, t) if time else None
    if clocks is None or clocks.of is None or clocks.since is None:
        if beside is None or time is None:
            return None
        until = _until(scene, game, time.left(scene.now), time)
        return Ticking(**beside, calls=[], over="classic.time_over", until=until)
    left = clocks.left(clocks.of, scene.now)
    return Ticking(
        remaining=clocks.remaining[clocks.of - 1],
        running_since=clocks.since,
        calls=[] if game.stage == "waiting" else clock_calls(game.tile_set.language, _called_beyond(game)),
        over="classic.time_over",
        until=_until(scene, game, left, time),
        face=f"clock-{clocks.of}",
        tenths=decimal(t),
        beside=beside and {**beside, "until": None},
    )


def _moving(time: Granted, t: Texts) -> dict[str, Any]:
    return {
        "face": time.face,
        "remaining": time.minutes * MINUTE,
        "running_since": time.since,
        "tenths": decimal(t),
    }


def _called_beyond(game: Classic) -> int:
    """Where a minute over the time costs something; with the last that is granted the game is lost."""
    rule = game.ruleset.get("overtime")
    if not rule:
        return 0
    return min(CALLED_BEYOND, rule["lost"]["minutes"] - 1) if "lost" in rule else CALLED_BEYOND


def _until(scene: Scene, game: Classic, left: int, time: Granted | None) -> int | None:
    """How much will be left when something changes that the page cannot know; now, if something is owed."""
    if not _writing(scene):
        return None
    if _owed(game, scene.now):
        return left
    changes = [*_minutes_over(left)] if game.clocks and game.clocks.running else []
    if time is not None:
        changes.append(left - time.left(scene.now) - 1)
    return max((at for at in changes if at < left), default=None)


def _minutes_over(left: int) -> Iterator[int]:
    """The first moment over the time, and of each minute after it; a lost game comes with one of them."""
    begun = max(0, -left) // MINUTE
    yield from (-minute * MINUTE - 1 for minute in (begun, begun + 1))


def _writing(scene: Scene) -> bool:
    """A window that watches leaves it to the one that writes."""
    return scene.event is not None and scene.event.writing


def _owed(game: Classic, now: int) -> str | None:
    """What the document has follow by itself. A scorer may be late with a play that was made in time."""
    time, clocks = granted(game), game.clocks
    if game.program_draws and game.stage == "turn" and time and time.left(now) < 0:
        return "turn"
    if clocks and game.stage in ending.UNDER_WAY and beyond_time(game, clocks.each_over(now)):
        return "game"
    return None


def time_over(scene: Scene, intent: Intent) -> Step:
    """Where nothing follows, it is said what the time has cost so far."""
    game = game_of(scene)
    if not _writing(scene):
        return Step()
    match _owed(game, intent.at):
        case "turn":
            return Step(entries=ending.turn_time_over(game, intent.at), focus="work")
        case "game":
            return Step(entries=ending.time_over(game, intent.at), focus="work")
    return Step(announce=_cost(game, intent.at, scene.texts))


def _cost(game: Classic, at: int, t: Texts) -> str | None:
    clocks = game.clocks
    if clocks is None or clocks.of is None or game.stage not in ending.UNDER_WAY:
        return None
    said = late(game, clocks.left(clocks.of, at), t)
    return f"{game.names[clocks.of - 1]}: {said}" if said else None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"time_over": time_over}
