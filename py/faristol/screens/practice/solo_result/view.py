"""The result of a game for one: per cent, round by round, what was missed, and the code for a friend."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from faristol.practice.solo.event import Solo
from faristol.practice.solo.rounds import Round
from faristol.screens.parts.faces import faces
from faristol.screens.parts.letters import place_and_letters
from faristol.screens.practice import solo_said as said
from faristol.screens.practice.played_round import played_round
from faristol.screens.practice.solo_game import open_event, solo_of
from faristol.screens.scene import Intent, Scene, Screen, Step
from faristol.screens.session import Slot
from faristol.texts import Texts, minutes_and_seconds, per_cent


@dataclass(frozen=True)
class Here:
    round: int | None = None
    shown: str = ""
    """Which play lies on the board."""
    copied: bool = False


HERE = Slot("solo_result", Here, of="event")


def view(scene: Scene) -> dict[str, Any]:
    event, t, opened = solo_of(scene), scene.texts, open_event(scene)
    round_ = chosen(scene, event)
    here = scene.session.get(HERE, Here())
    return {
        "title": title(scene),
        "subtitle": event.opened["name"],
        "back": "#/",
        "back_name": t.gettext("Home"),
        "event": event,
        "playing": event.tile_set.language,
        "here": f"#/event/{opened.stream}",
        "lexicon": event.opened["lexicon"],
        "percent": per_cent(event.percent, t.language),
        "tops": sum(each.is_top for each in event.played),
        "time": _time(event),
        "price": sum(each.price for each in event.played),
        "rows": [row(event, each) for each in event.played],
        "round": round_,
        "seen": played_round(event, round_, here.shown, t) if round_ else None,
        "show": {"do": "solo_result.show"},
        "rack_tiles": faces(event.tile_set, event.tile_set.sort(round_.rack), t) if round_ else [],
        "ended": _ended(event, t),
        "to_send": said.to_send(event, t),
        "copied": here.copied,
    }


def title(scene: Scene) -> str:
    return scene.texts.gettext("The result")


def chosen(scene: Scene, event: Solo) -> Round | None:
    """The round that was tapped, else the one that cost most."""
    number = scene.session.get(HERE, Here()).round
    costliest = max(event.played, key=lambda each: each.missed, default=None)
    return next((each for each in event.played if each.number == number), costliest)


def row(event: Solo, round_: Round) -> dict[str, Any]:
    """A line of the table of rounds."""
    assert round_.master and round_.proposal
    return {
        "number": round_.number,
        "rack": " ".join(event.tile_set.sort(round_.rack)),
        "own": place_and_letters(round_.proposal.play) if round_.proposal.play else None,
        "points": round_.points,
        "master": place_and_letters(round_.master.play),
        "top": round_.master.points,
        "missed": round_.missed,
    }


def _time(event: Solo) -> str | None:
    spent = [each.spent for each in event.played if each.spent is not None]
    return minutes_and_seconds(sum(spent)) if spent else None


def _ended(event: Solo, t: Texts) -> str | None:
    """Why, where it was not by the rounds that had been planned."""
    return {
        "player": t.gettext("You ended it before its time."),
        "tiles": t.gettext("No valid rack could be had any more."),
    }.get(event.ended or "")


# --- what is done


def go_to(scene: Scene, intent: Intent) -> Step:
    number = int(intent.data["round"])
    event, t = solo_of(scene), scene.texts
    round_ = next((each for each in event.played if each.number == number), None)
    if round_ is None or round_.master is None:
        return Step()
    told = t.gettext("Round %(n)s, the master play is %(play)s, points: %(points)s") % {
        "n": number,
        "play": round_.master.play,
        "points": round_.master.points,
    }
    return Step(session=scene.session.put(HERE, Here(number)), announce=told)


def show(scene: Scene, intent: Intent) -> Step:
    """Another play of the round on the board; the same again, and the master play is back."""
    round_ = chosen(scene, solo_of(scene))
    before, wanted = scene.session.get(HERE, Here()).shown, intent.data["play"]
    if round_ is None:
        return Step()
    return Step(session=scene.session.put(HERE, Here(round_.number, "" if before == wanted else wanted)))


def copied(scene: Scene, intent: Intent) -> Step:
    t = scene.texts
    if intent.data.get("copied") == "yes":
        return Step(session=scene.session.change(HERE, copied=True), announce=t.gettext("Copied."))
    return Step(
        notice=(t.gettext("This browser does not copy."), t.gettext("The text is marked: copy it by hand."))
    )


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"go_to": go_to, "show": show, "copied": copied}

SOLO_RESULT = Screen(name="solo_result", view=view, title=title, intents=INTENTS)
