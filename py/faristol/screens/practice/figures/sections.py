"""The figures of each kind of practice as the screen shows them: large ones, a chart, its table."""

from collections.abc import Sequence
from fractions import Fraction

from faristol.core.tiles import tile_set
from faristol.practice.played import (
    AllSeries,
    Deck,
    Exercises,
    Game,
    Opponent,
    SeriesGame,
    SoloGame,
    Solos,
)
from faristol.screens.parts import charts
from faristol.screens.parts.charts import ColumnsChart, KeyPart, SharesChart
from faristol.screens.parts.letters import spelt_of
from faristol.screens.parts.levels import level_name
from faristol.screens.parts.spreadsheet import tenths
from faristol.screens.practice.exercise_decks import names
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts, figure, per_cent

Tallies = list[tuple[str, str, str | None]]


@view_value
class SoloRow:
    game: SoloGame
    date: str
    percent: str


@view_value
class SoloFigures:
    tallies: Tallies
    chart: ColumnsChart
    title: str
    games: tuple[SoloRow, ...]
    missed: tuple[tuple[str, int], ...]
    """Words of master plays that were not found, and the points that each cost."""


@view_value
class SeriesRow:
    game: SeriesGame
    date: str


@view_value
class SeriesFigures:
    tallies: Tallies
    games: tuple[SeriesRow, ...]


@view_value
class LevelRow:
    opponent: Opponent
    name: str
    own: int
    theirs: int
    a_turn: str


@view_value
class OpponentFigures:
    tallies: Tallies
    chart: SharesChart
    key: tuple[KeyPart, ...]
    levels: tuple[LevelRow, ...]


@view_value
class DeckRow:
    deck: Deck
    name: str
    percent: str


@view_value
class ExerciseFigures:
    tallies: Tallies
    chart: SharesChart
    decks: tuple[DeckRow, ...]
    missed: tuple[tuple[str, str, int], ...]
    """Words, the kind of exercise, and how often they were missed."""


def solos(found: Solos, language: str, scene: Scene) -> SoloFigures:
    t, tiles, games = scene.texts, tile_set(language), len(found.last)
    title = t.ngettext(
        "The percentage of the last game.", "The percentages of the last %(num)s games.", games
    )
    return SoloFigures(
        _tallies_of_solos(found, scene),
        charts.columns([game.percent for game in found.last], found.average),
        title % {"num": games},
        tuple(
            SoloRow(game, t.date(game.at, scene.zone), per_cent(game.percent, t.language))
            for game in reversed(found.last)
        ),
        tuple((spelt_of(tiles, word), lost) for word, lost in found.missed),
    )


def _tallies_of_solos(found: Solos, scene: Scene) -> Tallies:
    t, best = scene.texts, found.best
    of_rounds = t.ngettext("of %(num)s round", "of %(num)s rounds", found.rounds) % {"num": found.rounds}
    return [
        (t.gettext("Games"), figure(len(found.games)), None),
        (t.gettext("Average"), per_cent(found.average, t.language), None),
        *(
            [(t.gettext("Best game"), per_cent(best.percent, t.language), t.date(best.at, scene.zone))]
            if best
            else []
        ),
        (t.gettext("As good as the master play, or better"), figure(found.tops), of_rounds),
        (t.gettext("All tiles in one play"), figure(found.bingos), None),
    ]


def series(found: AllSeries, scene: Scene) -> SeriesFigures:
    t, best = scene.texts, found.best
    played = sum(game.plays for game in found.games)
    of_groups = t.gettext("of %(all)s") % {"all": figure(sum(game.groups for game in found.games))}
    return SeriesFigures(
        [
            (t.gettext("Series"), figure(len(found.games)), None),
            (t.gettext("First play, on average"), figure(round(found.average)), None),
            (t.gettext("Best first play"), figure(best.first), t.date(best.at, scene.zone)),
            (t.gettext("Groups played"), figure(played), of_groups),
        ],
        tuple(SeriesRow(game, t.date(game.at, scene.zone)) for game in reversed(found.last)),
    )


def opponents(found: Sequence[Opponent], scene: Scene) -> OpponentFigures:
    t, games = scene.texts, [game for each in found for game in each.games]
    return OpponentFigures(
        _tallies_of_games(games, scene),
        charts.shares([_bar(each, t) for each in found]),
        charts.key([("first", t.gettext("Won")), ("even", t.gettext("Drawn")), ("rest", t.gettext("Lost"))]),
        tuple(_level_row(each, t) for each in found),
    )


def _tallies_of_games(games: Sequence[Game], scene: Scene) -> Tallies:
    t, best = scene.texts, max(games, key=lambda game: game.own)
    return [
        (t.gettext("Games"), figure(len(games)), None),
        (t.gettext("Won"), figure(sum(game.won is True for game in games)), None),
        (t.gettext("Best game"), figure(best.own), t.date(best.at, scene.zone)),
        (t.gettext("All tiles in one play"), figure(sum(game.bingos for game in games)), None),
    ]


def _bar(each: Opponent, t: Texts) -> tuple[str, str, list[tuple[str, int]]]:
    won = t.gettext("%(won)s of %(games)s won") % {"won": each.won, "games": len(each.games)}
    return level_name(each.level, t), won, [("first", each.won), ("even", each.drawn), ("rest", each.lost)]


def _level_row(each: Opponent, t: Texts) -> LevelRow:
    a_turn = tenths(each.a_turn, t.language) or "–"
    return LevelRow(each, level_name(each.level, t), _whole(each.own), _whole(each.theirs), a_turn)


def _whole(points: Fraction) -> int:
    """Return points without a fraction, halves upwards."""
    return int(points + Fraction(1, 2))


def exercises(found: Exercises, language: str, t: Texts) -> ExerciseFigures:
    named, tiles = names(t), tile_set(language)
    decks = tuple(DeckRow(deck, named[deck.name], per_cent(deck.percent, t.language)) for deck in found.decks)
    return ExerciseFigures(
        [
            (t.gettext("Answers"), figure(found.asked), None),
            (t.gettext("Right"), per_cent(found.percent, t.language), None),
            (t.gettext("Known"), figure(found.known), None),
        ],
        charts.shares([_deck_bar(row) for row in decks]),
        decks,
        tuple(
            (", ".join(spelt_of(tiles, word) for word in words.split()), named[deck], times)
            for deck, words, times in found.missed
        ),
    )


def _deck_bar(row: DeckRow) -> tuple[str, str, list[tuple[str, int]]]:
    wrong = row.deck.asked - row.deck.right
    return row.name, row.percent, [("first", row.deck.right), ("rest", wrong)]
