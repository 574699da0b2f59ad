"""A slip or a result that is held before the camera: decided as if it had come over a link."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from faristol.core.play import write_play
from faristol.errors import Rejected
from faristol.games.log import Entry
from faristol.screens.activities import activity_of
from faristol.screens.public.room import Room
from faristol.screens.refusals import sentences
from faristol.screens.scene import OpenEvent, Scene
from faristol.texts import Texts

if TYPE_CHECKING:
    from faristol.room.by_sight import ResultBySight, SlipBySight
    from faristol.room.code_text import CodeKind
    from faristol.room.host import Host
    from faristol.room.messages import Do
    from faristol.room.seats import Tablet

Sentence = tuple[str, str, str]
"""Of which kind the message is, a fact, and what to do now."""


@dataclass(frozen=True)
class ByCode:
    host: "Host"
    """The room, in which the table has a seat now."""
    table: int
    entries: list[Entry]
    sentence: Sentence


def handed_in_by_code(host: "Host", scene: Scene, text: str, kind: "CodeKind") -> ByCode:
    """Decide what a code hands in; raise `Unreadable` where this event takes nothing of its kind."""
    from faristol.room.code_text import CodeKind, Unreadable
    from faristol.room.host_by_sight import result_read, seated, slip_read

    event, is_slip = scene.event, kind is CodeKind.SLIP
    does = activity_of(event).of_seats.get("seat.slip" if is_slip else "seat.result") if event else None
    if event is None or does is None:
        raise Unreadable("a code where nothing of its kind is handed in")
    t, read = scene.texts, slip_read(host, text) if is_slip else result_read(host, text)
    after, tablet = seated(host, read.table, scene.chance)
    act = (
        _slip(event, cast("SlipBySight", read))
        if is_slip
        else _result(scene, event, tablet, cast("ResultBySight", read))
    )
    try:
        entries = does.decide(scene, tablet, act)
    except Rejected as refused:
        return ByCode(host, read.table, [], ("bad", *_at_table(read.table, refused, t)))
    for entry in entries:
        if refusal := does.refusal_of(entry):
            return ByCode(after, read.table, entries, ("warn", *_at_table(read.table, refusal, t)))
    fact = (
        t.gettext("Table %(table)s’s slip for round %(round)s is in.")
        if is_slip
        else t.gettext("Table %(table)s’s result for round %(round)s is in.")
    )
    then = t.gettext("Show the next tablet’s code.")
    return ByCode(after, read.table, entries, ("ok", fact % {"table": read.table, "round": read.round}, then))


def _slip(event: OpenEvent, slip: "SlipBySight") -> "Do":
    from faristol.room.messages import Do

    play = write_play(event.state.tile_set, slip.play) if slip.play else ""
    return Do("", "seat.slip", slip.round, play, slip.points)


def _result(scene: Scene, event: OpenEvent, tablet: "Tablet", result: "ResultBySight") -> "Do":
    """Return the act of a result, for the pair of that table if it is the one of the code."""
    from faristol.room.by_sight import pair_mark
    from faristol.room.messages import Do

    room = Room(event, scene.now, scene.zone)
    pair = activity_of(event).seat_states(room, [tablet])[tablet.number].get("pair")
    ids = tuple(pair["ids"]) if pair and pair_mark(pair["ids"]) == result.pair else ()
    first, second = result.points
    return Do("", "seat.result", result.round, f"{first}–{second}", None, ids)


def _at_table(table: int, refused: Rejected, t: Texts) -> tuple[str, str]:
    fact, way_out = sentences(refused, t)
    return t.gettext("Table %(table)s: %(fact)s") % {"table": table, "fact": fact}, way_out
