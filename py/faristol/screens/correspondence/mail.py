"""A new mail with a text in it, to those whose addresses are known (`mailto:`)."""

import re
from collections.abc import Iterable
from urllib.parse import quote

from faristol.games.correspondence.game import Correspondence

ADDRESS = re.compile(r"[^\s<>(),;:]+@[^\s<>(),;:]+")


def addresses(event: Correspondence) -> tuple[str, str, str]:
    """Return what is known of the addresses of RED, BLUE and the arbiter."""
    red, blue, arbiter = event.opened.addresses
    return red, blue, arbiter


def mailto(known: Iterable[str], subject: str, text: str) -> str:
    """Return the link; of an address by post nothing is taken, and the mail program asks whom it is for."""
    to = ",".join(_quoted(found[0]) for each in known if (found := ADDRESS.search(each)))
    return f"mailto:{to}?subject={_quoted(subject)}&body={_quoted(text)}"


def _quoted(text: str) -> str:
    return quote(text, safe="@", errors="replace")
