"""A second judge beside the first: what it may do, and what two judges have read of the same slip."""

from typing import TYPE_CHECKING, Any

from faristol.core.play import in_writing
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.from_judges import Judging, judge
from faristol.games.duplicate.ruling import Written
from faristol.games.log import Entry
from faristol.screens.duplicate.open_event import event_of, its_words, open_event
from faristol.screens.scene import Scene
from faristol.screens.view import view_value

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.host import Host
    from faristol.room.messages import Judged
    from faristol.room.seats import Tablet

ACTS = ("judge.slip", "judge.withdraw", "judge.accept")


@view_value
class ReadTwice:
    """A slip that two judges have read differently: as it is in, and as it was read the second time."""

    table: int
    first: str
    second: str


@view_value
class Readings:
    checked: frozenset[int]
    """The tables whose slips two judges have read the same."""
    differ: tuple[ReadTwice, ...]
    settles: bool
    """Whether that is for this tablet to settle."""


def judged(scene: Scene, tablet: "Tablet", act: "Judged") -> list[Entry]:
    judging = Judging(act.act, tablet.number, act.round, act.table, written_of(act), act.everywhere)
    return judge(event_of(scene), judging, its_words(scene).lexicon.contains)


def written_of(act: "Judged") -> Written:
    return Written(act.text, act.null, given=act.points, late=act.late)


def judge_state(event: Duplicate, host: "Host") -> dict[str, Any]:
    """Return what a second judge is told of the running round beside the log."""
    from faristol.room.doubts import doubts_in

    round_ = len(event.rounds)
    checked = sorted(table for number, table in host.checked if number == round_)
    differ = [[table, _as_written(each.read)] for table, each in sorted(doubts_in(host, round_).items())]
    return {"checked": checked, "differ": differ}


def readings(scene: Scene, event: Duplicate) -> Readings:
    """Return what two judges have read in the running round, on the tablet of either."""
    host, guest = host_of(scene), judge_of(scene)
    state = judge_state(event, host) if host else dict((guest.knows if guest else None) or {})
    slips = {event.players[id].table: slip for id, slip in event.round.slips.items()}
    checked = frozenset(table for table in state.get("checked", ()) if table in slips)
    differ = [(table, text) for table, text in state.get("differ", ()) if table in slips]
    first = {table: slips[table].play or slips[table].written for table, _ in differ}
    pairs = [
        (table, *(in_writing(event.tile_set, each) for each in (first[table], text)))
        for table, text in differ
    ]
    return Readings(checked, tuple(ReadTwice(*each) for each in pairs), host is not None)


def host_of(scene: Scene) -> "Host | None":
    """Return the room of the open event, if this tablet is its host."""
    if scene.room is None:
        return None
    from faristol.room.host import Host

    room = scene.room
    return room if isinstance(room, Host) and room.stream == open_event(scene).stream else None


def judge_of(scene: Scene) -> "Guest | None":
    """Return what this tablet is in a room, if it is a second judge's."""
    if scene.room is None:
        return None
    from faristol.room.guest import Guest

    room = scene.room
    return room if isinstance(room, Guest) and room.role == "judge" else None


def _as_written(act: "Judged") -> str:
    return " ".join(part for part in (act.text, act.null) if part)
