"""The figures of each kind of practice as the screen shows them: large ones, a chart, its table."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from faristol.core.tiles import tile_set
from faristol.practice.figures import Exercises, Game, Opponent, SoloGame, Solos
from faristol.screens.parts.letters import spelt_of
from faristol.screens.parts.levels import level_name
from faristol.screens.parts.spreadsheet import tenths
from faristol.screens.practice.exercise_decks import names
from faristol.screens.practice.figures import charts
from faristol.screens.scene import Scene
from faristol.texts import Texts, figure, per_cent

Tallies = list[tuple[str, str, str | None]]


def solos(found: Solos, language: str, scene: Scene) -> dict[str, Any]:
    t, tiles = scene.texts, tile_set(language)
    return {
        "tallies": _tallies_of_solos(found, scene),
        "chart": charts.columns([game.percent for game in found.last], found.average),
        "games": [_solo_row(game, scene) for game in reversed(found.last)],
        "said": t.ngettext(
            "The per cent of the last game.", "The per cent of the last %(num)s games.", len(found.last)
        )
        % {"num": len(found.last)},
        "missed": [{"word": spelt_of(tiles, word), "lost": lost} for word, lost in found.missed],
    }


def _tallies_of_solos(found: Solos, scene: Scene) -> Tallies:
    t = scene.texts
    of_rounds = t.ngettext("of %(num)s round", "of %(num)s rounds", found.rounds) % {"num": found.rounds}
    return [
        (t.gettext("Games"), figure(len(found.games)), None),
        (t.gettext("Average"), per_cent(found.average, t.language), None),
        (
            t.gettext("Best game"),
            per_cent(found.best.percent, t.language),
            t.date(found.best.at, scene.zone),
        ),
        (t.gettext("Master plays found"), figure(found.tops), of_rounds),
        (t.gettext("All tiles in one play"), figure(found.bingos), None),
    ]


def _solo_row(game: SoloGame, scene: Scene) -> dict[str, Any]:
    return {
        "stream": game.stream,
        "date": scene.texts.date(game.at, scene.zone),
        "name": game.name,
        "rounds": game.rounds,
        "points": game.points,
        "possible": game.possible,
        "percent": per_cent(game.percent, scene.texts.language),
    }


def opponents(found: Sequence[Opponent], scene: Scene) -> dict[str, Any]:
    t, games = scene.texts, [game for each in found for game in each.games]
    return {
        "tallies": _tallies_of_games(games, scene),
        "chart": charts.shares([_bar(each, t) for each in found]),
        "key": charts.key(
            [("first", t.gettext("Won")), ("even", t.gettext("Drawn")), ("rest", t.gettext("Lost"))]
        ),
        "levels": [_level_row(each, t) for each in found],
    }


def _tallies_of_games(games: Sequence[Game], scene: Scene) -> Tallies:
    t, best = scene.texts, max(games, key=lambda game: game.own)
    return [
        (t.gettext("Games"), figure(len(games)), None),
        (t.gettext("Won"), figure(sum(game.won is True for game in games)), None),
        (t.gettext("Best game"), figure(best.own), t.date(best.at, scene.zone)),
        (t.gettext("All tiles in one play"), figure(sum(game.bingos for game in games)), None),
    ]


def _bar(each: Opponent, t: Texts) -> tuple[str, str, list[tuple[str, int]]]:
    said = t.gettext("%(won)s of %(games)s won") % {"won": each.won, "games": len(each.games)}
    return level_name(each.level, t), said, [("first", each.won), ("even", each.drawn), ("rest", each.lost)]


def _level_row(each: Opponent, t: Texts) -> dict[str, Any]:
    return {
        "level": each.level,
        "name": level_name(each.level, t),
        "won": each.won,
        "drawn": each.drawn,
        "lost": each.lost,
        "own": _whole(each.own),
        "theirs": _whole(each.theirs),
        "a_turn": tenths(each.a_turn, t.language) or "–",
        "best": each.best.own,
        "best_stream": each.best.stream,
    }


def _whole(points: Fraction) -> int:
    """Halves upwards."""
    return int(points + Fraction(1, 2))


def exercises(found: Exercises, language: str, t: Texts) -> dict[str, Any]:
    named, tiles = names(t), tile_set(language)
    return {
        "tallies": [
            (t.gettext("Answers"), figure(found.asked), None),
            (t.gettext("Right"), per_cent(found.percent, t.language), None),
            (t.gettext("Known"), figure(found.known), None),
        ],
        "chart": charts.shares(
            [
                (
                    named[deck.name],
                    per_cent(deck.percent, t.language),
                    [("first", deck.right), ("rest", deck.asked - deck.right)],
                )
                for deck in found.decks
            ]
        ),
        "decks": [
            {
                "deck": deck.name,
                "name": named[deck.name],
                "asked": deck.asked,
                "right": deck.right,
                "percent": per_cent(deck.percent, t.language),
            }
            for deck in found.decks
        ],
        "missed": [
            {
                "words": ", ".join(spelt_of(tiles, word) for word in words.split()),
                "deck": named[deck],
                "times": times,
            }
            for deck, words, times in found.missed
        ],
    }
