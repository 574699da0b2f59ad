"""The draft of a round, which only the director sees: looked at, changed by hand, dropped, published."""

from dataclasses import replace
from typing import Any

from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.drawing import by_hand, lock_and_draw, unlock_and_draw
from faristol.screens.tournament.notes import asked, noted, notes, question
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.reasons import clause_of, sentence
from faristol.screens.tournament.round.tables import byes, names_of, points_before
from faristol.tournaments import directing
from faristol.tournaments.errors import NotNow, RepeatsNeeded
from faristol.tournaments.event import Tournament
from faristol.tournaments.pairing import Draft


def draft(scene: Scene) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    made, names = drafted(event), names_of(event)
    before = points_before(event, made.number, t)
    taken = notes(scene).get("taken")
    locked = [set(pair) for pair in event.locked]
    return {
        "draft": made,
        "pairs": [
            {
                "board": board,
                "first": {"id": pair.first, "name": names[pair.first], "points": before[pair.first]},
                "second": {"id": pair.second, "name": names[pair.second], "points": before[pair.second]},
                "why": sentence(pair.why, names, t),
                "met": ", ".join(map(str, pair.met)),
                "locked": {pair.first, pair.second} in locked,
            }
            for board, pair in enumerate(made.pairs, 1)
        ],
        "follows": _clauses(event, made),
        "byes": byes(made, names, event, t),
        "taken": taken,
        "taken_name": names.get(taken or ""),
        "repeats": len(made.repeats),
    }


def _clauses(event: Tournament, made: Draft) -> list[str]:
    """What the round follows, said once for all its pairs."""
    whys = [*(pair.why for pair in made.pairs), *(why for _, why in made.byes)]
    return sorted({clause for why in whys if (clause := clause_of(why, event.terms))})


def drafted(event: Tournament) -> Draft:
    if event.draft is None:
        raise NotNow
    return event.draft


def take(scene: Scene, intent: Intent) -> Step:
    """A name, and then another: the two change places. Two of one table change who starts."""
    event, player = event_of(scene), intent.data["player"]
    taken = notes(scene).get("taken")
    if taken is None or taken == player:
        return Step(session=noted(scene, taken=None if taken else player))
    return _swapped(scene, event, taken, player, agreed=False)


def agree(scene: Scene, intent: Intent) -> Step:
    """The change by hand that makes two meet again."""
    about = question(scene)
    if about.get("what") != "repeats" or about.get("then") != "take":
        raise NotNow
    return _swapped(scene, event_of(scene), about["one"], about["two"], agreed=True)


def _swapped(scene: Scene, event: Tournament, one: str, two: str, *, agreed: bool) -> Step:
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
        about = {"then": "take", "one": one, "two": two, "pairs": refusal.details["pairs"]}
        return Step(session=asked(scene, "repeats", **about))
    said = scene.texts.gettext("%(one)s and %(two)s have changed places.")
    names = {"one": event.players[one].name, "two": event.players[two].name}
    return Step(entries=entries, session=noted(scene, taken=None), announce=said % names)


def lock(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    pair = _pair(event, intent)
    try:
        entries = lock_and_draw(event, *pair, agreed="agreed" in intent.data)
    except RepeatsNeeded as refusal:
        about = {"then": "lock", "board": intent.data["board"], "pairs": refusal.details["pairs"]}
        return Step(session=asked(scene, "repeats", **about))
    return Step(entries=entries, session=noted(scene, taken=None))


def unlock(scene: Scene, intent: Intent) -> Step:
    """The pair is free, and the whole round is drawn without it."""
    event = event_of(scene)
    entries = unlock_and_draw(event, *_pair(event, intent))
    return Step(entries=entries, session=noted(scene, taken=None))


def _pair(event: Tournament, intent: Intent) -> tuple[str, str]:
    made, board = drafted(event), int(intent.data["board"])
    if not 1 <= board <= len(made.pairs):
        raise NotNow
    return made.pairs[board - 1].first, made.pairs[board - 1].second


def drop(scene: Scene, intent: Intent) -> Step:
    return Step(entries=directing.drop_draft(event_of(scene)), session=noted(scene, taken=None), focus="work")


def publish(scene: Scene, intent: Intent) -> Step:
    event = event_of(scene)
    said = scene.texts.gettext("Round %(n)s is published.") % {"n": event.next}
    return Step(
        entries=directing.publish_round(event),
        session=noted(scene, taken=None, written=None),
        focus="first-1",
        announce=said,
    )


INTENTS = {
    "take": take,
    "agree": agree,
    "lock": lock,
    "unlock": unlock,
    "drop": drop,
    "publish": publish,
}
