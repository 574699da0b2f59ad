"""The arbiter's answers to one game: challenge, time, a course annulled, penalties, how it counts."""

from datetime import date
from typing import Any

from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.remarks import roman
from faristol.screens.correspondence.arbiter.intents import INTENTS
from faristol.screens.correspondence.arbiter.word_by_word import words_to_mark
from faristol.screens.correspondence.heading import colour, subtitle, undo_label
from faristol.screens.correspondence.heading import title as game_title
from faristol.screens.correspondence.reckoned import reckoned
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.parts.calendar_days import today
from faristol.screens.scene import Scene, Screen


def view(scene: Scene) -> dict[str, Any]:
    event, opened, t = game_of(scene), open_event(scene), scene.texts
    here = f"#/event/{opened.stream}"
    turns = event.course.turns
    return {
        "title": t.gettext("The arbiter's answers"),
        "subtitle": subtitle(scene) or game_title(scene),
        "back": here,
        "back_name": t.gettext("The game"),
        "here": here,
        "event": event,
        "me": seat(scene),
        "playing": event.tile_set.language,
        "undo": undo_label(opened, t),
        "may_write": opened.writing and opened.broken is None,
        "challenge": event.challenge,
        "to_mark": words_to_mark(scene, t),
        "claimed": event.names[event.claimed - 1] if event.claimed and event.waits_for_time else None,
        "challenger": event.names[event.challenge.by - 1] if event.challenge else None,
        "annulled": [
            (
                f"{at // 2 + 1} {turn.player}",
                f"{roman(at // 2 + 1)}, {colour(turn.player, t)}: {_play(turn.words)}",
            )
            for at, turn in enumerate(turns)
        ],
        "players": [(str(player), event.names[player - 1], None) for player in (RED, BLUE)],
        "absent": [
            (player, event.names[player - 1])
            for player in (RED, BLUE)
            if len(event.sent) == player - 1 and not event.ending
        ],
        "closed": today(scene.now, scene.zone) > date.fromisoformat(event.opened["closes"]),
        "ended": event.ending is not None,
        "reckoned": reckoned(event, t),
    }


def _play(words: tuple[str, ...]) -> str:
    return words[0].replace(" ", ": ") if words else "PAS"


CORRESPONDENCE_ARBITER = Screen(
    name="correspondence_arbiter",
    view=view,
    title=lambda scene: scene.texts.gettext("The arbiter's answers"),
    intents=INTENTS,
    remembers=True,
)
