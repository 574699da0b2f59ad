"""What is done in a league: events come in and out, names are told apart, what counts is changed."""

from faristol.competitions.errors import NotADuplicate
from faristol.competitions.league import League
from faristol.competitions.league_acts import change_terms, decide, remove_event, take_event
from faristol.games.log import Entry
from faristol.kinds import fold_log
from faristol.screens.league.terms import read_best
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.storage.files import read_file

PRINTED = Slot("league-printed", bool, of="event")
"""About the moment of the tap that asked for it."""


def league_of(scene: Scene) -> League:
    assert scene.event
    league: League = scene.event.state
    return league


def take(scene: Scene, intent: Intent) -> Step:
    """Take in an event of this device, or take it again after it went on."""
    stream = intent.data["stream"]
    return Step(entries=_results_of(stream, scene.logs.get(stream, ())), focus="work")


def read(scene: Scene, intent: Intent) -> Step:
    """Take in an event from its file, a backup or a published page."""
    found = read_file(intent.file or b"")
    return Step(entries=_results_of(found.stream, tuple(found.entries)), focus="work")


def _results_of(stream: str, entries: tuple[Entry, ...]) -> list[Entry]:
    folded = fold_log(entries)
    if folded is None or folded.kind.name != "duplicate":
        raise NotADuplicate
    return take_event(stream, len(entries), folded.state)


def remove(scene: Scene, intent: Intent) -> Step:
    return Step(entries=remove_event(league_of(scene), intent.data["stream"]), focus="work")


def same(scene: Scene, intent: Intent) -> Step:
    return _decided(scene, intent, same=True)


def different(scene: Scene, intent: Intent) -> Step:
    return _decided(scene, intent, same=False)


def _decided(scene: Scene, intent: Intent, *, same: bool) -> Step:
    one = intent.data["name"], intent.data["club"]
    other = intent.data["other"], intent.data["other_club"]
    return Step(entries=decide(league_of(scene), one, other, same=same), focus="work")


def terms(scene: Scene, intent: Intent) -> Step:
    counts = "percent" if intent.fields.get("counts") == "percent" else "points"
    best = read_best(intent.fields.get("best", ""))
    return Step(entries=change_terms(league_of(scene), counts, best), focus="work")


def print_(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(PRINTED, True, about=intent.at), print=True)


def reads(scene: Scene, intent: Intent) -> tuple[str, ...]:
    return (intent.data["stream"],) if intent.do == "league.take" else ()


INTENTS = {
    "take": take,
    "read": read,
    "remove": remove,
    "same": same,
    "different": different,
    "terms": terms,
    "print": print_,
}
