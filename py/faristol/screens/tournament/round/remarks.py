"""What stands small below the score of a table, where a game was not only played to its end."""

from collections.abc import Iterator

from faristol.screens.tournament.pairings import OVER_TIME, brief_decision
from faristol.texts import N_, Texts
from faristol.tournaments.published import Published, Sheet

OUTCOME_NAMES = {
    "played": N_("played"),
    "forfeit-first": N_("the first player did not come"),
    "forfeit-second": N_("the second player did not come"),
    "double-forfeit": N_("nobody came"),
    "abandoned-first": N_("the first player gave up"),
    "abandoned-second": N_("the second player gave up"),
    "abandoned-both": N_("both gave up"),
    "both-lost": N_("both have lost"),
}


def remarks(published: Published, t: Texts) -> dict[int, tuple[str, ...]]:
    """Return by board what is to be said of it."""
    found = ((board, sheet) for board, _, sheet in published.boards if sheet)
    return {
        board: tuple(map(t.gettext, _remarks(sheet, board in published.beside))) for board, sheet in found
    }


def _remarks(sheet: Sheet, beside: bool) -> Iterator[str]:
    if beside:
        yield N_("two results")
    if sheet.result.outcome != "played":
        yield OUTCOME_NAMES[sheet.result.outcome]
    elif max(sheet.over_time):
        yield OVER_TIME
    elif decision := brief_decision(sheet):
        yield decision
    elif sheet.corrected is not None:
        yield N_("corrected")
