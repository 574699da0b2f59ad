"""The draw of the next round, from the list of players or after a round, and what stands in its way."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from faristol.screens.acts import Act
from faristol.screens.notice import Caution, Notice
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import REPEATS, Repeats, noted
from faristol.screens.tournament.open_event import event_of
from faristol.texts import Texts
from faristol.tournaments import directing, opening
from faristol.tournaments.errors import RepeatsNeeded
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts import apply, in_division
from faristol.tournaments.pairing import Draft
from faristol.tournaments.parts import parts_of
from faristol.tournaments.round_robin import rounds_needed
from faristol.tournaments.terms import CUP, DISTANCE, LADDER, LOT, MANUAL, OF_TEAMS, ROUND_ROBIN, System

SMALL = 1
"""So many players more than rounds, and everybody could as well meet everybody."""


def draw(scene: Scene, event: Tournament, here: str, t: Texts, agreed: bool = False) -> Act:
    """Draw the next round; where players would meet again the director is asked first (MAL-T4)."""
    try:
        entries = drawn(event, agreed=agreed)
    except RepeatsNeeded as refusal:
        return scene.session.put(REPEATS, Repeats(refusal.details["pairs"], "draw"))
    announcement = t.gettext("Round %(n)s is paired; nobody has seen it yet.") % {"n": event.next}
    return Step(
        entries,
        session=noted(scene, chosen=None, picked=None, panel=None),
        go=here,
        focus="work",
        announce=announcement,
    )


def drawn(event: Tournament, *, agreed: bool) -> list[Entry]:
    """Return the draft; by hand the program only proposes one, whose pairs keep its reasons until changed."""
    if event.next_terms.mode != MANUAL:
        return directing.draft_round(event, repeats_agreed=agreed)
    proposed = directing.propose(replace(event, plan={**event.plan, event.next: System(DISTANCE)}))
    return by_hand(replace(event, draft=proposed), proposed, agreed=agreed)


def by_hand(event: Tournament, draft: Draft, *, agreed: bool) -> list[Entry]:
    pairs = [(pair.first, pair.second) for pair in draft.pairs]
    byes = [player for player, _ in draft.byes]
    return directing.draft_by_hand(event, pairs, byes, repeats_agreed=agreed)


def draft_gone(scene: Scene, entries: Sequence[Entry]) -> Notice | None:
    """Return a notice where these drop a draft, as what changes the field of players does."""
    event, t = event_of(scene), texts_of(scene)
    there = _drafts(after(event.hall, in_division(event, entries)))
    gone = {name: number for name, number in _drafts(event).items() if name not in there}
    if not gone:
        return None
    dropped = t.gettext("The draft of round %(n)s was dropped.") % {"n": next(iter(gone.values()))}
    if event.whole:
        round_ = t.gettext("round %(n)s")
        drafts = ", ".join(f"{name}: {round_ % {'n': number}}" for name, number in gone.items())
        dropped = t.gettext("Drafts were dropped: %(drafts)s.") % {"drafts": drafts}
    return Caution(dropped, t.gettext("It was made before this change: pair the round again."))


def _drafts(event: Tournament) -> dict[str, int]:
    """Return the divisions that have a draft, each with its round."""
    return {part.part: part.next for part in parts_of(event) if part.draft}


def lots_missing(event: Tournament) -> bool:
    """Return whether round one is by lot, and the room has not said anything yet."""
    return event.terms.first_round == LOT and not event.rounds and not event.terms.seed and _by_program(event)


def hear(scene: Scene, event: Tournament, here: str, room: str = "") -> Act:
    """Mix what the room said with the promised secret, and draw by the lots that follow."""
    heard = opening.hear_room(event, room)
    entries = [*heard, *drawn(after(event, heard), agreed=True)]
    return Step(entries, session=noted(scene, room=""), go=here, focus="work")


def lock_and_draw(event: Tournament, first: str, second: str, *, agreed: bool) -> list[Entry]:
    """Keep this pair as it is, and draw all others anew."""
    locked = directing.lock_pair(event, first, second)
    return [*locked, *drawn(after(event, locked), agreed=agreed)]


def unlock_and_draw(event: Tournament, first: str, second: str) -> list[Entry]:
    """Draw without that pair; there are no more repeats then than the director has seen already."""
    freed = directing.unlock_pair(event, first, second)
    return [*freed, *drawn(after(event, freed), agreed=True)]


def plan_and_draw(event: Tournament, planned: Sequence[Entry]) -> list[Entry]:
    """Plan the next round in another way, and draw it so."""
    return [*planned, *drawn(after(event, planned), agreed=False)]


def round_robin_instead(event: Tournament) -> int | None:
    """Return the rounds of a round robin, where so few players cannot well be paired otherwise."""
    players = [player for player in event.players.values() if player.withdrawn is None]
    needed = rounds_needed(len(players))
    if (
        event.rounds
        or event.next_terms.mode in (CUP, LADDER, MANUAL, ROUND_ROBIN, *OF_TEAMS)
        or len(players) < SMALL + 2
    ):
        return None
    return needed if event.planned >= needed else None


def _by_program(event: Tournament) -> bool:
    return event.next_terms.mode != MANUAL


def after(event: Tournament, entries: Sequence[Entry]) -> Tournament:
    """Return the tournament as it is once these are written."""
    return reduce(apply, entries, event)
