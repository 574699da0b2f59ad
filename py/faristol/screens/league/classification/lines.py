"""The lines of a league's classification, in a reader's language: for the screen, for paper and for files."""

from collections.abc import Sequence
from fractions import Fraction

from faristol.competitions.league import League, Standing, best_first, persons, standings
from faristol.competitions.same_player import Called, words
from faristol.screens.view import view_value
from faristol.texts import Texts, per_cent, score


@view_value
class LeagueLine:
    called: frozenset[Called]
    name: str
    clubs: str
    other_names: str
    """How else the same person was written."""
    standing: Standing
    figures: Sequence[tuple[str, bool]]
    """What somebody has of each event, and whether it counts."""
    total: str
    tie: str | None
    """Why those with the same sum stand as they do."""

    @property
    def one(self) -> Called:
        """One of the ways in which the person was written."""
        return min(self.called)


def lines(league: League, t: Texts) -> list[LeagueLine]:
    found, _ = persons(league)
    placed = standings(found, league.best)
    return [_line(league, at, placed, t) for at in range(len(placed))]


def _line(
    league: League, at: int, placed: Sequence[tuple[frozenset[Called], Standing]], t: Texts
) -> LeagueLine:
    called, standing = placed[at]
    name = fullest(called)
    others = sorted({other for other, _ in called} - {name})
    figures = [
        ("–" if each is None else figure_of(league, each, t), number in standing.counted)
        for number, each in enumerate(standing.results)
    ]
    clubs = ", ".join(sorted({club for _, club in called if club}))
    total, tie = figure_of(league, standing.total, t), _tie(league, at, placed, t)
    return LeagueLine(called, name, clubs, ", ".join(others), standing, figures, total, tie)


def fullest(called: frozenset[Called]) -> str:
    """Return the fullest of the names that somebody was written by."""
    return max((name for name, _ in called), key=lambda name: (len(words(name)), len(name), name))


def figure_of(league: League, value: Fraction, t: Texts) -> str:
    return per_cent(value, t.language) if league.counts == "percent" else score(value, t.language)


def _tie(
    league: League, at: int, placed: Sequence[tuple[frozenset[Called], Standing]], t: Texts
) -> str | None:
    standing = placed[at][1]
    if standing.shared:
        return t.gettext("Equal in every event: shared place")
    if standing.decided is None:
        return None
    place = standing.decided - 1
    mine, other = (best_first(row.results)[place] for _, row in placed[at : at + 2])
    sentence = t.gettext("Ahead on best event: %(mine)s to %(other)s")
    if place:
        sentence = t.ngettext(
            "Equal on the best event, ahead on the next: %(mine)s to %(other)s",
            "Equal on the %(n)s best events, ahead on the next: %(mine)s to %(other)s",
            place,
        )
    return sentence % {
        "n": place,
        "mine": figure_of(league, mine, t),
        "other": figure_of(league, other, t),
    }
