"""A game that a player has sent in, as the arbiter has it to judge: what is asked, the board, the words."""

from datetime import date

from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.games.correspondence.course import BLUE, RED, course_of
from faristol.games.correspondence.game import Correspondence, Dispute
from faristol.games.correspondence.notices import write_notice
from faristol.games.correspondence.remarks import roman
from faristol.games.correspondence.rulings import ruling_of
from faristol.screens.board.squares import Rows, rows
from faristol.screens.correspondence.mail import MailToBoth, addresses, mail_to_both
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.correspondence.sides import Side, side
from faristol.screens.correspondence.turn_rows import Row, turn_rows
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class LetterThatCame:
    side: Side
    day: str
    why: str


@view_value
class Disputed:
    """The play that is challenged: its turn, its words as they stand on the board, and what the list says."""

    turn: str
    by: Side
    points: int
    words: list[tuple[str, str, bool | None]]
    """Each with its position; whether it is in the list that is in force, None while the list is not open."""


@view_value
class Case:
    letters: list[LetterThatCame]
    disputed: Disputed | None
    claim: tuple[Side, str, int] | None
    """Who claims the time, when the partner was told, and what days the partner has left by this sheet."""
    squares: Rows
    turns: list[Row]
    sides: list[Side]
    ruling: str | None
    mail: MailToBoth


def case_of(scene: Scene, t: Texts) -> Case | None:
    event, entries = game_of(scene), open_event(scene).entries
    if not event.disputes:
        return None
    notice = ruling_of(entries)
    ruling = write_notice(notice) if notice else None
    turn = event.challenge.turn + 1 if event.challenge else len(event.course.turns)
    course = course_of(event.ruleset.rack_size, event.course.turns[:turn])
    last = course.turns[-1].new_tiles if course.turns else {}
    red, blue, _ = addresses(event)
    return Case(
        [_came(event, each, t) for each in event.disputes],
        _disputed(scene, event, t),
        _claim(scene, event, t),
        rows(event.tile_set, course.board, t, last=last),
        turn_rows(event, event.course, entries),
        [side(event, player, t) for player in (RED, BLUE)],
        ruling,
        mail_to_both(event.names, (red, blue), event.opened.name, ruling or "", t),
    )


def _came(event: Correspondence, letter: Dispute, t: Texts) -> LetterThatCame:
    return LetterThatCame(side(event, letter.by, t), day_text(letter.came, t), letter.why)


def _disputed(scene: Scene, event: Correspondence, t: Texts) -> Disputed | None:
    if event.challenge is None:
        return None
    turn = event.course.turns[event.challenge.turn]
    placed = (each.split() for each in turn.words)
    words = [(place, word, _in_force(scene, event, word)) for place, word in placed]
    return Disputed(roman(event.challenge.turn // 2 + 1), side(event, turn.player, t), turn.points, words)


def _in_force(scene: Scene, event: Correspondence, word: str) -> bool | None:
    """Return what the list of the competition says of a word, if this device has that list and it is open."""
    wanted = event.opened.lexicon.get("sha256")
    if scene.words is None or scene.words.lexicon.about.get("sha256") != wanted:
        return None
    return scene.words.lexicon.contains(plain(read_word(event.tile_set, word) or b""))


def _claim(scene: Scene, event: Correspondence, t: Texts) -> tuple[Side, str, int] | None:
    if event.claimed is None or not event.waits_for_time:
        return None
    claims = [entry for entry in open_event(scene).entries if entry["type"] == "TimeClaimed"]
    claim = [each for each in claims if each["player"] == event.claimed][-1]
    day = day_text(date.fromisoformat(claim["told"]), t)
    return side(event, event.claimed, t), day, claim["left"]
