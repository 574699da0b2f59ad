"""The players of a tournament as they come out of a message, a spreadsheet or a CSV file.

One line is one player: a name; or name, rating, games, club, category and division, apart by tabs,
semicolons or commas. A first line of headings may put them in another order. All that is wrong is listed at
once, with its line.
"""

from collections.abc import Sequence
from dataclasses import replace

from faristol.screens.parts.pasted_lists import plain
from faristol.screens.tournament.errors import GamesUnreadable, RatingUnreadable
from faristol.screens.tournament.player_lines import games_of, lines_of, rating_of
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.opening import new_ids
from faristol.tournaments.players import Player


def read_list(
    text: str, event: Tournament, t: Texts, columns: Sequence[str] = ()
) -> tuple[list[Player], list[str]]:
    """Return the players, and what is wrong."""
    known = {plain(player.name) for player in event.players.values()}
    players: list[Player] = []
    problems: list[str] = []
    ids = new_ids(event)
    for line in lines_of(text, columns):
        details = {"line": line.number, "name": line.name, "rating": line.rating, "games": line.games}
        if not plain(line.name):
            problems.append(t.gettext("Line %(line)s: there is no name.") % details)
        elif plain(line.name) in known:
            problems.append(t.gettext("Line %(line)s: %(name)s is entered already.") % details)
        known.add(plain(line.name))
        rating, games = None, 0
        try:
            rating = rating_of(line.rating)
        except RatingUnreadable:
            problems.append(t.gettext("Line %(line)s: “%(rating)s” is not a rating.") % details)
        try:
            games = games_of(line.games)
        except GamesUnreadable:
            problems.append(t.gettext("Line %(line)s: “%(games)s” is not a number of games.") % details)
        player = Player(next(ids), line.name, rating, games, line.club, line.category)
        players.append(replace(player, division=line.division))
    if not players:
        problems.append(t.gettext("The list has no names."))
    return players, problems
