"""Before the first turn: who is not at the table, who starts, the first racks."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from faristol.core.tiles import BLANK, Tiles
from faristol.errors import Rejected, all_of
from faristol.games.classic import absence, starting, timing
from faristol.games.classic.clocks import other
from faristol.games.classic.errors import WrongCount
from faristol.games.classic.facts import apply
from faristol.games.classic.game import Classic
from faristol.games.classic.granted import granted
from faristol.games.log import Entry
from faristol.screens.classic.lots import Lot, lots
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import names_after_first
from faristol.screens.classic.turn.hand import put_down
from faristol.screens.parts.faces import TileGroup, counted_tiles, faces
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class WaitedFor:
    """Who has not come, by number and name, and what follows if the time that is granted is over."""

    gone: list[tuple[int, str]]
    over: bool
    winner: str | None
    result: str
    clause: str | None

    @property
    def options(self) -> list[tuple[str, str, None]]:
        return [(str(player), name, None) for player, name in self.gone]


@view_value
class BeforeTurns:
    """Who starts, and who is not at the table."""

    name: ClassVar = "before"
    lots: list[Lot]
    named_clause: str | None
    starter: str
    others: str
    signal: str | None
    """The clause by which one who is absent is waited for; None where nobody is."""
    waited_for: WaitedFor | None
    set_tiles: tuple[TileGroup, ...]


def view(scene: Scene) -> BeforeTurns:
    game, t = game_of(scene), scene.texts
    return BeforeTurns(
        lots=lots(game, t),
        named_clause=rule.clause if (rule := game.ruleset.start.named) else None,
        starter=game.names[game.first - 1] if game.first else "",
        others=names_after_first(game) if game.first else "",
        signal=_signal(game),
        waited_for=_waited_for(scene),
        set_tiles=_set(game, t),
    )


def _signal(game: Classic) -> str | None:
    """Return the clause by which one who is absent is waited for, as long as the round has not begun."""
    begun = game.stage != "start" or game.absent or game.start_draws
    rule = game.ruleset.absence
    return None if begun or rule is None else rule.clause or ""


def _waited_for(scene: Scene) -> WaitedFor | None:
    game, time = game_of(scene), granted(game_of(scene))
    rule = game.ruleset.absence
    if not game.waiting or time is None or rule is None:
        return None
    players = tuple(game.waiting)
    high, low = rule.result
    both = len(players) == 2
    return WaitedFor(
        gone=[(player, game.names[player - 1]) for player in players],
        over=time.left(scene.now) < 0,
        winner=None if both else game.names[other(players[0]) - 1],
        result="0–0" if both else f"{high}–{low}",
        clause=rule.both if len(game.absent) == 2 else rule.clause,
    )


def _set(game: Classic, t: Texts) -> tuple[TileGroup, ...]:
    """Return number and distribution of the tiles, to be checked before the game (MAL-1, FED-32)."""
    counts = {tile: game.tile_set.all.count(tile) for tile in (*game.tile_set.letters, BLANK)}
    there = {tile: count for tile, count in counts.items() if count}
    return (TileGroup("", counted_tiles(game.tile_set, there, t)),)


# --- what is done


def draw_start(scene: Scene, intent: Intent) -> Step:
    """Draw a tile for each out of the program's bag, or note those that were drawn by hand."""
    game = game_of(scene)
    tiles = None if game.program_draws else _typed(game, intent)
    entries = starting.draw_for_start(game, tiles)
    announce = _drawn(game, entries[0], scene.texts)
    return Step(entries=_with_racks(game, entries, intent), announce=announce, focus="work")


def _with_racks(game: Classic, entries: list[Entry], intent: Intent) -> list[Entry]:
    """Return what decides who starts, and the racks, which the program draws at once when that is known."""
    after = apply(game, {**entries[0], "at": intent.at})
    ready = game.program_draws and after.stage == "racks"
    return [*entries, *starting.draw_racks(after)] if ready else entries


def _typed(game: Classic, intent: Intent) -> Tiles:
    """Return the tiles that were drawn by hand, one from each field."""
    each = all_of(partial(_tile, game, intent, player) for player in game.players)
    return tuple(tile for tiles in each for tile in tiles)


def _tile(game: Classic, intent: Intent, player: int) -> Tiles:
    """Return the one tile in a field; what is wrong with it is refused under that field."""
    field = f"tile{player}"
    try:
        read = game.tile_set.read(intent.fields.get(field, ""))
        if len(read) != 1:
            raise WrongCount(wanted=1, typed=len(read))
    except Rejected as refusal:
        raise refusal.at(field) from None
    return read


def _drawn(game: Classic, drawn: Entry, t: Texts) -> str:
    """Return who drew which tile, and who starts."""
    tiles = faces(game.tile_set, drawn["tiles"], t)
    each = [f"{name}: {tile.name}." for name, tile in zip(game.names, tiles, strict=True)]
    if drawn["first"] is None:
        again = t.gettext("Equal tiles: all draw again.")
        return " ".join([*each, again if game.several else t.gettext("Equal tiles: both draw again.")])
    return " ".join([*each, t.gettext("%(name)s starts.") % {"name": game.names[drawn["first"] - 1]}])


def name_starter(scene: Scene, intent: Intent) -> Step:
    game = game_of(scene)
    entries = starting.name_starter(game, int(intent.data["player"]))
    return Step(entries=_with_racks(game, entries, intent), focus="work")


def draw_racks(scene: Scene, intent: Intent) -> Step:
    """Draw the racks. Beside a real bag all have drawn, and so the first clock starts with it.

    What was begun in a first turn that was undone is not in hand any more.
    """
    game, session = game_of(scene), put_down(scene)
    entries = starting.draw_racks(game)
    if game.program_draws:
        return Step(entries=entries, session=session, focus="work")
    after = apply(game, {**entries[0], "at": intent.at})
    started = timing.start_clock(after) if after.clocks else ()
    return Step(entries=[*entries, *started], session=session, focus="play")


def begin_round(scene: Scene, intent: Intent) -> Step:
    """Note the signal, and that one or both are not at the table."""
    players = [1, 2] if intent.data["player"] == "both" else [int(intent.data["player"])]
    return Step(entries=absence.begin_round(game_of(scene), players), focus="work")


def arrive(scene: Scene, intent: Intent) -> Step:
    """Note who has come: in time; or later, if the arbiter says so by name and with a reason."""
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
