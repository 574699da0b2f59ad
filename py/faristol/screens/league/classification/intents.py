"""What is done in a league: events come in and out, names are told apart, what counts is changed."""

from faristol.competitions.errors import NotADuplicate, NotForASeason
from faristol.competitions.league import League, persons
from faristol.competitions.league_acts import add_event, change_terms, decide, remove_event
from faristol.competitions.taking import take_event, take_game, take_tournament
from faristol.games.log import Entry
from faristol.kinds import fold_log
from faristol.screens.acts import Act
from faristol.screens.forms.field import Filled
from faristol.screens.league.terms import TERMS, terms_form, worths_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session, Slot
from faristol.storage.files import read_file

PRINTED = Slot("league-printed", bool, of="event")
"""About the moment of the tap that asked for it."""


SHOWN_PLAYER = Slot("league-player", tuple[str, str], of="event")
"""The player whose season is shown, by name and club."""


def league_of(scene: Scene) -> League:
    assert scene.event
    league: League = scene.event.state
    return league


def take(scene: Scene, stream: str) -> Act:
    """Take in an event of this device, or take it again after it went on."""
    return Step(_added(league_of(scene), stream, scene.logs.get(stream, ())), focus="work")


def read(event: League, intent: Intent) -> Act:
    """Take in an event from its file, a backup or a published page."""
    found = read_file(intent.file or b"")
    return Step(_added(event, found.stream, tuple(found.entries)), focus="work")


def _added(league: League, stream: str, entries: tuple[Entry, ...]) -> list[Entry]:
    (taken,) = _results_of(league, stream, entries)
    return add_event(league, taken)


def _results_of(league: League, stream: str, entries: tuple[Entry, ...]) -> list[Entry]:
    folded = fold_log(entries)
    kind = folded.kind.name if folded else ""
    if folded and kind == "duplicate":
        return take_event(stream, len(entries), folded.state)
    if not league.by_kind:
        raise NotADuplicate
    if folded and kind == "tournament":
        return take_tournament(stream, len(entries), folded.state)
    if folded and kind == "classic":
        return take_game(stream, len(entries), folded.state)
    raise NotForASeason


def player(session: Session, event: League, name: str, club: str) -> Act:
    """Show the season of a player; tapped once more it is put away."""
    tapped = (name, club)
    if session.get(SHOWN_PLAYER) == tapped:
        return session.without(SHOWN_PLAYER)
    found, _doubts = persons(event)
    if not any(tapped in called for called in found):
        return session.without(SHOWN_PLAYER)
    return Step(session=session.put(SHOWN_PLAYER, tapped), focus="season-title")


def remove(event: League, stream: str) -> Act:
    return Step(remove_event(event, stream), focus="work")


def same(event: League, name: str, club: str, other: str, other_club: str) -> Act:
    return Step(decide(event, (name, club), (other, other_club), same=True), focus="work")


def different(event: League, name: str, club: str, other: str, other_club: str) -> Act:
    return Step(decide(event, (name, club), (other, other_club), same=False), focus="work")


def write_terms(scene: Scene, fields: dict[str, str]) -> Act:
    """Ask what follows from what was chosen."""
    return scene.session.put(TERMS.slot, dict(terms_asked(scene, fields).answers))


def terms(scene: Scene, event: League, fields: dict[str, str]) -> Act:
    values = TERMS.values(terms_asked(scene, fields))
    entries = change_terms(event, values["counts"], values["best"], worths_of(values))
    return Step(entries, session=scene.session.without(TERMS.slot), focus="work")


def terms_asked(scene: Scene, fields: dict[str, str]) -> Filled:
    """Return what counts as the page has it; what it did not send stays."""
    before = TERMS.draft(scene) or terms_form(league_of(scene))
    return TERMS.fill({**before, **fields}, scene)


def print_(scene: Scene) -> Act:
    return Step(session=scene.session.put(PRINTED, True, about=scene.now), print=True)


def reads(scene: Scene, intent: Intent) -> tuple[str, ...]:
    stream = intent.data.get("stream") if intent.do == "league.take" else None
    return (stream,) if stream else ()
