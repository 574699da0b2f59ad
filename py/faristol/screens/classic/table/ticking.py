"""The clock that the page moves, and what follows when a time has come.

What follows is the document's: points for a minute over the time, a lost game, or nothing. Of a last turn
that took too long no document says what follows: the arbiter is asked.
Beside the clock of a player another may run: two minutes for a last turn, or the wait for one who is absent.
"""

from collections.abc import Callable, Iterator

from faristol.games.classic import ending
from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.game import Classic
from faristol.games.classic.granted import Granted, granted
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.table.clocks import late, lost_on_time
from faristol.screens.classic.turn.spoken import act_sentences
from faristol.screens.parts.clock_time import clock_text, decimal
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.ticking import OtherClock, Ticking
from faristol.screens.view import view_value
from faristol.speech.aloud import clock_calls
from faristol.texts import Texts

CALLED_BEYOND = 10
"""So many minutes over the time are called out."""


@view_value
class GrantedTime:
    """A time that the document grants: the id of its clock and what that shows."""

    time: Granted
    face: str
    text: str
    over: bool
    over_sentence: str


def granted_time(scene: Scene) -> GrantedTime | None:
    time, t = granted(game_of(scene)), scene.texts
    if time is None:
        return None
    left, face = time.left(scene.now), _face(game_of(scene))
    return GrantedTime(time, face, clock_text(left, t), left < 0, turn_over(time.minutes, t))


def ticking(scene: Scene) -> Ticking | None:
    """Return the clock that runs. Its calls are in the playing language, for the table hears them."""
    game, t = game_of(scene), scene.texts
    if scene.event is None or scene.event.last_sign is not None:
        return None
    time, clocks = granted(game), game.clocks
    beside = _moving(game, time, t) if time and time.since is not None else None
    if clocks is None or clocks.of is None or clocks.since is None:
        if beside is None or time is None:
            return None
        until = _until(scene, game, time.left(scene.now), time)
        return Ticking(**{**vars(beside), "until": until}, calls=[], over="classic.time_over")
    left = clocks.left(clocks.of, scene.now)
    return Ticking(
        remaining=clocks.remaining[clocks.of - 1],
        running_since=clocks.since,
        calls=[] if game.stage == "waiting" else clock_calls(game.tile_set.language, _called_beyond(game)),
        over="classic.time_over",
        until=_until(scene, game, left, time),
        face=f"clock-{clocks.of}",
        tenths=decimal(t),
        beside=beside,
    )


def _face(game: Classic) -> str:
    return "absence-clock" if game.stage == "waiting" else "turn-clock"


def _moving(game: Classic, time: Granted, t: Texts) -> OtherClock:
    return OtherClock(_face(game), time.remaining, time.since, decimal(t))


def _called_beyond(game: Classic) -> int:
    """Return how many minutes are called, where one costs something: up to the one that loses the game."""
    rule = game.ruleset.overtime
    if not rule:
        return 0
    return min(CALLED_BEYOND, rule.lost.minutes - 1) if rule.lost else CALLED_BEYOND


def _until(scene: Scene, game: Classic, left: int, time: Granted | None) -> int | None:
    """Return what will be left when something changes that the page cannot know; now, if a loss is owed."""
    if not _keeps_time(scene):
        return None
    if _owed(scene, game, scene.now):
        return left
    changes = [*_minutes_over(left)] if game.clocks and game.clocks.running else []
    if time is not None and time.since is not None:
        changes.append(left - time.left(scene.now) - 1)
    return max((at for at in changes if at < left), default=None)


def _minutes_over(left: int) -> Iterator[int]:
    """Yield the first moment over the time, and of each minute after it; one of them loses the game."""
    begun = max(0, -left) // MINUTE
    yield from (-minute * MINUTE - 1 for minute in (begun, begun + 1))


def _keeps_time(scene: Scene) -> bool:
    return scene.event is not None and scene.event.keeps_time


def _owed(scene: Scene, game: Classic, now: int) -> bool:
    """Whether the game is lost on time, which ends it by itself, as the document has it.

    Who has taken that end back goes further back, or lets the arbiter set the clock: it does not end at once
    again.
    """
    if scene.event is None or ending.is_taken_back(scene.event.entries):
        return False
    return lost_on_time(game, now) is not None


def time_over(scene: Scene, intent: Intent) -> Step:
    """End a game lost on time; else announce that a last turn is too long, or what the time has cost."""
    game, t = game_of(scene), scene.texts
    if not _keeps_time(scene):
        return Step()
    if _owed(scene, game, intent.at):
        return end_on_time(scene, intent)
    sentences = [each for each in (_turn_over(game, intent.at, t), _cost(game, intent.at, t)) if each]
    return Step(announce=" ".join(sentences) or None)


def end_on_time(scene: Scene, intent: Intent) -> Step:
    """End a game lost on time, and say how it ended: by the clock, or by a tap after that was taken back."""
    game = game_of(scene)
    entries = ending.time_over(game, intent.at)
    announce = act_sentences(game, entries, ending.after_facts(game, entries, intent.at), scene.texts)
    return Step(entries=entries, announce=announce, focus="work")


def turn_over(minutes: int, t: Texts) -> str:
    return t.ngettext(
        "The minute for this turn is over.", "The %(n)s minutes for this turn are over.", minutes
    ) % {"n": minutes}  # fmt: skip


def _turn_over(game: Classic, at: int, t: Texts) -> str | None:
    time = granted(game)
    over = time is not None and game.stage == "turn" and time.left(at) < 0
    return turn_over(time.minutes, t) if over and time else None


def _cost(game: Classic, at: int, t: Texts) -> str | None:
    clocks = game.clocks
    if clocks is None or clocks.of is None or game.stage not in ending.UNDER_WAY:
        return None
    sentence = late(game, clocks.of, at, t)
    return f"{game.names[clocks.of - 1]}: {sentence}" if sentence else None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"time_over": time_over, "end_on_time": end_on_time}
