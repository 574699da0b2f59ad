"""The prizes: what there is to win, who wins it as the standings are now, and the form that adds one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.core.play import marked_play
from faristol.core.tiles import tile_set
from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.amounts import money
from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.prize_names import LeftLine, WonLine, left_lines, prize_name, won_lines
from faristol.screens.tournament.sheets.certificates import has_certificate
from faristol.screens.tournament.standings.place import Place, choose, chosen
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments import awarding
from faristol.tournaments.event import Tournament
from faristol.tournaments.prizes import BY_HAND, GAME, GROUP, KINDS, MARGIN, NEWCOMER, PLACE, PLAY, Prize

if TYPE_CHECKING:
    from faristol.tournaments.highest_play import FoundPlay

KIND_NAMES = {
    PLACE: N_("A place in the standings"),
    GROUP: N_("The best of a category or club"),
    NEWCOMER: N_("The best player without a rating"),
    GAME: N_("The highest score in a game"),
    MARGIN: N_("The largest margin in a game"),
    PLAY: N_("The highest play"),
    BY_HAND: N_("A prize that you award yourself"),
}
WAY_NAMES = {
    "place": (N_("By place"), N_("only players equal in everything share")),
    "shared": (N_("Shared equally"), N_("all with the same points share what their places win")),
    "hort": (N_("Half and half"), N_("half by place, half shared by all with the same points (Hort)")),
}


@view_value
class Listed:
    """A prize of the list, and how it is named."""

    at: int
    key: str
    """What the button says of it, so that a second tap does not remove another one."""
    name: str
    what: str
    money: str


@view_value
class HighestPlay:
    """What is found of the highest play, of a division or of all."""

    division: str
    name: str
    plays: list[tuple[str, str, str]]
    """Of each player who made it: the play with its points, the player, the round and the table."""
    known: str
    """Of how many games it is known."""
    to_give: list[tuple[int, str, str]]
    """The prizes that others have, or nobody: the place in the list, the key and the name of each."""


@view_value
class PrizesPart:
    listed: list[Listed]
    won: list[WonLine]
    left: list[LeftLine]
    """Prizes that nobody wins, once a round is over."""
    certified: bool
    """Whether there is a certificate of any of them."""
    played: bool
    """Whether a round is over."""
    highest: list[HighestPlay]
    answers: Mapping[str, str]
    kinds: list[tuple[str, str]]
    ways: list[tuple[str, str, str]]
    groups: list[str]
    divisions: list[tuple[str, str]]
    """To choose from, if there are any."""
    players: list[tuple[str, str]]
    way: str
    one_each: bool
    currency: str
    may_set: bool


def prizes(scene: Scene, place: Place) -> PrizesPart:
    """Prizes are of all divisions, whichever is in hand."""
    event, t = event_of(scene).hall, scene.texts
    opened = scene.event
    assert opened is not None
    answers = {
        "kind": PLACE,
        "group": "",
        "money": "",
        "what": "",
        "player": "",
        "division": "",
        **chosen(scene).prize,
    }
    groups = {each for player in event.players.values() for each in (player.category, player.club) if each}
    return PrizesPart(
        listed=[
            Listed(at, _key(prize), prize_name(prize, t), prize.what, money(event, prize.cents, t))
            for at, prize in enumerate(event.prizes.listed)
        ],
        won=won_lines(event, t),
        left=left_lines(event, t) if event.over else [],
        certified=any(has_certificate(event, won) for won in event.winners()),
        played=bool(event.over),
        highest=_highest(event, t),
        answers=answers,
        kinds=[(kind, t.gettext(KIND_NAMES[kind])) for kind in KINDS],
        ways=[(way, t.gettext(name), t.gettext(hint)) for way, (name, hint) in WAY_NAMES.items()],
        groups=sorted(groups),
        divisions=[(name, division_name(name, t)) for name in event.divisions if name],
        players=[(row.player.id, row.player.name) for row in event.standings()],
        way=event.prizes.way,
        one_each=event.prizes.one_each,
        currency=event.prizes.currency,
        may_set=opened.writing and opened.broken is None,
    )


def _highest(event: Tournament, t: Texts) -> list[HighestPlay]:
    """Return what is found for each prize that there is for the highest play."""
    listed = [prize for prize in event.prizes.listed if prize.kind == PLAY]
    if not listed or not event.rounds:
        return []
    from faristol.tournaments.highest_play import highest_plays, is_given, shares_of  # it reads whole games

    found = []
    prizes = [some.start for some in shares_of(event.prizes)]
    for division in dict.fromkeys(prize.division for prize in listed):
        highest = highest_plays(event, division)
        every = ((at, event.prizes.listed[at]) for at in prizes)
        mine = [(at, prize) for at, prize in every if prize.division == division]
        known = t.ngettext(
            "Known for %(num)s game of %(all)s: the one that came with its sheet.",
            "Known for %(num)s games of %(all)s: those that came with their sheets.",
            highest.known,
        )
        found.append(
            HighestPlay(
                division,
                division_name(division, t) if division else "",
                [_found_play(event, each, t) for each in highest.plays],
                known % {"num": highest.known, "all": highest.played},
                [
                    (at, _key(prize), _to_give(event, prize, t) if len(mine) > 1 else "")
                    for at, prize in mine
                    if highest.plays and not is_given(event, at)
                ],
            )
        )
    return found


def _found_play(event: Tournament, found: "FoundPlay", t: Texts) -> tuple[str, str, str]:
    play = marked_play(tile_set(event.opened.language), found.play)
    where = t.gettext("round %(n)s, table %(table)s") % {"n": found.round, "table": found.board}
    return f"{play}, {found.points}", event.players[found.player].name, where


def _to_give(event: Tournament, prize: Prize, t: Texts) -> str:
    whole = money(event, prize.cents if prize.pot is None else prize.pot, t)
    return " · ".join(filter(None, (prize.what, whole)))


def award_play(event: Tournament, at: int, prize: str) -> Act:
    """Give a prize for the highest play to whoever made it."""
    from faristol.tournaments.highest_play import award_highest_play

    return award_highest_play(event.hall, at) if _is_at(event, at, prize) else []


def write_prize(scene: Scene, fields: dict[str, str]) -> Act:
    """Remember what is written on the way."""
    return choose(scene, prize=fields)


def add_prize(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    prize = Prize(
        fields.get("kind") or PLACE,
        group=fields.get("group", ""),
        what=fields.get("what", ""),
        player=fields.get("player", ""),
        division=fields.get("division", ""),
    )
    entries = awarding.add_prizes(event, prize, fields.get("money", ""))
    kept = {name: fields[name] for name in ("kind", "group", "division") if fields.get(name)}
    return Step(entries, session=choose(scene, prize=kept), focus="money")


def remove_prize(event: Tournament, at: int, prize: str) -> Act:
    return awarding.remove_prize(event, at) if _is_at(event, at, prize) else []


def _is_at(event: Tournament, at: int, prize: str) -> bool:
    return 0 <= at < len(event.prizes.listed) and _key(event.prizes.listed[at]) == prize


def _key(prize: Prize) -> str:
    return f"{prize.kind} {prize.division} {prize.place} {prize.cents} {prize.what}{prize.player}"


def split_money(event: Tournament, fields: dict[str, str], one_each: bool = False) -> Act:
    prizes = event.prizes
    in_it = awarding.in_currency(prizes, fields.get("currency", ""))
    changed = replace(in_it, way=fields.get("way", prizes.way), one_each=one_each)
    return awarding.set_prizes(changed) if changed != prizes else []
