"""What a league's published page shows: everybody's place, and the events."""

from collections.abc import Sequence

from faristol.competitions.league import League
from faristol.screens.league.classification.lines import LeagueLine, lines
from faristol.screens.league.classification.view import EventRow, event_rows
from faristol.screens.league.terms import terms_sentence, worth_sentences
from faristol.screens.publication.page import PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class LeaguePage(PublishedPage):
    league: League
    playing: str
    lines: Sequence[LeagueLine]
    events: Sequence[EventRow]
    terms: str
    worths: Sequence[str]


def published_page(opened: OpenEvent, t: Texts) -> LeaguePage:
    league: League = opened.state
    return LeaguePage(
        sheets=("publication/results.css",),
        wide=True,
        league=league,
        playing=league.opened.language,
        lines=lines(league, t),
        events=event_rows(league, t, 0),
        terms=terms_sentence(league, t),
        worths=worth_sentences(league, t),
    )
