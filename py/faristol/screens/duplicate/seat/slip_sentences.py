"""What a player reads about the own slip of the round."""

from typing import TYPE_CHECKING

from faristol.core.play import in_writing
from faristol.games.duplicate.errors import (
    AnotherRack,
    CameLate,
    ClockStopped,
    FoundAlready,
    JudgeNotedSlip,
    NobodyAtTable,
    NotNow,
    NotTheBest,
    ResultsAreFinal,
    RoundOver,
    TimeNotBegun,
)
from faristol.screens.duplicate.seat.own_result import in_a_line
from faristol.screens.duplicate.seat.own_slip import OwnSlip, own_slip
from faristol.screens.refusals import sentences
from faristol.texts import Texts, minutes_and_seconds

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.seat_state import SeatState

REFUSALS = {
    each.code: each
    for each in (
        AnotherRack,
        CameLate,
        ClockStopped,
        FoundAlready,
        JudgeNotedSlip,
        NobodyAtTable,
        NotNow,
        ResultsAreFinal,
        RoundOver,
        TimeNotBegun,
    )
}

OF_A_SLIP = ("time", "stopped", "slips")


def slip_sentences(guest: "Guest", state: "SeatState", t: Texts) -> tuple[str, str, str] | None:
    """Say what became of it: the kind of the message, the fact, what comes of it."""
    slip = own_slip(guest, state)
    is_in = slip.play and slip.became in ("noted", "received") and slip.sent in (None, slip.play)
    if is_in and in_a_line(state, t):
        return None  # What it brought says more.
    play = {"play": _in_words(slip.play, state, t)}
    match slip.became:
        case "none" if guest.slip and guest.slip.round > state.round and state.stage in OF_A_SLIP:
            fact = t.gettext("The judge’s tablet goes on from round %(round)s.") % {"round": state.round}
            then = t.gettext("Hand in your play of this round once more.")
            return "bad", fact, then if state.may_write else t.gettext("Ask the judge now.")
        case "none":
            return None
        case "noted":
            return (
                "ok",
                t.gettext("The judge has noted your slip: %(play)s") % play,
                _beside_noted(slip, state, t),
            )
        case "received" if state.topping:
            return "ok", t.gettext("%(play)s is the best play!") % play, _found_in(state, t)
        case "refused" if slip.refusal == NotTheBest.code:
            return "warn", t.gettext("%(play)s: there is a better play.") % play, _cost(state, t)
        case "received":
            return "ok", t.gettext("Received: %(play)s") % play, _beside_received(slip, state, t)
        case "late":
            kind, said = "bad", CameLate(round=state.round)
        case "not-in":
            fact = t.gettext("The judge does not have your slip: %(play)s") % play
            if state.may_write:
                return "bad", fact, t.gettext("Hand it in again, or another play.")
            return "bad", fact, t.gettext("Ask the judge now.")
        case "refused":
            refusal = REFUSALS.get(slip.refusal, NotNow)
            kind, said = "bad", refusal(round=state.round, table=guest.table)
        case "on-its-way" if guest.by_sight and guest.link is None:
            then = t.gettext("Show it to the judge’s tablet as a code.")
            return "warn", t.gettext("Not yet with the judge: %(play)s") % play, then
        case _:
            fact = t.gettext("On its way to the judge: %(play)s") % play
            return "warn", fact, t.gettext("It is saved here until the judge’s tablet has it.")
    fact, way_out = sentences(said, t)
    if slip.became == "late" and state.stage == "over":
        way_out = t.gettext("Ask the judge now.")
    return kind, fact, way_out


def _found_in(state: "SeatState", t: Texts) -> str:
    if state.spent is None:
        return ""
    return t.gettext("Found in %(time)s.") % {"time": minutes_and_seconds(state.spent)}


def _cost(state: "SeatState", t: Texts) -> str:
    """Say what a play costs that is not the best, as long as one may go on looking."""
    if not state.may_write:
        return ""
    if not state.miss:
        return t.gettext("Go on looking while the clock runs.")
    sentence = t.ngettext(
        "It costs %(num)s second; go on looking.", "It costs %(num)s seconds; go on looking.", state.miss
    )
    return sentence % {"num": state.miss}


def _beside_noted(slip: OwnSlip, state: "SeatState", t: Texts) -> str:
    if slip.sent is None or slip.sent == slip.play:
        return "" if state.stage == "over" else t.gettext("Only the judge can change it now.")
    yours = t.gettext("Yours does not count: %(play)s. If the judge’s slip is wrong, tell the judge now.")
    return yours % {"play": _in_words(slip.sent, state, t)}


def _in_words(play: str, state: "SeatState", t: Texts) -> str:
    return in_writing(state.tile_set, play) if play else t.gettext("no play")


def _beside_received(slip: OwnSlip, state: "SeatState", t: Texts) -> str:
    if slip.late is not None and state.stage != "over":
        late = t.gettext("%(play)s came when the time was over; the judge sees it.")
        return late % {"play": _in_words(slip.late, state, t)}
    return t.gettext("You may replace it while the clock runs.") if state.may_write else ""
