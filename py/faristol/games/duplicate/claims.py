"""After the last round there is a time for claims, and then the results are final (DUP-22).

Once that time is over, a correction needs a reason, even if the judge has not made the results final.
"""

from faristol.games.duplicate.errors import NotNow, ReasonMissing
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry

MINUTE = 60_000


def open_claims(event: Duplicate, minutes: int, now: int) -> list[Entry]:
    if event.stage != "over" or event.final:
        raise NotNow
    return [{"type": "ClaimsOpened", "until": now + minutes * MINUTE}]


def time_is_over(event: Duplicate, now: int) -> bool:
    return event.claims_until is not None and event.claims_until <= now


def corrected(event: Duplicate, entries: list[Entry], why: str, now: int) -> list[Entry]:
    """Return the facts of a correction; after the time for claims each carries the judge's reason."""
    if not time_is_over(event, now):
        return entries
    if not why.strip():
        raise ReasonMissing
    return [{**entry, "why": " ".join(why.split())} for entry in entries]


def make_final(event: Duplicate) -> list[Entry]:
    if event.stage != "over" or event.final:
        raise NotNow
    return [{"type": "ResultsFinal", "clause": event.ruleset["claims"].get("clause")}]


def reopen(event: Duplicate, why: str) -> list[Entry]:
    """Open final results again, with the arbiter's reason."""
    if not event.final:
        raise NotNow
    if not why.strip():
        raise ReasonMissing
    return [{"type": "ResultsReopened", "why": why.strip()}]
