"""Standings say of which results they are, and nothing says who started where nobody has entered it."""

import re
from collections.abc import Iterator

from evenings.evening import Evening, Invariant, NotSo
from evenings.papers import ZONE, event_on
from faristol.screens.activities import board_for_the_room, published_page
from faristol.screens.session import Session
from faristol.texts import texts
from faristol.tournaments.event import Tournament

LANGUAGES = ("ca", "ro", "en")


def _pattern(source: str) -> re.Pattern[str]:
    """Return what finds a text with a number in it, in any of the languages, where it stands for itself."""
    ways = [re.escape(texts(language).gettext(source)) for language in LANGUAGES]
    numbered = "|".join(re.sub(r"%\\\(\w+\\\)s", r"(\\d+)", way) for way in ways)
    return re.compile(rf"[>·]\s*(?:{numbered})\s*[<·]")


AFTER = _pattern("After round %(n)s")
STARTERS = tuple(texts(language).gettext(word) for language in LANGUAGES for word in ("starts", "replies"))
_CELL = re.compile(r"<td[^>]*>\s*([^<>]*?)\s*</td>")


def texts_of(evening: Evening) -> Iterator[tuple[str, str, Tournament]]:
    """Yield what stands on the director’s page and what others read, each with the state of its event."""
    device = evening.devices["director"]
    opened = device.engine._desk.event
    yield "the director's page", " ".join(device.regions.values()), opened.state if opened else evening.event
    event = event_on(device)
    if event is not None:
        yield "the published page", published_page(event, "0", evening.now, ZONE), event.state
        board = board_for_the_room(event, evening.now, ZONE, Session(event.stream))
        yield "the wall", board["html"] if board else "", event.state


def standings_are_dated_as_they_are(evening: Evening) -> None:
    """No text speaks of standings after a round that is still played, or has not been published."""
    for where, html, state in texts_of(evening):
        if not isinstance(state, Tournament) or state.parts:
            continue
        closed = {published.number for published in state.rounds if published.closed}
        found = [next(filter(None, each.groups())) for each in AFTER.finditer(html)]
        if wrong := [number for number in found if int(number) not in closed]:
            raise NotSo("standings are dated", f"{where}: after round {wrong[0]}; closed are {closed}")


def nobody_is_said_to_start(evening: Evening) -> None:
    for where, html, state in texts_of(evening):
        if not isinstance(state, Tournament) or state.opened.names_starts:
            continue
        if wrong := [cell for cell in _CELL.findall(html) if cell in STARTERS]:
            raise NotSo("what is not known is not said", f"{where} says {wrong[0]!r}")


INVARIANTS: tuple[Invariant, ...] = (standings_are_dated_as_they_are, nobody_is_said_to_start)
