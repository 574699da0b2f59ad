"""The game has ended, and somebody says what is left on the racks, or what the clock on the table reads."""

from collections.abc import Callable
from typing import ClassVar

from faristol.core.tiles import BLANK
from faristol.errors import Rejected
from faristol.games.classic import settling
from faristol.games.classic.both_late import settle_both_late
from faristol.games.classic.ending import after_facts
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.board.squares import Rows, rows
from faristol.screens.classic import count, ended
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.table.end_form import EndForm, read_form
from faristol.screens.parts.faces import TileFace, TileGroup, counted_tiles
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

COUNT = Slot("count", dict[str, str], of="event")
LOST = {"1": (1,), "2": (2,), "both": (1, 2)}
"""Who has lost, where both are too late."""


@view_value
class SettlingAtTable:
    """What is typed at the end, as the form has it, and the count as far as it goes."""

    name: ClassVar = "settling"
    squares: Rows
    how: str
    ended_clause: str | None
    form: EndForm
    rack_problems: list[str | None]
    time_problems: list[str | None]
    left_tiles: tuple[TileGroup, ...]
    sums: list[count.Line]
    result: str | None
    losers: list[tuple[str, str, None]]
    """Where both are too late the document names no loser: the arbiter says who has lost."""
    lost: str
    arbiter: str
    why: str
    lacking: tuple[str, str] | None
    """What the button says instead, and the field to which it leads."""


def view(scene: Scene) -> SettlingAtTable:
    game, t, typed = game_of(scene), scene.texts, _typed(scene)
    form = read_form(game, typed, scene.now)
    after = _after(game, form, typed, scene.now)
    counted = after if after and after.settled else None
    ending = (counted or game).ending
    assert ending
    return SettlingAtTable(
        squares=rows(game.tile_set, game.board, t),
        how=ended.how(counted or game, t),
        ended_clause=ending.clause,
        form=form,
        rack_problems=[_sentence(problem, t) for problem in form.rack_problems],
        time_problems=[_sentence(problem, t) for problem in form.over_problems],
        left_tiles=_left(game, form, t) if form.asks_racks else (),
        sums=count.lines(counted, t) if counted else [],
        result=ended.who_won(counted, t) if counted else None,
        losers=_losers(game, t) if _are_both_late(game, form, scene.now) else [],
        lost=typed.get("lost", ""),
        arbiter=typed.get("arbiter", ""),
        why=typed.get("why", ""),
        lacking=_lacking(game, form, typed, scene.now, t),
    )


def write(scene: Scene, intent: Intent) -> Step:
    """Note what is typed, so that the arithmetic follows; the button leads to what is still empty."""
    return Step(session=scene.session.put(COUNT, intent.fields), focus=intent.data.get("to"))


def settle(scene: Scene, intent: Intent) -> Step:
    game = game_of(scene)
    typed = intent.fields or _typed(scene)
    facts = _facts(game, read_form(game, typed, intent.at), typed, intent.at)
    after = after_facts(game, facts, intent.at)
    session = scene.session.without(COUNT)
    return Step(entries=facts, session=session, announce=ended.who_won(after, scene.texts), focus="work")


def _typed(scene: Scene) -> dict[str, str]:
    return scene.session.get(COUNT, {})


def _facts(game: Classic, form: EndForm, typed: dict[str, str], at: int) -> list[Entry]:
    form.check()
    if _are_both_late(game, form, at):
        lost = LOST.get(typed.get("lost", ""), ())
        by, why = typed.get("arbiter", ""), typed.get("why", "")
        return settle_both_late(game, at, form.all_over, lost, by, why)
    return settling.settle(game, at, form.all_racks, form.all_over)


def _are_both_late(game: Classic, form: EndForm, at: int) -> bool:
    over = settling.known_time(game, at) or form.all_over
    return over is not None and settling.both_beyond_time(game, over)


def _losers(game: Classic, t: Texts) -> list[tuple[str, str, None]]:
    names = [(str(player), name, None) for player, name in enumerate(game.names, 1)]
    return [*names, ("both", t.gettext("Both"), None)]


def _after(game: Classic, form: EndForm, typed: dict[str, str], at: int) -> Classic | None:
    """Return the game as it would be counted, once the form has all that the count needs."""
    try:
        facts = _facts(game, form, typed, at)
    except Rejected:
        return None
    return after_facts(game, facts, at)


def _lacking(
    game: Classic, form: EndForm, typed: dict[str, str], at: int, t: Texts
) -> tuple[str, str] | None:
    if form.asks_racks and form.all_racks is None:
        return t.gettext("Write the tiles left"), f"rack-{1 + form.racks.index(None)}"
    if form.asks_time and form.all_over is None:
        return t.gettext("Write the time on the clock"), f"over-{1 + form.over.index(None)}"
    if _are_both_late(game, form, at):
        if typed.get("lost") not in LOST:
            return t.gettext("Say who has lost"), "lost-1"
        if not typed.get("arbiter", "").strip():
            return t.gettext("Write who decided"), "arbiter"
        if not typed.get("why", "").strip():
            return t.gettext("Write why"), "why"
    return None


def _left(game: Classic, form: EndForm, t: Texts) -> tuple[TileGroup, ...]:
    """Return each tile that is not on the board, with how many are not on a rack yet."""
    kinds = (tile for tile in (*game.tile_set.letters, BLANK) if tile in game.unseen)
    counts = {tile: form.left.count(tile) for tile in kinds}

    def name(face: TileFace, n: int) -> str:
        tile = face.label or face.name
        return t.ngettext("%(tile)s, %(n)s left", "%(tile)s, %(n)s left", n) % {"tile": tile, "n": n}

    return (TileGroup("", counted_tiles(game.tile_set, counts, t, name)),)


def _sentence(problem: Rejected | None, t: Texts) -> str | None:
    return " ".join(sentences(problem, t)) if problem else None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"write_end": write, "settle": settle}
