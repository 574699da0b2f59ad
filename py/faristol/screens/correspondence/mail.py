"""A new mail with a text in it, to those whose addresses are known (`mailto:`)."""

import re
from collections.abc import Iterable
from urllib.parse import quote

from faristol.games.correspondence.game import Correspondence
from faristol.screens.view import view_value
from faristol.texts import Texts

ADDRESS = re.compile(r"[^\s<>(),;:]+@[^\s<>(),;:]+")


def addresses(event: Correspondence) -> tuple[str, str, str]:
    """Return what is known of the addresses of RED, BLUE and the arbiter."""
    red, blue, arbiter = event.opened.addresses
    return red, blue, arbiter


def mailto(known: Iterable[str], subject: str, text: str) -> str:
    """Return the link; of an address by post nothing is taken, and the mail program asks whom it is for."""
    to = ",".join(_quoted(found[0]) for each in known if (found := ADDRESS.search(each)))
    return f"mailto:{to}?subject={_quoted(subject)}&body={_quoted(text)}"


@view_value
class MailToBoth:
    """A new mail to the two players of a game; the words of its button say whose address it lacks."""

    href: str
    label: str
    lacks: bool


def mail_to_both(
    names: tuple[str, str], known: tuple[str, str], subject: str, text: str, t: Texts
) -> MailToBoth:
    lacking = [ADDRESS.search(each) is None for each in known]
    if not any(lacking):
        label = t.gettext("Mail to both players")
    elif all(lacking):
        label = t.gettext("Mail; neither player has an e-mail address here")
    else:
        without = lacking.index(True)
        values = {"name": names[1 - without], "other": names[without]}
        label = t.gettext("Mail to %(name)s; %(other)s has no e-mail address here") % values
    return MailToBoth(mailto(known, subject, text), label, any(lacking))


def _quoted(text: str) -> str:
    return quote(text, safe="@", errors="replace")
