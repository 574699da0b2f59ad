"""The figures for a spreadsheet: a line for each game that is over, and one for each kind of exercise."""

import csv
import io
from collections.abc import Iterable
from fractions import Fraction

from faristol.practice.figures import Card, Exercises, Game, SoloGame, figures, languages
from faristol.screens.classic.against_opening.levels import level_name
from faristol.screens.parts.spreadsheet import MARK, as_text, tenths
from faristol.screens.parts.word_lists import playing
from faristol.screens.practice.exercises.decks import names
from faristol.texts import Texts

Line = list[str | int]


def csv_text(cards: Iterable[Card], t: Texts, zone: int) -> str:
    cards, written = list(cards), io.StringIO()
    table = csv.writer(written, delimiter="," if t.language == "en" else ";", lineterminator="\r\n")
    table.writerow(_heads(t))
    for language in languages(cards):
        found, spoken = figures(cards, language), playing(t)[language]
        for solo in found.solos.games if found.solos else ():
            table.writerow(_of_solo(solo, spoken, t, zone))
        for game in (game for each in found.opponents for game in each.games):
            table.writerow(_of_game(game, spoken, t, zone))
        if found.exercises:
            table.writerows(_of_exercises(found.exercises, spoken, t))
    return MARK + written.getvalue()


def _heads(t: Texts) -> list[str]:
    return [
        t.gettext("Date"),
        t.gettext("Practice"),
        t.gettext("Language"),
        t.gettext("Name, level or kind"),
        t.gettext("Points, or right answers"),
        t.gettext("Possible, opponent or answers"),
        t.gettext("Per cent"),
        t.gettext("Rounds or turns"),
        t.gettext("Result"),
    ]


def _of_solo(game: SoloGame, spoken: str, t: Texts, zone: int) -> Line:
    percent = tenths(game.percent, t.language)
    what = [t.date(game.at, zone), t.gettext("Duplicate for one"), spoken, as_text(game.name)]
    return [*what, game.points, game.possible, percent, game.rounds, ""]


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
