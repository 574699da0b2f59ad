"""Slips that two judges of the host's room have read: which are checked, and which it has to settle."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from faristol.room.messages import Judged

if TYPE_CHECKING:
    from faristol.room.host import Host


@dataclass(frozen=True)
class Doubt:
    """What a judge has read of a slip that another one had noted otherwise."""

    judge: int
    """The number of that judge's tablet; 0 is the host."""
    read: Judged


def doubts_in(host: "Host", round_: int) -> dict[int, Doubt]:
    """Return what is to be settled in a round, by table."""
    return {each.read.table: each for each in host.doubts if each.read.round == round_}


def doubted(host: "Host", judge: int, read: Judged) -> "Host":
    others = settled(host, read.round, read.table).doubts
    return replace(host, doubts=(*others, Doubt(judge, read)))


def settled(host: "Host", round_: int, table: int) -> "Host":
    left = (each for each in host.doubts if (each.read.round, each.read.table) != (round_, table))
    return replace(host, doubts=tuple(left))


def checked(host: "Host", round_: int, table: int) -> "Host":
    """Note that two judges have read the same; what was checked in earlier rounds is forgotten."""
    now = frozenset(each for each in host.checked if each[0] == round_)
    return replace(settled(host, round_, table), checked=now | {(round_, table)})
