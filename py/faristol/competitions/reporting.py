"""How games come back to the arbiter: reported by the players, or read from a game's own file (COR-28).

No document says which points are likely. Settled: a game that was played to its end is asked about as in a
tournament, any other only for more points than anybody makes, because it may have stopped early.
"""

from datetime import date

from faristol.competitions.errors import (
    LoserMissing,
    NotNow,
    NotOver,
    OtherGame,
    OtherString,
    ReasonMissing,
    ReportUnreadable,
    TooEarly,
)
from faristol.competitions.event import Competition, Game, Report
from faristol.competitions.ruling import reports_until
from faristol.competitions.sheets import name_of
from faristol.games.correspondence.facts_of_turns import LOSES
from faristol.games.correspondence.game import Correspondence
from faristol.games.log import Entry
from faristol.tournaments.likely_points import ask_about_points

WHOLE = ("played-out", "passes")
"""The ways to end in which a game was played to its end."""
WITHOUT_SCORE = ("no-show", "unknown")
"""Those in which there is no score."""
PROPOSED = ("abandoned", "time", "unfinished")
"""Those in which the arbiter may set the coefficients that the players propose (COR-28)."""
MOST_POINTS = 2_000
MOST_TURNS = 60


def report(event: Competition, game: Game, result: Report, today: date, *, sure: bool = False) -> list[Entry]:
    """Report how a game ended; a change says why, and an unlikely score asks whether one is `sure`.

    That a game is unfinished is known after the closing date, that nobody reported it after the days for
    reporting; until then a reason is asked for.
    """
    if event.ended:
        raise NotNow
    if any(abs(points) > MOST_POINTS for points in result.scores) or not 0 <= result.turns <= MOST_TURNS:
        raise ReportUnreadable
    if (result.lost is None) == (result.way in LOSES):
        raise LoserMissing
    entry: Entry = {
        "type": "GameReported",
        "game": game.number,
        "way": result.way,
        "scores": list(result.scores),
        "turns": result.turns,
        "lost": result.lost,
        "clause": event.ruleset.clause_of_end(result.way),
        "decided": list(result.decided) if result.decided else None,
    }
    why = " ".join((result.corrected or "").split())
    if not why and game.report:
        raise ReasonMissing
    if not why and is_early(event, result.way, today):
        raise TooEarly
    _ask_about(event, result, sure)
    kind = "ReportCorrected" if game.report else "GameReported"
    return [{**entry, "type": kind, **({"why": why} if why else {})}]


def is_early(event: Competition, way: str, today: date) -> bool:
    """Return whether nobody can know yet that a game ends in this way (COR-22, COR-23)."""
    known_after = {"unfinished": event.closes, "unknown": reports_until(event)}.get(way)
    return known_after is not None and today <= known_after


def _ask_about(event: Competition, result: Report, sure: bool) -> None:
    if sure:
        return
    made = [
        points
        for game in event.games
        if game.report and game.report.way in WHOLE
        for points in game.report.scores
    ]
    may_be_few = () if result.way in WHOLE else (0, min(result.scores))
    ask_about_points(result.scores, (*may_be_few, *made))


def which_game(event: Competition, played: Correspondence) -> Game:
    """Return which game of the competition a player has sent."""
    first = played.opened
    game = next((game for game in event.games if name_of(event, game) == first.name), None)
    if game is None or tuple(first.players) != event.names(game):
        raise OtherGame(name=first.name)
    if tuple(first.string) != event.string:
        raise OtherString(name=first.name)
    return game


def report_of(played: Correspondence, proposed: tuple[int, int] | None = None) -> Report:
    """Return how a game ended that waits for no answer, or what is proposed for one without end."""
    end = played.ending
    if end is None and proposed:
        return Report("unfinished", played.scores, played.complete, decided=proposed)
    if end is None:
        raise NotOver(name=played.opened.name)
    return Report(end.way, played.scores, played.complete, end.lost, end.clause, played.decided)
