"""A serie de maxime on paper: the ranking play by play, and the groups with the best play of each."""

from collections.abc import Callable, Iterable, Sequence

from markupsafe import Markup

from faristol.games.series.event import Series
from faristol.games.series.most import first_most
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.parts.paper_pages import filled
from faristol.screens.practice.series_game import named, open_series, series_of
from faristol.screens.practice.series_result.rows import ResultRow, result_rows
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.screens.view import view_value
from faristol.texts import Texts, texts
from faristol.words.bitsets import Bitsets

SHEET = Slot("series-sheet", str, of="event")
"""About the moment of the tap that asked for it."""
RANKED, GROUPS = 30.0, 18.0
"""How many lines a page of each sheet has room for."""


@view_value
class GroupOnPaper:
    number: int
    tiles: Sequence[str]
    most: PlayLetters | None
    """The best play as the first one, where the words are open."""
    points: int
    made: PlayLetters | None
    """The best play that somebody made of it."""
    made_points: int
    players: str


def sheets(scene: Scene) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    asked, event = scene.session.get(SHEET, about=scene.now), series_of(scene)
    if asked not in _SHEETS:
        return None
    t = texts(event.opened.publication)
    return render_page_with(
        t,
        f"practice/series_result/paper_{asked}.html",
        pages=list(_SHEETS[asked](event, t, scene.words)),
        event=event,
        playing=event.tile_set.language,
        date=t.date(open_series(scene).entries[0]["at"], scene.zone),
        app=scene.app,
    )


def _ranking(event: Series, t: Texts, words: Bitsets | None) -> Iterable[Sequence[ResultRow]]:
    return filled(result_rows(event, t), RANKED, lambda row: 1)


def _groups(event: Series, t: Texts, words: Bitsets | None) -> Iterable[Sequence[GroupOnPaper]]:
    groups = [_group(event, number, t, words) for number in range(1, len(event.groups) + 1)]
    return filled(groups, GROUPS, lambda group: 1 + 0.4 * (len(group.players) // 60))


def _group(event: Series, number: int, t: Texts, words: Bitsets | None) -> GroupOnPaper:
    tiles = event.tile_set
    most = first_most(event, number, words) if words and not event.only_consonants else None
    made = [
        (each.points, each.play, named(player, t))
        for player in event.players
        for each in player.plays
        if each.group == number and each.stands and each.play
    ]
    points = max((each[0] for each in made), default=0)
    best = [each for each in made if each[0] == points]
    return GroupOnPaper(
        number,
        event.announced(number),
        place_and_letters(tiles, most.play) if most else None,
        most.points if most else 0,
        place_and_letters(tiles, best[0][1]) if best else None,
        points,
        ", ".join(name for _, play, name in best if play == best[0][1]),
    )


_SHEETS: dict[str, Callable[[Series, Texts, Bitsets | None], Iterable[object]]] = {
    "ranking": _ranking,
    "groups": _groups,
}
