"""A game by letter: the board, both hands, the string, the sheet so far, and what has to be done next."""

from typing import Any

from markupsafe import Markup

from faristol.core.squares import SIZE
from faristol.games.correspondence.course import RED, tiles_of
from faristol.games.correspondence.message import PASS
from faristol.games.correspondence.remarks import roman
from faristol.screens.board.in_hand import letter_keys, rack_faces
from faristol.screens.board.squares import rows
from faristol.screens.correspondence.game import agreeing, laying, letters, panel, turning
from faristol.screens.correspondence.game.hand import Trying, laid, left, plays, trying
from faristol.screens.correspondence.game.stage import last_message, stage
from faristol.screens.correspondence.heading import subtitle, title, undo_label
from faristol.screens.correspondence.notes import handed, notes
from faristol.screens.correspondence.reckoned import reckoned
from faristol.screens.correspondence.rows import string_groups, turns
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.lists import Wanted
from faristol.screens.parts.calendar_days import today
from faristol.screens.parts.faces import faces
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    event, opened, t, tried = game_of(scene), open_event(scene), scene.texts, trying(scene)
    now, kept = stage(scene), notes(scene)
    to_send = now == "message" or last_message(scene)
    last = tried.course.turns[-1].laid if tried.course.turns else {}
    return {
        "title": title(scene),
        "subtitle": subtitle(scene),
        "back": "#/",
        "back_name": t.gettext("Home"),
        "here": f"#/event/{opened.stream}",
        "event": event,
        "stage": now,
        "me": seat(scene),
        "partner": event.names[2 - (seat(scene) or RED)],
        "playing": event.tile_set.language,
        "number": roman(event.number),
        "may_write": opened.writing and opened.broken is None,
        "undo": undo_label(opened, t),
        "tried": tried,
        "squares": rows(event.tile_set, tried.board, t, new=laid(scene, tried), last=last),
        "cursor": divmod(tried.placing.cursor, SIZE),
        "direction": "across" if tried.placing.across else "down",
        "hand_tiles": rack_faces(
            event.tile_set,
            left(scene, tried),
            {"do": "correspondence.tile"},
            t,
            pressed=(tried.placing.taken,),
            name="hand",
        ),
        "other_hand": _other_hand(scene, tried, t),
        "key_faces": letter_keys(event.tile_set.letters, t),
        "cards": panel.cards(scene, tried, t),
        "variants": panel.variants(scene, tried, t),
        "stands": panel.running(scene, tried, t),
        "cap": panel.cap(event, t) if now == "play" else None,
        "challenge": panel.challenge(scene, t),
        "reckoned": reckoned(event, t),
        "dates": turning.dates_of(scene) if now == "dates" else None,
        "days_told": turning.days_told(scene, event) if now == "dates" else None,
        "knowns": panel.knowns(t),
        "stamped": event.opened["way"] not in turning.ELECTRONIC,
        "message_text": letters.message_text(scene) if to_send or kept.get("printed") else None,
        "last_message": last_message(scene),
        "handed": handed(scene),
        "notice_text": letters.notice_text(scene),
        "mail": letters.mail_to(scene, letters.message_text(scene)) if to_send else None,
        "draft": kept.get("message", ""),
        "came": letters.came(scene),
        "doubt": kept.get("doubt"),
        "warnings": panel.warnings(scene, today(scene.now, scene.zone), t),
        "string": string_groups(event, tried.course),
        "in_play": tried.course.taken,
        "turns": turns(event, tried.course, opened.entries),
        "offered": panel.offered(scene),
        "answer": panel.listed(scene, tried) if tried.listed else None,
        "plays_allowed": bool(event.opened.get("program")) and bool(plays(scene, tried)),
        "opening": None if scene.opening is None else int(100 * scene.opening),
        "lexicon": event.opened["lexicon"],
        "pas": PASS,
        "to_come": " ".join(event.string[tried.course.taken :]),
        "printed": _printed(scene),
    }


def _other_hand(scene: Scene, tried: Trying, t: Texts) -> dict[str, Any]:
    """The hand that is not on the shelf: it lies open too."""
    event, other = game_of(scene), 3 - tried.player
    tiles = tiles_of(event.string, tried.course.hands[other - 1])
    return {"player": other, "name": event.names[other - 1], "tiles": faces(event.tile_set, tiles, t)}


def _printed(scene: Scene) -> Markup | None:
    """The message on paper, for this very tap."""
    if notes(scene).get("printed") != scene.now:
        return None
    event = game_of(scene)
    text = letters.message_text(scene)
    return render_page("correspondence/game/paper.html", event.tile_set.language, event=event, text=text)


def words(scene: Scene) -> Wanted:
    """The list in force at the start (COR-6)."""
    lexicon: dict[str, Any] = game_of(scene).opened["lexicon"]
    return lexicon or game_of(scene).tile_set.language


CORRESPONDENCE = Screen(
    name="correspondence",
    view=view,
    title=title,
    intents={**laying.INTENTS, **turning.INTENTS, **letters.INTENTS, **agreeing.INTENTS},
    words=words,
    waits=False,
    remembers=True,
)
