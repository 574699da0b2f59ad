"""The ratings that the tournament would make: BARRUF by its formula, player by player, with the reckoning."""

from faristol.screens.scene import Scene
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import decimal, points, signed
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.rating_system import ChosenSystem, chosen_system, rated_now
from faristol.screens.tournament.standings.place import Place, after, chosen
from faristol.screens.tournament.standings.rating_list import Listed, RatingList, is_open, read
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.barruf import Rated
from faristol.tournaments.event import Tournament


@view_value
class RatingLine:
    """A player's rating as it is written, before the tournament and after it."""

    rated: Rated
    before: str
    won: str
    expected: str
    change: str
    after: str


@view_value
class Reckoning:
    """A player's rating game by game, as one would check it with pencil and paper."""

    line: RatingLine
    expected: str
    after: str
    games: list[tuple[str, str, str, str]]
    """The opponent's name and rating, the chance, what was won."""


@view_value
class Ratings:
    lines: list[RatingLine]
    reckoning: Reckoning | None
    system: ChosenSystem
    newcomer: str
    pasted: str
    """The rating list in the field, and what it says."""
    list_read: RatingList | None
    changes: list[tuple[Listed, str, str, bool]]
    """What it would change: the rating now, the one on the list, and whether there is still time for it."""
    importable: bool
    """Whether the list can be taken as it is."""


def ratings(scene: Scene, place: Place) -> Ratings:
    event, t, pasted = event_of(scene), texts_of(scene), chosen(scene).list
    system, rated = chosen_system(scene), rated_now(scene, after(scene))
    one = next((each for each in rated if place.player and each.player.id == place.player.id), None)
    found = read(pasted, event, t) if pasted else None
    changes = [
        (listed, _rating(listed.player.rating, t), _rating(listed.rating, t), is_open(event, listed.player))
        for listed in (found.found if found else ())
        if listed.changes
    ]
    return Ratings(
        [rating_line(each, t) for each in rated],
        _reckoning(event, one, t) if one else None,
        system,
        decimal(system.system.newcomer, 0, t),
        pasted,
        found,
        changes,
        bool(found and not found.problems) and any(there_is_time for *_, there_is_time in changes),
    )


def rating_line(rated: Rated, t: Texts) -> RatingLine:
    return RatingLine(
        rated,
        decimal(rated.before, 1, t),
        points(round(rated.won * 2), t),
        decimal(rated.expected, 2, t),
        signed(decimal(rated.rating - rated.before, 1, t)),
        decimal(rated.rating, 1, t),
    )


def _reckoning(event: Tournament, rated: Rated, t: Texts) -> Reckoning:
    games = [
        (
            event.players[game.opponent].name,
            decimal(game.before, 1, t),
            decimal(game.chance, 4, t),
            points(round(game.won * 2), t),
        )
        for game in rated.played
    ]
    return Reckoning(rating_line(rated, t), decimal(rated.expected, 4, t), decimal(rated.rating, 4, t), games)


def _rating(rating: float | None, t: Texts) -> str:
    return "\u2013" if rating is None else decimal(rating, 1, t)
