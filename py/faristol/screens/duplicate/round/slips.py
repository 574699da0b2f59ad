"""What the judge sees while slips come in: who is missing, whose slip is in hand, what it may say."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from faristol.core.play import in_writing
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.handing_in import differences
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.sanctions import next_step
from faristol.screens.calling.time import Time, time_left
from faristol.screens.duplicate.judges import Readings, judge_of, readings
from faristol.screens.duplicate.on_paper import Way
from faristol.screens.duplicate.round.slip import (
    InHand,
    hides_slips,
    in_hand,
    is_first_meant,
    missing,
    people_called,
    person,
    play_letters,
    question,
)
from faristol.screens.duplicate.ruled_slips import RuledSlip, null_slips, remark, ruled_slip
from faristol.screens.duplicate.sanction_words import step_button, step_name
from faristol.screens.duplicate.suggesting import LISTED, Match, matches
from faristol.screens.duplicate.typed import Typed, read_typed
from faristol.screens.parts.letters import Letters
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.words.bitsets import Bitsets


class TableButton(NamedTuple):
    """A value: one that is as before is not drawn again."""

    table: int
    state: str
    """in, null, absent, or missing."""
    warned: bool
    label: str
    current: bool
    """Whether its slip is in hand."""
    picked: bool
    """Whether it is among the tables with the same play."""
    checked: bool
    """Whether two judges have read it the same."""
    late: bool
    """Whether it was handed in after the time, and taken."""


@view_value
class ListedPlay:
    match: Match
    letters: Letters
    said: str
    """The play as the pile says it."""
    chosen: bool


@view_value
class Question:
    """What only the paper can tell: what is typed, and the plays that may stand there."""

    kind: str
    place: str
    letters: Letters
    ways: Sequence[Way]
    null: str | None
    clause: str | None


@view_value(kw_only=True)
class Slips:
    time: Time | None
    """While it runs or stands still."""
    grace_left: int
    hidden: bool
    """Whether the judge plays too, and sees only what everybody sees."""
    slip: InHand
    whose: Player | None
    called: Sequence[Player]
    """The players who may be meant by a part of a name that fits several."""
    had: RuledSlip | None
    """The slip that this table has handed in already."""
    noted: RuledSlip | None
    """The slip that was noted last."""
    sanction: str
    """What the button does that sanctions whose slip is in hand."""
    tables: Sequence[TableButton]
    handed_in: int
    expected: int
    missing: Sequence[Player]
    """From the one on, whose slip is in hand."""
    listed: Sequence[ListedPlay]
    typed: Typed
    question: Question | None
    nulls: Sequence[RuledSlip]
    reasons: Sequence[tuple[str, str]]
    keys: Sequence[tuple[str, str]]
    """The keys of the empty field, and what each does."""
    beside: bool
    """Whether this is the second judge's tablet."""
    readings: Readings
    """What two judges have read, each on a tablet of its own."""
    differences: Sequence[tuple[int, str, str]]
    """The tables whose slips two judges read differently, and what each read."""


def slips(scene: Scene, event: Duplicate) -> Slips:
    t, round_ = scene.texts, event.round
    slip = in_hand(scene, event)
    player = person(event, slip)
    there = [each for each in _expected(event, slip) if _state(event, slip, each) != "absent"]
    hidden = hides_slips(event)
    listed = _listed(event, slip, scene.words) if not hidden else []
    last, read = event.players.get(slip.noted), readings(scene, event)
    return Slips(
        time=time_left(scene, event.draws) if event.clock and event.stage == "time" else None,
        grace_left=grace_left(event, scene.now),
        hidden=hidden,
        slip=slip,
        whose=player,
        called=people_called(event, slip.called)[:LISTED] if slip.called and not player else [],
        had=ruled_slip(event, round_, player, t) if player else None,
        noted=ruled_slip(event, round_, last, t) if last and not slip.second else None,
        sanction=step_button(next_step(event, player.id) if player else "warning", t),
        tables=[_button(event, slip, each, player, read, t) for each in event.expected_in(round_.number)],
        handed_in=sum(each.id in _read(event, slip) for each in there),
        expected=len(there),
        missing=[] if event.topping and event.stage == "slips" else _missing_from(event, slip, player),
        listed=listed,
        typed=read_typed(slip.text),
        question=_question(scene, event, slip),
        nulls=rulings(event, t),
        reasons=null_reasons(t),
        keys=keys(event, t),
        beside=judge_of(scene) is not None,
        readings=read,
        differences=[
            (event.players[id].table, in_writing(event.tile_set, first), in_writing(event.tile_set, second))
            for id, first, second in differences(round_)
        ],
    )


def _missing_from(event: Duplicate, slip: InHand, player: Player | None) -> list[Player]:
    return sorted(missing(event, slip), key=lambda each: player is not None and each.table < player.table)


def grace_left(event: Duplicate, now: int) -> int:
    """Return the milliseconds in which a late slip is still taken."""
    ended = event.round.ended
    return max(0, event.opened.grace * 1000 - (now - ended)) if ended is not None else 0


def _read(event: Duplicate, slip: InHand) -> Collection[str]:
    """Return the players whose slips are in, or were read by the second judge."""
    return event.round.second if slip.second else event.round.slips


def _expected(event: Duplicate, slip: InHand) -> list[Player]:
    """Return whose slips are counted; a second judge reads those that are in."""
    expected = event.expected_in(event.round.number)
    return [each for each in expected if each.id in event.round.slips] if slip.second else expected


def _listed(event: Duplicate, slip: InHand, words: Bitsets | None) -> list[ListedPlay]:
    if words is None or not slip.text.strip():
        return []
    listed = matches(event, event.round, slip.text, words)
    meant = slip.chosen or (listed[0].text if listed and is_first_meant(event, slip, words) else "")
    return [
        ListedPlay(
            each, play_letters(event, each.text), in_writing(event.tile_set, each.text), each.text == meant
        )
        for each in listed
    ]


def _question(scene: Scene, event: Duplicate, slip: InHand) -> Question | None:
    asked = question(event, slip, scene.words) if scene.words else None
    if asked is None:
        return None
    typed, clause = read_typed(slip.asked), event.ruleset["nulls"].get(asked.null) if asked.null else None
    letters = play_letters(event, f"{typed.where or 'A1'} {typed.word}") if typed.word else []
    return Question(asked.kind, str(typed.place or typed.where), letters, asked.ways, asked.null, clause)


def _button(
    event: Duplicate, slip: InHand, player: Player, whose: Player | None, read: Readings, t: Texts
) -> TableButton:
    state, handed_in = _state(event, slip, player), event.round.slips.get(player.id)
    names = {
        "in": t.gettext("slip in"),
        "null": t.gettext("slip null"),
        "absent": t.gettext("absent"),
        "missing": t.gettext("slip missing"),
    }
    marks = [names[state]]
    if beside := remark(handed_in, t):
        marks.append(beside)
    if player.table in read.checked:
        marks.append(t.gettext("read twice"))
    if player.sanctions:
        marks.append(step_name(event.steps[len(player.sanctions) - 1], t))
    details = {"table": player.table, "name": player.name, "state": ", ".join(marks)}
    return TableButton(
        player.table,
        state,
        bool(player.sanctions),
        t.gettext("Table %(table)s, %(name)s: %(state)s") % details,
        current=slip.many is None and whose is not None and whose.id == player.id,
        picked=slip.many is not None and player.table in slip.many,
        checked=player.table in read.checked,
        late=handed_in is not None and handed_in.late,
    )


def _state(event: Duplicate, slip: InHand, player: Player) -> str:
    if player.id not in _read(event, slip):
        return "missing"
    counts = counted(event, event.round, player.id)
    if counts and counts.null:
        return "null"
    return "absent" if counts and counts.reason == "absent" else "in"


def rulings(event: Duplicate, t: Texts) -> list[RuledSlip]:
    """Return the slips of the round that count nothing, but for those that say nothing."""
    nulls = null_slips(event, event.round, t)
    return [each for each in nulls if each.counts.null]


def keys(event: Duplicate, t: Texts) -> tuple[tuple[str, str], ...]:
    """Return what each key does while nothing is written, in the order of the buttons."""
    late = [(":", t.gettext("late, but taken"))] if event.opened.grace else []
    signed = t.gettext("the same for a table by its number; after the /, the number of the reason")
    no_play, null, by_table = (
        [("-", t.gettext("no play"))],
        [("/", t.gettext("null; a number says why"))],
        ("13 + * - /4", signed),
    )
    if event.topping:
        no_play, null, by_table = [], [], ("13 + *", t.gettext("the same for a table by its number"))
    return (
        ("↵", t.gettext("the next step")),
        ("+", t.gettext("the same play as on the slip before")),
        ("*", t.gettext("the highest-scoring play")),
        *no_play,
        (".", t.gettext("the next table without a slip")),
        *null,
        ("!", t.gettext("a warning")),
        *late,
        ("'", t.gettext("another table, by its number or a part of a name")),
        ("↑", t.gettext("a slip that was returned, or a question about one")),
        by_table,
        ("?", t.gettext("this list")),
    )


def null_reasons(t: Texts) -> list[tuple[str, str]]:
    """Return what only the judge sees, as the buttons say it."""
    return [
        ("late", t.gettext("handed in late")),
        ("uncircled", t.gettext("the blank is not circled")),
        ("illegible", t.gettext("cannot be read")),
        ("coordinates", t.gettext("coordinates missing or wrong")),
    ]
