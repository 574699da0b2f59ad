"""How a game by letter ends, and what it is worth: played out, agreed, given up, over time, never begun."""

from datetime import date, timedelta
from typing import Any

from faristol.core.coefficients import (
    DRAWN,
    WHOLE,
    abandoned_coefficients,
    coefficients,
    unplayed_coefficients,
)
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.errors import (
    HasPlayed,
    NoDrawOffered,
    NoTimeClaim,
    NotNow,
    PartnerHasDays,
)
from faristol.games.correspondence.facts import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import surely_left
from faristol.games.log import Entry

TENTH = WHOLE // 10


def ended_if_over(event: Correspondence, entries: list[Entry]) -> list[Entry]:
    """These facts, and the end if they bring it; while a challenge is open nobody knows."""
    for entry in entries:
        event = apply(event, entry)
    way = event.course.ends(len(event.string), event.ruleset["ends"])
    unsent = len(event.course.turns) > len(event.sent)
    if way is None or unsent or event.challenge or event.ending:
        return entries
    return [*entries, _ended(way, event.ruleset["ends"][way]["clause"])]


def _ended(way: str, clause: str, lost: int | None = None) -> Entry:
    return {"type": "GameEnded", "way": way, "clause": clause, "lost": lost}


def offer_draw(event: Correspondence, player: int) -> list[Entry]:
    """At any moment, at any score."""
    if event.ending or event.offered == player:
        raise NotNow
    if event.offered is not None:
        return accept_draw(event, player)
    return [{"type": "DrawOffered", "player": player}]


def accept_draw(event: Correspondence, player: int) -> list[Entry]:
    if event.ending:
        raise NotNow
    if event.offered is None or event.offered == player:
        raise NoDrawOffered
    return [_ended("agreed", _clause(event, "agreed"))]


def abandon(event: Correspondence, player: int) -> list[Entry]:
    if event.ending:
        raise NotNow
    return [_ended("abandoned", _clause(event, "abandoned"), player)]


def claim_time(event: Correspondence, player: int, told: date, sure: bool = False) -> list[Entry]:
    """The partner is told, and answers the arbiter within five days; the game goes on until then.

    Against a partner who has days left by this sheet a claim is asked about.
    """
    if event.ending or event.claimed is not None:
        raise NotNow
    rule = event.ruleset["claims"]
    if event.opened["way"] in rule["never_by"]:
        raise NoTimeClaim
    left = surely_left(event, 3 - player, told)
    if left >= 0 and not sure:
        raise PartnerHasDays(name=event.names[2 - player], left=left)
    claim: dict[str, Any] = {"type": "TimeClaimed", "player": player, "left": event.days_left(3 - player)}
    return [claim | {"told": told.isoformat(), "days": rule["days"]}]


def claim_arrived(event: Correspondence, arrived: date) -> list[Entry]:
    """The five days run from the day on which the notice of the claim was received (COR-19)."""
    if event.claimed is None:
        raise NotNow
    until = arrived + timedelta(event.ruleset["claims"]["days"])
    came: Entry = {"type": "ClaimArrived", "player": 3 - event.claimed, "arrived": arrived.isoformat()}
    return [came | {"until": until.isoformat()}]


def judge_time(event: Correspondence, over: bool) -> list[Entry]:
    """The arbiter: who was over the time has lost as if the game had been given up (COR-19).

    That is so too when the game has been played out, or closed unfinished, before the answer came.
    """
    if event.claimed is None or not event.waits_for_time:
        raise NotNow
    judged: list[Entry] = [{"type": "TimeJudged", "over": over}]
    if over:
        judged.append(_ended("time", event.ruleset["claims"]["clause"], 3 - event.claimed))
    return judged


def never_came(event: Correspondence, player: int) -> list[Entry]:
    """RED never began, or BLUE never answered the first play."""
    if event.ending or len(event.sent) < player - 1:
        raise NotNow
    if len(event.sent) >= player:
        raise HasPlayed(name=event.names[player - 1])
    return [_ended("no-show", _clause(event, "no-show"), player)]


def closed(event: Correspondence, reported: bool) -> list[Entry]:
    """The closing date has come; did any of the players report? A claim of the time is a report too."""
    if event.ending or (event.claimed is not None and not reported):
        raise NotNow
    way = "unfinished" if reported else "unknown"
    return [_ended(way, _clause(event, way))]


def _clause(event: Correspondence, way: str) -> str:
    clause: str = event.ruleset["outcomes"][way]
    return clause


def worth(event: Correspondence) -> tuple[int, int] | None:
    """The coefficients of RED and of BLUE, in ten-thousandths; None before they can be known."""
    if event.ending is None or event.challenge or event.waits_for_time:
        return None
    end = event.ending
    red, blue = event.decided or by_rules(end.way, end.lost, *event.scores, event.complete)
    for player, tenths in event.punished:
        red -= TENTH * tenths if player == RED else 0
        blue -= TENTH * tenths if player == BLUE else 0
    return red, blue


def by_rules(way: str, lost: int | None, red: int, blue: int, turns: int) -> tuple[int, int]:
    """What an end is worth to both, whoever reports it."""
    match way:
        case "agreed" | "unfinished":
            return DRAWN, DRAWN
        case "unknown":
            return 0, 0
        case "abandoned" | "time":
            if lost == BLUE:
                return abandoned_coefficients(red, blue, turns)
            of_blue, of_red = abandoned_coefficients(blue, red, turns)
        case "no-show":
            of_blue, of_red = unplayed_coefficients()
            if lost == BLUE:
                return of_blue, of_red
        case _:
            if red >= blue:
                return coefficients(red, blue)
            of_blue, of_red = coefficients(blue, red)
    return of_red, of_blue
