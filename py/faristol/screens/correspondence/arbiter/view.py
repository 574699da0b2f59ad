"""The arbiter of one game: on a player's device the letter and what was answered, on the arbiter's the case.

Challenge, time, a course annulled, penalties, how the game counts: both note them by the same forms.
"""

from datetime import date

from markupsafe import Markup

from faristol.games.correspondence.course import BLUE, RED, Turn
from faristol.games.correspondence.ending import worth
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message import PASS
from faristol.games.correspondence.remarks import roman
from faristol.screens.acts import acts
from faristol.screens.correspondence.arbiter import intents, letters
from faristol.screens.correspondence.arbiter.case import Case, case_of
from faristol.screens.correspondence.arbiter.letters import letter_mail, letter_text, proposed
from faristol.screens.correspondence.arbiter.word_by_word import WordsForm, mark, words_to_mark
from faristol.screens.correspondence.disputes_here import game_in_competition
from faristol.screens.correspondence.heading import subtitle, undo_label
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.incoming import day_of_arrival
from faristol.screens.correspondence.notes import handed_at_end, notes
from faristol.screens.correspondence.result import Result, result
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.correspondence.sides import colour
from faristol.screens.lists import Wanted
from faristol.screens.parts.calendar_days import today
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class ArbiterView(View):
    event: Correspondence
    undo: str | None
    may_write: bool
    case: Case | None
    """The game as the arbiter has it to judge; None on a player's device."""
    letter: str | None
    mail: str | None
    why: str
    proposed: tuple[str, str]
    to_propose: bool
    """Whether the game has no coefficients by the rules, and the player has to propose some."""
    reported: bool
    message: str
    came: str
    printed: Markup | None
    playing: str
    stream: str
    to_mark: WordsForm | None
    turns: list[tuple[str, str]]
    """The turns that can be annulled."""
    absent: list[int]
    """Who has sent no turn."""
    closed: bool
    result: Result | None


def view(scene: Scene) -> ArbiterView:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    letter = letter_text(scene)
    back, back_name = _back(scene, t)
    return ArbiterView(
        title=title(scene),
        subtitle=subtitle(scene) or game_title(scene),
        back=back,
        back_name=back_name,
        event=event,
        undo=undo_label(opened, t),
        may_write=opened.writing and opened.broken is None,
        case=case_of(scene, t),
        letter=letter,
        mail=letter_mail(scene, letter),
        why=notes(scene).why,
        proposed=notes(scene).proposed,
        to_propose=worth(event) is None and proposed(scene) is None,
        reported=handed_at_end(scene) == "report",
        message=notes(scene).message,
        came=day_of_arrival(scene),
        printed=_printed(event, letter),
        playing=event.tile_set.language,
        stream=opened.stream,
        to_mark=words_to_mark(scene, t),
        turns=[_turn(at // 2 + 1, turn, t) for at, turn in enumerate(event.course.turns)],
        absent=[] if event.ending else [player for player in (RED, BLUE) if len(event.sent) == player - 1],
        closed=today(scene.now, scene.zone) > date.fromisoformat(event.opened.closes),
        result=result(event, t),
    )


def _back(scene: Scene, t: Texts) -> tuple[str, str]:
    """Return where a dispute belongs: to a game of a competition of this device, else home."""
    event = game_of(scene)
    if not event.disputes:
        return f"#/event/{open_event(scene).stream}", t.gettext("The game")
    game = game_in_competition(scene, event.opened.name)
    return (game, t.gettext("The competition")) if game else ("#/", t.gettext("Home"))


def title(scene: Scene) -> str:
    t = scene.texts
    return t.gettext("A dispute") if game_of(scene).disputes else t.gettext("The arbiter")


def words(scene: Scene) -> Wanted | None:
    """Return the list in force, by which the arbiter looks up the words that are challenged."""
    event = game_of(scene)
    return event.opened.lexicon or None if event.disputes and event.challenge else None


def _printed(event: Correspondence, letter: str | None) -> Markup | None:
    """Return the letter on paper, for the button and for Ctrl+P."""
    if letter is None:
        return None
    return render_page("correspondence/written.html", event.tile_set.language, event=event, text=letter)


def _turn(number: int, turn: Turn, t: Texts) -> tuple[str, str]:
    """Return a turn for a choice: its value in the form, and its label."""
    play = turn.words[0].replace(" ", ": ") if turn.words else PASS
    return f"{number} {turn.player}", f"{roman(number)}, {colour(turn.player, t)}: {play}"


CORRESPONDENCE_ARBITER = Screen(
    name="correspondence_arbiter",
    view=view,
    title=title,
    intents=acts(intents, letters, mark),
    words=words,
    waits=False,
    remembers=True,
    events=True,
    watched=("copied", "save", "print", "mailed"),
)
