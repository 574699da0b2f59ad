"""A game by letter as its log tells it: the fold, and nothing else."""

from dataclasses import replace
from datetime import date

from faristol.core.placement import PlayRules
from faristol.core.tiles import TileSet
from faristol.games.correspondence.course import Turn, course_of, start
from faristol.games.correspondence.days import Leave
from faristol.games.correspondence.game import WRONG, Challenge, Correspondence, Ending, Sent
from faristol.games.log import Entry


def opened(entry: Entry) -> Correspondence:
    return Correspondence(
        opened=entry,
        tile_set=TileSet.from_data(entry["tile_set"]),
        rules=PlayRules.from_data(entry["ruleset"]),
        string=tuple(entry["string"]),
        course=start(entry["ruleset"]["rack_size"]),
    )


def apply(event: Correspondence, entry: Entry) -> Correspondence:
    match entry["type"]:
        case "TurnMade":
            return _with_turn(event, entry)
        case "TurnSent":
            return _sent(event, entry)
        case "SendingConfirmed":
            *before, last = event.sent
            sent = _day(entry["sent"])
            last = replace(last, arrived=min(last.arrived, sent), sent=sent, days=entry["days"])
            return replace(event, sent=(*before, last))
        case "LetterArrived":
            return replace(event, arrived=(_day(entry["arrived"]), entry["known"]))
        case "ThoughtTold":
            return replace(event, told=(entry["player"], _day(entry["until"])))
        case "TurnResent":
            return replace(event, again=_day(entry["on"]))
        case "SheetsArrived":
            return replace(event, sheets=_day(entry["arrived"]))
        case "FirstPlayAsked":
            return replace(event, asked=_day(entry["on"]))
        case "SumsCorrected":
            corrected = (len(event.sent) - 1, *entry["counted"])
            return replace(event, corrected=(*event.corrected, corrected))
        case "LeaveWritten":
            leave = Leave(_day(entry["first"]), _day(entry["last"]), entry["option"])
            return replace(event, leaves={**event.leaves, entry["player"]: leave})
        case "DaysCharged":
            return _charged(event, entry)
        case "Challenged":
            return _challenged(event, entry)
        case "ChallengeJudged":
            return _judged(event, entry)
        case "FaultAdmitted":
            assert event.challenge
            return replace(
                event, course=event.challenge.wrong, challenge=None, admitted=len(event.sent), ending=None
            )
        case "TurnsAnnulled":
            kept = entry["kept"]
            course = course_of(event.ruleset["rack_size"], event.course.turns[:kept])
            return replace(
                event,
                course=course,
                sent=event.sent[:kept],
                admitted=None,
                corrected=tuple(one for one in event.corrected if one[0] < kept),
                ending=None,
                arrived=None,
                told=None,
                again=None,
                returned=(),
            )
        case "Punished":
            return replace(event, punished=(*event.punished, (entry["player"], entry["tenths"])))
        case "CoefficientsDecided":
            red, blue = entry["coefficients"]
            return replace(event, decided=(red, blue))
        case "TimeClaimed":
            until = _day(entry["until"]) if "until" in entry else None
            return replace(event, claimed=entry["player"], answer_by=until)
        case "ClaimArrived":
            return replace(event, answer_by=_day(entry["until"]))
        case "TimeJudged":
            return replace(event, claimed=None, answer_by=None, dismissed=not entry["over"])
        case "DrawOffered":
            return replace(event, offered=entry["player"])
        case "Exported":
            return event
        case "GameEnded":
            return replace(event, ending=Ending(entry["way"], entry["clause"], entry["lost"]), offered=None)
    raise TypeError(entry["type"])


def _with_turn(event: Correspondence, entry: Entry) -> Correspondence:
    turn = Turn(
        entry["player"],
        entry["kind"],
        play=entry["play"],
        points=entry["points"],
        worth=entry["worth"],
        words=tuple(entry["words"]),
        laid={square: code for square, code in entry["laid"]},
        used=tuple(entry["used"]),
        drawn=tuple(entry["drawn"]),
        clause=entry["clause"],
    )
    if entry["variant"] == WRONG:
        assert event.challenge
        challenge = replace(event.challenge, wrong=event.challenge.wrong.after(turn))
        return replace(event, challenge=challenge)
    return replace(event, course=event.course.after(turn))


def _sent(event: Correspondence, entry: Entry) -> Correspondence:
    sent = Sent(_day(entry["partner_sent"]), _day(entry["arrived"]), _day(entry["sent"]), days=entry["days"])
    answered = event.offered is not None and event.offered != entry["player"]
    return replace(
        event,
        sent=(*event.sent, sent),
        offered=None if answered else event.offered,
        arrived=None,
        told=None,
        again=None,
        returned=(),
    )


def _charged(event: Correspondence, entry: Entry) -> Correspondence:
    """Both players may be charged for one letter."""
    event = replace(event, charged=(*event.charged, (entry["player"], entry["days"])))
    back = _day(entry["returned"]), _day(entry["resent"])
    return event if back in event.returned else replace(event, returned=(*event.returned, back))


def _challenged(event: Correspondence, entry: Entry) -> Correspondence:
    """The last turn stands in one course, and scored zero in the other."""
    *before, last = event.course.turns
    wrong = course_of(event.ruleset["rack_size"], [*before, replace(last.as_zero, clause=entry["clause"])])
    challenge = Challenge(entry["player"], len(before), tuple(entry["words"]), entry["why"], wrong)
    return replace(event, challenge=challenge, ending=None)


def _judged(event: Correspondence, entry: Entry) -> Correspondence:
    assert event.challenge
    penalties = event.penalties
    if entry["penalty"]:
        penalties = (*penalties, (event.challenge.by, entry["penalty"]))
    course = event.course if entry["stands"] else event.challenge.wrong
    return replace(event, course=course, challenge=None, penalties=penalties)


def _day(text: str) -> date:
    return date.fromisoformat(text)
