"""Handing over: the stand-in's copy of event and room, its going on as the host, and the host before it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from faristol.room import orders
from faristol.room.log_messages import Copied, RoomCopy, WholeEntries
from faristol.room.messages import Welcome
from faristol.room.stand_in import EventCopy, Outdone, StandIn, mark_of_last, next_turn, token_of_judge

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.guest import Next as NextGuest
    from faristol.room.host import Host, Next
    from faristol.room.seats import Fact, Tablet

Log = Sequence[Mapping[str, Any]]

# --- at the host


def may_stand_in(tablet: "Tablet") -> bool:
    """Whether it can go on: a second judge's tablet, not a player's, that the relay reaches."""
    from faristol.room.by_relay import FIRST_LINK

    return tablet.role == "judge" and tablet.admitted and not tablet.page and tablet.link >= FIRST_LINK


def named(host: "Host", number: int | None) -> "Next":
    """Have a tablet stand in, or none; its holder is asked, and one that stood in deletes its copy."""
    from faristol.room.host import welcome

    tablet = host.seats.tablets.get(number or 0)
    new = StandIn(tablet.number) if tablet and may_stand_in(tablet) else None
    before = host.seats.tablets.get(host.stand_in.tablet) if host.stand_in else None
    after = replace(host, stand_in=new)
    concerned = {each.number: each for each in (before, tablet if new else None) if each and each.here}
    return after, [welcome(after, each) for each in concerned.values()]


def copied(host: "Host", link: int, answer: Copied, log: Log) -> "Host":
    """Note what the stand-in has of the log; another log than this one is sent anew from its beginning."""
    tablet, stand_in = host.seats.on(link), host.stand_in
    if tablet is None or stand_in is None or stand_in.tablet != tablet.number:
        return host
    if not answer.agreed:
        return replace(host, stand_in=None)
    same = answer.stream == host.stream and answer.mark == mark_of_last(log[: answer.entries])
    has = answer.entries if same and answer.entries <= len(log) else 0
    return replace(host, stand_in=replace(stand_in, agreed=True, has=has))


def room_for_copy(host: "Host") -> "Host":
    """Return what another tablet needs to be the same host, which is another only if that is."""
    tablets = {
        number: replace(each, here=False, heard=0, battery=None)
        for number, each in host.seats.tablets.items()
    }
    return replace(host, seats=replace(host.seats, tablets=tablets, asking=()), stand_in=None, joined=None)


def outdone(host: "Host", log: Log, at: int, app: str, chance: Callable[[int], bytes]) -> "NextGuest":
    """Come back as a second judge beside the tablet that has gone on in this one's place."""
    from faristol.room.by_relay import SECRET_BYTES, joining
    from faristol.room.guest import Guest
    from faristol.room.record import write_room

    own = EventCopy(True, host.stream, tuple(log), write_room(room_for_copy(host)) or "")
    name = host.relay.name if host.relay else ""
    token = token_of_judge(host.secret, host.turn)
    guest = Guest("judge", None, token, name, event=host.event, relay=name, app=app)
    return joining(replace(guest, turn=host.turn, outdone=Outdone(at, own)), chance(SECRET_BYTES))


# --- at the stand-in


def welcomed(guest: "Guest", message: Welcome, link: int) -> "NextGuest":
    """Take over whether this tablet stands in, and send anew what another host had received."""
    from faristol.room.guest import RECEIVED

    goes_on = message.turn > guest.turn
    answer = "" if goes_on and guest.answer == RECEIVED else guest.answer
    copy = (guest.copy or EventCopy()) if message.stands_in else None
    after = replace(guest, turn=max(guest.turn, message.turn), since=message.since, answer=answer, copy=copy)
    return after, [orders.send(link, has_copied(copy, anew=True))] if copy and copy.agreed else []


def answered(guest: "Guest", yes: bool) -> "NextGuest":
    """Say to the judge whether this tablet may have the copy."""
    if guest.copy is None:
        return guest, []
    copy = replace(guest.copy, agreed=yes)
    after = replace(guest, copy=copy if yes else None)
    ready = guest.link is not None and guest.seated
    return after, [orders.send(guest.link, has_copied(copy, anew=True))] if ready and guest.link else []


def has_copied(copy: EventCopy, anew: bool = False) -> Copied:
    return Copied(copy.agreed, copy.stream, len(copy.entries), mark_of_last(copy.entries), anew)


def copy_came(guest: "Guest", message: WholeEntries | RoomCopy) -> "NextGuest":
    """Go on with the copy; where a piece before it is missing, ask for that."""
    copy = guest.copy
    if copy is None or not copy.agreed or not guest.seated:
        return guest, []
    if isinstance(message, RoomCopy):
        return replace(guest, copy=replace(copy, room=message.room)), []
    before = copy.entries if copy.stream == message.stream else ()
    if message.after and message.after != len(before):
        return guest, [orders.send(guest.link or 0, has_copied(copy, anew=True))]
    entries = (*before[: message.after], *message.entries)
    return replace(guest, copy=replace(copy, stream=message.stream, entries=entries)), []


def source(guest: "Guest") -> EventCopy | None:
    """Return from what this tablet can go on as the judge's."""
    own = guest.outdone.own if guest.outdone else None
    return next((each for each in (guest.copy, own) if each and each.agreed and each.complete), None)


def gone_on(guest: "Guest", at: int, chance: Callable[[int], bytes]) -> "Next | None":
    """Return the room with this tablet as its host; None if its copy cannot be read."""
    from faristol.room.host import Host, changed
    from faristol.room.record import read_room
    from faristol.room.seats import JudgeAdmitted, LinkChanged, SeatLost, SeatTaken

    copy = source(guest)
    room = read_room(copy.room) if copy else None
    if copy is None or not isinstance(room, Host):
        return None
    facts: list[Fact] = [SeatLost(each.number, False) for each in room.guests if each.token == guest.token]
    seats = changed(room, facts).seats
    for turn in sorted({room.turn, guest.turn}):
        number, token = seats.next_number("judge"), token_of_judge(room.secret, turn)
        if any(each.token == token for each in seats.tablets.values()):
            continue
        new: list[Fact] = [
            SeatTaken(number, 0, "judge", None, token),
            JudgeAdmitted(number),
            LinkChanged(number, False),
        ]
        facts = [*facts, *new]
        seats = changed(room, facts).seats
    turn = next_turn(max(room.turn, guest.turn), chance)
    host = replace(room, stream=copy.stream, seats=seats, turn=turn, since=at)
    return host, [orders.close(guest.link)] if guest.link is not None else []


def with_logs(guest: "Guest", copied: Log, own: Log) -> "Guest":
    """Give back to a guest that was read from the disk the logs that stand beside it there."""
    copy = replace(guest.copy, entries=tuple(copied)) if guest.copy else None
    before = guest.outdone
    known = replace(before, own=replace(before.own, entries=tuple(own))) if before else None
    return replace(guest, copy=copy, outdone=known)
