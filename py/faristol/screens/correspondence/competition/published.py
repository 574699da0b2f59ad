"""What a competition's published page shows: the classification, the games, the string."""

from faristol.competitions.event import Competition
from faristol.screens.correspondence.competition.letter import rows
from faristol.screens.correspondence.competition.sentences import decisions, how_it_stands, who_decides
from faristol.screens.correspondence.competition.view import GameRow, TableRow, game_rows, table_rows
from faristol.screens.publication.page import PublishedPage
from faristol.screens.scene import OpenEvent
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class CompetitionPage(PublishedPage):
    event: Competition
    table: list[TableRow]
    games: list[GameRow]
    string_rows: list[str]
    how_it_stands: str
    who_decides: str
    decisions: list[str]


def published_page(event: OpenEvent, t: Texts) -> CompetitionPage:
    competition: Competition = event.state
    return CompetitionPage(
        event=competition,
        table=table_rows(competition, t),
        games=game_rows(competition, t),
        string_rows=rows(competition.string) if competition.string else [],
        how_it_stands=how_it_stands(competition, t),
        who_decides=who_decides(competition, t),
        decisions=decisions(competition, t),
    )
