"""What the partner is told between two turns: leave, a long thought, the arbiter's answer, the end.

Each line is a remark as the sheet has it. The partner's program makes the same facts of it again, by the same
rules, and refuses what could not have happened.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from faristol.errors import Rejected
from faristol.games.correspondence import arbiter, challenging, ending, post
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.facts import apply
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.mailed import own_lines
from faristol.games.correspondence.message import EXACT, GAME, SIGNED
from faristol.games.correspondence.message_errors import (
    GamesDiffer,
    MessageIncomplete,
    MessageUnreadable,
    NoticeDiffers,
    OtherGame,
    OtherTurn,
    SheetUnreadable,
)
from faristol.games.correspondence.reading import OF_A_TURN
from faristol.games.correspondence.remarks import COLOURS, NOTHING, read_remark, remark, roman
from faristol.games.correspondence.sheet import facts
from faristol.games.correspondence.typed import plain
from faristol.games.log import Entry, effective

FROM, AFTER, NOTICE = "De la", "După turul", "Înștiințare"
ABOUT = "Depunerea contestată"
"""In the arbiter's answer: the play that it is about."""
LABELS = {plain(label) for label in (GAME, FROM, AFTER, NOTICE, ABOUT, SIGNED, EXACT)}
ARBITER = 0
WRITERS = {**COLOURS, ARBITER: "ARBITRU"}
TURNS = frozenset({"TurnMade", "TurnSent", "SendingConfirmed", "SumsCorrected", "Challenged"})
"""What goes with a turn, and is no notice."""


@dataclass(frozen=True)
class Notice:
    game: str
    player: int
    after: str
    facts: tuple[Entry, ...]
    signed: str
    exact: str = ""
    about: str = ""


def news_for_partner(entries: Iterable[Entry]) -> list[Entry]:
    """Return what happened here since the last turn went off, and did not come from the partner."""
    return facts(entry for entry in _since_the_last_turn(entries) if "heard" not in entry)


def _since_the_last_turn(entries: Iterable[Entry]) -> list[Entry]:
    news: list[Entry] = []
    for entry in effective(entries):
        if entry["type"] in ("TurnSent", "CorrespondenceOpened"):
            news = []
        elif entry["type"] not in TURNS:
            news.append(entry)
    return news


def notice_of(event: Correspondence, player: int, news: Iterable[Entry]) -> Notice:
    signed = event.names[player - 1]
    return Notice(event.opened.name, player, after(event), tuple(news), signed, exact(event))


def after(event: Correspondence) -> str:
    """Return the turn that was sent last."""
    sent = len(event.sent)
    return f"{roman((sent + 1) // 2)}, {COLOURS[1 if sent % 2 else 2]}" if sent else NOTHING


def write_notice(notice: Notice) -> str:
    return "".join(f"{label}: {value}\n" for label, value in _lines(notice))


def _lines(notice: Notice) -> Iterator[tuple[str, str]]:
    yield GAME, notice.game
    yield FROM, WRITERS[notice.player]
    yield AFTER, notice.after
    if notice.about:
        yield ABOUT, notice.about
    for fact in notice.facts:
        yield NOTICE, remark(fact)
    yield SIGNED, notice.signed
    if notice.exact:
        yield EXACT, notice.exact


def is_notice(text: str) -> bool:
    return any(plain(line.partition(":")[0]) == plain(NOTICE) for line in _lines_of(text))


def _lines_of(text: str) -> list[str]:
    """Return the lines of a notice, or of the message that quotes one."""
    return own_lines(text, LABELS, {plain(NOTICE), *OF_A_TURN}).splitlines()


def read_notice(event: Correspondence, text: str) -> Notice:
    known = {plain(label): label for label in (GAME, FROM, AFTER, ABOUT, SIGNED, EXACT)}
    found: list[Entry] = []
    head: dict[str, str] = {}
    for line in _lines_of(text):
        written, _, value = line.partition(":")
        if plain(written) == plain(NOTICE):
            found.append(_fact(event, value.strip(), line.strip()))
        elif label := known.get(plain(written)):
            head[label] = value.strip()
    for label in (FROM, AFTER):
        if not head.get(label):
            raise MessageIncomplete(label=label)
    writers = {plain(name): player for player, name in WRITERS.items()}
    player = writers.get(plain(head[FROM]))
    if player is None:
        raise MessageUnreadable(line=f"{FROM}: {head[FROM]}")
    return Notice(
        head.get(GAME, ""),
        player,
        head[AFTER],
        tuple(found),
        head.get(SIGNED, ""),
        " ".join(head.get(EXACT, "").upper().split()),
        head.get(ABOUT, ""),
    )


def _fact(event: Correspondence, value: str, line: str) -> Entry:
    try:
        fact = read_remark(event.ruleset, value)
    except SheetUnreadable:
        raise MessageUnreadable(line=line) from None
    if fact["type"] in TURNS:
        raise MessageUnreadable(line=line)
    return fact


def notified(event: Correspondence, notice: Notice, entries: Iterable[Entry] = ()) -> list[Entry]:
    """Return the same facts on this device; those that are in its log already came with another notice."""
    if notice.game and plain(notice.game) != plain(event.opened.name):
        raise OtherGame(said=notice.game, ours=event.opened.name)
    made_here: list[Entry] = []
    known = facts(_since_the_last_turn(entries))
    news = [fact for fact in notice.facts if fact not in known]
    # After an annulment the two are at one turn only when both know of it.
    annulled = any(fact["type"] == "TurnsAnnulled" for fact in news)
    if not annulled and plain(notice.after) != plain(after(event)):
        raise OtherTurn(said=notice.after, wanted=after(event))
    while news:
        made = made_again(event, notice.player, news[0])
        for fact in made:
            if not news or not agree(news.pop(0), fact):
                raise NoticeDiffers(line=remark(fact))
            event = apply(event, fact)
        if not made:
            news.pop(0)
        made_here += made
    if notice.exact and notice.exact != exact(event):
        raise GamesDiffer
    return [{**entry, "heard": True} for entry in made_here]


def agree(theirs: Entry, ours: Entry) -> bool:
    """Compare what both entries have: the partner's program may be an earlier one."""
    return all(theirs[key] == ours[key] for key in theirs.keys() & ours.keys())


def made_again(event: Correspondence, player: int, fact: Entry) -> list[Entry]:
    """Return the fact, made again by the rule that made it on the other device."""
    if fact.get("player", player) != player and fact["type"] not in ("DaysCharged", "Punished"):
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
            return challenging.admit(event)
        case "TurnsAnnulled":
            turn, by = divmod(fact["kept"], 2)
            return arbiter.annul(event, turn + 1, by + 1, fact["why"])
        case "Punished":
            return arbiter.punish(event, fact["player"], fact["tenths"], fact["why"])
        case "CoefficientsDecided":
            red, blue = fact["coefficients"]
            return arbiter.decide(event, red, blue, fact["why"])
        case "TimeClaimed":
            return ending.claim_time(event, player, _day(fact["told"]), sure=True)
        case "TimeJudged":
            return ending.judge_time(event, fact["over"])
        case "DrawOffered":
            return ending.offer_draw(event, player)
    return _ended(event, player, fact)


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
