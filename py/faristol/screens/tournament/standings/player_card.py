"""A player's card: the rounds one by one, the place, the rating that would come of it."""

from faristol.screens.scene import Scene
from faristol.screens.tournament import tables
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import CLAUSES
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.rating_system import chosen_system, rated_now
from faristol.screens.tournament.standings.place import Place
from faristol.screens.tournament.standings.ratings import RatingLine, rating_line
from faristol.screens.tournament.standings.reckoned import Reckoned, reckoned
from faristol.screens.tournament.tables import CardLine, Standing
from faristol.screens.view import view_value
from faristol.tournaments.course import places, places_now
from faristol.tournaments.players import Player
from faristol.tournaments.rules import clause_of_start


@view_value
class PlayerCard:
    row: Standing
    turns: list[CardLine]
    heads: list[str]
    start_clause: str | None
    ranking_clause: str | None
    following: Player | None
    """The next of the classification, if there is one."""
    late: bool
    """Whether the player comes in with the next round, and has no place yet."""
    rating: RatingLine | None
    rating_system: str
    reckoned: list[Reckoned]
    """How the figures of the order came about."""


def player_card(scene: Scene, place: Place) -> PlayerCard:
    event, t, player = event_of(scene), texts_of(scene), place.player
    assert player
    late, scoring = player.id not in places_now(event), event.terms.scoring
    rows = event.standings() if late else event.placed
    at = next(at for at, row in enumerate(rows) if row.player.id == player.id)
    rated = [each for each in rated_now(scene, len(event.rounds)) if each.player.id == player.id]
    return PlayerCard(
        tables.classification(rows, scoring, t, rounds=event.rounds_differ)[at],
        tables.card(event, player.id, places(event), t),
        tables.heads(scoring, t, rounds=event.rounds_differ),
        clause_of_start(event.rules, named=event.opened.names_starts),
        CLAUSES.get(scoring),
        rows[at + 1].player if at + 1 < len(rows) and not late else None,
        late,
        rating_line(rated[0], t) if event.rounds and rated else None,
        chosen_system(scene).label(t),
        reckoned(event, rows, rows[at], t) if event.rounds and not late else [],
    )
