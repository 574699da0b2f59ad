"""Who plays, and at which table: before the first round a list to fill, after it one to keep right."""

from dataclasses import replace
from typing import Any

from faristol.games.duplicate import bonus, opening, sanctions
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.facts import FACTS
from faristol.games.duplicate.player_facts import InList
from faristol.games.duplicate.players import Player
from faristol.games.judging_draws import promise_holds
from faristol.games.log import last_act
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.players import intents, papers
from faristol.screens.duplicate.players.intents import FORGETTING
from faristol.screens.duplicate.players.notes import notes
from faristol.screens.duplicate.questions import EXPELLING
from faristol.screens.parts import people
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.screens.sealed.promise import promised
from faristol.texts import Texts, score


def view(scene: Scene) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    assert scene.event
    here = f"#/event/{scene.event.stream}"
    promise = promise_shown(scene)
    edited = event.players.get(notes(scene).edited or "")
    return {
        "title": _title(scene),
        "subtitle": event.opened["name"],
        "back": _back(event, here, promise),
        "back_name": t.gettext("Home") if event.began is None and not promise else t.gettext("The duplicate"),
        "event": event,
        "here": here,
        "playing": event.tile_set.language,
        "undo": _undo_label(scene.event, t),
        "with_groups": any(player.group for player in event.players.values()),
        "rows": [_row(player, event, t) for player in event.at_tables],
        "people_here": _count(event, t),
        "free_table": opening.free_table(event),
        "edited": edited and _person(edited, event, t),
        "pasted": notes(scene).list or "",
        "offered": people.offered(scene.remembered, event) if event.began is None else [],
        "known": people.people(scene.remembered),
        "bonus": _bonus(event, t),
        "joining": event.ruleset.get("joining", {}).get("clause"),
        "sanctions_clause": event.ruleset["sanctions"].get("clause"),
        "expelling": event.players.get(scene.session.get(EXPELLING, "")),
        "forgetting": scene.session.get(FORGETTING),
        "slips": papers.usual_slips(event),
        "paper": papers.paper(scene, event),
        "promise_shown": promise,
        "promised": promised(event.draws, scene) if promise else None,
        "without_secret": event.stage == "players"
        and event.draws.secret_here is None
        and event.opened["source"] != "bag",
    }


def promise_shown(scene: Scene) -> bool:
    """The promise has a page of its own, so that the list may be put right and come back to."""
    event = event_of(scene)
    waits = event.began is None and event.opened["source"] == "committed"
    at_promise = scene.address.endswith("/players/promise") and len(event.players) > 1
    return at_promise and waits and promise_holds(event.draws, event.names)


def _title(scene: Scene) -> str:
    return scene.texts.gettext("The promise") if promise_shown(scene) else scene.texts.gettext("Players")


def _back(event: Duplicate, here: str, promise: bool) -> str:
    if event.began is not None:
        return here
    return f"{here}/players" if promise else "#/"


def _row(player: Player, event: Duplicate, t: Texts) -> dict[str, Any]:
    return {"player": player, "marks": _marks(player, event, t)}


def _marks(player: Player, event: Duplicate, t: Texts) -> list[tuple[str, str]]:
    """What there is to say of somebody, each with the kind of its tag."""
    marks = []
    if player.left is not None:
        marks.append((t.gettext("left in round %(round)s") % {"round": player.left}, "warn"))
    if player.sanctions:
        step = event.steps[len(player.sanctions) - 1]
        marks.append((_step_name(step, t), "bad" if step == "expelled" else "warn"))
    return marks


def _step_name(step: str, t: Texts) -> str:
    return {
        "warning": t.gettext("warned"),
        "zero": t.gettext("zero points"),
        "expelled": t.gettext("expelled"),
    }[step]


def _person(player: Player, event: Duplicate, t: Texts) -> dict[str, Any]:
    step = sanctions.next_step(event, player.id) if event.rounds and not event.final else None
    asked = {
        "warning": t.gettext("Warn"),
        "zero": t.gettext("Put this round at zero"),
        "expelled": t.gettext("Expel…"),
    }
    had = [
        t.gettext("Round %(round)s: %(step)s") % {"round": round_, "step": _step_name(given, t)}
        for round_, given in zip(player.sanctions, event.steps, strict=False)
    ]
    return {"player": player, "step": step, "sanction": asked.get(step or ""), "had": had}


def _count(event: Duplicate, t: Texts) -> str:
    players = len(event.players)
    return t.ngettext("%(num)s player", "%(num)s players", players) % {"num": players}


def _bonus(event: Duplicate, t: Texts) -> dict[str, Any]:
    """Said before the start (DUP-21), for as many as sit there now."""
    players, rule = len(event.players), event.ruleset["bonus"]
    began = event if event.began is not None else replace(event, began=players)
    worth = bonus.value(began)
    said = {"num": players, "points": score(worth, t.language), "least": rule["least"]}
    if not event.opened["bonuses"]:
        sentence = t.gettext("No bonuses in this duplicate.")
    elif worth:
        sentence = t.ngettext(
            "With %(num)s player a bonus is worth %(points)s points.",
            "With %(num)s players a bonus is worth %(points)s points.",
            players,
        )
    else:
        sentence = t.ngettext(
            "No bonus with fewer than %(least)s player.",
            "No bonus with fewer than %(least)s players.",
            rule["least"],
        )
    return {"said": sentence % said, "clause": rule.get("clause") if event.opened["bonuses"] else None}


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    first = act[0]
    if len(act) > 1:
        return t.gettext("Undo: the list entered") if first["type"] == "PlayerEntered" else None
    fact = FACTS.types[first["type"]]
    return t.gettext(fact.undo_in_list) % first if issubclass(fact, InList) else None


PLAYERS = Screen(
    name="players",
    view=view,
    title=_title,
    intents=intents.INTENTS,
    remembers=True,
)
