"""A rating list against the players of a tournament: whom it names, and what would change.

A line is a name, a rating and, if the list has them, how many rated games there were. Names agree whatever
their accents, and whether the surname comes first; a name that fits two people is left to the director.
"""

from dataclasses import dataclass, replace

from faristol.screens.parts.pasted_lists import LineTooLong, ListTooLong, plain
from faristol.screens.refusals import sentences
from faristol.screens.tournament.errors import GamesUnreadable, RatingUnreadable
from faristol.screens.tournament.player_lines import found_by, games_of, lines_of, rating_of
from faristol.texts import Texts
from faristol.tournaments import opening
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.players import Player


@dataclass(frozen=True)
class Listed:
    """A player with what the list says."""

    player: Player
    rating: float | None
    games: int

    @property
    def changes(self) -> bool:
        return (self.rating, self.games) != (self.player.rating, self.player.games)


@dataclass(frozen=True)
class RatingList:
    found: tuple[Listed, ...]
    missing: tuple[Player, ...]
    """Players whom it does not name, or whose name fits two of its lines."""
    problems: tuple[str, ...]


def read(text: str, event: Tournament, t: Texts) -> RatingList:
    known: dict[str, list[tuple[float | None, int]]] = {}
    problems = []
    try:
        listed = lines_of(text)
    except (LineTooLong, ListTooLong) as refused:
        return RatingList((), (), (" ".join(sentences(refused, t)),))
    for line in listed:
        details = {"line": line.number, "rating": line.rating, "games": line.games}
        if not plain(line.name):
            problems.append(t.gettext("Line %(line)s: there is no name.") % details)
            continue
        if not line.rating:
            problems.append(t.gettext("Line %(line)s: there is no rating.") % details)
            continue
        try:
            known.setdefault(found_by(line.name), []).append((rating_of(line.rating), games_of(line.games)))
        except RatingUnreadable:
            problems.append(t.gettext("Line %(line)s: “%(rating)s” is not a rating.") % details)
        except GamesUnreadable:
            problems.append(t.gettext("Line %(line)s: “%(games)s” is not a number of games.") % details)
    if not known and not problems:
        problems.append(t.gettext("The list has no names."))
    found, missing = [], []
    for player in sorted(event.players.values(), key=lambda player: plain(player.name)):
        lines = known.get(found_by(player.name), [])
        if len(lines) == 1:
            found.append(Listed(player, *lines[0]))
        else:
            missing.append(player)
    return RatingList(tuple(found), tuple(missing), tuple(problems))


def is_open(event: Tournament, player: Player) -> bool:
    """Return whether a rating may still change: the list at the start counts (MAL-T5), or a late one."""
    return not event.rounds or player.joined >= event.next


def change_ratings(event: Tournament, read: RatingList) -> list[Entry]:
    entries: list[Entry] = []
    for listed in read.found:
        if listed.changes and is_open(event, listed.player):
            changed = replace(listed.player, rating=listed.rating, games=listed.games)
            entries += opening.change_player(event, changed)
    return entries
