"""Prizes and who wins them, in words: on the screen and on paper."""

from dataclasses import replace

from faristol.core.play import marked_play
from faristol.core.tiles import tile_set
from faristol.screens.tournament.amounts import money
from faristol.screens.tournament.figures import division_name, numbers
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.prizes import BY_HAND, PLACE, Prize, Won
from faristol.tournaments.prizes_left import left

SHARED = N_("%(place)s, prizes shared: %(places)s")
HALF_SHARED = N_("%(place)s, half of the prizes shared: %(places)s")
NOBODY = {
    "few": N_("there are fewer players for it"),
    "other": N_("another prize is listed for this place"),
    "larger": N_("whoever could have it has a larger prize"),
    "nobody": N_("nobody who could have it has played a game"),
    "no-game": N_("no game has been played to its end"),
    "to-award": N_("it has not been awarded yet"),
}
"""Why nobody wins a prize, as prizes_left.py has it."""


@view_value
class LeftLine:
    """A prize that nobody wins as things stand."""

    name: str
    what: str
    money: str
    why: str


@view_value
class WonLine:
    name: str
    player: str
    player_name: str
    besides_place: str
    """What it is for, where that is not the place alone, and what is given."""
    what: str
    money: str


def won_lines(event: Tournament, t: Texts) -> list[WonLine]:
    return [
        WonLine(
            won_name(event, won, t),
            won.player,
            event.players[won.player].name,
            _besides_place(event, won, t),
            _thing(won),
            money(event, won.cents, t),
        )
        for won in event.winners()
    ]


def left_lines(event: Tournament, t: Texts) -> list[LeftLine]:
    return [
        LeftLine(
            prize_name(replace(each.prize, division=each.division), t),
            each.prize.what if each.prize.kind != BY_HAND else "",
            money(event, each.prize.cents, t),
            t.gettext(NOBODY[each.why]),
        )
        for each in left(event)
    ]


def _besides_place(event: Tournament, won: Won, t: Texts) -> str:
    return " · ".join(filter(None, (_of_whom(event, won, t), _where(event, won, t), _thing(won))))


def _thing(won: Won) -> str:
    return "" if won.prize.kind == BY_HAND or won.money_only else won.prize.what


def _of_whom(event: Tournament, won: Won, t: Texts) -> str:
    """Return of whom the winner is the best, or what the prize is for; nothing where the place says it."""
    match won.prize.kind:
        case "place":
            return ""
        case "group":
            return won.prize.group
        case "newcomer":
            return t.gettext("Without a rating")
    return won_name(event, replace(won, prize=replace(won.prize, division="")), t)


def _where(event: Tournament, won: Won, t: Texts) -> str:
    """Return the division in which a prize is won, that of all together, or the winner's own."""
    if won.prize.kind in (PLACE, BY_HAND) or not event.divided:
        return division_name(event.players[won.player].division, t)
    return division_name(won.prize.division, t) or t.gettext("All divisions together")


def prize_name(prize: Prize, t: Texts) -> str:
    """Return what a prize is for, in its division if it is won in one."""
    named = _name(prize, t)
    return f"{division_name(prize.division, t)}: {named}" if prize.division else named


def _name(prize: Prize, t: Texts) -> str:
    place = t.gettext("Place %(n)s") % {"n": prize.place}
    match prize.kind:
        case "place":
            return place
        case "group":
            return f"{prize.group}: {place}"
        case "newcomer":
            without = t.gettext("Without a rating")
            return f"{without}: {place}"
        case "game":
            return t.gettext("Highest score in a game")
        case "margin":
            return t.gettext("Largest margin in a game")
        case "play":
            return t.gettext("Highest play")
    return prize.what


def won_name(event: Tournament, won: Won, t: Texts) -> str:
    """Return the name of a prize that was won: the place in the winner's division, and what is shared."""
    if won.prize.kind == PLACE:
        here = event.players[won.player].division
        named = {"place": prize_name(replace(won.prize, place=won.rank, division=here), t)}
        shared = t.gettext(HALF_SHARED if won.half else SHARED) if won.shared else "%(place)s"
        return shared % {**named, "places": numbers(won.shared)}
    name = prize_name(won.prize, t)
    if won.prize.play:
        return t.gettext("%(prize)s: %(play)s, %(figure)s") % {
            "prize": name,
            "play": marked_play(tile_set(event.opened.language), won.prize.play),
            "figure": won.prize.points,
        }
    if not won.round:
        return name
    return t.gettext("%(prize)s: %(figure)s, round %(n)s") % {
        "prize": name,
        "figure": won.figure,
        "n": won.round,
    }
