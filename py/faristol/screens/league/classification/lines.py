"""The lines of a league's classification, in a reader's language: for the screen, for paper and for files."""

from collections.abc import Sequence
from fractions import Fraction

from faristol.competitions.league import (
    League,
    Results,
    Standing,
    best_first,
    counted,
    persons,
    share,
    standings,
)
from faristol.competitions.league_facts import EventTaken
from faristol.competitions.same_player import Called, words
from faristol.competitions.season import Evening, season
from faristol.competitions.worths import PLACE, TENTHS
from faristol.screens.view import view_value
from faristol.texts import Texts, per_cent, score


@view_value
class Part:
    """How one event of a season came to what it counts."""

    event: EventTaken
    how: str
    figure: str
    counts: bool


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
    parts: Sequence[Part] = ()
    """What the sum is made of, where each kind of event has its own points."""

    @property
    def place(self) -> str:
        """The place; whoever has no result that can count has none."""
        return "–" if set(self.standing.results) == {None} else str(self.standing.rank)

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
    parts = _parts(league, called, standing, t) if league.by_kind else ()
    return LeagueLine(called, name, clubs, ", ".join(others), standing, figures, total, tie, parts)


def _parts(league: League, called: frozenset[Called], standing: Standing, t: Texts) -> list[Part]:
    number = {event.stream: at for at, event in enumerate(league.events)}
    return [
        _part(league, each, number[each.event.stream] in standing.counted, t)
        for each in season(league, called).evenings
    ]


def _part(league: League, evening: Evening, counts: bool, t: Texts) -> Part:
    event, result = evening.event, evening.result
    value, worth = counted(league, event, result), league.worth(event.kind)
    if value is None:
        return Part(event, t.gettext("without a place"), "–", False)
    if worth.by == PLACE:
        how = t.gettext("place %(place)s of %(players)s") % {
            "place": event.place_of(result),
            "players": event.places_of(result),
        }
    else:
        how = t.gettext("%(percent)s of %(most)s points") % {
            "percent": per_cent(100 * share(event, result), t.language),
            "most": worth.most,
        }
    return Part(event, how, figure_of(league, value, t), counts)


def fullest(called: frozenset[Called]) -> str:
    """Return the fullest of the names that somebody was written by."""
    return max((name for name, _ in called), key=lambda name: (len(words(name)), len(name), name))


def figure_of(league: League, value: Fraction, t: Texts) -> str:
    if league.by_kind:
        return _tenths(value, t.language)
    return per_cent(value, t.language) if league.counts == "percent" else score(value, t.language)


def _tenths(value: Fraction, language: str) -> str:
    whole, tenth = divmod(int(value * TENTHS), TENTHS)
    return f"{whole}{'.' if language == 'en' else ','}{tenth}" if tenth else str(whole)


def _tie(
    league: League, at: int, placed: Sequence[tuple[frozenset[Called], Standing]], t: Texts
) -> str | None:
    standing = placed[at][1]
    if set(standing.results) == {None}:
        return None
    if standing.shared:
        return t.gettext("Equal from the best event to the last: shared place")
    if standing.decided is None:
        return None
    place = standing.decided - 1
    mine, other = (_nth_best(league, row.results, place, t) for _, row in placed[at : at + 2])
    sentence = t.gettext("Ahead on the best event: %(mine)s to %(other)s")
    if place:
        sentence = t.ngettext(
            "Equal on the best event, ahead on the next: %(mine)s to %(other)s",
            "Equal on the %(n)s best events, ahead on the next: %(mine)s to %(other)s",
            place,
        )
    return sentence % {"n": place, "mine": mine, "other": other}


def _nth_best(league: League, results: Results, place: int, t: Texts) -> str:
    """Return what stands on paper of somebody's best events, from 0; a dash beyond those that there were."""
    there = sum(result is not None for result in results)
    return figure_of(league, best_first(results)[place], t) if place < there else "–"
