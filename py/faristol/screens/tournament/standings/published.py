"""What a tournament's published page shows: standings, all rounds, the cross-table, every player's card."""

from faristol.screens.publication.page import Publication, PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.sealed.lots import Lots, lots
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.brackets import BracketLines, brackets
from faristol.screens.tournament.evening_words import SaysEvenings, said_of
from faristol.screens.tournament.figures import CLAUSES, counting_note
from faristol.screens.tournament.pairings import BoardLine, board_lines, made_before
from faristol.screens.tournament.prize_names import WonLine, won_lines
from faristol.screens.tournament.rests import Rest, resting
from faristol.screens.tournament.round_clock import next_start, start_of
from faristol.screens.tournament.tables import CardLine, CrossLine, DecidedTable, Standing
from faristol.screens.tournament.team_lines import TeamLine, team_heads, team_lines
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.course import places
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published

NOT_ON_PAGE = frozenset(
    (
        *("Exported", "FeeSet", "FeeSettled", "FeePaid", "FeeReturned", "PaymentCancelled"),
        *("PairLocked", "PairUnlocked", "PairForbidden", "PairAllowed", "ByeGiven", "ByeTaken"),
        *("RoundDrafted", "DraftDropped", "RoundPlanned", "BoardsOrdered", "NamesListed", "ArbitersNamed"),
        *("RoundClockStarted", "RoundClockStopped", "FirstTableSet", "TabletMerged", "PlayersSame"),
        *("ResultDiffers", "DifferenceFound"),
    )
)
"""Of these the page shows nothing, or not before the next round is published."""


@view_value(kw_only=True)
class TournamentPage(SaysEvenings, PublishedPage):
    event: Tournament
    playing: str
    heads: list[str]
    ranking_clause: str | None
    counting: str
    stands: str
    """Of which results the standings are."""
    rows: list[Standing]
    earlier: list[tuple[str, list[Standing]]]
    """The classifications after the rounds before the last, each with its name."""
    rounds: list[tuple[Published, list[BoardLine], list[Rest], str]]
    """At last whether a result was corrected after the pairs were made."""
    starts: dict[int, str]
    next_start: str
    lines: list[CrossLine]
    decided: list[DecidedTable]
    cups: list[BracketLines]
    teams: list[TeamLine]
    team_heads: list[str]
    won: list[WonLine]
    """The prizes, once all is over."""
    cards: list[tuple[Standing, list[CardLine]]]
    lots: Lots | None


def published_page(opened: OpenEvent, t: Texts) -> TournamentPage:
    event: Tournament = opened.state.hall
    t = said_of(event, t)
    scoring, rows, stood, last = event.terms.scoring, event.placed, places(event), len(event.rounds)
    standings = tables.classification(rows, scoring, t, rounds=event.rounds_differ)
    return TournamentPage(
        sheets=("publication/results.css", "tournament/standings/published.css"),
        wide=True,
        event=event,
        playing=event.opened.language,
        heads=tables.heads(scoring, t, rounds=event.rounds_differ),
        ranking_clause=CLAUSES.get(scoring),
        counting=counting_note(event.terms.counting, t),
        stands=after_round(event, last, t),
        rows=standings,
        earlier=[
            (
                after_round(event, number, t),
                tables.classification(event.standings(after=number), scoring, t, rounds=event.rounds_differ),
            )
            for number in range(1, last)
        ],
        rounds=[
            (each, board_lines(event, each, t), resting(event, each.draft, t), made_before(event, each, t))
            for each in event.rounds
        ],
        starts=_starts(event, t),
        next_start=next_start(event, t),
        lines=tables.cross(event, rows, last, t),
        decided=tables.decided_tables(event, last, t),
        cups=brackets(event, last, t),
        teams=team_lines(event, last, t),
        team_heads=team_heads(event, t),
        cards=[(row, tables.card(event, row.player.id, stood, t)) for row in standings],
        won=won_lines(event, t) if event.ended else [],
        lots=lots(event, opened.entries),
    )


def _starts(event: Tournament, t: Texts) -> dict[int, str]:
    numbers = {number for part in (event, *event.parts.values()) for number in part.starts}
    return {number: start for number in sorted(numbers) if (start := start_of(event, number, t))}


PUBLICATION = Publication("tournament/standings/published.html", published_page, NOT_ON_PAGE)
