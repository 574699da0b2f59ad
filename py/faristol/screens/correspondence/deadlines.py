"""Days to remember as sentences: on the screen, and in a calendar (COR-15 to 17, COR-28)."""

from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import Due
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Deadline:
    """A day to remember: `fact` says what it is, `detail` what has to be done."""

    what: str
    fact: str
    detail: str
    clause: str


def deadline(due: Due, event: Correspondence, t: Texts) -> Deadline:
    mover = event.names[event.to_move - 1]
    day = day_text(due.on, t)
    facts = {
        "send": (
            t.gettext("Send the turn by %(day)s."),
            t.gettext("After that day, %(name)s exceeds the fifty days."),
        ),
        "tell": (
            t.gettext("If you need longer, the partner must know by %(day)s."),
            t.gettext("To think for more than ten days, tell the partner."),
        ),
        "defend": (
            t.gettext("Answer the arbiter by %(day)s."),
            t.gettext("The partner claims that you exceeded the time."),
        ),
        "again": (
            t.gettext("No answer by %(day)s: send the play again."),
            t.gettext("Fifteen days without an answer; note here when you do it."),
        ),
        "arbiter": (
            t.gettext("No answer by %(day)s: write to the arbiter."),
            t.gettext("Send the game so far, the receipts and a proposal."),
        ),
        "first": (
            t.gettext("No first play by %(day)s: write to %(name)s."),
            t.gettext("By registered letter; after fifteen more days, to the arbiter."),
        ),
        "waits": (
            t.gettext("%(name)s has asked for time until %(day)s."),
            t.gettext("The play is not sent again before then."),
        ),
        "leave": (t.gettext("Your leave begins on %(day)s."), t.gettext("Its days are not counted.")),
        "change": (
            t.gettext("Your leave can be changed until %(day)s."),
            t.gettext("It is fixed a month before it begins."),
        ),
        "right": (
            t.gettext("The right to leave ends on %(day)s."),
            t.gettext("A month before the competition closes."),
        ),
        "closes": (
            t.gettext("The competition closes on %(day)s."),
            t.gettext(
                "If the game is not finished by then, it is 1 and 1, provided that neither of you claims "
                "that the time was exceeded and one of you reports."
            ),
        ),
        "report": (
            t.gettext("Send the result to the arbiter by %(day)s."),
            t.gettext("Score, proposed coefficients and the sheet."),
        ),
    }
    fact, detail = facts[due.what]
    values = {"day": day, "name": mover}
    return Deadline(due.what, fact % values, detail % values, due.clause)
