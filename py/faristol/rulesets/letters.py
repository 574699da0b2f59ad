"""The document of a game by letter and of a competition by letter as values; see `table_games.py`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from faristol.fields import Count, Few, Language, Name, Points, as_it_is
from faristol.rulesets.schema import Cited, Cites, Clause, OfPlays, Pair, Part, Size, clauses_for


@dataclass(frozen=True)
class Caps(Cites):
    turns: tuple[Pair, ...]


@dataclass(frozen=True)
class Passes(Cites):
    turns: Count


@dataclass(frozen=True)
class Ends:
    clauses: Mapping[str, Cited]
    """By the ways to end that a play brings."""
    passes: int
    """In a row."""


def _ends(value: Any) -> Ends:
    played_out, passes = Cites.read(value["played-out"]), Passes.read(value["passes"])
    return Ends({"played-out": played_out.clause, "passes": passes.clause}, passes.turns)


@dataclass(frozen=True)
class Challenge(Cites):
    penalty: Cited
    unfounded: Points


@dataclass(frozen=True)
class Claims(Cites):
    days: Few
    never_by: tuple[Name, ...]


@dataclass(frozen=True)
class Sanctions(Cites):
    tenths: tuple[Few, Few]

    def allows(self, hundredths: int) -> bool:
        """Return whether a penalty is so large as the document has it; it may be of any hundredths."""
        least, most = self.tenths
        return 10 * least <= hundredths <= 10 * most


@dataclass(frozen=True)
class Days(Part):
    each: Few
    long: Few
    again: Few
    unclaimed: Few
    leave: Few
    short_leave: Few


@dataclass(frozen=True, kw_only=True)
class CorrespondenceRules(OfPlays):
    id: Name
    language: Language
    rack_size: Size
    caps: Caps
    ends: Annotated[Ends, _ends]
    outcomes: Annotated[
        Mapping[str, Clause], clauses_for("agreed", "abandoned", "no-show", "unfinished", "unknown")
    ]
    """The clauses of the other ways in which a game is over."""
    challenge: Challenge
    claims: Claims
    sanctions: Sanctions
    days: Days

    def clause_of_end(self, way: str) -> Cited:
        """Return the clause of any way to end; "time" is a claim that was found right."""
        others = {**self.outcomes, "time": self.claims.clause}
        return self.ends.clauses[way] if way in self.ends.clauses else others[way]


CorrespondenceRulesData = Annotated[dict[str, Any], as_it_is(CorrespondenceRules)]
"""The document as it stands in the log of a competition, to be written into those of its games."""
