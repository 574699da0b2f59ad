"""The clauses that screens cite: the document by its name, its own article, and what it says.

A module for each document. Code, tests and logs use our ids (`DUP-6`); people see the document's own place.
The Romanian duplicate (RDU) has no numbered articles: its chips name the matter instead.
"""

from collections.abc import Container

from faristol.screens.clauses.clause import Clause
from faristol.screens.clauses.correspondence import CLAUSES as OF_CORRESPONDENCE
from faristol.screens.clauses.duplicate import CLAUSES as OF_THE_DUPLICATE
from faristol.screens.clauses.federation import CLAUSES as OF_THE_FEDERATION
from faristol.screens.clauses.mallorca import CLAUSES as OF_MALLORCA
from faristol.screens.clauses.romanian import CLAUSES as OF_ROMANIAN_GAMES
from faristol.screens.clauses.romanian_duplicate import CLAUSES as OF_ROMANIAN_DUPLICATES
from faristol.screens.clauses.romanian_duplicate import in_completiv
from faristol.screens.clauses.tournaments import CLAUSES as OF_TOURNAMENTS
from faristol.texts import Texts

CLAUSES: dict[str, Clause] = {
    **OF_MALLORCA,
    **OF_THE_FEDERATION,
    **OF_THE_DUPLICATE,
    **OF_ROMANIAN_DUPLICATES,
    **OF_ROMANIAN_GAMES,
    **OF_CORRESPONDENCE,
    **OF_TOURNAMENTS,
}


def clause_of(clause: str, rules: Container[str] = ()) -> Clause:
    """Return what people see of a clause; of one that a file cites and nobody here knows, its id.

    `rules` are those of the event that cites it: completiv calls the clauses of the duplicate its own.
    """
    if "seventh" in rules and clause in OF_ROMANIAN_DUPLICATES:
        return in_completiv(clause)
    return CLAUSES.get(clause) or Clause(clause, clause, clause)


def chip(clause: str, place: str, texts: Texts, rules: Container[str] = ()) -> tuple[str, str, str]:
    """The id, the label and the text of the small sheet; `place` tells two chips of one clause apart."""
    cited = clause_of(clause, rules)
    label = f"{texts.gettext(cited.document)}, {texts.gettext(cited.article)}"
    return f"{clause.lower()}{place and '-'}{place}", label, texts.gettext(cited.meaning)
