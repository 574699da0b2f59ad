"""The part of a log that everybody may see: no addresses, no entry fees, the secret of a draw once published.

Of a tournament neither the lots before round one nor the pairs of a draft: its log ends before them, so that
a later page goes on where an earlier one ended.

No secret leaves the device before the room has spoken. A backup made then is without it, as nothing has been
drawn: another tablet makes a new promise, and a second room begins with the first one's next backup. After
that the secret is in `RoomSpoke`, so that files of both kinds continue each other.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate, compress
from typing import Any

from faristol.games.log import Entry, effective

SEEN = frozenset(("RoundPublished", "TournamentEnded"))
NOT_YET_SEEN = frozenset(("RoomHeard", "RoundDrafted"))


def was_seen(entry: Entry) -> bool:
    """Return whether the room saw what this entry says: a round that came from another tablet is seen too."""
    if entry.get("type") == "DetailBrought":
        return entry.get("about") == "round" and bool((entry.get("value") or {}).get("published"))
    return entry.get("type") in SEEN


def _is_not_yet_seen(entry: Entry) -> bool:
    if entry.get("type") in ("DetailBrought", "DifferenceFound", "DifferenceKept"):
        drafted = entry.get("about") == "round" and not (entry.get("value") or {}).get("published", True)
        return drafted or entry.get("about") == "lots"
    return entry.get("type") in NOT_YET_SEEN


PRIVATE = frozenset(("address", "addresses"))
NAMING = frozenset(("PlayerEntered", "PlayerChanged", "PlayerBrought"))
FEES = frozenset(("FeeSet", "FeeSettled", "FeePaid", "FeeReturned", "PaymentCancelled"))


def public(entries: Iterable[Entry]) -> list[Entry]:
    return [
        {
            key: value
            for key, value in entry.items()
            if key not in PRIVATE and (key != "secret" or entry.get("type") == "SecretPublished")
        }
        for entry in _by_present_names(_without_fees(_seen(list(entries))))
    ]


def _without_fees(entries: list[Entry]) -> list[Entry]:
    """Return a log in which nothing says that there are fees: the acts that stay are numbered anew."""
    of_fees = {entry.get("act") for entry in entries if entry.get("type") in FEES}
    if not of_fees:
        return entries
    of_fees -= {entry.get("act") for entry in entries if entry.get("type") not in FEES}
    stays = [entry.get("type") not in FEES and entry.get("undoes") not in of_fees for entry in entries]
    numbers = [1, *accumulate(stays, initial=1)]

    def renumbered(number: Any) -> Any:
        return numbers[number] if type(number) is int and 0 < number < len(numbers) else number

    return [
        {key: renumbered(value) if key in ("act", "undoes") else value for key, value in entry.items()}
        for entry in compress(entries, stays)
    ]


def _by_present_names(entries: list[Entry]) -> list[Entry]:
    """Return a log in which an address stands nowhere as a name, once the player has another one."""
    if not any(map(_names_an_address, entries)):
        return entries
    names = {
        entry.get("player"): entry["name"] for entry in effective(entries) if entry.get("type") in NAMING
    }
    return [
        {**entry, "name": names.get(entry.get("player"), "–")} if _names_an_address(entry) else entry
        for entry in entries
    ]


def _names_an_address(entry: Entry) -> bool:
    return entry.get("type") in NAMING and "@" in str(entry.get("name"))


def names_an_address(entries: Sequence[Entry]) -> bool:
    """Return whether a name in the published log looks like an e-mail address."""
    return any(map(_names_an_address, entries)) and any(map(_names_an_address, public(entries)))


RACKS = frozenset(("DrawsOpened", "DuplicateOpened"))


def backed_up(entries: Iterable[Entry]) -> list[Entry]:
    """Return a log as it is backed up: with the secret of the racks only once the room has spoken.

    Before that nothing is drawn and nothing can be lost: another device makes a promise of its own. The log
    may be a damaged one.
    """
    entries = list(entries)
    types = [entry.get("type") for entry in entries]
    if not types or types[0] not in tuple(RACKS):
        return entries
    if "RoomSpoke" in types and entries[0].get("draw", 1) == 1 and "Promised" not in types:
        return entries
    stays = ("RoomSpoke", "SecretPublished")
    return [
        {key: value for key, value in entry.items() if key != "secret" or kind in stays}
        for kind, entry in zip(types, entries, strict=True)
    ]


def newer_than_backup(entries: Sequence[Entry]) -> int | None:
    """Return how many entries the last backup lacks; None without any backup."""
    newer = 0
    for entry in reversed(entries):
        if entry["type"] == "Exported" and not entry.get("as_code"):
            return newer
        newer += entry["type"] != "Exported"
    return None


def leaves_secret(entries: Iterable[Entry]) -> bool:
    """Return whether a backup made now would be without the secret of the racks."""
    entries = list(entries)
    return entries[0]["type"] in RACKS and not any(entry["type"] == "RoomSpoke" for entry in entries)


def _seen(entries: list[Entry]) -> list[Entry]:
    if not entries or entries[0].get("type") != "TournamentOpened":
        return entries
    last = max((at for at, entry in enumerate(entries) if was_seen(entry)), default=0)
    ends = (at for at, entry in enumerate(entries) if at > last and _is_not_yet_seen(entry))
    return entries[: next(ends, len(entries))]
