"""The division in hand, where each is paired for itself: what a screen shows, and what its acts are about.

It is kept on the device and never in the log. A screen sees the division as a tournament; what is written of
its rounds gets its name.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import ModuleType

from faristol.screens.acts import Act, acts
from faristol.screens.scene import Intent, OpenEvent, Scene, Step
from faristol.screens.session import Session, Slot
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import noted
from faristol.screens.tournament.open_event import DivisionTab, event_of, here
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named, parts_of

IN_HAND = Slot("tournament-division", str, of="event")


def in_hand(opened: OpenEvent, session: Session) -> OpenEvent:
    """Return the event as it is seen with the division in hand; with the first one until one is taken."""
    event: Tournament = opened.state
    if not event.separate:
        return opened
    taken = session.get(IN_HAND, "")
    name = taken if taken in event.parts else next(iter(event.parts), "")
    return replace(opened, state=part_named(event, name))


def take_division(scene: Scene, division: str = "") -> Act:
    """Take another division in hand, and leave what was begun of this one."""
    session = noted(scene, chosen=None, in_hand=None, form=None, panel=None, picked=None, written={})
    page = scene.address.split("/")[3:4]
    go = "/".join([here(scene), *(each for each in page if each != "round")])
    return Step(session=session.put(IN_HAND, division), go=go, focus="work")


def acts_in_division(
    *places: ModuleType | Callable[..., Act],
) -> dict[str, Callable[[Scene, Intent], Step]]:
    """Return the intents of a screen that shows the division in hand."""
    return {name: partial(_of_division, act) for name, act in acts(*places, take_division).items()}


def _of_division(act: Callable[[Scene, Intent], Step], scene: Scene, intent: Intent) -> Step:
    before, scene = scene, _named(scene, intent)
    step = act(scene, intent)
    if scene.event and scene.event is not before.event:
        step = replace(step, session=(step.session or scene.session).put(IN_HAND, event_of(scene).part))
    return replace(step, entries=in_division(event_of(scene), step.entries)) if step.entries else step


def _named(scene: Scene, intent: Intent) -> Scene:
    """Return the scene with the division that the button names: a tap on its way is not another's."""
    opened, name = scene.event, intent.data.get("of_division")
    if opened is None or not isinstance(name, str) or name in ("", opened.state.part):
        return scene
    if name not in opened.state.hall.parts:
        return scene
    return replace(scene, event=replace(opened, state=part_named(opened.state, name)))


def division_tabs(scene: Scene) -> list[DivisionTab]:
    """Return the divisions, each with where it is; nothing where there is only one."""
    event = event_of(scene)
    parts = parts_of(event)
    if len(parts) < 2:
        return []
    return [_tab(part, scene, in_hand=part.part == event.part) for part in parts]


def _tab(part: Tournament, scene: Scene, *, in_hand: bool) -> DivisionTab:
    left = part.clock.left(scene.now) if part.clock and not in_hand else None
    return DivisionTab(part.part, name_of(part, texts_of(scene)), where(part, texts_of(scene)), in_hand, left)


def name_of(part: Tournament, t: Texts) -> str:
    return part.part or t.gettext("No division yet")


def where(part: Tournament, t: Texts) -> str:
    """Return in which round a division is, and what it waits for."""
    if part.stage == "over":
        return t.gettext("over")
    if part.stage == "players":
        return t.ngettext("%(num)s player", "%(num)s players", len(part.players)) % {"num": len(part.players)}
    number = part.next if part.stage == "draft" else len(part.rounds)
    round_ = t.gettext("round %(n)s") % {"n": number}
    return f"{round_} · {_awaited(part, t)}"


def _awaited(part: Tournament, t: Texts) -> str:
    if part.undecided:
        return t.gettext("two results for a table")
    if part.stage == "draft":
        return t.gettext("drafted")
    if part.stage == "between":
        return t.gettext("closed") if part.left > 0 else t.gettext("the last one, closed")
    missing = len(part.rounds[-1].missing)
    if not missing:
        return t.gettext("all tables are in")
    return t.ngettext("%(num)s table missing", "%(num)s tables missing", missing) % {"num": missing}
