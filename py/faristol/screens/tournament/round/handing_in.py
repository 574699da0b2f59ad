"""Results as tables hand them in: two numbers in a line, or a form for what was no ordinary game."""

import re
from typing import Any

from faristol.core.overtime import Rules
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session
from faristol.screens.tournament.notes import ASKED, Asked, noted, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.round.errors import ScoreUnreadable, TableOutOfRound, TimeUnreadable
from faristol.screens.tournament.round.place import round_of
from faristol.tournaments.errors import NotNow, UnlikelyScore
from faristol.tournaments.event import Entry, Published, Tournament
from faristol.tournaments.reporting import Report, correct_result, enter_result
from faristol.tournaments.results import OUTCOMES, asks_score, asks_time

NUMBER = re.compile(r"[-\u2212]?\d{1,5}")
TIME = re.compile(r"(\d{1,3})(?:[:.](\d{1,2}))?")
FORM = ("outcome", "first", "second", "over_first", "over_second", "winner", "why")


def published_of(scene: Scene) -> Published:
    published = round_of(scene)
    if published is None:
        raise NotNow
    return published


def line(scene: Scene, intent: Intent) -> Step:
    """Two numbers in the row of a table; an empty row is only passed through."""
    published, board = published_of(scene), int(intent.data["board"])
    fields = intent.fields
    if not fields.get("first", "").strip() and not fields.get("second", "").strip():
        return Step()
    return _hands_in(scene, published, board, _score_of(fields, board))


def sheet(scene: Scene, intent: Intent) -> Step:
    """A sheet of any table, as it lies in the hand: table, points, points."""
    published, fields = published_of(scene), intent.fields
    board = _board_of(published, fields.get("table", ""))
    return _hands_in(scene, published, board, _score_of(fields, board))


def look_at(scene: Scene, intent: Intent) -> Step:
    """Whose sheet that is, as soon as its table is written."""
    published, typed = published_of(scene), intent.fields.get("table", "").strip()
    there = typed.isdecimal() and 1 <= int(typed) <= len(published.draft.pairs)
    in_hand = {"round": published.number, "board": int(typed)} if there else None
    return Step(session=noted(scene, in_hand=in_hand))


def _board_of(published: Published, typed: str) -> int:
    typed, count = typed.strip(), len(published.draft.pairs)
    if not typed.isdecimal() or not 1 <= int(typed) <= count:
        raise TableOutOfRound(table=typed or "–", most=count)
    return int(typed)


def _score_of(fields: dict[str, str], board: int) -> Report:
    return Report(score=(points(fields.get("first", ""), board), points(fields.get("second", ""), board)))


def points(text: str, board: int) -> int:
    """Less than nothing is possible: time is taken off."""
    text = text.strip()
    if not NUMBER.fullmatch(text):
        raise ScoreUnreadable(table=board, score=text or "–")
    return int(text.replace("\u2212", "-"))


def _hands_in(scene: Scene, published: Published, board: int, told: Report, *, sure: bool = False) -> Step:
    """Of the round that is on; what was written stays there while the director is asked about it."""
    event = event_of(scene)
    try:
        entries = enter_result(event, published.number, board, told, sure=sure)
    except UnlikelyScore:
        assert told.score
        written = {**notes(scene).get("written", {}), str(board): [str(each) for each in told.score]}
        return _asks(scene, published, board, told, "", written=written)
    return Step(entries=entries, session=_without(scene, board), announce=_said(scene, published, board))


def _asks(scene: Scene, published: Published, board: int, told: Report, why: str, **kept: Any) -> Step:
    asking: Asked = {
        "what": "unlikely",
        "round": published.number,
        "board": board,
        "told": told,
        "why": why,
    }
    return Step(session=noted(scene, **kept).put(ASKED, asking))


def sure(scene: Scene, intent: Intent) -> Step:
    """The unlikely score is right."""
    about = scene.session.get(ASKED)
    if not about or about["what"] != "unlikely":
        raise NotNow
    told = about["told"]
    published = event_of(scene).rounds[about["round"] - 1]
    entries = _entries(event_of(scene), published, about["board"], told, about["why"], sure=True)
    return Step(
        entries=entries,
        session=_without(scene, about["board"], form=None),
        announce=_said(scene, published, about["board"]),
    )


def _entries(
    event: Tournament, published: Published, board: int, told: Report, why: str, *, sure: bool
) -> list[Entry]:
    if published.closed:
        return correct_result(event, published.number, board, told, why, sure=sure)
    return enter_result(event, published.number, board, told, sure=sure)


def _without(scene: Scene, board: int, **more: Any) -> Session:
    """What was written of a table has been taken."""
    left = {key: value for key, value in notes(scene).get("written", {}).items() if key != str(board)}
    return noted(scene, written=left or None, in_hand=None, **more)


def _said(scene: Scene, published: Published, board: int) -> str:
    left = len([each for each in published.missing if each != board])
    if not left:
        return scene.texts.gettext("Table %(n)s is in; that was the last one.") % {"n": board}
    sentence = scene.texts.ngettext(
        "Table %(n)s is in; %(left)s is missing.", "Table %(n)s is in; %(left)s are missing.", left
    )
    return sentence % {"n": board, "left": left}


# --- one table in hand


def choose(scene: Scene, intent: Intent) -> Step:
    published, board = published_of(scene), int(intent.data["board"])
    return Step(
        session=noted(scene, chosen={"round": published.number, "board": board}, form=None, panel=None),
        focus="chosen",
    )


def close(scene: Scene, intent: Intent) -> Step:
    table = notes(scene).get("chosen")
    board = table["board"] if table else None
    return Step(session=noted(scene, chosen=None, form=None, panel=None), focus=f"board-{board}")


def open_form(scene: Scene, intent: Intent) -> Step:
    published, board = published_of(scene), int(intent.data["board"])
    form = form_from(published, board, intent.data.get("outcome"))
    chosen = {"round": published.number, "board": board}
    return Step(session=noted(scene, chosen=chosen, form=form, panel=None), focus="sheet-first")


def form_from(published: Published, board: int, outcome: str | None = None) -> dict[str, str]:
    """What is known of the table already."""
    if not 1 <= board <= len(published.draft.pairs):
        raise NotNow
    known, form = published.sheets.get(board), dict.fromkeys(FORM, "")
    if known:
        first, second = known.written or ("", "")
        form |= {"outcome": known.result.outcome, "first": str(first), "second": str(second)}
        over = [clock_text(seconds) for seconds in known.over_time]
        form |= {"over_first": over[0], "over_second": over[1], "why": known.corrected or ""}
    return {**form, "outcome": outcome or form["outcome"] or "played"}


def write(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, form={name: intent.fields.get(name, "") for name in FORM}))


def report(scene: Scene, intent: Intent) -> Step:
    """The form as it stands; of a closed round with the reason (FED-31)."""
    published, board = published_of(scene), int(intent.data["board"])
    told, why = told_of(intent.fields, board, event_of(scene).rules), intent.fields.get("why", "")
    try:
        entries = _entries(event_of(scene), published, board, told, why, sure=False)
    except UnlikelyScore:
        return _asks(scene, published, board, told, why, form=dict(intent.fields))
    later = len(event_of(scene).rounds) - published.number
    return Step(
        entries=entries,
        session=_without(scene, board, form=None),
        announce=_said(scene, published, board),
        notice=_follows(scene, later) if later else None,
    )


def _follows(scene: Scene, later: int) -> tuple[str, str]:
    t = scene.texts
    stands = t.ngettext(
        "The pairs of the later round stand, and say that they were made without it.",
        "The pairs of the %(num)s later rounds stand, and say that they were made without it.",
        later,
    )
    return t.gettext("The result is put right; the classification follows."), stands % {"num": later}


def told_of(fields: dict[str, str], board: int, rules: Rules) -> Report:
    """The form, read as far as these rules ask for it."""
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
    """2:30, or whole minutes."""
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


INTENTS = {
    "line": line,
    "sheet": sheet,
    "look_at": look_at,
    "sure": sure,
    "choose": choose,
    "close": close,
    "open_form": open_form,
    "write": write,
    "report": report,
}
