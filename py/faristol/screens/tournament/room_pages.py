"""The pages of a tournament on the room's board: what each has to show."""

from collections.abc import Mapping, Sequence

from faristol.core.clock import Clock
from faristol.screens.parts.fitted_names import Fitted
from faristol.screens.public.pages import BoardPage
from faristol.screens.tournament.brackets import BracketLines
from faristol.screens.tournament.pairings import BoardLine, NameLine
from faristol.screens.tournament.tables import Standing
from faristol.screens.tournament.team_lines import TeamLine
from faristol.screens.view import view_value


@view_value
class DivisionPage(BoardPage):
    mark: str
    """What tells its pages from those of other divisions, where each is at its own round."""


@view_value
class ListPage(DivisionPage):
    scale: int
    """Per cent of the usual type."""
    fits: Mapping[str, Fitted]


@view_value
class PlayersPage(ListPage):
    """The players in their initial order."""

    template = "tournament/room_players.html"
    facts: Sequence[str]
    players: list[tuple[str, list[Sequence[tuple[int, str, str]]]]]
    """Each page with its division, if there are any; and each player's place, name and division."""


@view_value
class RoundPage(ListPage):
    round: int
    of: int
    starts: bool
    """Whether the first-named of a pair starts."""
    start: str
    """When it is to start, if that is planned."""
    left: int | None
    """Milliseconds that are left of it, if there is a clock, and the word for its end."""
    last_word: str
    clock: Clock | None
    """Its own clock, where each division has one; otherwise the window moves that of the event."""
    division: str


@view_value
class PairingsPage(RoundPage):
    """The names in order: each finds the table, and whom one meets."""

    template = "tournament/room_pairings.html"
    entries: list[list[Sequence[NameLine]]]


@view_value
class DivisionResults:
    """Tables of a division, as many as one page holds."""

    division: str
    boards: list[BoardLine]
    rests: list[str]
    """Who of it has a bye, on its last page."""
    missing: int
    """How many tables of the whole division still play."""


@view_value
class ResultsPage(RoundPage):
    """The results as they come in."""

    template = "tournament/room_results.html"
    divisions: list[DivisionResults]


@view_value
class StandingsPage(ListPage):
    template = "tournament/room_standings.html"
    stands: str
    """Of which results they are."""
    round: int
    of: int
    final: bool
    next_start: str
    heads: list[str]
    tables: list[tuple[str, list[Sequence[Standing]]]]


@view_value
class TeamsPage(DivisionPage):
    template = "tournament/room_teams.html"
    stands: str
    heads: list[str]
    teams: Sequence[Sequence[TeamLine]]
    fits: Mapping[str, Fitted]


@view_value
class CupPage(DivisionPage):
    template = "tournament/room_bracket.html"
    cups: list[tuple[BracketLines, Mapping[str, Fitted]]]
    """Each part with the names in it."""
