"""Of which results the standings are: one sentence for screens, papers, the board and the published page."""

from faristol.screens.tournament.evening_words import said_of
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.terms import LADDER


def after_round(event: Tournament, number: int, t: Texts) -> str:
    """Return after which round they are, or of how many of its tables while it is being played."""
    t = said_of(event, t)
    if event.parts:
        each = {
            name: after_round(part, min(number, len(part.rounds)), t) for name, part in event.parts.items()
        }
        if len(set(each.values())) == 1:
            return next(iter(each.values()))
        return " · ".join(f"{name or t.gettext('No division yet')}: {said}" for name, said in each.items())
    if not number:
        return t.gettext("Before round 1")
    published = event.rounds[number - 1]
    if not published.closed and event.terms.mode == LADDER:
        return after_round(event, number - 1, t)  # an evening counts once it is over
    if not published.closed:
        tables = len(published.draft.pairs)
        so_far = t.ngettext(
            "Round %(n)s, so far: %(in)s of %(num)s table",
            "Round %(n)s, so far: %(in)s of %(num)s tables",
            tables,
        )
        return so_far % {"n": number, "in": len(published.sheets), "num": tables}
    if event.ended and number == len(event.rounds):
        return t.gettext("Final standings")
    return t.gettext("After round %(n)s") % {"n": number}
