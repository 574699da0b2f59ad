"""A round among the results: its board, its rack, and what the room made of them."""

from collections.abc import Sequence
from dataclasses import replace

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.practice.solo.going_on import can_be_played_on
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.open_event import open_event
from faristol.screens.duplicate.results import tables
from faristol.screens.duplicate.results.list_parts import ListPart, part_of, parts_of
from faristol.screens.duplicate.results.place import LISTED, Place, chosen
from faristol.screens.duplicate.results.tables import RoundTable
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class RoundPage:
    round: Round
    may_mark_wrong: bool
    can_be_played_on: bool
    rack_stays: bool
    """Whether it is said that tiles of a real bag can't be put right any more in this round."""
    table: RoundTable
    parts: Sequence[ListPart]
    on_board: str
    """The play that lies on the board; "" for the board as the players had it."""
    squares: Rows
    rack_tiles: Sequence[TileFace]
    previous: Round | None
    following: Round | None


def round_page(scene: Scene, event: Duplicate, place: Place) -> RoundPage:
    round_, t = place.round, scene.texts
    assert round_ and round_.master
    table = tables.round_table(event, round_, t)
    part = part_of(scene, len(table.plays))
    of_round, text = chosen(scene).on_board or (0, "")
    play = text if of_round == round_.number else None
    done = finished(event)
    at = done.index(round_)
    return RoundPage(
        round=round_,
        may_mark_wrong=open_event(scene).writing and event.stage != "over" and not round_.master.wrong,
        can_be_played_on=can_be_played_on(event),
        rack_stays=_rack_stays(scene, event, round_),
        table=replace(table, plays=table.plays[part * LISTED : (part + 1) * LISTED]),
        parts=parts_of(part, len(table.plays)),
        on_board=round_.master.play if play is None else play,
        squares=_squares(event, round_, play, t),
        rack_tiles=faces(event.tile_set, event.tile_set.sort(round_.rack), t),
        previous=done[at - 1] if at else None,
        following=done[at + 1] if at + 1 < len(done) else None,
    )


def _rack_stays(scene: Scene, event: Duplicate, round_: Round) -> bool:
    from_bag = event.opened.source == "bag" and open_event(scene).writing and event.running
    return from_bag and (round_ is not event.round or event.awaiting is not None)


def _squares(event: Duplicate, round_: Round, play: str | None, t: Texts) -> Rows:
    """Return the board with the master play; or as the players had it, with the play that was tapped."""
    assert round_.master
    if play is None or play == round_.master.play:
        return rows(event.tile_set, round_.board_after, t, last=tuple(round_.master.laid))
    asked = tables.read(event.tile_set, play) if play else None
    new = dict(zip(asked.squares, asked.word, strict=False)) if asked else {}
    return rows(event.tile_set, round_.board, t, new=new)
