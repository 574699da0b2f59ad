"""Days: what is left of the fifty for both, turn by turn; leave; what is late (COR-14 to 19)."""

from typing import Any

from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.remarks import roman
from faristol.games.correspondence.waiting import due, thought_so_far
from faristol.screens.correspondence.days.intents import INTENTS, form_of
from faristol.screens.correspondence.due_said import said
from faristol.screens.correspondence.heading import colour, subtitle, undo_label
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.notes import notes
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    now, me = today(scene.now, scene.zone), seat(scene)
    here = f"#/event/{opened.stream}"
    return {
        "title": t.gettext("Days"),
        "subtitle": subtitle(scene) or game_title(scene),
        "back": here,
        "back_name": t.gettext("The game"),
        "here": here,
        "event": event,
        "me": me,
        "playing": event.tile_set.language,
        "undo": undo_label(opened, t),
        "may_write": opened.writing and opened.broken is None and not event.ending and me is not None,
        "players": [_player(scene, event, player, t) for player in (RED, BLUE)],
        "due": [said(each, event, t) for each in due(event, me, now)] if me else [],
        "mine": event.to_move == me,
        "sent": bool(event.sent),
        "claimed": event.names[event.claimed - 1] if event.claimed and event.waits_for_time else None,
        "may_claim": event.opened["way"] not in event.ruleset["claims"]["never_by"],
        "form": form_of(scene),
        "asked": notes(scene).get("asked"),
    }


def _player(scene: Scene, event: Correspondence, player: int, t: Texts) -> dict[str, Any]:
    each = event.ruleset["days"]["each"]
    so_far = thought_so_far(event, today(scene.now, scene.zone)) if player == event.to_move else 0
    leave = event.leaves.get(player)
    turns = [
        {
            "turn": roman(at // 2 + 1),
            "arrived": day_text(sent.arrived, t),
            "sent": day_text(sent.sent, t),
            "days": sent.days,
        }
        for at, sent in enumerate(event.sent)
        if at % 2 == player - 1
    ]
    used = sum(event.used(player))
    return {
        "player": player,
        "side": "red" if player == RED else "blue",
        "colour": colour(player, t),
        "name": event.names[player - 1],
        "used": used,
        "each": each,
        "left": event.days_left(player),
        "so_far": so_far,
        "turns": turns,
        "charged": sum(days for whose, days in event.charged if whose == player),
        "leave": (day_text(leave.first, t), day_text(leave.last, t)) if leave else None,
    }


CORRESPONDENCE_DAYS = Screen(
    name="correspondence_days",
    view=view,
    title=lambda scene: scene.texts.gettext("Days"),
    intents=INTENTS,
    remembers=True,
)
