"""Results as tables hand them in: two numbers in a line, or a form for what was no ordinary game."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from faristol.errors import Rejected
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.acts import Act
from faristol.screens.notice import Done, Notice
from faristol.screens.scene import SavedFile, Scene, Step
from faristol.screens.session import Session
from faristol.screens.tournament.decisions import reason_read, reason_written
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import UNLIKELY, TableNote, Unlikely, noted, notes
from faristol.screens.tournament.round.errors import (
    ScoreUnreadable,
    TimeUnreadable,
)
from faristol.screens.tournament.round.place import published_of
from faristol.texts import Texts
from faristol.tournaments.deciding import Word
from faristol.tournaments.errors import LikeAbsence, NotNow, ResultThere, UnlikelyScore
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.published import Published, Sheet
from faristol.tournaments.reporting import Report, correct_result, enter_result, hand_in
from faristol.tournaments.results import OUTCOMES, Score, asks_score, asks_time

NUMBER = re.compile(r"[-\u2212]?\d{1,5}")
TIME = re.compile(r"(\d{1,3})(?:[:.](\d{1,2}))?")
ASKED = (UnlikelyScore, LikeAbsence, ResultThere)
"""What may be right, and counts when one is sure of it."""
FORM = ("outcome", "first", "second", "over_first", "over_second", "winner", "arbiter", "why", "there")


def line(scene: Scene, event: Tournament, board: int, first: str = "", second: str = "") -> Act:
    """Take two numbers in the row of a table; an empty row is only passed through.

    A score that is asked about stays written meanwhile.
    """
    published = published_of(scene)
    if not first.strip() and not second.strip():
        return []
    score = score_of(first, second, board)
    try:
        entries = hand_in(event, published.number, board, score)
    except ASKED as refusal:
        written = {**notes(scene).written, str(board): tuple(map(str, score))}
        return _asking(
            scene, refusal, Unlikely(published.number, board, Report(score=score)), written=written
        )
    return handed_in(scene, published, board, entries)


def score_of(first: str, second: str, board: int) -> Score:
    return points(first, board), points(second, board)


def points(text: str, board: int) -> int:
    """Return the points that were written; they may be less than nothing, as time is taken off."""
    text = text.strip()
    if not NUMBER.fullmatch(text):
        raise ScoreUnreadable(table=board, score=text or "–")
    return int(text.replace("\u2212", "-"))


def _asking(scene: Scene, refused: Rejected, about: Unlikely, **changes: Any) -> Session:
    """Ask whether somebody was absent, whether another result is replaced, or whether the score is right."""
    there = refused.details["score"] if isinstance(refused, ResultThere) else None
    question = replace(about, absent=refused.details.get("absent"), there=there)
    return noted(scene, **changes).put(UNLIKELY, question)


def handed_in(scene: Scene, published: Published, board: int, entries: list[Entry], **noted: Any) -> Step:
    session, announcement = _without_written(scene, board, **noted), _still_missing(scene, published, board)
    return Step(entries, session=session, announce=announcement)


def _row(board: int) -> str:
    return f"board-{board}"


def sure(scene: Scene, event: Tournament) -> Act:
    """Enter the unlikely score, which is right."""
    unlikely = scene.session.get(UNLIKELY)
    if unlikely is None:
        raise NotNow
    published = event.rounds[unlikely.round - 1]
    entries = _entries(event, published, unlikely, sure=True)
    if notes(scene).form is None:
        return handed_in(scene, published, unlikely.board, entries)
    taken = handed_in(scene, published, unlikely.board, entries, form=None, chosen=None)
    return replace(taken, focus=_row(unlikely.board))


def look_again(scene: Scene, event: Tournament) -> Act:
    """Go back to where the score was written, to write it as it is on the sheet."""
    unlikely = scene.session.get(UNLIKELY)
    if unlikely is None:
        raise NotNow
    written = f"first-{unlikely.board}" if notes(scene).form is None else "report"
    return Step(session=scene.session.dismissed(), focus=written)


def absent(scene: Scene, event: Tournament) -> Act:
    """Open the form of the table for somebody who did not come, as the typed score made one think."""
    unlikely = scene.session.get(UNLIKELY)
    if unlikely is None or unlikely.absent is None:
        raise NotNow
    published = event.rounds[unlikely.round - 1]
    form = form_from(published, unlikely.board, texts_of(scene), unlikely.absent)
    form["why"] = reason_read(unlikely.why, texts_of(scene))
    chosen = TableNote(published.number, unlikely.board)
    session = _without_written(scene, unlikely.board, chosen=chosen, form=form)
    return Step(session=session, focus="report")


def _entries(
    event: Tournament, published: Published, given: Unlikely, *, sure: bool, seen: Sheet | None = None
) -> list[Entry]:
    number, board, report = given.round, given.board, given.report
    if published.closed:
        return correct_result(event, number, board, report, given.why, arbiter=given.arbiter, sure=sure)
    word = Word(given.arbiter, given.why)
    return enter_result(event, number, board, report, sure=sure, seen=seen, word=word)


def _without_written(scene: Scene, board: int, **more: Any) -> Session:
    """Return the session without what was written of a table."""
    left = {key: value for key, value in notes(scene).written.items() if key != str(board)}
    return noted(scene, written=left, in_hand=None, **more)


def _still_missing(scene: Scene, published: Published, board: int) -> str:
    left = len([each for each in published.missing if each != board])
    if not left:
        return texts_of(scene).gettext("Table %(n)s is in; that was the last one.") % {"n": board}
    sentence = texts_of(scene).ngettext(
        "Table %(n)s is in; %(left)s more table is missing.",
        "Table %(n)s is in; %(left)s more tables are missing.",
        left,
    )
    return sentence % {"n": board, "left": left}


# --- one table in hand


def choose(scene: Scene, board: int) -> Act:
    published = published_of(scene)
    chosen = TableNote(published.number, board)
    return Step(session=noted(scene, chosen=chosen, form=None, panel=None), focus="chosen")


def close(scene: Scene) -> Act:
    chosen = notes(scene).chosen
    focus = _row(chosen.board) if chosen else None
    return Step(session=noted(scene, chosen=None, form=None, panel=None), focus=focus)


def open_form(scene: Scene, board: int, outcome: str | None = None) -> Act:
    published = published_of(scene)
    form = form_from(published, board, texts_of(scene), outcome)
    chosen = TableNote(published.number, board)
    return Step(session=noted(scene, chosen=chosen, form=form, panel=None), focus="chosen")


def form_from(published: Published, board: int, t: Texts, outcome: str | None = None) -> dict[str, str]:
    """Return the form with what is known of the table already."""
    if board not in published.draft.by_table:
        raise NotNow
    known, form = published.sheets.get(board), dict.fromkeys(FORM, "")
    if known:
        first, second = known.written or ("", "")
        form |= {"outcome": known.result.outcome, "first": str(first), "second": str(second)}
        over = [clock_text(seconds) for seconds in known.over_time]
        form |= {"over_first": over[0], "over_second": over[1], **_decided(published, board, t)}
        form["there"] = _there(published, board)
    return {**form, "outcome": outcome or form["outcome"] or "played"}


def _decided(published: Published, board: int, t: Texts) -> dict[str, str]:
    """Return what an arbiter has decided; once a round is over, another decision has another reason."""
    sheet, pair = published.sheets[board], published.draft.by_table[board]
    if (decision := sheet.decision) is None:
        return {"why": "" if published.closed else sheet.corrected or ""}
    winner = str((pair.first, pair.second).index(decision.wins)) if decision.wins else ""
    why = "" if published.closed else reason_read(decision.why, t)
    return {"winner": winner, "arbiter": decision.arbiter, "why": why}


def _there(published: Published, board: int) -> str:
    """Return the result that the director sees while the form is filled in; empty if there is none."""
    sheet = published.sheets.get(board)
    return f"{sheet.result.score[0]} – {sheet.result.score[1]}" if sheet else ""


def write(scene: Scene, fields: dict[str, str]) -> Act:
    return noted(scene, form=_written(fields))


def _written(fields: dict[str, str]) -> dict[str, str]:
    return {name: fields.get(name, "") for name in FORM}


def report(scene: Scene, event: Tournament, board: int, fields: dict[str, str]) -> Act:
    """Enter the form as it stands; of a closed round with the reason (FED-31)."""
    published = published_of(scene)
    result = report_of(fields, board, event.rules)
    why = reason_written(fields.get("why", ""), texts_of(scene))
    given = Unlikely(published.number, board, result, why, fields.get("arbiter", ""))
    seen = published.sheets.get(board) if fields.get("there") == _there(published, board) else None
    try:
        entries = _entries(event, published, given, sure=False, seen=seen)
    except ASKED as refusal:
        return _asking(scene, refusal, given, form=_written(fields))
    step = handed_in(scene, published, board, entries, form=None, chosen=None)
    later = len(event.rounds) - published.number if entries else 0
    return replace(step, notice=_follows(scene, later) if later else None, focus=_row(board))


def _follows(scene: Scene, later: int) -> Notice:
    t = texts_of(scene)
    stands = t.ngettext(
        "The pairs of the later round remain, with a note that they were made before the correction.",
        "The pairs of the %(num)s later rounds remain, with a note that they were made before the"
        " correction.",
        later,
    )
    fact = t.gettext("The result is corrected; the standings are updated.")
    return Done(fact, stands % {"num": later})


def report_of(fields: Mapping[str, str], board: int, rules: TournamentRules) -> Report:
    """Return what the form says, as far as these rules ask for it."""
    outcome = fields.get("outcome", "played")
    if outcome not in OUTCOMES:
        raise NotNow
    if not asks_score(outcome, rules):
        return Report(outcome)
    nothing = "0" if outcome == "both-lost" else ""
    one, two = (fields.get(name, "") or nothing for name in ("first", "second"))
    score, late = (points(one, board), points(two, board)), (0, 0)
    if asks_time(outcome, rules):
        late = (seconds(fields.get("over_first", "")), seconds(fields.get("over_second", "")))
    given = fields.get("winner") if outcome == "played" else None
    return Report(outcome, score, late, int(given) if given in ("0", "1") else None)


def seconds(text: str) -> int:
    """Return the seconds of 2:30, or of whole minutes."""
    text = text.strip()
    if not text:
        return 0
    read = TIME.fullmatch(text)
    if not read or int(read[2] or 0) > 59:
        raise TimeUnreadable(time=text)
    return 60 * int(read[1]) + int(read[2] or 0)


def clock_text(late: float) -> str:
    whole = int(late)
    return f"{whole // 60}:{whole % 60:02}" if whole else ""


def save_game(scene: Scene, board: int) -> Act:
    """Save the sheet of a game that came with its result."""
    published = published_of(scene)
    sheet = published.sheets.get(board)
    if sheet is None or not sheet.game:
        raise NotNow
    return Step(save=SavedFile(f"{published.number}-{board}.gcg", "text/plain", sheet.game))
