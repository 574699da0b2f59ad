"""Whatever came: a turn, a notice of the partner, the arbiter's answer. The letter tells who wrote it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import reduce

from faristol.errors import Rejected
from faristol.games.correspondence.ending import claim_arrived
from faristol.games.correspondence.facts import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.mailed import letters_in
from faristol.games.correspondence.message import GAME
from faristol.games.correspondence.message_errors import MessageFromTheFuture, OtherGame, OtherTurn
from faristol.games.correspondence.notices import is_notice, read_notice
from faristol.games.correspondence.playing import IsWord
from faristol.games.correspondence.post import letter_arrived
from faristol.games.correspondence.reading import LABELS, has_turn, read_message
from faristol.games.correspondence.rulings import noticed, received_across
from faristol.games.log import Entry, stamped


@dataclass(frozen=True)
class Came:
    """What a letter brings: nothing, if it is noted already."""

    entries: list[Entry]
    writer: int
    """RED, BLUE, or the arbiter."""


@dataclass(frozen=True)
class Willing:
    """What the reader puts up with: wrong sums, or a day of arrival before that of sending."""

    correcting: bool = False
    same_day: bool = False


def came(
    event: Correspondence,
    log: Sequence[Entry],
    text: str,
    is_word: IsWord,
    day: date,
    willing: Willing = Willing(),  # noqa: B008  it is frozen
) -> Came:
    """Return what a letter brings that came on this day; of a whole chat, whatever is new and fits."""
    letters = [letter for letter in letters_in(text, LABELS, GAME) if is_notice(letter) or has_turn(letter)]
    letters = letters[::-1] or [text]
    left, writers, entries = letters, list[int](), list[Entry]()
    refused: list[Rejected] = []
    while left:
        later, refused = list[str](), []
        for letter in left:
            try:
                found = _one(event, [*log, *stamped(entries, len(log), 0, "")], letter, is_word, day, willing)
            except Rejected as refusal:
                refused.append(refusal)
                later.append(letter)
                continue
            writers.append(found.writer)
            entries += found.entries
            event = reduce(apply, found.entries, event)
        if len(later) == len(left):
            break
        left = later
    # what is new stands at the end of a chat, and above the older mail; so is the turn that is waited for
    new = [
        refusal
        for letter, refusal in zip(left, refused, strict=False)
        if letter in (letters[0], letters[-1]) or _is_waited_for(event, letter)
    ]
    if writers and not (any(map(_is_wrong, new)) if entries else new):
        return Came(entries, writers[0])
    raise _nearest(new or refused)


def _is_waited_for(event: Correspondence, text: str) -> bool:
    try:
        message = read_message(event.tile_set, text)
    except Rejected:
        return False
    return (message.number, message.player) == (event.number, event.to_move)


def _is_wrong(refusal: Rejected) -> bool:
    """Return whether a letter does not fit, and is not only of another turn or game."""
    return not isinstance(refusal, OtherTurn | OtherGame)


def _nearest(refused: Sequence[Rejected]) -> Rejected:
    """Return why the nearest letter did not fit: that one is of another turn says the least."""
    return next(filter(_is_wrong, refused), refused[0])


def _one(
    event: Correspondence,
    log: Sequence[Entry],
    text: str,
    is_word: IsWord,
    day: date,
    willing: Willing,
) -> Came:
    if is_notice(text):
        notice = read_notice(event, text)
        entries = noticed(event, notice, log)
        after = reduce(apply, entries, event)
        if notice.player in after.claims and any(entry["type"] == "TimeClaimed" for entry in entries):
            entries += claim_arrived(after, notice.player, day)
        return Came(entries, notice.player)
    message = read_message(event.tile_set, text)
    entries = received_across(event, log, message, is_word, willing.correcting)
    after = reduce(apply, entries, event)
    if not after.ending and any(entry["type"] == "TurnSent" for entry in entries):
        if day < message.sent and not willing.same_day:
            raise MessageFromTheFuture(sent=message.sent, arrived=day)
        entries += letter_arrived(after, max(day, message.sent), event.usual_known)
    return Came(entries, message.player)
