"""How a game by letter ends, and what it is worth: played out, agreed, given up, over time, never begun."""

from collections.abc import Iterable
from datetime import date, timedelta

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
from faristol.games.correspondence.in_order import CROSSES
from faristol.games.correspondence.waiting import surely_left
from faristol.games.log import Entry

HUNDREDTH = WHOLE // 100


def ended_if_over(event: Correspondence, entries: list[Entry]) -> list[Entry]:
    """Return these facts, and the end if they bring it; while a challenge is open nobody knows."""
    for entry in entries:
        event = apply(event, entry)
    way = event.course.ends(len(event.string), event.ruleset.ends.passes)
    unsent = len(event.course.turns) > len(event.sent)
    told_before = event.ending and event.ending.way not in CROSSES
    if way is None or unsent or event.challenge or told_before:
        return entries
    return [*entries, _ended(way, event.ruleset.ends.clauses[way])]


def _ended(way: str, clause: str | None, lost: int | None = None) -> Entry:
    return {"type": "GameEnded", "way": way, "clause": clause, "lost": lost}


def offer_draw(event: Correspondence, player: int) -> list[Entry]:
    """Offer a draw, at any moment and any score; to offer what is offered is to accept it."""
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
    return [agreement(event)]


def agreement(event: Correspondence) -> Entry:
    return _ended("agreed", _clause(event, "agreed"))


def abandon(event: Correspondence, player: int) -> list[Entry]:
    if event.ending:
        raise NotNow
    return [_ended("abandoned", _clause(event, "abandoned"), player)]


def claim_time(event: Correspondence, player: int, told: date, sure: bool = False) -> list[Entry]:
    """Claim the time; the partner answers the arbiter within five days, and the game goes on until then.

    Against a partner who has days left by this sheet a claim is asked about.
    """
    if event.ending or event.claimed is not None:
        raise NotNow
    rule = event.ruleset.claims
    if event.way in rule.never_by:
        raise NoTimeClaim
    left = surely_left(event, 3 - player, told)
    if left >= 0 and not sure:
        raise PartnerHasDays(name=event.names[2 - player], left=left)
    claim: Entry = {"type": "TimeClaimed", "player": player, "left": left}
    return [claim | {"told": told.isoformat(), "days": rule.days}]


def claim_arrived(event: Correspondence, player: int, arrived: date) -> list[Entry]:
    """Note when the notice of a player's claim was received: from that day the five days run (COR-19)."""
    if player not in event.claims:
        raise NotNow
    until = arrived + timedelta(event.ruleset.claims.days)
    came: Entry = {"type": "ClaimArrived", "player": 3 - player, "arrived": arrived.isoformat()}
    return [came | {"until": until.isoformat()}]


def judge_time(event: Correspondence, player: int, over: bool) -> list[Entry]:
    """Note the arbiter's answer to a player's claim: who was over the time has lost as if the game had been
    given up (COR-19).

    That is so too when the game has been played out, or closed unfinished, before the answer came.
    """
    if player not in event.claims or not event.waits_for_time:
        raise NotNow
    judged: list[Entry] = [{"type": "TimeJudged", "player": player, "over": over}]
    if over:
        judged.append(_ended("time", event.ruleset.claims.clause, 3 - player))
    return judged


def never_came(event: Correspondence, player: int) -> list[Entry]:
    """End a game that RED never began, or BLUE never answered."""
    if event.ending or len(event.sent) < player - 1:
        raise NotNow
    if len(event.sent) >= player:
        raise HasPlayed(name=event.names[player - 1])
    return [_ended("no-show", _clause(event, "no-show"), player)]


def closed(event: Correspondence, reported: bool) -> list[Entry]:
    """End a game at the closing date, reported by a player or by nobody; a claim of the time is a report."""
    if event.ending or (event.claimed is not None and not reported):
        raise NotNow
    way = "unfinished" if reported else "unknown"
    return [_ended(way, _clause(event, way))]


def _clause(event: Correspondence, way: str) -> str:
    return event.ruleset.outcomes[way]


def worth(event: Correspondence) -> tuple[int, int] | None:
    """Return the coefficients of RED and of BLUE, in ten-thousandths; None before they can be known."""
    if event.ending is None or event.challenge or event.waits_for_time:
        return None
    end = event.ending
    counted = event.decided or by_rules(end.way, end.lost, *event.scores, event.complete)
    return lowered(counted, event.punished)


def lowered(counted: tuple[int, int], punished: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Return the coefficients less the hundredths that the arbiter takes off (COR-24)."""
    red, blue = counted
    for player, hundredths in punished:
        red -= HUNDREDTH * hundredths if player == RED else 0
        blue -= HUNDREDTH * hundredths if player == BLUE else 0
    return red, blue


def by_rules(way: str, lost: int | None, red: int, blue: int, turns: int) -> tuple[int, int]:
    """Return what an end is worth to both, whoever reports it."""
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
