"""A notice of the partner as facts of this device, each made again by the rule that made it there (COR-25).

It may have crossed one's own last turn: then it is judged by the game as it was, and put to its place.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from functools import reduce
from typing import Any

from faristol.errors import Rejected
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.crossing import as_the_partner_knew, fits, game_after
from faristol.games.correspondence.exact import is_this_game
from faristol.games.correspondence.facts import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.in_order import ANSWERS, BETWEEN, CROSSES, place_after
from faristol.games.correspondence.message_errors import GamesDiffer, NoticeDiffers, OtherGame, OtherTurn
from faristol.games.correspondence.notices import Notice, after, after_turns
from faristol.games.correspondence.remarks import remark
from faristol.games.correspondence.sheet import STAMPS
from faristol.games.correspondence.typed import plain
from faristol.games.correspondence.waiting import surely_left
from faristol.games.log import Entry

ONCE = (
    *("GameEnded", "TurnsAnnulled"),
    *("DaysCharged", "TurnResent", "ThoughtTold", "FirstPlayAsked", "TimeClaimed"),
)
"""What happens once, because it ends something or has its day."""


def notified(event: Correspondence, notice: Notice) -> list[Entry]:
    """Return the same facts on this device; those that are in its log already came with another notice."""
    if not is_this_game(event, notice.game, notice.exact):
        raise OtherGame(said=notice.game, ours=event.opened.name)
    turns = _turns_before(event, notice)
    news = [fact for fact in _not_known(event, notice, turns) if not _in_a_message(event, fact, turns)]
    if not news:
        return []
    crossed = turns < len(event.sent) or event.ending is not None
    now = then = game_after(event, turns) if crossed else event
    late = {"late": turns} if crossed else {}
    made_here: list[Entry] = []
    while news:
        if late and news[0]["type"] not in BETWEEN:
            now, late = reduce(apply, made_here, event), {}
        if _is_end(news[0]) and event.ending and event.ending.way not in (*CROSSES, "time"):
            news.pop(0)  # a last play that was made before has ended the game
            continue
        made = _ended_by_both(now, notice.player, news[0]) or made_again(now, notice.player, news[0])
        for fact in made:
            ended_alike = not news and fact in notice.facts  # by the answer that crossed what was admitted
            if not ended_alike and (not news or not agree(news.pop(0), fact)):
                raise NoticeDiffers(line=remark(fact))
            now = apply(now, fact)
        if not made:
            news.pop(0)
        made_here += [{**fact, **late} for fact in made]
    brought = [_in_time(fact) for fact in made_here]
    both_end = event.ending is not None and any(map(_is_end, notice.facts))
    compared = brought and notice.exact and not (both_end or _answered_on_the_way(event, turns))
    games = (then, event, game_after(event, turns))
    agreed = _agreed(event, then, made_here)
    knew = (brought, [*brought, *agreed])
    if compared and not any(fits(each, notice.exact, more) for each in games for more in knew):
        raise GamesDiffer
    return [{**entry, "heard": True} for entry in [*made_here, *agreed]]


def _turns_before(event: Correspondence, notice: Notice) -> int:
    """Return how many turns had gone off when the notice was written; an end crosses one turn at the most."""
    sent = len(event.sent)
    if any(fact["type"] == "TurnsAnnulled" for fact in notice.facts):
        return sent  # the two are at one turn only when both know of it
    ends = any(_is_end(fact) for fact in notice.facts)
    for turns in range(sent, sent - 2 if ends else -1, -1):
        if plain(notice.after) == plain(after_turns(turns)):
            return turns
    raise OtherTurn(said=notice.after, wanted=after(event))


def _answered_on_the_way(event: Correspondence, turns: int) -> bool:
    """Return whether the arbiter's answer to a challenge may be with one of the two only."""
    since = event.told[place_after(event.told, max(turns - 1, 0)) :]
    return event.challenge is not None or any(fact["type"] in ANSWERS for fact in since)


def _in_a_message(event: Correspondence, fact: Entry, turns: int) -> bool:
    """Return whether a message that went off later has said what stands: it names the leave as it is now."""
    later = event.told[place_after(event.told, turns) :] if turns < len(event.sent) else ()
    sent = any(each["type"] == "TurnSent" and each["player"] == fact.get("player") for each in later)
    return sent and fact["type"] == "LeaveWritten"


def _is_end(fact: Entry) -> bool:
    return fact["type"] == "GameEnded" and fact["way"] in CROSSES


def _not_known(event: Correspondence, notice: Notice, turns: int) -> Iterator[Entry]:
    """Yield what is not noted here of the time after so many turns, nor of an end.

    A notice has all that was told since then, in order: what was agreed on may be agreed on again.
    """
    since, until = place_after(event.told, turns), place_after(event.told, turns + 1)
    between = [_in_time(fact) for fact in event.told[since : until if until > since else None]]
    ended = [_in_time(fact) for fact in event.told if fact["type"] in ONCE]
    for fact in notice.facts:
        if fact in between and fact["type"] not in ONCE:
            between.remove(fact)
        elif fact not in (*between, *ended):
            yield fact


def _in_time(fact: Entry) -> Entry:
    return {name: value for name, value in fact.items() if name not in (*STAMPS, "late")}


def _ended_by_both(event: Correspondence, player: int, fact: Entry) -> list[Entry]:
    """Return an end that the partner told before reading that the game had ended here."""
    if event.ending is None or not _is_end(fact):
        return []
    offered = any(told["type"] == "DrawOffered" and told["player"] != player for told in event.told)
    return [fact] if fact["lost"] == player or (fact["way"] == "agreed" and offered) else []


def _agreed(event: Correspondence, then: Correspondence, made: Iterable[Entry]) -> list[Entry]:
    """Return the draw that it is, if both have offered one, or stopped, without knowing of the other."""
    offers = [fact["player"] for fact in made if fact["type"] == "DrawOffered"]
    crossed = bool(offers) and then.offered is not None and then.offered not in offers
    crosses = event.ending is not None and event.ending.way in CROSSES
    if (crosses and any(map(_is_end, made))) or (crossed and (crosses or event.ending is None)):
        return [ending.agreement(event)]
    return []


ABOUT_EITHER = frozenset({"DaysCharged", "Punished", "TimeJudged"})
"""What is told of either player, whoever tells it."""


def agree(theirs: Entry, ours: Entry) -> bool:
    """Compare what both entries have: the partner's program may be an earlier one."""
    return all(theirs[key] == ours[key] for key in theirs.keys() & ours.keys())


def made_again(event: Correspondence, player: int, fact: Entry) -> list[Entry]:
    """Return the fact, made again by the rule that made it on the other device."""
    if fact.get("player", player) != player and fact["type"] not in ABOUT_EITHER:
        raise NoticeDiffers(line=remark(fact))
    try:
        return _again(event, player, fact)
    except NoticeDiffers:
        raise
    except Rejected as refusal:
        raise NoticeDiffers(line=remark(fact), why=refusal) from None


def _again(event: Correspondence, player: int, fact: Entry) -> list[Entry]:
    match fact["type"]:
        case "ThoughtTold":
            return post.say_longer(event, player, _day(fact["until"]))
        case "WayAgreed":
            return [fact]
        case "TurnResent":
            return post.send_again(event, _day(fact["on"]), sure=True)
        case "FirstPlayAsked":
            return post.ask_first_play(event, _day(fact["on"]), sure=True)
        case "LeaveWritten":
            first, last = _day(fact["first"]), _day(fact["last"])
            return post.leave_from_partner(event, player, first, last, fact["option"])
        case "DaysCharged":
            return post.letter_returned(event, _day(fact["returned"]), _day(fact["resent"]))
        case "ChallengeJudged":
            return challenging.judge(event, fact["stands"], fact.get("right", ()))
        case "FaultAdmitted":
            return challenging.admission(event)
        case "TurnsAnnulled":
            turn, by = divmod(fact["kept"], 2)
            return arbiter.annul(event, turn + 1, by + 1, fact["why"])
        case "Punished":
            return arbiter.punish(event, fact["player"], fact["hundredths"], fact["why"])
        case "CoefficientsDecided":
            red, blue = fact["coefficients"]
            return arbiter.decide(event, red, blue, fact["why"])
        case "TimeClaimed":
            if player in event.claims:
                return []
            return _claimed(_as_a_claim_knew(event, player), player, fact)
        case "TimeJudged":
            return ending.judge_time(event, fact["player"], fact["over"])
        case "DrawOffered":
            return [] if event.offered == player else [fact]
    return _ended(event, player, fact)


def _as_a_claim_knew(event: Correspondence, player: int) -> Correspondence:
    """Return the game without a claim that crossed this one, its end, or a way of writing noted here."""
    ways = [fact for fact in event.told if fact["type"] == "WayAgreed"]
    if event.way in event.ruleset.claims.never_by and ways and ways[-1]["player"] != player:
        theirs = (fact["way"] for fact in reversed(ways) if fact["player"] == player)
        event = replace(event, agreed_way=next(theirs, None))
    by_claim = event.ending is not None and event.ending.way == "time"
    return replace(event, claims=(), ending=None if by_claim else event.ending)


def _claimed(event: Correspondence, player: int, fact: Entry) -> list[Entry]:
    """Return a claim with the days left by the game as its writer knew it, without what crossed it."""
    (claim,) = ending.claim_time(event, player, _day(fact["told"]), sure=True)
    knew = [*as_the_partner_knew(event)]
    counted = {surely_left(each, 3 - player, _day(fact["told"])) for each in knew}
    counted |= {each.days_left(3 - player) for each in knew}  # earlier programs: without the turn that runs
    return [{**claim, "left": fact["left"]}] if fact["left"] in counted else [claim]


def _ended(event: Correspondence, player: int, fact: Entry) -> list[Entry]:
    lost: Any = fact["lost"]
    match fact["way"]:
        case "agreed":
            return ending.accept_draw(event, player)
        case "abandoned" if lost == player:
            return ending.abandon(event, player)
        case "no-show" if lost is not None:
            return ending.never_came(event, lost)
        case "unfinished" | "unknown":
            return ending.closed(event, reported=fact["way"] == "unfinished")
    raise NoticeDiffers(line=remark(fact))


def _day(iso: str) -> date:
    return date.fromisoformat(iso)
