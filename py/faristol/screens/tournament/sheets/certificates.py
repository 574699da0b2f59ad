"""Certificates to hang up: one for each prize that somebody wins."""

from collections import Counter
from collections.abc import Iterator, Mapping

from faristol.screens.tournament.prize_names import won_lines
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.certain import is_certain
from faristol.tournaments.course import places_now
from faristol.tournaments.event import Tournament
from faristol.tournaments.prizes import Won, belongs

IN_WORDS = (
    N_("First place"),
    N_("Second place"),
    N_("Third place"),
    N_("Fourth place"),
    N_("Fifth place"),
    N_("Sixth place"),
    N_("Seventh place"),
    N_("Eighth place"),
    N_("Ninth place"),
    N_("Tenth place"),
)


@view_value
class Certificate:
    name: str
    won: str
    """What it is for, besides the place."""
    place: int
    """In the winner's division, or in the group whose best win it; 0 where it is for no place."""
    place_in_words: str
    players: int
    """So many could have the place."""


def certificates(paper: Paper) -> Iterator[Certificate]:
    event, t = paper.event, paper.t
    ranks = places_now(event)
    for won, line in zip(event.winners(), won_lines(event, t), strict=True):
        if not has_certificate(event, won):
            continue
        place, players = _place(event, won, ranks)
        yield Certificate(line.player_name, line.besides_place, place, place_in_words(place, t), players)


def has_certificate(event: Tournament, won: Won) -> bool:
    """Return whether there is one for a prize: where each division is paired for itself, if it is certain."""
    return not event.hall.separate or is_certain(event, won)


def _place(event: Tournament, won: Won, ranks: Mapping[str, int]) -> tuple[int, int]:
    """Return which place a prize is for, and among how many; noughts where it is for none."""
    match won.prize.kind:
        case "place":
            of_each = Counter(event.players[player].division for player in ranks)
            return ranks[won.player], of_each[event.players[won.player].division]
        case "group" | "newcomer":
            return won.prize.place, sum(belongs(player, won.prize) for player in event.hall.players.values())
    return 0, 0


def place_in_words(place: int, t: Texts) -> str:
    if place > len(IN_WORDS):
        return t.gettext("Place %(n)s") % {"n": place}
    return t.gettext(IN_WORDS[place - 1]) if place else ""
