"""The event's own screen: a round is drawn, looked at, published, handed in table by table, and closed."""

from typing import Any

from faristol.screens.parts.signs import plain
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament import drawing
from faristol.screens.tournament.notes import ASKED, notes
from faristol.screens.tournament.open_event import event_of, here, open_event
from faristol.screens.tournament.round import course, draft, game_file, handing_in
from faristol.screens.tournament.round.one_table import one_table
from faristol.screens.tournament.round.place import address_of, round_of, step_of
from faristol.screens.tournament.round.tables import tables
from faristol.screens.tournament.terms import TERMS, terms_form
from faristol.screens.tournament.undo import undo_label
from faristol.texts import Texts
from faristol.tournaments.event import Tournament


def view(scene: Scene) -> dict[str, Any]:
    event, t, step = event_of(scene), scene.texts, step_of(scene)
    published = round_of(scene)
    shown: dict[str, Any] = {"round": None, "table": None}
    if step == "draft":
        shown |= draft.draft(scene)
    elif published:
        shown |= {
            **tables(scene, published),
            "table": one_table(scene, published),
            "games_here": game_file.games_here(scene, published),
        }
    return {
        "title": _title(scene),
        "subtitle": _subtitle(event, t),
        "back": here(scene) if step == "past" else "#/",
        "back_name": t.gettext("The tournament") if step == "past" else t.gettext("Home"),
        "event": event,
        "step": step,
        "here": here(scene),
        "playing": event.opened["language"],
        "undo": undo_label(open_event(scene), t) if step != "past" else None,
        "rounds": [(each.number, address_of(scene, each.number)) for each in event.rounds],
        "last": event.next > event.planned,
        "question": _question(scene, event),
        **_panel(scene, event),
        **shown,
    }


def _title(scene: Scene) -> str:
    event, t, step = event_of(scene), scene.texts, step_of(scene)
    if step in ("players", "over"):
        return str(event.opened["name"])
    published = round_of(scene)
    number = event.next if step == "draft" or published is None else published.number
    said = {"n": number, "all": event.planned}
    if step == "draft":
        return t.gettext("Draft of round %(n)s of %(all)s") % said
    return t.gettext("Round %(n)s of %(all)s") % said


def _subtitle(event: Tournament, t: Texts) -> str:
    """The name, the place, how many play."""
    players = t.ngettext("%(num)s player", "%(num)s players", len(event.players))
    about = [event.opened["name"], event.opened["place"], players % {"num": len(event.players)}]
    return " · ".join(part for part in about if part)


def _panel(scene: Scene, event: Tournament) -> dict[str, Any]:
    name = notes(scene).get("panel")
    if name != "terms":
        return {"panel": name}
    filled = TERMS.fill(notes(scene).get("terms") or terms_form(event.terms), scene)
    return {"panel": name, "form": filled.answers, "asked": TERMS.asked(filled)}


def _question(scene: Scene, event: Tournament) -> dict[str, Any] | None:
    """What a dialog asks, with what it needs to say."""
    asked = scene.session.get(ASKED)
    about: dict[str, Any] = dict(asked) if asked else {}
    match about.get("what"):
        case "repeats":
            return {**about, "round_robin": drawing.round_robin_instead(event)}
        case "unlikely":
            first, second = about["told"].score
            return {**about, "score": f"{plain(first)} – {plain(second)}"}
        case "end":
            return about
    return None


TOURNAMENT = Screen(
    name="tournament",
    view=view,
    title=_title,
    intents={
        "draw": drawing.draw,
        **draft.INTENTS,
        **handing_in.INTENTS,
        **game_file.INTENTS,
        **course.INTENTS,
    },
    events=True,
)
