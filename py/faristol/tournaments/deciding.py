"""The arbiter's word on a table (MAL-32 to 34): when one is needed, who may give it, and what is written.

What a sheet says by itself needs none. Three things do: that somebody wins whatever the score says, that both
lose, and another result of a round that is over (FED-31). Who plays at a table cannot decide there (MAL-34):
another arbiter does, or a substitute, who is named by it. Settled: the reason is asked wherever the word is.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.decision import WINNER, What
from faristol.tournaments.errors import (
    NotNow,
    ReasonMissing,
)
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.pairing import Paired
from faristol.tournaments.published import Published

MOST_ARBITERS = 12
LONGEST = 80
LONGEST_REASON = 200
ArbiterMissing = refusal(
    "tournament.arbiter-missing",
    N_("The name of the arbiter who decides is missing."),
    N_("Write it: it is shown with the decision."),
    field="arbiter",
)
ArbiterNotChosen = refusal(
    "tournament.arbiter-not-chosen",
    N_("It is not said which arbiter decides."),
    N_("Choose the arbiter: the name is shown with the decision."),
    field="arbiter",
)
ArbiterPlays = refusal(
    "tournament.arbiter-plays",
    N_("%(name)s plays at table %(table)s, and cannot decide there."),
    N_("Another arbiter has to decide, or a substitute."),
    field="arbiter",
)
TooManyArbiters = refusal(
    "tournament.too-many-arbiters",
    N_("There are more than %(most)s arbiters."),
    N_("Leave out some of the names."),
    field="arbiters",
)
DecisionReasonMissing = refusal(
    "tournament.decision-reason-missing",
    N_("The reason for the decision is missing."),
    N_("Write it, or tap one: everybody can read it beside the result."),
    field="why",
)
ReasonTooLong = refusal(
    "tournament.reason-too-long",
    N_("The reason is longer than %(most)s characters."),
    N_("Write it in fewer words: it appears beside the result, and on papers."),
    field="why",
)
WITHIN = re.compile(r"[^\W_]+")
BETWEEN = re.compile(r"[;\n]")


@dataclass(frozen=True)
class Word:
    """Who decides and why, as it was typed; empty where nothing had to be."""

    arbiter: str = ""
    why: str = ""


NOBODYS = Word()


def arbiters_in(text: str) -> tuple[str, ...]:
    """Return the names in a list that a person wrote, one on a line: Puig, Anna is one person."""
    return _few(once(_one_line(name)[:LONGEST] for name in BETWEEN.split(text)))


def name_arbiters(event: Tournament, names: Sequence[str]) -> list[Entry]:
    """Let these be the arbiters from now on; decisions keep the names that they have."""
    if event.ended:
        raise NotNow
    named = _few(once(names))
    return [] if named == event.arbiters else [{"type": "ArbitersNamed", "arbiters": [*named]}]


def may_decide(event: Tournament, pair: Paired) -> list[str]:
    """Return the arbiters who do not play at this table."""
    return [name for name in event.arbiters if not plays_at(event, pair, name)]


def plays_at(event: Tournament, pair: Paired, name: str) -> bool:
    """Return whether this is the name of one of the two, however it is written."""
    return person(name) in {person(event.players[id].name) for id in (pair.first, pair.second)}


def decision_of(
    event: Tournament, published: Published, board: int, what: What, winner: int | None, word: Word
) -> tuple[Entry, list[Entry]]:
    """Return what a result says of the decision that it follows from, and who is named an arbiter by it."""
    pair = published.draft.by_table[board]
    arbiter, why = _arbiter(event, pair, board, word.arbiter), _one_line(word.why)
    if not why:
        raise ReasonMissing if published.closed else DecisionReasonMissing
    wins = (pair.first, pair.second)[winner] if what == WINNER and winner is not None else ""
    if len(why) > LONGEST_REASON:
        raise ReasonTooLong(most=LONGEST_REASON)
    try:
        named = name_arbiters(event, (*event.arbiters, arbiter))
    except TooManyArbiters as refused:
        raise refused.at("arbiter") from None
    return {"what": what, "arbiter": arbiter, "why": why, "wins": wins}, named


def _arbiter(event: Tournament, pair: Paired, board: int, typed: str) -> str:
    """Return who decides: whom one has named, or the only one who can."""
    able, name = may_decide(event, pair), _one_line(typed)[:LONGEST]
    if not person(name):
        if len(able) != 1:
            raise ArbiterNotChosen if able else ArbiterMissing
        return able[0]
    if plays_at(event, pair, name):
        raise ArbiterPlays(name=name, table=board)
    return next((each for each in able if person(each) == person(name)), name)


def once(names: Iterable[str]) -> tuple[str, ...]:
    """Return each person once, as the name was written first."""
    people: dict[tuple[str, ...], str] = {}
    for name in names:
        people.setdefault(person(name), name)
    return tuple(name for person, name in people.items() if person)


def _few(names: tuple[str, ...]) -> tuple[str, ...]:
    if len(names) > MOST_ARBITERS:
        raise TooManyArbiters(most=MOST_ARBITERS)
    return names


def _one_line(text: str) -> str:
    return " ".join(text.split())


def person(name: str) -> tuple[str, ...]:
    """Return what tells people apart: PUIG, Nuria is Núria Puig."""
    signs = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(sign for sign in signs if not unicodedata.combining(sign))
    return tuple(sorted(WITHIN.findall(plain)))
