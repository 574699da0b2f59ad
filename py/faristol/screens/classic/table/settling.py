"""The game has ended, and somebody says what is left on the racks, or what the clock on the table reads."""

from collections.abc import Callable
from typing import Any

from faristol.core.tiles import BLANK
from faristol.errors import Rejected
from faristol.games.classic import settling
from faristol.games.classic.both_late import settle_both_late
from faristol.games.classic.ending import after_facts
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.board.squares import rows
from faristol.screens.classic import count, ended
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.table import told_at_end
from faristol.screens.parts.faces import CountedTile, TileFace, counted_tiles
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.texts import Texts

COUNT = Slot("count", dict[str, str], of="event")
LOST = {"1": (1,), "2": (2,), "both": (1, 2)}
"""Who has lost, where both are too late."""


def view(scene: Scene) -> dict[str, Any]:
    game, t, typed = game_of(scene), scene.texts, _typed(scene)
    told = told_at_end.told(game, typed, scene.now)
    after = _after(game, told, typed, scene.now)
    counted = after if after and after.settled else None
    return {
        "squares": rows(game.tile_set, game.board, t),
        "how": ended.how(counted or game, t),
        "ended_clause": (counted or game).ending.clause,  # type: ignore[union-attr]
        "asks_racks": told.asks_racks,
        "asks_time": told.asks_time,
        "racks_clause": game.ending.racks if game.ending else None,
        "time_clause": game.ruleset.get("overtime", {}).get("clause"),
        "people": [
            {
                "player": player,
                "name": game.names[player - 1],
                "count": game.counts[player - 1],
                "rack": told.rack_texts[player - 1],
                "over": told.over_texts[player - 1],
                "rack_problem": _said(told.rack_problems[player - 1], t),
                "over_problem": _said(told.over_problems[player - 1], t),
                "written": len(told.racks[player - 1] or ()),
            }
            for player in game.players
        ],
        "odd_counts": told.odd_counts,
        "proposed": told.proposed,
        "left_tiles": _left(game, told, t) if told.asks_racks else None,
        "sums": count.lines(counted, t) if counted else [],
        "result": ended.who_won(counted, t) if counted else None,
        "both_late": _both_late(game, told, typed, scene.now, t),
        "lacking": _lacking(game, told, typed, scene.now, t),
    }


def write(scene: Scene, intent: Intent) -> Step:
    """As it is typed, the arithmetic follows; the button leads to what is still empty."""
    return Step(session=scene.session.put(COUNT, intent.fields), focus=intent.data.get("to"))


def settle(scene: Scene, intent: Intent) -> Step:
    game = game_of(scene)
    typed = intent.fields or _typed(scene)
    facts = _facts(game, told_at_end.told(game, typed, intent.at), typed, intent.at)
    after = after_facts(game, facts, intent.at)
    session = scene.session.without(COUNT)
    return Step(entries=facts, session=session, announce=ended.who_won(after, scene.texts), focus="work")


def _typed(scene: Scene) -> dict[str, str]:
    return scene.session.get(COUNT, {})


def _facts(game: Classic, told: told_at_end.Told, typed: dict[str, str], at: int) -> list[Entry]:
    told.check()
    if _are_both_late(game, told, at):
        lost = LOST.get(typed.get("lost", ""), ())
        return settle_both_late(game, at, told.all_over, lost, typed.get("arbiter", ""))
    return settling.settle(game, at, told.all_racks, told.all_over)


def _are_both_late(game: Classic, told: told_at_end.Told, at: int) -> bool:
    over = settling.known_time(game, at) or told.all_over
    return over is not None and settling.both_beyond_time(game, over)


def _both_late(
    game: Classic, told: told_at_end.Told, typed: dict[str, str], at: int, t: Texts
) -> dict[str, Any] | None:
    """The document names no loser, so the arbiter is asked."""
    if not _are_both_late(game, told, at):
        return None
    names = [(str(player), name, None) for player, name in enumerate(game.names, 1)]
    return {
        "minutes": game.ruleset["overtime"]["lost"]["minutes"],
        "losers": [*names, ("both", t.gettext("Both"), None)],
        "lost": typed.get("lost", ""),
        "arbiter": typed.get("arbiter", ""),
    }


def _after(game: Classic, told: told_at_end.Told, typed: dict[str, str], at: int) -> Classic | None:
    """The game as it would be counted, if all is told that the count needs."""
    try:
        facts = _facts(game, told, typed, at)
    except Rejected:
        return None
    return after_facts(game, facts, at)


def _lacking(
    game: Classic, told: told_at_end.Told, typed: dict[str, str], at: int, t: Texts
) -> tuple[str, str] | None:
    """What the button says instead, and the field to which it leads."""
    if told.asks_racks and told.all_racks is None:
        return t.gettext("Write the tiles left"), f"rack-{1 + told.racks.index(None)}"
    if told.asks_time and told.all_over is None:
        return t.gettext("Write what the clock reads"), f"over-{1 + told.over.index(None)}"
    if _are_both_late(game, told, at):
        if typed.get("lost") not in LOST:
            return t.gettext("Say who has lost"), "lost-1"
        if not typed.get("arbiter", "").strip():
            return t.gettext("Write who says so"), "arbiter"
    return None


def _left(game: Classic, told: told_at_end.Told, t: Texts) -> tuple[CountedTile, ...]:
    """Each tile that nobody has laid, with how many are not on a rack yet."""
    kinds = (tile for tile in (*game.tile_set.letters, BLANK) if tile in game.unseen)
    counts = {tile: told.left.count(tile) for tile in kinds}

    def name(face: TileFace, n: int) -> str:
        tile = face.label or face.name
        return t.ngettext("%(tile)s, %(n)s left", "%(tile)s, %(n)s left", n) % {"tile": tile, "n": n}

    return counted_tiles(game.tile_set, counts, t, name)


def _said(problem: Rejected | None, t: Texts) -> str | None:
    return " ".join(sentences(problem, t)) if problem else None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"write_end": write, "settle": settle}
