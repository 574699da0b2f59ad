"""What the judge decides about the seats of the room, and what is said to their devices."""

from collections.abc import Callable, Mapping

from faristol.room import orders
from faristol.room.asking import AskingEnded, asking_on
from faristol.room.host import Host, Next, changed, said_to_seated, welcome
from faristol.room.messages import NoSeat, Ring
from faristol.room.seating import admit, battery_told, free_seat, give_seat, link_changed, send_away
from faristol.room.seats import HeardAgain


def given(host: Host, link: int, chance: Callable[[int], bytes]) -> Next:
    """Give who asks for it the seat of a device that is away; whoever else asked for it is told."""
    facts = give_seat(host.seats, link, chance)
    if not facts:
        return host, []
    after = changed(host, facts)
    tablet = after.seats.on(link)
    others = [each.link for each in after.seats.asking if tablet and each.table == tablet.table]
    rest = changed(after, [AskingEnded(each) for each in others])
    return rest, [
        *said_to_seated(host, after, link),
        *(orders.send(each, NoSeat("taken")) for each in others),
    ]


def not_given(host: Host, link: int) -> Next:
    asked = asking_on(host.seats, link)
    return changed(host, [AskingEnded(link)]), [orders.send(link, NoSeat("not-given"))] if asked else []


def battery_became(host: Host, link: int, percent: int | None) -> Host:
    return changed(host, battery_told(host.seats, link, percent))


def unheard(host: Host, heard: Mapping[int, int], since: int) -> Host:
    """Note that those are away that were heard last before some moment."""
    for each in host.guests:
        if each.here and heard[each.link] < since:
            host = changed(host, link_changed(host.seats, each.link, False, heard[each.link]))
    return host


def freed(host: Host, number: int) -> Next:
    """Free a seat: its device may come again, and so may another."""
    gone = host.seats.tablets.get(number)
    told = [orders.send(gone.link, NoSeat("freed"))] if gone and not gone.by_sight else []
    return changed(host, free_seat(host.seats, number)), told


def heard_again(host: Host) -> Host:
    return changed(host, [HeardAgain()])


def rung(host: Host, number: int) -> Next:
    """Have a device sound and flash, so that it is found."""
    tablet = host.seats.tablets.get(number)
    return host, [orders.send(tablet.link, Ring())] if tablet and not tablet.by_sight else []


def sent_away(host: Host, number: int) -> Next:
    after = changed(host, send_away(host.seats, number))
    gone = host.seats.tablets.get(number)
    told = [orders.send(gone.link, NoSeat("sent-away"))] if gone else []
    return after, told


def admitted(host: Host, number: int) -> Next:
    after = changed(host, admit(host.seats, number))
    tablet = after.seats.tablets.get(number)
    return after, [welcome(after, tablet)] if tablet else []
