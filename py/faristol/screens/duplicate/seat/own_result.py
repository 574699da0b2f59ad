"""What came of the own plays, in words: of the last round, and in topping of each that was not the best."""

from fractions import Fraction
from typing import TYPE_CHECKING

from faristol.core.play import in_writing
from faristol.screens.parts.reasons import reason_sentence
from faristol.screens.view import view_value
from faristol.texts import Texts, minutes_and_seconds, score

if TYPE_CHECKING:
    from faristol.room.seat_state import OwnResult, OwnTry, SeatState


@view_value
class Tried:
    """A play of the own that was not the best, in words."""

    play: str
    points: int
    reason: str | None


@view_value
class OwnRow:
    """What came of the own slip, in words."""

    round: int
    master: str
    master_points: int
    play: str
    points: int
    reason: str | None
    total: str | None
    rank: int | None
    topping: str | None
    """In topping who found the best play first, in a sentence."""
    counts: str | None
    """In topping the time that the round counts."""


def tried_in_words(each: "OwnTry", state: "SeatState", t: Texts) -> Tried:
    reason = reason_sentence(each.reason, t, each.words) if each.reason else None
    return Tried(in_writing(state.tile_set, each.play), each.points, reason)


def _total(total: Fraction, state: "SeatState", t: Texts) -> str:
    """Return the total as it counts: points, in topping the rounds won or the time."""
    if state.topping == "seconds":
        return t.gettext("%(time)s in all") % {"time": minutes_and_seconds(int(total) * 1000)}
    if state.topping:
        won = int(total)
        return t.ngettext("%(num)s round won", "%(num)s rounds won", won) % {"num": won}
    return score(total, t.language)


def _first(found: "OwnResult", state: "SeatState", t: Texts) -> str | None:
    if not state.topping:
        return None
    if not found.found_by:
        return t.gettext("Nobody found it.")
    return t.gettext("Found first by %(name)s.") % {"name": found.found_by}


def in_a_line(state: "SeatState", t: Texts) -> tuple[str, str] | None:
    """Return what the round that is over has brought, and what there is in all: always in sight."""
    found = state.result
    if state.topping or found is None or found.round != state.round or state.stage not in ("results", "over"):
        return None
    made = t.ngettext("Round %(round)s: %(num)s point", "Round %(round)s: %(num)s points", found.points)
    line = made % {"round": found.round, "num": found.points}
    if not found.total:
        return line, ""
    total = {"total": _total(Fraction(*found.total), state, t), "rank": found.rank}
    if not found.rank:
        return line, t.gettext("Points in all: %(total)s.") % total
    return line, t.gettext("Points in all: %(total)s, place %(rank)s.") % total


def result_in_words(found: "OwnResult", state: "SeatState", t: Texts) -> OwnRow:
    return OwnRow(
        found.round,
        found.master,
        found.master_points,
        in_writing(state.tile_set, found.play),
        found.points,
        reason_sentence(found.reason, t, found.words) if found.reason else None,
        _total(Fraction(*found.total), state, t) if found.total else None,
        found.rank,
        _first(found, state, t),
        None if found.seconds is None else minutes_and_seconds(found.seconds * 1000),
    )
