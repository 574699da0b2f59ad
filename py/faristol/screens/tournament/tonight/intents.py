"""What is done at the beginning of an evening: who is here is ticked, newcomers are entered, it is paired."""

from collections.abc import Mapping

from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session, Slot
from faristol.screens.tournament.drawing import after, draft_gone, drawn
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.same_name import same_name
from faristol.texts import Texts
from faristol.tournaments import opening
from faristol.tournaments.evenings import begin_evening, on_the_ladder
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_evenings import (
    ABSENT,
    EVERYWHERE,
    FOR_CLUB,
    HERE,
    UNANNOUNCED,
    Whereabouts,
)
from faristol.tournaments.players import Player

TONIGHT = Slot("tournament-tonight", dict[str, str], of="event")
"""Where everybody is, as far as it has been said; of another evening it does not count."""


def whereabouts(scene: Scene) -> Mapping[str, Whereabouts]:
    """Return where everybody is: as it was said, or as the log has it."""
    event = event_of(scene)
    said = scene.session.get(TONIGHT, about=event.next) or {}
    return {player.id: _where(player, said.get(player.id), event) for player in on_the_ladder(event)}


def _where(player: Player, said: str | None, event: Tournament) -> Whereabouts:
    number = event.next
    if said in EVERYWHERE:
        return said
    if number in player.for_club:
        return FOR_CLUB
    if number in player.unannounced:
        return UNANNOUNCED
    return HERE if event.began == number and not player.misses(number) else ABSENT


def mark(scene: Scene, fields: dict[str, str]) -> Act:
    return _keep(scene, _marked(scene, fields))


def everybody(scene: Scene) -> Act:
    return _keep(scene, dict.fromkeys(whereabouts(scene), HERE))


def enter(scene: Scene, event: Tournament, t: Texts, player: str = "") -> Act:
    """Enter somebody who is new, and is here."""
    id = next(opening.new_ids(event))
    entries = opening.enter_player(event, Player(id, player))
    said = {**whereabouts(scene), id: HERE}
    name = entries[0]["name"]
    announcement = t.gettext("%(name)s is entered.") % {"name": name}
    notice = same_name(event, name, t) or draft_gone(scene, entries)
    return Step(entries, session=_keep(scene, said), focus="player", announce=announcement, notice=notice)


def draw(scene: Scene, event: Tournament, here: str, t: Texts, fields: dict[str, str]) -> Act:
    """Begin the evening with those who are here, and pair it; repeats that cannot be helped are told."""
    began = begin_evening(event, _marked(scene, fields))
    entries = [*began, *drawn(after(event, began), agreed=True)]
    announcement = t.gettext("Round %(n)s is paired; nobody has seen it yet.") % {"n": event.next}
    looked_away = noted(scene, chosen=None, picked=None, panel=None)
    session = looked_away.put(TONIGHT, dict[str, str](_marked(scene, fields)), about=event.next)
    return Step(entries, session=session, go=here, focus="work", announce=announcement)


def _marked(scene: Scene, fields: Mapping[str, str]) -> dict[str, Whereabouts]:
    """Return where everybody is by the form: ticked is here, else what was chosen."""
    now = whereabouts(scene)
    return {
        player: HERE if f"here-{player}" in fields else _elsewhere(fields.get(f"why-{player}", ""), where)
        for player, where in now.items()
    }


def _elsewhere(chosen: str, before: Whereabouts) -> Whereabouts:
    if chosen in (FOR_CLUB, UNANNOUNCED, ABSENT):
        return chosen
    return ABSENT if before == HERE else before


def _keep(scene: Scene, said: Mapping[str, str]) -> Session:
    return scene.session.put(TONIGHT, dict(said), about=event_of(scene).next)
