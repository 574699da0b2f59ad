"""What everybody may see of a log: the secret of a draw only where it has been published, nobody's address.

Of a tournament neither the lots before round one nor the pairs of a draft: its log ends before them, so that
a later page goes on where an earlier one ended.
"""

from collections.abc import Iterable

from faristol.games.log import Entry

SEEN = frozenset(("RoundPublished", "TournamentEnded"))
NOT_YET_SEEN = frozenset(("RoomHeard", "RoundDrafted"))


def public(entries: Iterable[Entry]) -> list[Entry]:
    return [
        {
            key: value
            for key, value in entry.items()
            if key != "address" and (key != "secret" or entry["type"] == "SecretPublished")
        }
        for entry in _seen(list(entries))
    ]


def _seen(entries: list[Entry]) -> list[Entry]:
    if not entries or entries[0]["type"] != "TournamentOpened":
        return entries
    last = max((at for at, entry in enumerate(entries) if entry["type"] in SEEN), default=0)
    ends = (at for at, entry in enumerate(entries) if at > last and entry["type"] in NOT_YET_SEEN)
    return entries[: next(ends, len(entries))]
