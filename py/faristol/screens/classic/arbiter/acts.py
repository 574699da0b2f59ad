"""What the arbiter may do in this game now, each with the clause for it and what it will do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faristol.games.classic import arbiter, ending, tile_count, timekeeping, undoing
from faristol.games.classic.clocks import other
from faristol.games.classic.ending import UNDER_WAY
from faristol.games.classic.errors import NotNow
from faristol.games.classic.facts import FACTS
from faristol.games.classic.game import Classic
from faristol.games.classic.granted import granted
from faristol.games.classic.undoing import is_decision
from faristol.games.log import Entry, last_act
from faristol.screens.classic.arbiter.written import (
    counts_of,
    player_of,
    points_of,
    result_of,
    tiles_of,
    time_of,
    turn_of,
)
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Scene
from faristol.texts import Texts, texts

Fields = Mapping[str, str]


@dataclass(frozen=True)
class Act:
    id: str
    label: str
    does: str
    clause: str | None
    icon: str


def possible(game: Classic, entries: Sequence[Entry], t: Texts) -> list[Act]:
    """Return the acts for which the game is at the right moment, and of which the document speaks."""
    back = [_take_back(game, t)] if is_decision(last_act(entries, FACTS.final)) else []
    every = [_points, _penalty, _result, _turn_lost, _clock, _tiles, _round_time, _late, _both_gave_up]
    return [*back, *(act for make in every if (act := make(game, t)))]


def _take_back(game: Classic, t: Texts) -> Act:
    does = t.gettext("The game returns to what it was before. The log keeps both, with names and reasons.")
    return Act("undo", t.gettext("Take back the last decision"), does, _own(game), "undo-2")


def _points(game: Classic, t: Texts) -> Act | None:
    if not game.turns or _is_decided(game):
        return None
    return Act(
        "points",
        t.gettext("Correct the points of a turn"),
        t.gettext("The total is updated. The log keeps the earlier points."),
        (game.ruleset.corrections and game.ruleset.corrections.clause) or _own(game),
        "list",
    )


def _penalty(game: Classic, t: Texts) -> Act | None:
    if game.stage in ("waiting", "start", "racks") or _is_decided(game):
        return None
    return Act(
        "penalty",
        t.gettext("Take points away"),
        t.gettext("They are taken off the player’s score and appear on the sheet with the reason."),
        _own(game) or game.ruleset.abandoning.clause,
        "triangle-alert",
    )


def _result(game: Classic, t: Texts) -> Act | None:
    running = game.stage in (*UNDER_WAY, "waiting", "start", "racks")
    does = (
        t.gettext("The game ends with this result, whatever the points are.")
        if running
        else t.gettext("This result counts, whatever the points are.")
    )
    return Act("result", t.gettext("Set the result"), does, _own(game), "gavel")


def _round_time(game: Classic, t: Texts) -> Act | None:
    rule = game.ruleset.stopping
    if rule is None or game.stage not in UNDER_WAY or game.turns_left is not None:
        return None
    does = t.ngettext(
        "The current turn and one more are completed; then the game stops with the points as they stand.",
        "The current turn and %(n)s more are completed; then the game stops with the points as "
        "they stand.",
        rule.more,
    ) % {"n": rule.more}  # fmt: skip
    most = t.ngettext(
        "From now on a play has %(n)s minute at most.",
        "From now on a play has %(n)s minutes at most.",
        rule.minutes,
    ) % {"n": rule.minutes}  # fmt: skip
    return Act("time", t.gettext("Playing time is over"), f"{does} {most}", rule.clause, "clock")


def _late(game: Classic, t: Texts) -> Act | None:
    """Offer it only for a clock on the table: the program does not see that one."""
    rule = game.ruleset.time_lost
    if rule is None or game.clocks or not game.opened.minutes or game.stage not in UNDER_WAY:
        return None
    does = t.ngettext(
        "A player more than %(n)s minute over time loses the game.",
        "A player more than %(n)s minutes over time loses the game.",
        rule.minutes,
    ) % {"n": rule.minutes}  # fmt: skip
    return Act("late", t.gettext("Declare the game lost on time"), does, rule.clause, "clock")


def _turn_lost(game: Classic, t: Texts) -> Act | None:
    """Offer it in the last turns of a round."""
    time = granted(game)
    if time is None or game.stage != "turn":
        return None
    does = t.ngettext(
        "A last turn has %(n)s minute at most. The rules do not say what follows when it is over.",
        "A last turn has %(n)s minutes at most. The rules do not say what follows when they are over.",
        time.minutes,
    ) % {"n": time.minutes}  # fmt: skip
    return Act("turn", t.gettext("Declare the turn lost: it took too long"), does, time.clause, "clock")


def _clock(game: Classic, t: Texts) -> Act | None:
    if game.clocks is None or game.stage not in UNDER_WAY:
        return None
    does = t.gettext("The clock shows this time from now on. If it is running, it goes on running.")
    return Act("clock", t.gettext("Set a clock right"), does, _own(game), "clock")


def _tiles(game: Classic, t: Texts) -> Act | None:
    """Offer it for a set of wood or plastic."""
    if game.program_draws or game.to_move is None or _is_decided(game):
        return None
    does = t.gettext("Bag and racks are counted with the tiles that are there, and the game can be scored.")
    return Act("tiles", t.gettext("Note missing or extra tiles"), does, _own(game), "hand")


def _both_gave_up(game: Classic, t: Texts) -> Act | None:
    """Offer it when one has given up already."""
    rule, ending_ = game.ruleset.abandoning, game.ending
    if ending_ is None or not rule.says_of_both or _is_decided(game):
        return None
    if ending_.way != "abandoned" or len(ending_.lost) != 1:
        return None
    gave_up = game.names[other(ending_.lost[0]) - 1]
    label = t.gettext("%(name)s has given up as well") % {"name": gave_up}
    return Act("both", label, t.gettext("Then both have lost, 0–0."), rule.both, "x")


def facts(scene: Scene, act: str, fields: Fields, by: str, why: str, at: int) -> list[Entry]:
    """Return what is written if it is done as the form says; refused if it cannot be done."""
    assert scene.event
    game, entries = game_of(scene), scene.event.entries
    if not any(each.id == act for each in possible(game, entries, texts("en"))):
        raise NotNow
    player = player_of(game, fields)
    match act:
        case "undo":
            return undoing.take_back(game, entries, by, why, at)
        case "points":
            return arbiter.correct_points(game, turn_of(game, fields), points_of(fields, least=None), by, why)
        case "penalty":
            given_back = fields.get("way") == "back"
            points = points_of(fields, least=1)
            return arbiter.penalise(game, player, -points if given_back else points, by, why)
        case "result":
            result, winner = result_of(game, fields)
            return arbiter.decide(game, result, winner, by, why)
        case "time":
            return timekeeping.call_round_time(game, by, why)
        case "turn":
            return timekeeping.turn_is_lost(game, at, by, why)
        case "clock":
            return timekeeping.set_clock(game, player, time_of(fields), at, by, why)
        case "tiles":
            found = tiles_of(game, fields, "missing"), tiles_of(game, fields, "extra")
            return tile_count.count_tiles(game, *found, counts_of(game, fields), at, by, why)
        case "both":
            assert game.ending
            return ending.abandon(game, other(game.ending.lost[0]), at)
    return timekeeping.lost_by_the_clock_on_the_table(game, player, at, by, why)


def _own(game: Classic) -> str | None:
    return game.ruleset.arbiter.clause or None


def _is_decided(game: Classic) -> bool:
    return game.settled is not None and game.settled.decided
