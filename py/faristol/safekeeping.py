"""Writes a log again if the browser has lost it or its end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from faristol.games.log import Entry
from faristol.kinds import FoldedLog, fold_log, is_newer
from faristol.screens.errors import DamagedEvent, NewerEvent
from faristol.screens.scene import Brings
from faristol.storage import Card, Reading
from faristol.storage.files import compare
from faristol.storage.spare import LogWithCopy


def fold_or_refuse(entries: Sequence[Entry]) -> FoldedLog:
    """Return a log folded; raise a refusal if not even its first entry can be understood."""
    folded = fold_log(entries)
    if folded is None:
        raise NewerEvent if entries and is_newer(entries[0]) else DamagedEvent(read=0)
    return folded


def card_of(stream: str, summary: dict[str, Any], entries: Sequence[Entry]) -> Card:
    """Return the card of an event, with the digest of its word list, so that nobody removes that list."""
    card = {**summary, "stream": stream, "at": entries[-1]["at"], "entries": len(entries)}
    lexicon = entries[0].get("lexicon")
    return {**card, "lexicon": lexicon["sha256"]} if lexicon else card


async def write(log: LogWithCopy, stream: str, after: int, entries: Sequence[Entry]) -> None:
    """Append what comes after so many entries of a whole log, with its card."""
    folded = fold_or_refuse(entries)
    card = card_of(stream, folded.kind.summary(folded.state), entries)
    await log.append(stream, after, list(entries[after:]), card)


async def take_over(log: LogWithCopy, brings: Brings, ours: Sequence[Entry], key: str) -> str:
    """Write the log of a tablet in whose place this one goes on; return the address of the event.

    What this device has in another log of the same event stays, and the event gets a stream of its own.
    """
    found = compare(list(ours), brings.entries)
    stream, after = (key, 0) if found.ours_more else (brings.stream, found.common)
    if found.ours_more or found.theirs_more:
        await write(log, stream, after, brings.entries)
    await log.live(stream, brings.last_sign)
    return f"#/event/{stream}"


async def write_anew(log: LogWithCopy, stream: str, entries: Sequence[Entry]) -> bool:
    """Write what the database lacks of this log, and return whether it lacked anything."""
    found = compare((await log.read(stream)).entries, list(entries))
    if found.ours_more or not found.theirs_more:
        return False
    await write(log, stream, found.common, entries)
    return True


async def mended(log: LogWithCopy, stream: str) -> Reading:
    """Return the log of the window that writes it, with the end that the database may have lost: the copy
    is never ahead of it otherwise. Where the copy is behind it is written anew.
    """
    here, copy = await log.read(stream), await log.copy(stream)
    if not here.entries:
        return here
    if here.seal != copy.seal and here.broken is None and await write_anew(log, stream, copy.entries):
        return await log.read(stream)
    if len(here.entries) >= len(copy.entries):
        await log.copy_anew(stream, here.entries)
    return here


async def lost(
    log: LogWithCopy, whole: set[str], copies: Iterable[str], damaged: Mapping[str, int]
) -> list[Card]:
    """Return the cards of events of which a copy has more than the database, with the `log` of the copy.

    `damaged` says of an event how many entries of it can be read there.
    """
    cards = []
    for stream in copies:
        folded = None if stream in whole else fold_log(entries := (await log.copy(stream)).entries)
        if folded and folded.read > damaged.get(stream, 0):
            card = card_of(stream, folded.kind.summary(folded.state), entries[: folded.read])
            cards.append({**card, "log": entries})
    return cards
