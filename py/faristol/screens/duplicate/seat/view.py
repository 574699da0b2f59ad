"""The seat of a player: what the room sees, the own slip and what became of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faristol.core.tiles import BLANK
from faristol.errors import Rejected
from faristol.screens.acts import acts
from faristol.screens.board.in_hand import letter_keys, placed_faces
from faristol.screens.board.in_page import InPage, in_page
from faristol.screens.board.placing import Placing
from faristol.screens.board.squares import Rows, rows
from faristol.screens.board.standing import laid_codes
from faristol.screens.duplicate.seat.hand import (
    POINTS,
    as_slip,
    left_now,
    not_handed_in,
    placing_of,
    seventh_of,
    state_of,
    time_is_over,
)
from faristol.screens.duplicate.seat.intents import INTENTS
from faristol.screens.duplicate.seat.own_result import (
    OwnRow,
    Tried,
    in_a_line,
    result_in_words,
    tried_in_words,
)
from faristol.screens.duplicate.seat.own_slip import Became, own_slip
from faristol.screens.duplicate.seat.sight import ByCodes, by_codes
from faristol.screens.duplicate.seat.slip_sentences import slip_sentences
from faristol.screens.parts import list_from_judge
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.parts.list_from_judge import ListFromJudge
from faristol.screens.parts.room_guest import guest_of, nothing_known
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.texts import N_, Texts, minutes_and_seconds

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.seat_state import SeatState

Sentence = tuple[str, str]
"""A fact, and what comes of it."""

WAITS: dict[str, Sentence] = {
    "players": (N_("The duplicate has not begun."), N_("This screen shows the rack when it is called.")),
    "tiles": (N_("The next rack is being drawn."), N_("You can look at the board meanwhile.")),
    "call": (N_("The rack is being called."), N_("The time begins after the call.")),
    "stopped": (N_("The clock is stopped."), N_("The judge starts it again.")),
    "slips": (N_("The time is over."), N_("The judge is collecting the slips.")),
    "results": (N_("The round is over."), N_("The next rack comes soon.")),
    "over": (N_("The duplicate is over."), N_("The judge announces the results.")),
}

FINAL: Sentence = (N_("The duplicate is over."), N_("The results are final."))
FOUND: Sentence = (N_("You have found the best play."), N_("The others are still looking for it."))
GO_ON = N_("Keep going: what you hand in is saved, and sent when contact is back.")
UNLINKED: dict[str, Sentence] = {
    "silent": (
        N_("No contact with the judge’s tablet just now."),
        N_(
            "Keep going: what you hand in is saved, and sent when contact is back. If the judge’s tablet has "
            "been started again, read the room’s code once more: your table is still yours."
        ),
    ),
    "away": (N_("The judge’s tablet does not have the round open just now."), GO_ON),
    "gone": (
        N_("The judge’s tablet is being restarted."),
        N_(
            "Keep going: your time is running, and what you hand in is saved. When the judge shows "
            "the room’s code again, read it once more: your table is still yours."
        ),
    ),
}


RELOADED: Sentence = (
    N_("This tablet has no link to the judge’s any more."),
    N_("Read the room’s code: your table is still yours, and what you hand in is saved."),
)


@view_value
class Seat:
    playing: str
    table: int | None
    player: str
    round: int
    stage: str
    may_write: bool
    left_text: str | None
    placing: Placing
    in_page: InPage | None
    """None once the time is over, when no tile is moved any more."""
    squares: Rows
    rack_tiles: Sequence[TileFace]
    places: int
    stock: Sequence[Key]
    """What the player may name as the seventh letter, in completiv."""
    seventh: str
    keys: Sequence[Key]
    written: str | None
    """The play as it would be handed in; None while none lies there that can be written."""
    problem: str | None
    points: str
    became: Became | None
    """Of what lies there, if it was handed in: whether it is in, or on its way."""
    topping: str
    """What counts where whoever finds the best play first wins the round; else ""."""
    tries: Sequence[Tried]
    missed: bool
    """In topping whether what was sent was not the best, and nothing else lies there yet."""
    asks: bool
    """Whether the player is asked at the end of the time, instead of the play being handed in by itself."""
    asked: str | None
    """What lay there when the time was over, and the player is asked about."""
    waits: Sentence
    line: Sentence | None
    """What the round that is over has brought, where that is known here."""
    result: OwnRow | None


@view_value(kw_only=True)
class SeatView(View):
    playing: str | None
    """The playing language, where a seat is shown."""
    seat: Seat | None
    slip: tuple[str, str, str] | None
    """What became of the slip: the kind of the message, the fact, what comes of it."""
    unlinked: Sentence | None
    """What is wrong with the link to the judge's tablet."""
    gone: bool
    """Whether another reading of the room's code may be what brings it back."""
    nothing: Sentence
    """Why there is no seat to show."""
    by_codes: ByCodes | None
    """What goes by codes; None while there is a link."""
    from_judge: ListFromJudge | None
    """The word list that the judge offers, shown while no time runs."""


def view(scene: Scene) -> SeatView:
    guest, state, t = guest_of(scene), state_of(scene), scene.texts
    return SeatView(
        title=_title(scene),
        subtitle=state.event if state else "",
        back="#/join",
        back_name=t.gettext("Join a room"),
        playing=state.language if state else None,
        seat=_seat(scene, state) if state else None,
        slip=slip_sentences(guest, state, t) if guest and state else None,
        unlinked=_unlinked(guest, t) if guest else None,
        gone=bool(guest and guest.token and not guest.relay and guest.hears in ("gone", "silent")),
        nothing=_nothing(guest, t),
        by_codes=by_codes(scene),
        from_judge=_list_offered(scene, state),
    )


def _list_offered(scene: Scene, state: "SeatState | None") -> ListFromJudge | None:
    runs = state is not None and state.stage == "time"
    return None if runs else list_from_judge.offered(scene, {"do": "seat.take_list"})


def _is_reloaded(guest: "Guest") -> bool:
    """Whether this page had a link before it was loaded again, and comes back by the room's code alone."""
    return guest.hears == "gone" and guest.link is None and bool(guest.token) and not guest.refused


def _nothing(guest: "Guest | None", t: Texts) -> Sentence:
    if guest and _is_reloaded(guest):
        return t.gettext(RELOADED[0]), t.gettext(RELOADED[1])
    return nothing_known(guest, t, t.gettext("Nothing has come from the judge’s tablet yet."))


def _unlinked(guest: "Guest", t: Texts) -> Sentence | None:
    if guest.hears not in UNLINKED:
        return None
    fact, then = RELOADED if _is_reloaded(guest) else UNLINKED[guest.hears]
    return t.gettext(fact), t.gettext(GO_ON if guest.relay else then)


def _title(scene: Scene) -> str:
    guest = guest_of(scene)
    if guest is None or guest.table is None:
        return scene.texts.gettext("Your table")
    return scene.texts.gettext("Table %(table)s") % {"table": guest.table}


def _seat(scene: Scene, state: "SeatState") -> Seat:
    guest, t = guest_of(scene), scene.texts
    placing, tile_set = placing_of(scene, state), state.tile_set
    written, problem = _written(state, placing, t)
    left = left_now(scene)
    in_time = left is not None and state.stage in ("time", "stopped")
    own = own_slip(guest, state) if guest else None
    return Seat(
        playing=state.language,
        table=state.table,
        player=state.player,
        round=state.round,
        stage=state.stage,
        may_write=state.may_write and left != 0,
        left_text=minutes_and_seconds(left) if in_time and left is not None else None,
        placing=placing,
        in_page=in_page(placing, tile_set) if state.stage != "slips" else None,
        squares=rows(tile_set, state.squares, t, new=laid_codes(tile_set, placing), last=state.last),
        rack_tiles=placed_faces(tile_set, placing, {"do": "seat.tile"}, t),
        places=max(state.places, len(placing.rack)),
        stock=stock_keys(state, t),
        seventh=seventh_of(scene, state),
        keys=letter_keys(tile_set.letters, t) if placing.asking is not None else (),
        written=written,
        problem=problem,
        points=scene.session.get(POINTS, "", about=state.round),
        became=own.became if own and written is not None and own.has(written) else None,
        topping=state.topping,
        tries=[tried_in_words(each, state, t) for each in state.tries],
        missed=bool(state.tries) and written in (None, *(each.play for each in state.tries)),
        asks=state.asks,
        asked=not_handed_in(scene) if state.asks and time_is_over(scene) else None,
        waits=waits_for(state, t),
        line=in_a_line(state, t),
        result=result_in_words(state.result, state, t) if state.result else None,
    )


def waits_for(state: "SeatState", t: Texts) -> Sentence:
    """Say why nothing is handed in now, and what comes next."""
    found = state.topping and state.slip and state.stage in ("time", "stopped")
    waits = FINAL if state.final else WAITS.get(state.stage, WAITS["slips"])
    fact, then = FOUND if found else waits
    return t.gettext(fact), t.gettext(then)


def stock_keys(state: "SeatState", t: Texts) -> list[Key]:
    names = {BLANK: t.gettext("blank")}
    return [Key(each, each, names.get(each, each)) for each in state.stock] if state.may_write else []


def _written(state: "SeatState", placing: Placing, t: Texts) -> tuple[str | None, str | None]:
    try:
        return as_slip(state, placing), None
    except Rejected as refusal:
        return None, sentences(refusal, t)[0]


def _hands_itself_in(scene: Scene) -> bool:
    return time_is_over(scene) and not_handed_in(scene) is not None


def _clock(scene: Scene) -> Ticking | None:
    """Return the host's clock, by which this tablet's own only counts on.

    Where the judge has ended the time, it is at nought, so that what lies there is handed in.
    """
    guest, state, left = guest_of(scene), state_of(scene), left_now(scene)
    if guest and state and state.stage == "slips" and not state.asks and _hands_itself_in(scene):
        return Ticking(0, state.now + guest.ahead, [], over="seat.time_over")
    if guest is None or state is None or state.left is None or state.since is None or not left:
        return None
    return Ticking(state.left, state.since + guest.ahead, [], over="seat.time_over")


SEAT = Screen(
    name="seat", view=view, title=_title, intents={**INTENTS, **acts(list_from_judge)}, clock=_clock
)
