"""Before the first turn: who is not at the table, who starts, the first racks."""

from collections.abc import Callable
from typing import Any

from faristol.core.tiles import BLANK, Tiles
from faristol.errors import Rejected
from faristol.games.classic import absence, starting
from faristol.games.classic.clocks import other
from faristol.games.classic.errors import WrongCount
from faristol.games.classic.game import Classic
from faristol.games.classic.granted import granted
from faristol.screens.classic.lots import lots
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import names_after_first
from faristol.screens.parts.faces import TileGroup, counted_tiles, faces
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    game, t = game_of(scene), scene.texts
    rule = game.ruleset["start"]
    return {
        "tablet": game.program_draws,
        "lots": lots(game, t),
        "start_clause": rule["clause"],
        "again_clause": rule.get("again"),
        "blank_first": rule["blank"] == "first",
        "named_clause": rule.get("named", {}).get("clause"),
        "by_lot": bool(game.start_draws),
        "starter": game.names[game.first - 1] if game.first else None,
        "second": names_after_first(game) if game.first else None,
        "rack_size": game.ruleset["rack_size"],
        "signal": _signal(game),
        "waited_for": _waited_for(scene),
        "late_comers": [(str(player), game.names[player - 1], None) for player in game.waiting or ()],
        "set_tiles": _set(game, t),
        "set_total": len(game.tile_set.all),
    }


def _signal(game: Classic) -> str | None:
    """By which clause one who is absent is waited for, as long as the round has not begun."""
    begun = game.stage != "start" or game.absent or game.start_draws
    clause: str | None = game.ruleset.get("absence", {}).get("clause")
    return None if begun or "absence" not in game.ruleset else clause or ""


def _waited_for(scene: Scene) -> dict[str, Any] | None:
    """Who has not come, and what follows if the time that is granted is over."""
    game, time = game_of(scene), granted(game_of(scene))
    if not game.waiting or time is None:
        return None
    players = tuple(game.waiting)
    high, low = game.ruleset["absence"]["result"]
    both = len(players) == 2
    return {
        "gone": [{"player": player, "name": game.names[player - 1]} for player in players],
        "over": time.left(scene.now) < 0,
        "winner": None if both else game.names[other(players[0]) - 1],
        "result": "0–0" if both else f"{high}–{low}",
        "clause": game.ruleset["absence"]["both" if len(game.absent) == 2 else "clause"],
    }


def _set(game: Classic, t: Texts) -> tuple[TileGroup, ...]:
    """Number and distribution of the tiles, to be checked before the game (MAL-1, FED-32)."""
    counts = {tile: game.tile_set.all.count(tile) for tile in (*game.tile_set.letters, BLANK)}
    there = {tile: count for tile, count in counts.items() if count}
    return (TileGroup("", counted_tiles(game.tile_set, there, t)),)


# --- what is done


def draw_start(scene: Scene, intent: Intent) -> Step:
    """A tile for each out of the program's bag, or as they were drawn by hand."""
    game = game_of(scene)
    typed = () if game.program_draws else (_tile(game, intent, player) for player in game.players)
    tiles = None if game.program_draws else tuple(tile for each in typed for tile in each)
    entries = starting.draw_for_start(game, tiles)
    return Step(entries=entries, announce=_said(game, entries[0], scene.texts), focus="work")


def _tile(game: Classic, intent: Intent, player: int) -> Tiles:
    """The one tile in a field; what is wrong with it stands under that field."""
    field = f"tile{player}"
    try:
        read = game.tile_set.read(intent.fields.get(field, ""))
        if len(read) != 1:
            raise WrongCount(wanted=1, typed=len(read))
    except Rejected as refusal:
        raise refusal.at(field) from None
    return read


def _said(game: Classic, drawn: dict[str, Any], t: Texts) -> str:
    tiles = faces(game.tile_set, tuple(drawn["tiles"]), t)
    said = [f"{name}: {tile.name}." for name, tile in zip(game.names, tiles, strict=True)]
    if drawn["first"] is None:
        again = t.gettext("Equal tiles: all draw again.")
        return " ".join([*said, again if game.several else t.gettext("Equal tiles: both draw again.")])
    return " ".join([*said, t.gettext("%(name)s starts.") % {"name": game.names[drawn["first"] - 1]}])


def name_starter(scene: Scene, intent: Intent) -> Step:
    entries = starting.name_starter(game_of(scene), int(intent.data["player"]))
    return Step(entries=entries, focus="work")


def draw_racks(scene: Scene, intent: Intent) -> Step:
    return Step(entries=starting.draw_racks(game_of(scene)), focus="work")


def begin_round(scene: Scene, intent: Intent) -> Step:
    """The signal was given, and one or both are not at the table."""
    players = [1, 2] if intent.data["player"] == "both" else [int(intent.data["player"])]
    return Step(entries=absence.begin_round(game_of(scene), players), focus="work")


def arrive(scene: Scene, intent: Intent) -> Step:
    """In time; or later, if the arbiter says so by name and with a reason."""
    game, fields = game_of(scene), intent.fields
    player = int(fields.get("who") or intent.data["player"])
    by, why = fields.get("arbiter", ""), fields.get("why", "")
    return Step(entries=absence.arrive(game, player, intent.at, by, why), focus="work")


def absence_over(scene: Scene, intent: Intent) -> Step:
    return Step(entries=absence.absence_over(game_of(scene), intent.at), focus="work")


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "draw_start": draw_start,
    "name_starter": name_starter,
    "draw_racks": draw_racks,
    "begin_round": begin_round,
    "arrive": arrive,
    "absence_over": absence_over,
}
