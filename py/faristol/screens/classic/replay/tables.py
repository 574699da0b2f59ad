"""A game beside the best plays, as rows: for the screen, for paper, and what is said aloud of a turn."""

from fractions import Fraction
from typing import Any

from faristol.core.squares import Place
from faristol.core.tiles import TileSet
from faristol.games.classic.analysing import AnalysedTurn, Analysis, Summary
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import lines
from faristol.screens.classic.score_sheet import cell, order
from faristol.screens.parts.letters import letters_of, place_and_letters
from faristol.screens.parts.names import short
from faristol.screens.parts.signs import plain, signed
from faristol.texts import Texts, per_cent
from faristol.words.best import Found


def turns(game: Classic, analysis: Analysis | None, t: Texts) -> list[dict[str, Any]]:
    """Every turn; what was missed where the rack is known and has been looked at."""
    looked = analysis.analysed if analysis else {}
    rows = []
    for turn, line in zip(game.turns, lines(game), strict=True):
        known = looked.get(line.number)
        rows.append(
            {
                **cell(line, t),
                "number": line.number,
                "player": turn.player,
                "name": game.names[turn.player - 1],
                "short": short(game.names[turn.player - 1]),
                "play": place_and_letters(turn.play) if turn.play else None,
                "unknown": turn.rack is None,
                "looked": compared(known, game.tile_set, t) if known else None,
            }
        )
    return rows


def compared(known: AnalysedTurn, tile_set: TileSet, t: Texts) -> dict[str, Any]:
    best = known.best
    return {
        "top": best.points,
        "best": found(best.plays[0], tile_set) if best.plays else None,
        "ties": best.ties,
        "count": best.count,
        "missed": missed(known.missed),
        "nothing": known.missed <= 0,
        "percent": per_cent(_percent(known), t.language),
        "known": known.known,
    }


def _percent(known: AnalysedTurn) -> Fraction | None:
    return Fraction(100 * known.turn.points, known.best.points) if known.best.points else None


def missed(points: int) -> str:
    """−18; more than the best can only be with words that the list does not have."""
    return signed(-points)


def plays(known: AnalysedTurn, tile_set: TileSet) -> list[dict[str, Any]]:
    top = known.best.points
    return [
        {
            **found(each, tile_set),
            "number": number,
            "behind": signed(each.score - top) if each.score < top else "",
        }
        for number, each in enumerate(known.best.plays)
    ]


def found(play: Found, tile_set: TileSet) -> dict[str, Any]:
    return {
        "place": str(Place(play.square, play.down)),
        "letters": letters_of(tile_set, play.word),
        "score": play.score,
    }


def summaries(game: Classic, analysis: Analysis, t: Texts) -> list[dict[str, Any]]:
    """Each player, who started first."""
    return [
        {"player": player, "name": game.names[player - 1], **_summed(analysis.summary(player), t)}
        for player in order(game)
    ]


def _summed(summary: Summary, t: Texts) -> dict[str, Any]:
    worst = summary.worst
    return {
        "turns": summary.turns,
        "played": plain(summary.played),
        "possible": summary.possible,
        "missed": missed(summary.missed),
        "percent": per_cent(summary.percent, t.language),
        "found": summary.found,
        "worst": {"number": worst.number, "missed": missed(worst.missed)} if worst else None,
    }


def announced(game: Classic, number: int, t: Texts) -> str:
    """What a screen reader hears of a turn when one comes to it."""
    line = lines(game)[number - 1]
    said = cell(line, t)
    what = " ".join(one for one in (said["word"], said["place"], said["note"]) if one)
    return t.gettext("Turn %(n)s, %(name)s: %(what)s, points: %(points)s") % {
        "n": number,
        "name": game.names[line.player - 1],
        "what": what,
        "points": said["points"],
    }
