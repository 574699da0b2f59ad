"""What goes to the partner and what comes back: messages of turns, notices between them (COR-25)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import reduce

from faristol.core.errors import REASONS, NoSuchWord, reason
from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.errors import Rejected
from faristol.games.correspondence import challenging
from faristol.games.correspondence.course import RED
from faristol.games.correspondence.errors import (
    LeaveIsTaken,
    LeaveTooLate,
    LeaveTooLong,
    LeaveTooSoon,
    SentBeforeArrival,
)
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import message_of, write_message
from faristol.games.correspondence.message_errors import (
    CappedPointsDiffer,
    DaysDiffer,
    HandDiffers,
    LettersDiffer,
    MessageFromTheFuture,
    PointsDiffer,
    TotalDaysDiffer,
    TotalDiffers,
    VariantsDiffer,
    WordsDiffer,
)
from faristol.games.correspondence.notices import (
    news_for_partner,
    notice_of,
    write_earlier,
    write_notice,
)
from faristol.games.correspondence.reading import read_message
from faristol.games.correspondence.remarks import roman
from faristol.games.log import Entry, effective, fold
from faristol.screens.acts import Act
from faristol.screens.correspondence.by_address import letter_in
from faristol.screens.correspondence.incoming import day_of_arrival, said_of, what_came
from faristol.screens.correspondence.mail import addresses, mailto
from faristol.screens.correspondence.notes import (
    Doubt,
    hand_at_end,
    hand_over,
    keep,
    noted,
    notes,
    only_selected,
    writing,
)
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.notice import Caution, Done
from faristol.screens.parts.calendar_days import read_day
from faristol.screens.parts.file_names import file_name
from faristol.screens.refusals import sentences
from faristol.screens.scene import SavedFile, Scene, Step
from faristol.texts import Texts, texts

CLAUSES: dict[type[Rejected], str] = {
    LettersDiffer: "COR-9",
    WordsDiffer: "COR-9",
    CappedPointsDiffer: "COR-3",
    PointsDiffer: "COR-11",
    TotalDiffers: "COR-11",
    HandDiffers: "COR-4",
    VariantsDiffer: "COR-12",
    SentBeforeArrival: "COR-14",
    MessageFromTheFuture: "COR-14",
    DaysDiffer: "COR-14",
    TotalDaysDiffer: "COR-15",
    LeaveIsTaken: "COR-16",
    LeaveTooLate: "COR-16",
    LeaveTooLong: "COR-16",
    LeaveTooSoon: "COR-16",
}
"""By which clause a message is refused; where none is named, it is not what a message has to be (COR-25)."""
TAKES: Mapping[type[Rejected], str] = {
    NoSuchWord: "challenge",
    CappedPointsDiffer: "correct",
    PointsDiffer: "correct",
    TotalDiffers: "correct",
    MessageFromTheFuture: "same-day",
}
"""How a message can be taken all the same."""
GOES_WITH_IT = frozenset({"TurnResent", "DaysCharged", "DrawOffered"})
"""What happened after a turn was sent and stands in its message when that is copied again."""


def as_sent(event: Correspondence, entries: tuple[Entry, ...]) -> Correspondence:
    """Return the game as it was when the last turn went off, with what its message also says."""
    log = effective(entries)
    last = max((at for at, entry in enumerate(log) if entry["type"] == "TurnSent"), default=0)
    act = log[last].get("act")
    later = [
        entry
        for entry in log[last + 1 :]
        if entry.get("act") == act or (entry["type"] in GOES_WITH_IT and "heard" not in entry)
    ]
    return fold(opened(log[0]), apply, [*log[1 : last + 1], *later])


def message_text(scene: Scene) -> str:
    """Return the message of the turn that was sent last."""
    return whole_message(game_of(scene), open_event(scene).entries)


def whole_message(event: Correspondence, entries: tuple[Entry, ...]) -> str:
    """Return the message of the turn that went off last, below what was told since the one before."""
    event, log = as_sent(event, entries), effective(entries)
    last = max((at for at, entry in enumerate(log) if entry["type"] == "TurnSent"), default=0)
    told_before = write_earlier(event, log[:last], log[last].get("player", RED))
    return told_before + write_message(event.tile_set, message_of(event))


def inside_the_envelope(event: Correspondence) -> str | None:
    """Return what the sender of a letter writes there: it proves for which turn the letter went off."""
    if event.way != "letters" or not event.course.turns:
        return None
    *_, turn = event.course.turns
    what = f"{turn.words[0]}, {turn.points} p" if turn.words else "PAS"
    return f"{roman((len(event.course.turns) + 1) // 2)}: {what}"


def notice_text(scene: Scene) -> str | None:
    """Return what the partner does not know yet, and no message of a turn will say."""
    me = seat(scene)
    if me is None or not open_event(scene).writing:
        return None
    return whole_notice(game_of(scene), open_event(scene).entries, me) or None


def whole_notice(event: Correspondence, entries: tuple[Entry, ...], me: int) -> str:
    """Return the notice of what happened since the last turn, below what no message will say any more."""
    news, earlier = news_for_partner(entries), write_earlier(event, entries, me)
    if news:
        return earlier + write_notice(notice_of(event, me, news))
    return earlier if event.ending else ""


def mail_to(scene: Scene, text: str) -> str | None:
    """Return the address of a new mail, where the players have agreed to write so."""
    event = game_of(scene)
    if event.way != "e-mail":
        return None
    partner = addresses(event)[2 - (seat(scene) or RED)]
    return mailto([partner], event.opened.name, text)


def copied(scene: Scene, event: Correspondence, t: Texts, copied: str | None = None) -> Act:
    """Note that the page has put the text into the clipboard, or only marked it where it may not."""
    if copied == "no":
        return Step(session=hand_over(scene), notice=only_selected(t))
    if copied in (None, "shared"):
        return Step(session=hand_over(scene), focus="message")
    me = seat(scene)
    then = t.gettext("Paste it into your mail or chat to %(name)s and send it.")
    if not event.ending:
        then += " " + t.gettext("When the answer comes, paste it here.")
    notice = Done(t.gettext("The message is copied."), then % {"name": event.names[2 - (me or RED)]})
    return Step(session=hand_over(scene), notice=notice, focus="message")


def notice_copied(scene: Scene, t: Texts, event: Correspondence, copied: str | None = None) -> Act:
    """Note that the partner is being told how the game ended."""
    told = only_selected(t) if copied == "no" else Done(t.gettext("The notice is copied."), "")
    if copied == "shared":
        return Step(session=hand_at_end(scene, "notice"))
    return Step(session=hand_at_end(scene, "notice"), notice=told)


def answer_copied(scene: Scene, t: Texts, event: Correspondence, copied: str | None = None) -> Act:
    """Say what follows once the answer to a message that does not fit is in the clipboard."""
    me = seat(scene)
    if copied == "no":
        return Step(notice=only_selected(t))
    then = t.gettext("Paste it into your mail or chat to %(name)s, and wait for a corrected message.")
    name = event.names[2 - (me or RED)]
    return Step(notice=Done(t.gettext("The answer is copied."), then % {"name": name}))


def again(scene: Scene) -> Act:
    """Show the message of the last turn once more."""
    return Step(session=hand_over(scene, False), focus="message-text")


def save(scene: Scene, event: Correspondence) -> Act:
    name = f"{file_name(open_event(scene))}-{len(event.sent)}.txt"
    return Step(
        session=hand_over(scene), save=SavedFile(name, "text/plain", message_text(scene)), focus="work"
    )


def print_(scene: Scene) -> Act:
    session = hand_over(replace(scene, session=noted(scene, printed=scene.now)))
    return Step(session=session, print=True)


# --- what comes back


def draft(scene: Scene, message: str = "", came: str = "") -> Act:
    return keep(scene, message=message, came=came, doubt=None)


def read(scene: Scene, here: str, fields: dict[str, str], take: str = "", came: str = "") -> Act:
    """Write what a letter says into the log; what does not fit changes nothing and says why."""
    by_link = letter_in(scene.address)
    step = _read(scene, {"message": by_link, **fields} if by_link else fields, take, came)
    return replace(step, go=here) if by_link else step


def _read(scene: Scene, fields: dict[str, str], take: str, came: str) -> Step:
    event, text = writing(scene), fields.get("message", notes(scene).message)
    text = letter_in(text) or text
    try:
        day = read_day(fields.get("came", day_of_arrival(scene)), "came")
        found = what_came(scene, event, text, take, day)
        entries = found.entries
        if take == "challenge":
            after = reduce(apply, entries, event)
            formed = [word.split()[1] for word in after.course.turns[-1].words]
            entries = [*entries, *challenging.challenge(after, _unknown(scene, event, formed))]
    except Rejected as refusal:
        doubt = _doubt(scene, event, refusal, text)
        return keep(scene, "doubted", message=text, came=came, doubt=doubt)
    notice = (
        None if any(entry["type"] == "TurnSent" for entry in entries) else said_of(event, found, scene.texts)
    )
    if take == "as-it-is":
        notice = Caution(
            scene.texts.gettext("The play stands here as the partner wrote it."),
            scene.texts.gettext("Name its word in your letter to the arbiter: a challenge is open already."),
        )
    if not entries:
        return replace(keep(scene, message="", doubt=None), notice=notice)
    return Step(entries, notice=notice, focus="board-H8")


def arrived(scene: Scene) -> str | None:
    """Return the intent that reads a letter in the address, once it is known who plays here."""
    reads = letter_in(scene.address) and seat(scene) and open_event(scene).writing
    return "correspondence.read" if reads else None


def _unknown(scene: Scene, event: Correspondence, words: Iterable[str]) -> list[str]:
    """Return the words that are not in the list."""
    lexicon = scene.open_words.lexicon
    return [word for word in words if not lexicon.contains(plain(read_word(event.tile_set, word) or b""))]


def _leaves_a_challenge(event: Correspondence, text: str) -> bool:
    """Return whether one is open once the letter is read: there are two variants and no more."""
    message = read_message(event.tile_set, text)
    challenges = bool(message.challenged or message.why)
    return challenges or (event.challenge is not None and not message.admitted)


def _doubt(scene: Scene, event: Correspondence, refusal: Rejected, text: str) -> Doubt:
    cause = refusal.details.get("why", refusal)
    clause = event.rules.clause(cause) if reason(cause) in REASONS else CLAUSES.get(type(cause), "COR-25")
    fact, way_out = _why(refusal, scene.texts)
    take = TAKES.get(type(refusal))
    formed = str(refusal.details["words"]).split() if isinstance(refusal, NoSuchWord) else []
    words = _unknown(scene, event, formed)
    if take == "challenge" and _leaves_a_challenge(event, text):
        take = "as-it-is"
    return Doubt(fact, way_out, clause, take, _answer(event, refusal, words))


def _answer(event: Correspondence, refusal: Rejected, words: Sequence[str]) -> str:
    """Return what the partner is answered: what does not fit, which words, and what stands here instead."""
    t = texts("ro")
    cause = refusal.details.get("why", refusal)
    facts = dict.fromkeys((sentences(refusal, t)[0], sentences(cause, t)[0]))
    known = (cause.details[name] for name in ("counted", "ours", "wanted") if name in cause.details)
    ours = next(known, None)
    here = [] if ours is None else [f"La mine: {ours}."]
    if words:
        here.append(f"Nu sunt în fondul de cuvinte: {', '.join(words)}.")
    return "\n".join([event.opened.name, "Mesajul primit nu poate fi introdus în joc.", *facts, *here, ""])


def _why(refusal: Rejected, t: Texts) -> tuple[str, str]:
    """Return the two sentences of a refusal; of a notice, its line and what the rules say against it."""
    fact, way_out = sentences(refusal, t)
    cause = refusal.details.get("why")
    return (fact, sentences(cause, t)[0]) if cause else (fact, way_out)
