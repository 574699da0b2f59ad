"""What goes between a player and the arbiter: the letter that asks, the answer that comes back (COR-12)."""

from dataclasses import replace

from faristol.errors import Rejected
from faristol.games.correspondence.dispute import letter_of_the_other, read_letter, write_letter
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.message_errors import NotAnAnswer
from faristol.games.correspondence.notices import is_notice
from faristol.screens.acts import Act
from faristol.screens.correspondence.figures import places
from faristol.screens.correspondence.incoming import day_of_arrival, said_of, what_came
from faristol.screens.correspondence.mail import addresses, mailto
from faristol.screens.correspondence.notes import hand_at_end, keep, noted, notes, only_selected, writing
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.notice import Done, Notice
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.parts.file_names import file_name
from faristol.screens.scene import SavedFile, Scene, Step
from faristol.texts import Texts


def letter_text(scene: Scene) -> str | None:
    """Return the letter of whoever plays on this device; the arbiter writes none."""
    event, me = game_of(scene), seat(scene)
    if me is None or event.disputes:
        return None
    return write_letter(event, open_event(scene).entries, me, notes(scene).why, proposed(scene))


def proposed(scene: Scene) -> tuple[int, int] | None:
    """Return the coefficients that a player proposes, once both are written."""
    red, blue = (places(each, 4) for each in notes(scene).proposed)
    return None if red is None or blue is None else (red, blue)


def letter_mail(scene: Scene, text: str | None) -> str | None:
    event = game_of(scene)
    arbiter = addresses(event)[2]
    if text is None or (event.way != "e-mail" and "@" not in arbiter):
        return None
    return mailto([arbiter], event.opened.name, text)


def explain(scene: Scene, explained: str = "", red: str = "", blue: str = "") -> Act:
    return keep(scene, why=explained, proposed=(red, blue))


def copied(scene: Scene, t: Texts, event: Correspondence, copied: str | None = None) -> Act:
    """Say what comes next once the letter, or the arbiter's answer to both, is in the clipboard."""
    if copied == "shared":
        return Step(session=hand_at_end(scene, "report"))
    if copied == "no":
        told: Notice = only_selected(t)
    elif event.disputes:
        told = Done(
            t.gettext("The answer is copied."),
            t.gettext("Paste it into an e-mail or chat to both players, and send it."),
        )
    else:
        told = Done(
            t.gettext("The letter is copied."),
            t.gettext("Paste it into your mail or chat to the arbiter; paste the answer here."),
        )
    return Step(session=hand_at_end(scene, "report"), notice=told)


def save(scene: Scene, t: Texts) -> Act:
    to_whom = t.gettext("to-the-arbiter")
    saved = SavedFile(f"{file_name(open_event(scene))}-{to_whom}.txt", "text/plain", letter_text(scene) or "")
    return Step(session=hand_at_end(scene, "report"), save=saved)


def print_(scene: Scene) -> Act:
    return Step(session=hand_at_end(scene, "report"), print=True)


def mailed(scene: Scene) -> Act:
    """Note that the letter stands in a new mail, which the page opens."""
    return hand_at_end(scene, "report")


def keep_answer(scene: Scene, message: str = "", came: str = "") -> Act:
    return keep(scene, message=message, came=came)


def read(scene: Scene, t: Texts, fields: dict[str, str], message: str = "") -> Act:
    """Write a letter into the log; what does not fit changes nothing and stays in its field."""
    event = writing(scene)
    try:
        if not is_notice(message):
            raise NotAnAnswer
        day = read_day(fields.get("came", day_of_arrival(scene)), "came")
        found = what_came(scene, event, message, "", day)
    except Rejected as refusal:
        return Step(session=noted(scene, message=message), refused=refusal)
    notice = said_of(event, found, t)
    if not found.entries:
        return replace(keep(scene, message=""), notice=notice)
    return Step(found.entries, notice=notice, focus="work")


def other(scene: Scene, t: Texts, letter: str = "") -> Act:
    """Note the other player's letter, if its sheet is the same."""
    writing(scene)
    now, sent = today(scene.now, scene.zone), read_letter(letter)
    entries = letter_of_the_other(open_event(scene).entries, sent, now)
    told = Done(t.gettext("Noted."), t.gettext("The sheets of both players agree."))
    return Step(entries, notice=told, focus="work")
