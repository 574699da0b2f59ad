"""What the players send: one field for all of it, one file or several (COR-28)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import reduce

from faristol.competitions.errors import NoLetterInIt, NoSheetInIt, NotNow, TooManyLetters
from faristol.competitions.event import Competition
from faristol.competitions.facts import apply
from faristol.competitions.letters import Heard, Piece, hear, pieces, scores_in
from faristol.competitions.reporting import report_of, which_game
from faristol.errors import Rejected
from faristol.games.correspondence.dispute import Letter, letter_of, read_letter
from faristol.games.correspondence.sheet import sheet_facts, write_sheet
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.correspondence.competition.collecting import report_form
from faristol.screens.correspondence.competition.place import (
    ReadLine,
    competition_of,
    game_on_screen,
    noted,
    notes,
)
from faristol.screens.correspondence.disputes_here import dispute_of, goes_to_dispute
from faristol.screens.correspondence.sent_in import game_in, letter_in
from faristol.screens.notice import Caution
from faristol.screens.parts.calendar_days import today
from faristol.screens.parts.signs import plain
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import Texts, figure

MOST_SIGNS = 1_000_000
"""As much as a chat of some years; a letter has three thousand."""


@dataclass(frozen=True)
class Found:
    """What stands at a line of a file: a letter, what cannot be read, or None for scores alone."""

    file: int
    line: int
    letter: Letter | Rejected | None
    side: int | None = None
    """Who wrote it, if it says so."""
    text: str = ""

    def heard(self, event: Competition, day: date) -> Heard:
        """Return what it brings to the competition, or raise why it cannot be read."""
        if isinstance(self.letter, Rejected):
            raise self.letter
        heard = hear(event, self.letter, self.side, day) if self.letter else scores_in(event, self.text)
        assert heard
        return heard


def keep_letters(scene: Scene, letters: str) -> Act:
    return noted(scene, letters=letters)


def read_letters(scene: Scene, event: Competition, t: Texts, letters: str) -> Act:
    """Read all that was pasted; what is new counts at once, what is not is listed."""
    found = [*_in_text(event, letters, 0)]
    if not found:
        raise NoLetterInIt
    return _all(scene, event, t, found)


def read(scene: Scene, event: Competition, here: str, t: Texts, intent: Intent) -> Act:
    """Read what files hold; a single game that waits for an answer is opened for it."""
    files = [intent.file or b"", *intent.more_files]
    found = [each for at, file in enumerate(files) for each in _in_file(event, file, at + (len(files) > 1))]
    if len(found) > 1:
        step = _all(scene, event, t, found)
        return Step(
            step.entries, session=step.session, announce=step.announce, go=f"{here}/post", focus="came"
        )
    day = today(scene.now, scene.zone)
    one = found[0] if found else Found(0, 0, letter_in(files[0]))
    heard = one.heard(event, day)
    if heard.report is None and isinstance(one.letter, Letter):
        return goes_to_dispute(scene, one.letter, day)
    if heard.what in ("proposed", "by-hand", "differs") and heard.report:
        form = report_form(heard.game, heard.report)
        return Step(session=noted(scene, report=form), go=f"{here}/game/{heard.game.number}")
    if heard.what == "again":
        said = Caution(t.gettext("This is noted here already."), t.gettext("Nothing was changed."))
        return Step([*heard.entries], notice=said)
    return Step([*heard.entries], announce=_result(heard, t), go=here, focus=f"game-{heard.game.number}")


def of_a_dispute(scene: Scene, intent: Intent) -> list[str]:
    """Return the log that `take_from_dispute` reads."""
    game = game_on_screen(scene)
    if game is None or intent.do != "competition.take_from_dispute":
        return []
    dispute = dispute_of(scene, competition_of(scene), game)
    return [dispute["stream"]] if dispute else []


def take_from_dispute(scene: Scene, event: Competition) -> Act:
    """Put how a game ended in its dispute into the form of the game, for the arbiter to enter it."""
    (log,) = scene.logs.values()
    played = letter_of(sheet_facts(log)).game
    form = report_form(which_game(event, played), report_of(played))
    return Step(session=noted(scene, report=form), focus="way")


def open_letter(scene: Scene, here: str, at: int) -> Act:
    """Open the letter that waits for an answer, or put what it says into the form of its game."""
    every = notes(scene).came
    if not 0 <= at < len(every):
        raise NotNow
    found = every[at]
    if found.letter:
        return goes_to_dispute(scene, read_letter(found.letter), today(scene.now, scene.zone))
    return Step(session=noted(scene, report=found.form), go=f"{here}/game/{found.game}")


def _in_file(event: Competition, file: bytes, number: int) -> Iterator[Found]:
    try:
        letter = game_in(file)
    except Rejected as refusal:
        yield Found(number, 0, refusal)
        return
    if letter:
        sheet = write_sheet([{**fact, "act": 0} for fact in letter.facts])
        yield Found(number, 0, letter, text=sheet)
    else:
        yield from _in_text(event, file.decode("utf-8-sig", "replace"), number)


def _in_text(event: Competition, text: str, number: int) -> Iterator[Found]:
    if len(text) > MOST_SIGNS:
        raise TooManyLetters(signs=figure(MOST_SIGNS))
    for piece in pieces(text):
        if piece.is_letter:
            yield _of_letter(piece, number)
        elif scores_in(event, piece.text):
            yield Found(number, piece.line, None, text=piece.text)


def _of_letter(piece: Piece, number: int) -> Found:
    try:
        letter = read_letter(piece.text)
    except Rejected as refusal:
        return Found(number, piece.line, refusal if piece.has_sheet else NoSheetInIt())
    return Found(number, piece.line, letter, letter.player if piece.is_signed else None, piece.text)


def _all(scene: Scene, event: Competition, t: Texts, found: Iterable[Found]) -> Step:
    entries: list[Entry] = []
    came: list[ReadLine] = []
    for each in found:
        try:
            heard = each.heard(event, today(scene.now, scene.zone))
        except Rejected as refusal:
            came.append(ReadLine(each.file, each.line, "refused", why=sentences(refusal, t)[0]))
            continue
        event = reduce(apply, heard.entries, event)
        entries += heard.entries
        came.append(_line(each, heard))
    new = sum(each.what == "reported" for each in came)
    sentence = t.ngettext("%(num)s result entered", "%(num)s results entered", new) % {"num": new}
    session = noted(scene, letters="", came=tuple(came))
    return Step(entries, session=session, focus="came", announce=sentence)


def _line(found: Found, heard: Heard) -> ReadLine:
    report = heard.report
    return ReadLine(
        found.file,
        found.line,
        heard.what,
        heard.game.number,
        found.side or 0,
        points=" – ".join(map(plain, report.scores)) if report else "",
        form=report_form(heard.game, report) if report else {},
        letter="" if report else found.text,
    )


def _result(heard: Heard, t: Texts) -> str:
    red, blue = heard.report.scores if heard.report else (0, 0)
    values = {"n": heard.game.number, "red": plain(red), "blue": plain(blue)}
    return t.gettext("Game %(n)s: %(red)s–%(blue)s") % values
