"""A log written whole, and written again where the browser has lost it or the end of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from faristol.games.log import Entry
from faristol.kinds import FoldedLog, fold_log, is_newer
from faristol.screens.errors import DamagedEvent, NewerEvent
from faristol.storage import Card
from faristol.storage.files import compare
from faristol.storage.spare import TwiceKept


def whole(entries: Sequence[Entry]) -> FoldedLog:
    """What a log tells; refused if not even its first entry can be understood."""
    told = fold_log(entries)
    if told is None:
        raise NewerEvent if entries and is_newer(entries[0]) else DamagedEvent(read=0)
    return told


def card_of(stream: str, summary: dict[str, Any], entries: Sequence[Entry]) -> Card:
    """With the digest of the word list that the event was begun with, so that the list is not taken away."""
    card = {**summary, "stream": stream, "at": entries[-1]["at"], "entries": len(entries)}
    lexicon = entries[0].get("lexicon")
    return {**card, "lexicon": lexicon["sha256"]} if lexicon else card


async def write(log: TwiceKept, stream: str, after: int, entries: Sequence[Entry]) -> None:
    """Append what comes after so many entries of a whole log, with its card."""
    told = whole(entries)
    card = card_of(stream, told.kind.summary(told.state), entries)
    await log.append(stream, after, list(entries[after:]), card)


async def write_anew(log: TwiceKept, stream: str, entries: Sequence[Entry]) -> bool:
    """Write what the database lacks of the log of the window that writes it; False if it lacks nothing."""
    found = compare((await log.read(stream)).entries, list(entries))
    if found.ours_more or not found.theirs_more:
        return False
    await write(log, stream, found.common, entries)
    return True


async def mend(log: TwiceKept, stream: str) -> None:
    """Write what the database has lost at the end of a log: its copy is never ahead of it otherwise."""
    here, copy = await log.read(stream), await log.copy(stream)
    if here.entries and here.broken is None:
        await write_anew(log, stream, copy.entries)


async def lost(log: TwiceKept, whole: set[str], damaged: Mapping[str, int]) -> list[Card]:
    """The cards of the events of which a copy holds more than the database, each with the `log` of its copy.

    `damaged` says of an event how many entries of it can be read there.
    """
    cards = []
    for stream in await log.copies():
        folded = None if stream in whole else fold_log(entries := (await log.copy(stream)).entries)
        if folded and folded.read > damaged.get(stream, 0):
            card = card_of(stream, folded.kind.summary(folded.state), entries[: folded.read])
            cards.append({**card, "log": entries})
    return cards
