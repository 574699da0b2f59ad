"""Slips that a second judge notes on a tablet of its own, in the running round, for any table.

Nothing is noted twice. A slip that another judge has noted already is compared with it: the same is a check,
and nothing more is written; another is for the first judge to settle, who has the paper brought.
"""

from collections.abc import Callable
from dataclasses import dataclass

from faristol.errors import refusal
from faristol.games.duplicate.accepting import NO_REASON, accept_words_of_slip
from faristol.games.duplicate.errors import NobodyAtTable, NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.handing_in import as_read, hand_in, take_back
from faristol.games.duplicate.ruling import IsWord, Written
from faristol.games.log import Entry
from faristol.texts import N_

Checked = refusal(
    "duplicate.checked",
    N_("Table %(table)s: both judges have read %(play)s."),
    N_("The slip is checked; nothing was added."),
)
NotedOtherwise = refusal(
    "duplicate.noted-otherwise",
    N_("Table %(table)s already has a slip: %(play)s."),
    N_("Your reading was not saved; the first judge decides which is right."),
)


@dataclass(frozen=True)
class Judging:
    """What a second judge does about the slip of a table."""

    act: str
    """judge.slip, judge.withdraw or judge.accept."""
    judge: int
    """The number of its tablet."""
    round: int
    table: int
    written: Written = Written()
    everywhere: bool = False
    """Whether accepted words count in every round."""


def judge(event: Duplicate, judging: Judging, is_word: IsWord) -> list[Entry]:
    """Return the entries of what a second judge does, or raise that the table is in already.

    Slips that are ruled again with it are still whose they were.
    """
    if (
        event.topping
        or not event.rounds
        or judging.round != event.round.number
        or event.stage not in ("time", "slips")
    ):
        raise NotNow
    player = next((each for each in event.at_tables if each.table == judging.table), None)
    if player is None:
        raise NobodyAtTable(table=judging.table)
    decided, *others = _DECIDES[judging.act](event, judging, player.id, is_word)
    return [{**decided, "by_judge": judging.judge}, *others]


def compare_with_noted(event: Duplicate, ruled: Entry, judge: int | None) -> None:
    """Raise that a slip is checked, or noted otherwise, if not this judge has noted it; None is the first."""
    round_, player = event.round, ruled["player"]
    noted = round_.slips.get(player)
    if noted is None or round_.by_judges.get(player) == judge:
        return
    table = event.players[player].table
    if (noted.play, noted.reason) == (ruled["play"], ruled["reason"]):
        raise Checked(table=table, play=as_read(noted))
    raise NotedOtherwise(table=table, play=as_read(noted))


def _slip(event: Duplicate, judging: Judging, player: str, is_word: IsWord) -> list[Entry]:
    (ruled,) = hand_in(event, judging.round, [player], judging.written, is_word)
    compare_with_noted(event, ruled, judging.judge)
    return [ruled]


def _withdraw(event: Duplicate, judging: Judging, player: str, is_word: IsWord) -> list[Entry]:
    return take_back(event, judging.round, player, is_word)


def _accept(event: Duplicate, judging: Judging, player: str, is_word: IsWord) -> list[Entry]:
    return accept_words_of_slip(
        event, judging.round, player, NO_REASON, is_word, everywhere=judging.everywhere
    )


_DECIDES: dict[str, Callable[[Duplicate, Judging, str, IsWord], list[Entry]]] = {
    "judge.slip": _slip,
    "judge.withdraw": _withdraw,
    "judge.accept": _accept,
}
