"""The figures for a spreadsheet: a line for each game that is over, and one for each kind of exercise."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from faristol.practice.figures import Card, figures, languages
from faristol.practice.played import Exercises, Game, SeriesGame, SoloGame
from faristol.screens.parts.levels import level_name
from faristol.screens.parts.spreadsheet import Text, spreadsheet, tenths
from faristol.screens.parts.word_lists import playing
from faristol.screens.practice.exercise_decks import names
from faristol.texts import Texts

Line = list[str | int]


def csv_text(cards: Iterable[Card], t: Texts, zone: int) -> str:
    cards = list(cards)
    lines: list[Sequence[str | int]] = [_heads(t)]
    for language in languages(cards):
        found, spoken = figures(cards, language), playing(t)[language]
        for solo in found.solos.games if found.solos else ():
            lines.append(_of_solo(solo, spoken, t, zone))
        for series in found.series.games if found.series else ():
            lines.append(_of_series(series, spoken, t, zone))
        for game in (game for each in found.opponents for game in each.games):
            lines.append(_of_game(game, spoken, t, zone))
        if found.exercises:
            lines.extend(_of_exercises(found.exercises, spoken, t))
    return spreadsheet(lines, t.language)


def _heads(t: Texts) -> list[str]:
    return [
        t.gettext("Date"),
        t.gettext("Practice"),
        t.gettext("Language"),
        t.gettext("Name, level or kind"),
        t.gettext("Points, or right answers"),
        t.gettext("Master plays’, opponent’s or answers"),
        t.gettext("Per cent"),
        t.gettext("Rounds or turns"),
        t.gettext("Result"),
    ]


def _of_solo(game: SoloGame, spoken: str, t: Texts, zone: int) -> Line:
    percent = tenths(game.percent, t.language)
    what = [t.date(game.at, zone), t.gettext("Duplicate for one"), spoken, Text(game.name)]
    early = t.gettext("ended early") if game.early else ""
    return [*what, game.points, game.possible, percent, game.rounds, early]


def _of_series(game: SeriesGame, spoken: str, t: Texts, zone: int) -> Line:
    """Return a line with what the first play brought as its result, for that decides."""
    what = [t.date(game.at, zone), t.gettext("Serie de maxime"), spoken, Text(game.name)]
    first = t.gettext("first play: %(points)s") % {"points": game.first}
    return [*what, game.points, "", "", game.plays, first]


def _of_game(game: Game, spoken: str, t: Texts, zone: int) -> Line:
    result = {True: t.gettext("a win"), None: t.gettext("a draw"), False: t.gettext("a loss")}[game.won]
    what = [t.date(game.at, zone), t.gettext("Against the computer"), spoken, level_name(game.level, t)]
    return [*what, game.own, game.theirs, "", game.turns or "", result]


def _of_exercises(found: Exercises, spoken: str, t: Texts) -> list[Line]:
    return [
        [
            *("", t.gettext("Exercises"), spoken, names(t)[deck.name], deck.right, deck.asked),
            *(tenths(Fraction(deck.percent), t.language), "", ""),
        ]
        for deck in found.decks
    ]
