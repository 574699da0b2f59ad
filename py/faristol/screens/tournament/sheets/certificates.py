"""Certificates to hang up: one for each prize that somebody wins."""

from collections.abc import Iterator

from faristol.screens.tournament.prize_names import won_lines
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.view import view_value
from faristol.texts import N_, Texts

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
    place_in_words: str
    players: int
    """So many have a place, in the winner's division."""


def certificates(paper: Paper) -> Iterator[Certificate]:
    event, t = paper.event, paper.t
    rows = {row.player.id: row for row in event.standings()}
    for won in won_lines(event, t):
        row = rows[won.player]
        players = len(event.divisions[row.player.division])
        yield Certificate(won.player_name, won.besides_place, row.rank, place_in_words(row.rank, t), players)


def place_in_words(place: int, t: Texts) -> str:
    return (
        t.gettext(IN_WORDS[place - 1]) if place <= len(IN_WORDS) else t.gettext("Place %(n)s") % {"n": place}
    )
