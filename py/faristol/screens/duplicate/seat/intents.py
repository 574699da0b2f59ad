"""What a player does at the own tablet: lays, hands in, hands in something else while the time runs."""

from collections.abc import Callable

from faristol.errors import refusal
from faristol.games.duplicate.errors import NotThePoints
from faristol.screens.board import laying
from faristol.screens.board.in_turn import in_turn
from faristol.screens.duplicate.seat.hand import (
    POINTS,
    as_slip,
    hands_of,
    keep,
    not_handed_in,
    placing_of,
    seated,
    time_is_over,
    with_seventh,
)
from faristol.screens.duplicate.seat.sight import SIGHT_INTENTS, SLIP_SHOWN
from faristol.screens.focus import CURSOR
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import N_

NotInTime = refusal(
    "seat.not-in-time",
    N_("Slips are handed in while the clock runs."),
    N_("Later slips go to the judge on paper."),
)


def to_play(scene: Scene, intent: Intent) -> Step:
    """Lead to the board, while nothing lies there."""
    return Step(focus=CURSOR)


def seventh(scene: Scene, intent: Intent) -> Step:
    return with_seventh(scene, intent.data["key"])


def points(scene: Scene, intent: Intent) -> Step:
    """Keep what is being written, for the slip goes by itself when the time is over."""
    _, state = seated(scene)
    return Step(session=scene.session.put(POINTS, intent.fields.get("points", ""), about=state.round))


def send(scene: Scene, intent: Intent) -> Step:
    _, state = seated(scene)
    text = as_slip(state, placing_of(scene, state))
    if text is None:
        return to_play(scene, intent)
    return _handed_in(scene, intent, text, intent.fields.get("points", ""))


def hand_in_as_it_lies(scene: Scene, intent: Intent) -> Step:
    """Answer that what lay there at the end of the time is the slip."""
    _, state = seated(scene)
    text = not_handed_in(scene)
    return _as_it_lies(scene, intent, text) if text is not None and time_is_over(scene) else Step()


def no_play(scene: Scene, intent: Intent) -> Step:
    return _handed_in(scene, intent, "", "")


def time_over(scene: Scene, intent: Intent) -> Step:
    """Hand in what lies there, as the clock came to nought or the judge has ended the time.

    It may be in already; and where the room's tablets ask, the player is asked about it.
    """
    _, state = seated(scene)
    text = not_handed_in(scene)
    if text is None or state.asks or not time_is_over(scene):
        return Step()
    return _as_it_lies(scene, intent, text)


def _as_it_lies(scene: Scene, intent: Intent, text: str) -> Step:
    _, state = seated(scene)
    written = scene.session.get(POINTS, "", about=state.round)
    return _handed_in(scene, intent, text, written if _number(written) is not None else "")


def _handed_in(scene: Scene, intent: Intent, text: str, written: str) -> Step:
    from faristol.room.guest import hand_in
    from faristol.room.messages import Do
    from faristol.room.orders import RoomStep

    guest, state = seated(scene)
    if not (state.may_write or time_is_over(scene)):
        raise NotInTime
    given = _number(written)
    if written.strip() and given is None:
        raise NotThePoints(given=written).at("points")
    slip = Do(intent.key, "seat.slip", state.round, text, given, rack=state.rack)
    as_code = guest.by_sight and guest.link is None
    session = scene.session.put(SLIP_SHOWN, True, about=state.round) if as_code else None
    return Step(room=RoomStep(*hand_in(guest, slip)), session=session, focus="work")


def _number(written: str) -> int | None:
    text = written.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 4 else None


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn(
    {
        **laying.intents(hands_of, keep),
        "enter": send,
        "to_play": to_play,
        "seventh": seventh,
        "points": points,
        "send": send,
        "no_play": no_play,
        "time_over": time_over,
        "as_it_lies": hand_in_as_it_lies,
        **SIGHT_INTENTS,
    }
)
