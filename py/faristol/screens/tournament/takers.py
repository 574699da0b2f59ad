"""Who takes the entry fees on this tablet: chosen once, and kept while the event is open."""

from faristol.screens.forms.field import Options
from faristol.screens.scene import Scene
from faristol.screens.session import Session, Slot
from faristol.screens.tournament.open_event import event_of
from faristol.screens.view import view_value
from faristol.tournaments.collecting import taker_named, takers

TAKER = Slot("tournament-taker", str, of="event")


@view_value
class Takers:
    chosen: str
    """"" as long as nobody is."""
    known: Options


def takers_of(scene: Scene) -> Takers:
    known = [*takers(event_of(scene))]
    chosen = taker(scene)
    if chosen and chosen not in known:
        known.insert(0, chosen)
    return Takers(chosen, [(name, name, None) for name in known])


def taker(scene: Scene) -> str:
    """Return who was chosen, or who took the last fee; where only one is known, that one."""
    event = event_of(scene)
    known = takers(event)
    usual = known[0] if event.fees.payments or len(known) == 1 else ""
    return scene.session.get(TAKER, usual)


def with_taker(scene: Scene, name: str) -> Session:
    return scene.session.put(TAKER, taker_named(name))
