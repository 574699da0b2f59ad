"""The bracket of a cup as it is read: stage by stage, who meets whom, who went on, what is still to come."""

from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.pairings import names_of
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.cup import FINAL, Bracket, Game, in_order
from faristol.tournaments.event import Tournament

STAGES = {2: N_("Final"), 4: N_("Semi-finals"), 8: N_("Quarter-finals")}
MOST_SHOWN = 16
"""So many places of a stage have room on the wall; the stages before are left out there."""


@view_value
class BracketSide:
    """One side of a game; the name is empty as long as nobody has come so far."""

    place: int
    name: str
    score: str = ""
    won: bool = False


@view_value
class BracketGame:
    sides: tuple[BracketSide, ...]
    """Two of them, or the one who goes on without a game."""
    third: bool = False


@view_value
class BracketStage:
    name: str
    games: list[BracketGame]


@view_value
class BracketLines:
    division: str
    stages: list[BracketStage]


def brackets(event: Tournament, until: int, t: Texts, *, most: int | None = None) -> list[BracketLines]:
    """Return the bracket of each division after a round, without stages of more places than `most`."""
    names = names_of(event)
    return [
        BracketLines(division_name(division, t), _stages(cup, names, t, most or cup.first))
        for division, cup in sorted(event.cups(until).items())
    ]


def _stages(cup: Bracket, names: dict[str, str], t: Texts, most: int) -> list[BracketStage]:
    stages, slots = [], min(cup.first, most)
    while slots >= FINAL:
        games = [_game(cup, slots, place, names) for place in in_order(slots)]
        if slots == FINAL and cup.third:
            games.append(BracketGame(_sides(cup.third, (3, 4), names, replayed=False), third=True))
        name = STAGES.get(slots)
        stages.append(
            BracketStage(t.gettext(name) if name else t.gettext("Last %(n)s") % {"n": slots}, games)
        )
        slots //= 2
    return stages


def _game(cup: Bracket, slots: int, place: int, names: dict[str, str]) -> BracketGame:
    both = place, slots + 1 - place
    game = cup.games.get((slots, place))
    if game:
        return BracketGame(_sides(game, both, names, replayed=cup.open(slots)))
    return BracketGame(tuple(BracketSide(each, _comes(cup, slots, each, names)) for each in both))


def _comes(cup: Bracket, slots: int, place: int, names: dict[str, str]) -> str:
    """Return who is to come to this place from the stage before, if it is known."""
    before = cup.games.get((2 * slots, place))
    winner = before.on(replayed=cup.open(2 * slots)) if before else None
    return names[winner] if winner else ""


def _sides(
    game: Game, places: tuple[int, int], names: dict[str, str], *, replayed: bool
) -> tuple[BracketSide, ...]:
    players, on = list(game.why.players), game.on(replayed=replayed)
    scores = [str(points) for points in game.score] if game.score else ["", ""]
    sides = zip(places, players, scores, strict=False)
    return tuple(BracketSide(place, names[player], score, player == on) for place, player, score in sides)
