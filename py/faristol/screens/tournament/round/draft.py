"""The draft of a round, which only the director sees: looked at, changed by hand, dropped, published.

It may come from another program: the official Dutch system of the chess federations is paired so, by
bbpPairings, JaVaFo or py4swiss.
"""

from dataclasses import replace

from faristol.screens.acts import Act
from faristol.screens.parts.file_names import file_name
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.scene import Intent, OpenEvent, SavedFile, Scene, Step
from faristol.screens.tournament.division_files import of_division
from faristol.screens.tournament.drawing import by_hand, lock_and_draw, plan_and_draw, unlock_and_draw
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import REPEATS, Repeats, noted, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.pairings import Seat, division_of, match_names, names_of, points_before
from faristol.screens.tournament.race import certain_names
from faristol.screens.tournament.reasons import clause_of, distance_note, sentence
from faristol.screens.tournament.rests import Rest, resting
from faristol.screens.tournament.systems import PlannedRound, asked_system, planned_round
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments import directing, opening
from faristol.tournaments.errors import NotNow, RepeatsNeeded
from faristol.tournaments.event import Tournament
from faristol.tournaments.pairing import Draft
from faristol.tournaments.players import Player
from faristol.tournaments.published import Published
from faristol.tournaments.reports import pairs, trf


@view_value
class DraftPair:
    board: int
    division: str
    match: str
    first: Seat
    second: Seat
    why: str
    met: tuple[int, ...]
    """The rounds in which they have met before."""
    locked: bool


@view_value
class DraftTables:
    number: int
    pairs: list[DraftPair]
    rests: list[Rest]
    clauses: list[str]
    """What the round follows, each cited once for all its pairs."""
    distances: str
    """How the distances were added up, where they had a part in it."""
    picked: Player | None
    then: str
    """What a tap on another name does then."""
    repeats: int
    certain: str
    """Those who cannot be caught any more and are kept apart."""
    system: PlannedRound
    """How it was paired, and could be."""


def draft_tables(scene: Scene) -> DraftTables:
    event, t = event_of(scene), texts_of(scene)
    draft, names, before = drafted(event), names_of(event), points_before(event, event.next, t)
    locked = [{*pair} for pair in event.locked]
    heads = match_names(event, Published(draft), t)
    tables = []
    for board, pair in draft.numbered:
        first, second = (Seat(event.players[id], before[id]) for id in (pair.first, pair.second))
        why = sentence(pair.why, names, t)
        division, fixed = division_of(event, pair, t), {pair.first, pair.second} in locked
        tables.append(DraftPair(board, division, heads.get(board, ""), first, second, why, pair.met, fixed))
    whys = [*(pair.why for pair in draft.pairs), *(why for _, why in draft.byes)]
    return DraftTables(
        draft.number,
        tables,
        resting(event, draft, t),
        sorted({clause for why in whys if (clause := clause_of(why, event.next_terms))}),
        distance_note(whys, event.next_terms, t),
        event.players.get(notes(scene).picked or ""),
        _then(event, draft, t),
        len(draft.repeats),
        ", ".join(certain_names(event)),
        planned_round(event, draft.number, t),
    )


def _then(event: Tournament, draft: Draft, t: Texts) -> str:
    """Return what can be changed by hand; in a round in which it is settled who meets, only who starts."""
    settled, starts = directing.why_settled(draft) is not None, event.opened.names_starts
    if settled and starts:
        return t.gettext(
            "Tap the other name at this table to change who starts; the pairs of this round are fixed."
        )
    if settled:
        return t.gettext("The pairs of this round are fixed.")
    if starts:
        return t.gettext("Tap another name to swap the two; tap one at the same table to change who starts.")
    return t.gettext("Tap another name to swap the two.")


def drafted(event: Tournament) -> Draft:
    if event.draft is None:
        raise NotNow
    return event.draft


def take(scene: Scene, event: Tournament, player: str) -> Act:
    """Pick a name; after another one, the two change places, or at one table who starts."""
    picked = notes(scene).picked
    if picked is None or picked == player:
        return noted(scene, picked=None if picked else player)
    return _swap(scene, event, picked, player, agreed=False)


def agree(scene: Scene, event: Tournament) -> Act:
    """Make the change by hand by which two meet again."""
    repeats = scene.session.get(REPEATS)
    if repeats is None or repeats.then != "swap":
        raise NotNow
    return _swap(scene, event, repeats.one, repeats.two, agreed=True)


def _swap(scene: Scene, event: Tournament, one: str, two: str, *, agreed: bool) -> Act:
    made = drafted(event)
    other = {one: two, two: one}
    changed = replace(
        made,
        pairs=tuple(
            replace(pair, first=other.get(pair.first, pair.first), second=other.get(pair.second, pair.second))
            for pair in made.pairs
        ),
        byes=tuple((other.get(player, player), why) for player, why in made.byes),
    )
    try:
        entries = by_hand(event, changed, agreed=agreed)
    except RepeatsNeeded as refusal:
        repeats = Repeats(refusal.details["pairs"], "swap", one=one, two=two)
        return scene.session.put(REPEATS, repeats)
    announcement = texts_of(scene).gettext("%(one)s and %(two)s have swapped places.")
    names = {"one": event.players[one].name, "two": event.players[two].name}
    return Step(entries=entries, session=noted(scene, picked=None), announce=announcement % names)


def lock(scene: Scene, event: Tournament, board: int, agreed: bool = False) -> Act:
    try:
        entries = lock_and_draw(event, *_pair(event, board), agreed=agreed)
    except RepeatsNeeded as refusal:
        return scene.session.put(REPEATS, Repeats(refusal.details["pairs"], "lock", board))
    return Step(entries, session=noted(scene, picked=None))


def unlock(scene: Scene, event: Tournament, board: int) -> Act:
    """Set the pair free, and draw the whole round without it."""
    return Step(unlock_and_draw(event, *_pair(event, board)), session=noted(scene, picked=None))


def pair_otherwise(scene: Scene, event: Tournament, fields: dict[str, str]) -> Act:
    """Pair this round, and no other, in another way."""
    system = asked_system(fields)
    if event.plan.get(event.next) == system:
        return []
    planned = opening.plan_round(event, event.next, system)
    try:
        entries = plan_and_draw(event, planned)
    except RepeatsNeeded as refusal:
        repeats = Repeats(refusal.details["pairs"], "draw")
        return Step(planned, session=noted(scene, picked=None).put(REPEATS, repeats))
    return Step(entries, session=noted(scene, picked=None))


def _pair(event: Tournament, board: int) -> tuple[str, str]:
    made = drafted(event)
    pair = made.by_table.get(board)
    if pair is None:
        raise NotNow
    return pair.first, pair.second


def drop(scene: Scene, event: Tournament) -> Act:
    return Step(directing.drop_draft(event), session=noted(scene, picked=None), focus="work")


def publish(scene: Scene, event: Tournament, t: Texts) -> Act:
    announcement = t.gettext("Round %(n)s is published.") % {"n": event.next}
    return Step(
        directing.publish_round(event),
        session=noted(scene, picked=None, written={}),
        focus=f"first-{min(tables)}" if (tables := drafted(event).by_table) else "work",
        announce=announcement,
    )


# --- another program


def save_report(opened: OpenEvent, event: Tournament) -> Act:
    text = trf.write(event, opened.entries[0]["at"], to_pair=True)
    name = f"{file_name(opened)}{of_division(opened)}-{event.next}.trf"
    return Step(save=SavedFile(name, "text/plain", text))


def take_pairs(scene: Scene, event: Tournament, t: Texts, intent: Intent) -> Act:
    """Make the draft anew of the pairs in a file."""
    made, byes = pairs.read(decoded(intent.file or b""), event)
    entries = directing.draft_by_hand(event, made, byes)
    announcement = t.ngettext("%(num)s pair was imported.", "%(num)s pairs were imported.", len(made))
    return Step(
        entries, session=noted(scene, picked=None), focus="work", announce=announcement % {"num": len(made)}
    )
