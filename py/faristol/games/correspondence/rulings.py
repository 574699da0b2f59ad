"""The arbiter's answer: written from a game that was sent in, read by both players (COR-12, 29).

It is a notice whose writer is the arbiter. The players may be some turns further by then, so that it does not
depend on the turn: a challenge is known by its play, and what follows from the answer follows on each device.
"""

from collections.abc import Iterable, Iterator

from faristol.games.correspondence.challenging import answered_last
from faristol.games.correspondence.exact import is_this_game
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.fitting import received, turns_before
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.in_order import BETWEEN, CLOSES, OF_A_TURN, place_after
from faristol.games.correspondence.message import Message
from faristol.games.correspondence.message_errors import (
    AnswerBeforeLetter,
    NoticeDiffers,
    OtherChallenge,
    OtherGame,
)
from faristol.games.correspondence.notices import ARBITER, Notice, after, after_turns
from faristol.games.correspondence.notified import agree, made_again, notified
from faristol.games.correspondence.playing import IsWord
from faristol.games.correspondence.remarks import COLOURS, remark, roman
from faristol.games.correspondence.sheet import facts
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry, effective, fold

ENDS = frozenset({"no-show", "unfinished", "unknown"})
"""The ends that the arbiter declares; others follow from an answer, or from the players' own turns."""
RULINGS = frozenset(
    {"ChallengeJudged", "TimeJudged", "TurnsAnnulled", "Punished", "CoefficientsDecided", "GameEnded"}
)


def challenged_play(event: Correspondence) -> str:
    """Return the play that is challenged, `III, ROȘU, 7C: GOL`; nothing if none is."""
    return _play(event, event.challenge.turn) if event.challenge else ""


def _play(event: Correspondence, at: int) -> str:
    turn = event.course.turns[at]
    return f"{roman(at // 2 + 1)}, {COLOURS[turn.player]}, {turn.words[0].replace(' ', ': ')}"


def ruling_of(entries: Iterable[Entry]) -> Notice | None:
    """Return what the arbiter has decided of a game since it was sent in; None before that."""
    log = effective(entries)
    news = facts(entry for entry in log if "heard" not in entry and entry["type"] in RULINGS)
    if not news:
        return None
    as_sent = fold(opened(log[0]), apply, [entry for entry in log[1:] if "heard" in entry])
    name, arbiters = as_sent.opened.name, as_sent.opened.arbiters
    return Notice(name, ARBITER, after(as_sent), tuple(news), arbiters, about=challenged_play(as_sent))


def ruled(event: Correspondence, notice: Notice, entries: Iterable[Entry]) -> list[Entry]:
    """Return the arbiter's answer as facts of this device; nothing of it that is noted here already."""
    if not is_this_game(event, notice.game, notice.exact):
        raise OtherGame(said=notice.game, ours=event.opened.name)
    here, made = facts(entries), list[Entry]()
    for fact in notice.facts:
        if fact["type"] not in RULINGS:
            raise NoticeDiffers(line=remark(fact))
        unasked = fact["type"] == "ChallengeJudged" and event.challenge is None
        if unasked and not _needs_no_answer(event, notice) and _is_ahead(event, notice):
            raise AnswerBeforeLetter
        if fact["type"] == "TimeJudged":
            fact = _of_a_claim(event, fact)
        if _follows(fact) or (_is_known(fact, here) and not _waits_for(event, fact)):
            continue
        if fact["type"] == "TimeJudged" and fact["player"] in event.claims and not event.waits_for_time:
            if fact["over"]:
                break  # the game has ended in a way that settles the claim too
            event, made = apply(event, fact), [*made, fact]
            continue
        if fact["type"] == "ChallengeJudged" and _needs_no_answer(event, notice):
            continue
        ours = challenged_play(event)
        if fact["type"] == "ChallengeJudged" and ours and plain(notice.about or ours) != plain(ours):
            raise OtherChallenge(said=notice.about, ours=ours)
        if unasked and answered_last(event, "FaultAdmitted"):
            continue  # who admitted the fault did not wait for the answer
        again = made_again(event, ARBITER, fact)
        if not again or not agree(fact, again[0]):
            raise NoticeDiffers(line=remark(fact))
        for each in again:
            event = apply(event, each)
        made += again
    return [{**entry, "heard": True} for entry in made]


def noticed(event: Correspondence, notice: Notice, entries: Iterable[Entry]) -> list[Entry]:
    """Return what a notice brings, whoever wrote it."""
    return ruled(event, notice, entries) if notice.player == ARBITER else notified(event, notice)


def received_across(
    event: Correspondence, entries: Iterable[Entry], message: Message, is_word: IsWord, correcting: bool
) -> list[Entry]:
    """Return what a message brings that went off in both variants, while the arbiter's answer was on its way.

    It has to fit the game as it was, and stands before the answer. One that challenges anew knew the answer.
    """
    log = effective(entries)
    at = max((at for at, entry in enumerate(log) if entry["type"] == "ChallengeJudged"), default=0)
    is_next = turns_before(message) == len(event.sent)
    knew = None in message.parts or bool(message.challenged or message.why)
    if not at or not is_next or knew or any(each["type"] == "TurnSent" for each in log[at:]):
        return received(event, message, is_word, correcting)
    since = [entry for entry in log[at:] if entry["type"] in BETWEEN]
    brought = received(fold(opened(log[0]), apply, [*log[1:at], *since]), message, is_word, correcting)
    late, sent = list[Entry](), len(event.sent)
    for entry in brought:
        late.append({**entry, "late": sent} if entry["type"] in BETWEEN | OF_A_TURN else entry)
        sent += entry["type"] == "TurnSent"
    return late


def _is_known(fact: Entry, here: list[Entry]) -> bool:
    """Return whether a fact is noted here, also as an earlier program noted it."""
    earlier = {name: value for name, value in fact.items() if name != "player"}
    return fact in here or (fact["type"] == "TimeJudged" and earlier in here)


def _of_a_claim(event: Correspondence, fact: Entry) -> Entry:
    """Return an answer about the time with whose claim it answers, which earlier programs did not say."""
    claims = [told["player"] for told in event.told if told["type"] == "TimeClaimed"]
    named = {"player": event.claimed or next(reversed(claims), None), **fact}
    if named["player"] not in claims:
        raise AnswerBeforeLetter
    return named


def _needs_no_answer(event: Correspondence, notice: Notice) -> bool:
    """Return whether the fault was admitted about which the arbiter was asked."""
    return plain(notice.about) in {plain(_play(event, at)) for at in _admitted(event)}


def _admitted(event: Correspondence) -> Iterator[int]:
    """Yield the turns in which a fault was admitted, counted from 0."""
    sent = challenged = 0
    for fact in event.told:
        if fact["type"] in CLOSES:
            sent = fact.get("kept", sent + 1)
        elif fact["type"] == "Challenged":
            challenged = sent - 1
        elif fact["type"] == "FaultAdmitted" and challenged < len(event.course.turns):
            yield challenged


def _is_ahead(event: Correspondence, notice: Notice) -> bool:
    """Return whether the turn, or the challenge of the last one, that it answers is not here yet."""
    if plain(notice.after) not in {plain(after_turns(sent)) for sent in range(len(event.sent) + 1)}:
        return True
    since = event.told[place_after(event.told, len(event.sent)) :]
    if any(fact["type"] == "ChallengeJudged" for fact in since):
        return False
    last = event.course.turns[len(event.sent) - 1] if event.sent else None
    return bool(last and last.words) and plain(notice.about) == plain(_play(event, len(event.sent) - 1))


def _follows(fact: Entry) -> bool:
    return fact["type"] == "GameEnded" and fact["way"] not in ENDS


def _waits_for(event: Correspondence, fact: Entry) -> bool:
    """Return whether something is open that such an answer settles: the same was once answered alike."""
    match fact["type"]:
        case "ChallengeJudged":
            return event.challenge is not None
        case "TimeJudged":
            return fact["player"] in event.claims and event.waits_for_time
    return False
