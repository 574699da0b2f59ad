"""What a kind of event offers to the house: its screens, its files, its page, its board, its tablets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from faristol.errors import Rejected
from faristol.games.log import Entry
from faristol.screens.parts.event_cards import Card, GoingOn, going_on
from faristol.screens.parts.exports import Export
from faristol.screens.parts.log_names import Names
from faristol.screens.public.board import Face
from faristol.screens.public.room import Room
from faristol.screens.publication.page import Publication
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen
from faristol.screens.session import Session
from faristol.screens.view import view_value
from faristol.texts import Texts

if TYPE_CHECKING:  # a judge without other tablets does not load what travels between them
    from faristol.room.by_sight import KeyOf
    from faristol.room.guest import Guest
    from faristol.room.host import Host
    from faristol.room.seats import Tablet


@view_value
class SeatAct:
    """What another tablet of the room may do for its own seat, whatever is on the judge's screen."""

    decide: Callable[[Scene, "Tablet", Any], list[Entry]]
    refusal_of: Callable[[Entry], Rejected | None] = lambda entry: None
    """The refusal that goes back to the tablet though an entry of its act was written."""


@view_value
class SeatPages:
    """A seat as HTML, for a page that has no engine; each follows from the state that this seat is told."""

    for_all: Callable[[Mapping[str, Any], Texts], dict[str, str]]
    """The regions that are the same for everybody who reads the same language."""
    same: Callable[[Mapping[str, Any]], Any]
    """What these follow from."""
    own: Callable[[Mapping[str, Any], "Guest", Texts], dict[str, str]]
    """The regions of this seat, with what its page has handed in and was answered."""


@dataclass(frozen=True)
class Activity:
    """What home, the file screen and the board for the room need of a kind of event."""

    screen: Callable[[Any], Screen]
    """As the event stands now."""
    card: Callable[[Card, Texts], str]
    """What home says of it in one line."""
    for_everybody: str
    """The template of its part of the file screen."""
    in_hand: Callable[[OpenEvent, Session], OpenEvent] = lambda event, session: event
    """The event as this device looks at it: with one of its parts in hand."""
    pages: Mapping[str, Screen] = field(default_factory=dict)
    """What else there is of it, by the next word of the address."""
    has_page: Callable[[Any, str], bool] = lambda state, page: True
    """Whether such a page is there as the event stands now."""
    reminder: Callable[[Card, Scene], str | None] = lambda card, scene: None
    """What home says as the app is opened, if it cannot wait."""
    going_on: Callable[[Card, Texts], GoingOn] = going_on
    exports: Mapping[str, Export] = field(default_factory=dict)
    publication: Publication | None = None
    room_board: Callable[[Room], Face] | None = None
    log_values: Callable[[Any, Names, Texts, int], Mapping[str, Any]] = lambda *of_a_fact: {}
    """What the sentence on a fact has in it beside the fact's own values, with the players' names."""
    log_sentence: Callable[[Any, str, Texts], str] = lambda fact, sentence, t: sentence
    """The sentence on a fact in what it stands in."""
    of_seats: Mapping[str, SeatAct] = field(default_factory=dict)
    """What other tablets of the room may do, by the names of their acts."""
    tables: Callable[[Any], Mapping[int, str]] = lambda state: {}
    """The tables at which a tablet may take a seat, each with who sits there."""
    seat_states: Callable[[Room, Iterable["Tablet"]], dict[int, dict[str, Any]]] = lambda room, tablets: {}
    """What the tablets at its tables may know, by their numbers."""
    seat_pages: SeatPages | None = None
    """How a seat looks on a page without an engine; None where such a page can't take part."""
    receipts: Callable[[Any, "KeyOf"], dict[int, str]] | None = None
    """What proves to the tables that their slips are in, where all goes by codes; None where nothing does."""
    telephones: bool = False
    """Whether players may come with their own telephones, which have no table."""
    late: Callable[[Any], Sequence[Any]] = lambda state: ()
    """What tablets have sent and what does not count by itself."""
    late_part: str = ""
    """The template in which the room's screen shows it."""
    take_late: Callable[[Scene, Intent], list[Entry]] = lambda scene, intent: []
    """Let some of it count."""
    judge_state: Callable[[Any, "Host"], dict[str, Any]] = lambda state, host: {}
    """What a second judge is told beside the log."""

    def shows(self, state: Any, page: str) -> bool:
        return page in self.pages and self.has_page(state, page)
