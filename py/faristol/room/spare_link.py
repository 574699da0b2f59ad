"""The host's part in agreeing on a spare link with a guest, for the time when theirs has gone."""

from typing import TYPE_CHECKING

from faristol.room import orders
from faristol.room.messages import Spare
from faristol.room.orders import Order
from faristol.room.signal import read_spare, spare_code

if TYPE_CHECKING:
    from faristol.room.host import Host


def offered(link: int, spare: Spare) -> Order:
    """Return the order to answer what a guest offers for the time when its link has gone."""
    return orders.answer_spare(link, read_spare(spare.code))


def answered(host: "Host", link: int, sdp: str) -> Order:
    return orders.send(link, Spare(spare_code(host.key, sdp)))
