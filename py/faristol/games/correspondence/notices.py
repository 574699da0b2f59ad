"""What the partner is told between two turns: leave, a long thought, the arbiter's answer, the end.

Each line is a remark as the sheet has it. The partner's program makes the same facts of it again, by the same
rules, and refuses what could not have happened.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from faristol.games.correspondence.as_written import as_remark, turn_of
from faristol.games.correspondence.course import RED
from faristol.games.correspondence.exact import exact
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.in_order import BETWEEN, CROSSES
from faristol.games.correspondence.mailed import own_lines
from faristol.games.correspondence.message import EXACT, GAME, SIGNED
from faristol.games.correspondence.message_errors import (
    MessageIncomplete,
    MessageUnreadable,
    SheetUnreadable,
)
from faristol.games.correspondence.reading import OF_A_TURN
from faristol.games.correspondence.remarks import COLOURS, NOTHING, read_remark, remark, roman
from faristol.games.correspondence.sheet import facts
from faristol.games.correspondence.typed import plain
from faristol.games.correspondence.unwrapped import each_label
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
    """Return what happened here since the last turn went off, and did not come from the partner.

    An own end is told too that a turn which was on its way has crossed.
    """
    news = _since_the_last_turn(entries)
    return facts(entry for entry in news if "heard" not in entry and not _is_accepted(entry, news))


def _is_accepted(told: Entry, news: Sequence[Entry]) -> bool:
    """Return whether it is an offer of a draw that the partner has answered, and not crossed with another."""
    heard = [(entry["type"], entry.get("way")) for entry in news if "heard" in entry]
    agreed = ("GameEnded", "agreed") in heard and ("DrawOffered", None) not in heard
    return told["type"] == "DrawOffered" and agreed


def _since_the_last_turn(entries: Iterable[Entry]) -> list[Entry]:
    news: list[Entry] = []
    for entry in effective(entries):
        if entry["type"] in ("TurnSent", "CorrespondenceOpened"):
            news = [each for each in news if each.get("way") in CROSSES]
        elif entry["type"] not in TURNS:
            news.append(entry)
    return news


def _since_own_turn(entries: Iterable[Entry], player: int) -> list[tuple[int, list[Entry]]]:
    """Return what a player has told since an own turn went off, by the turns that had gone off then.

    A notice that is lost is not missed: the next letter has it once more.
    """
    told: dict[int, list[Entry]] = {}
    sent = 0
    for entry in effective(entries):
        if entry["type"] == "TurnSent":
            sent += 1
            told = {} if entry["player"] == player else told
        elif entry["type"] == "TurnsAnnulled":
            sent, told = entry["kept"], {}
        elif entry["type"] in BETWEEN and "heard" not in entry:
            told.setdefault(sent, []).append(entry)
    return [(turns, facts(news)) for turns, news in told.items()]


def write_earlier(event: Correspondence, entries: Iterable[Entry], player: int) -> str:
    """Return a notice for each turn since which something was told, to stand above a letter."""
    signed = event.names[player - 1]
    notices = (
        Notice(event.opened.name, player, after_turns(turns), tuple(news), signed)
        for turns, news in _since_own_turn(entries, player)
        if turns < len(event.sent)
    )
    return "".join(map(write_notice, notices))


def notice_of(event: Correspondence, player: int, news: Iterable[Entry]) -> Notice:
    signed = event.names[player - 1]
    return Notice(event.opened.name, player, after(event), tuple(news), signed, exact(event))


def after(event: Correspondence) -> str:
    """Return the turn that was sent last."""
    return after_turns(len(event.sent))


def after_turns(sent: int) -> str:
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
    lines = own_lines(text, LABELS, {plain(NOTICE), *OF_A_TURN}).splitlines()
    return [*each_label(lines, (GAME, FROM, AFTER, ABOUT, NOTICE, SIGNED, EXACT))]


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
    said = (re.findall(r"\w+", plain(head[FROM])) or [NOTHING])[0]
    player = next((each for each, name in WRITERS.items() if said.startswith(plain(name)[:3])), None)
    if player is None:
        raise MessageUnreadable(line=f"{FROM}: {head[FROM]}")
    return Notice(
        head.get(GAME, ""),
        player,
        _after(head[AFTER]),
        tuple(found),
        head.get(SIGNED, ""),
        " ".join(head.get(EXACT, "").upper().split()),
        head.get(ABOUT, ""),
    )


def _after(text: str) -> str:
    """Return the turn as the program writes it, if it can be made out."""
    try:
        number, player = turn_of(text)
    except (ValueError, KeyError):
        return text
    return after_turns(2 * number - (player == RED))


def _fact(event: Correspondence, value: str, line: str) -> Entry:
    try:
        fact = read_remark(event.ruleset, as_remark(value))
    except SheetUnreadable:
        raise MessageUnreadable(line=line) from None
    if fact["type"] in TURNS:
        raise MessageUnreadable(line=line)
    return fact
