"""Choosing an earlier tournament, marking who does not come, and entering the others."""

from dataclasses import replace

from faristol.kinds import fold_log
from faristol.screens.acts import Act
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session
from faristol.screens.tournament.drawing import draft_gone
from faristol.screens.tournament.earlier.comers import EARLIER, Earlier, comer, looked_through, not_yet_in
from faristol.screens.tournament.errors import NobodyComes, NotATournament
from faristol.screens.tournament.open_event import here
from faristol.screens.tournament.rating_system import chosen_system
from faristol.texts import Texts
from faristol.tournaments import opening
from faristol.tournaments.carrying_over import carried_over
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player


def reads(scene: Scene, intent: Intent) -> tuple[str, ...]:
    stream = intent.data.get("stream") if intent.do == "tournament_earlier.choose" else None
    return (stream,) if stream else ()


def choose(scene: Scene, stream: str) -> Act:
    """Look through the players of a tournament of this device."""
    folded = fold_log(scene.logs.get(stream, ()))
    if folded is None or folded.kind.name != "tournament":
        raise NotATournament
    chosen: Tournament = folded.state
    players = carried_over(chosen, chosen_system(scene).system)
    earlier = Earlier(chosen.opened.name, tuple(map(comer, players)))
    return Step(session=scene.session.put(EARLIER, earlier), focus="work")


def choose_another(session: Session) -> Act:
    return Step(session=session.without(EARLIER), focus="work")


def comes(scene: Scene, player: str) -> Act:
    """Leave a player out; the same again takes that back."""
    out = (looked_through(scene) or Earlier()).left_out
    changed = tuple(each for each in out if each != player) if player in out else (*out, player)
    return scene.session.change(EARLIER, left_out=changed)


def nobody(scene: Scene) -> Act:
    """Leave all out, where few come: those are marked then."""
    everyone = (looked_through(scene) or Earlier()).comers
    return scene.session.change(EARLIER, left_out=tuple(each.id for each in everyone))


def everybody(session: Session) -> Act:
    return session.change(EARLIER, left_out=())


def enter(scene: Scene, event: Tournament, t: Texts) -> Act:
    """Enter those who come, all in one act."""
    earlier = looked_through(scene) or Earlier()
    coming = [each for each in not_yet_in(earlier, event) if each.id not in earlier.left_out]
    if not coming:
        raise NobodyComes
    players = (Player(**vars(each)) for each in coming)
    entries = opening.enter_players(
        event, [replace(player, id=id) for player, id in zip(players, opening.new_ids(event), strict=False)]
    )
    announcement = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    return Step(
        entries,
        session=scene.session.without(EARLIER),
        go=f"{here(scene)}/players",
        focus="work",
        announce=announcement % {"num": len(entries)},
        notice=draft_gone(scene, entries),
    )
