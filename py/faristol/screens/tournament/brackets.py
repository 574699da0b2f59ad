"""The bracket of a cup as it is read: stage by stage, who meets whom, who went on, what is still to come."""

from collections.abc import Iterator
from dataclasses import replace

from faristol.screens.parts.paper_pages import evenly
from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.pairings import names_of
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments.cup import FINAL, Bracket, Game, in_order
from faristol.tournaments.double_cup import GRAND, NOBODY, SECOND, DoubleBracket
from faristol.tournaments.event import Tournament

STAGES = {2: N_("Final"), 4: N_("Semi-finals"), 8: N_("Quarter-finals")}
BESIDE, BESIDE_IN_PART = 4, 3
"""So many stages stand side by side on a sheet or a page of the wall; so many of a part of a bracket."""
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
    """Two of them, the one who goes on without a game, or nobody where neither side has anybody."""
    name: str = ""
    """Of a game that stands below the final."""


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
    lines: list[BracketLines] = []
    for division, cup in sorted(event.cups(until).items()):
        called = division_name(division, t)
        stages = _stages(cup, names, t, most or cup.first)
        if isinstance(cup, DoubleBracket):
            lines.append(BracketLines(called, [*stages, _grand(cup, names, t)]))
            if losers := _losers(cup, names, t, (most or cup.first) // 4):
                of_losers = " \u00b7 ".join(filter(None, [called, t.gettext("Losers’ bracket")]))
                lines.append(BracketLines(of_losers, losers))
        else:
            lines.append(BracketLines(called, stages))
    return lines


def parts_of(stages: list[BracketStage], games: int) -> Iterator[list[BracketStage]]:
    """Yield the stages that stand side by side, with no more than so many games one below another.

    The first stages of a large bracket come in parts; their winners meet in the stages behind them.
    """
    while stages and (parts := -(-len(stages[0].games) // games)) > 1:
        some, stages = stages[:BESIDE_IN_PART], stages[BESIDE_IN_PART:]
        for part in range(parts):
            yield [replace(stage, games=_part(stage.games, part, parts)) for stage in some]
    yield from evenly(stages, BESIDE)


def _part(games: list[BracketGame], part: int, parts: int) -> list[BracketGame]:
    return games[len(games) * part // parts : len(games) * (part + 1) // parts]


def names_in(stages: list[BracketStage]) -> set[str]:
    return {side.name for stage in stages for game in stage.games for side in game.sides}


def _grand(cup: DoubleBracket, names: dict[str, str], t: Texts) -> BracketStage:
    """Return the grand final, with the second one below it if there is any."""
    called = {GRAND: "", SECOND: t.gettext("Second final")}
    games = [_of_double(cup, key, names, called[key]) for key in cup.keys if key[0] == 0]
    return BracketStage(t.gettext("Grand final"), games)


def _losers(cup: DoubleBracket, names: dict[str, str], t: Texts, most: int) -> list[BracketStage]:
    """Return the stages of the losers in which there are games, no more than `most` of them."""
    stages = [
        BracketStage(
            t.gettext("Losers, stage %(n)s") % {"n": stage},
            [_of_double(cup, (-stage, game), names) for game in in_order(2 * cup.losers_games(stage))],
        )
        for stage in range(1, cup.losers_stages + 1)
        if cup.losers_games(stage) <= max(1, most)
    ]
    return [stage for stage in stages if any(len(game.sides) > 1 for game in stage.games)]


def _of_double(
    cup: DoubleBracket, key: tuple[int, int], names: dict[str, str], called: str = ""
) -> BracketGame:
    """Return a game with the places that its players had in the first stage."""
    game = cup.games.get(key)
    if game:
        first, *rest = (cup.place_of[player] for player in game.why.players)
        places = first, rest[0] if rest else 0
        return BracketGame(_sides(game, places, names, replayed=cup.replayed), called)
    sides = (
        BracketSide(cup.place_of[player] if player else 0, names[player] if player else "")
        for player in cup.sides(key)
        if player != NOBODY
    )
    return BracketGame(tuple(sides), called)


def _stages(cup: Bracket, names: dict[str, str], t: Texts, most: int) -> list[BracketStage]:
    stages, slots = [], min(cup.first, most)
    while slots >= FINAL:
        games = [_game(cup, slots, place, names) for place in in_order(slots)]
        if slots == FINAL and cup.third:
            third = _sides(cup.third, (3, 4), names, replayed=False)
            games.append(BracketGame(third, t.gettext("Third place")))
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
    replayed = cup.replayed if isinstance(cup, DoubleBracket) else cup.open(2 * slots)
    winner = before.on(replayed=replayed) if before else None
    return names[winner] if winner else ""


def _sides(
    game: Game, places: tuple[int, int], names: dict[str, str], *, replayed: bool
) -> tuple[BracketSide, ...]:
    players, on = list(game.why.players), game.on(replayed=replayed)
    scores = [str(points) for points in game.score] if game.score else ["", ""]
    sides = zip(places, players, scores, strict=False)
    return tuple(BracketSide(place, names[player], score, player == on) for place, player, score in sides)
