"""What happens between two turns, noted: leave, a long thought, a letter that came back (COR-16 to 19)."""

from datetime import date, timedelta
from typing import Any

from faristol.games.correspondence import ending, post
from faristol.games.correspondence.calendar_file import Day, calendar_text
from faristol.games.correspondence.errors import NotNow
from faristol.games.correspondence.exact import game_code
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import due
from faristol.screens.calendar_days import read_day, today
from faristol.screens.correspondence.due_said import said
from faristol.screens.correspondence.notes import writing
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.file.naming import file_name
from faristol.screens.scene import Intent, SavedFile, Scene, Step


def me(scene: Scene) -> int:
    player = seat(scene)
    if player is None:
        raise NotNow
    return player


def _noted(scene: Scene, entries: list[dict[str, Any]]) -> Step:
    t = scene.texts
    told = t.gettext("It is noted."), t.gettext("The notice for the partner lies ready beside the board.")
    return Step(entries=entries, told=told)


def leave(scene: Scene, intent: Intent) -> Step:
    event, fields = writing(scene), intent.fields
    first, last = read_day(fields["first"], "first"), read_day(fields["last"], "last")
    written = today(scene.now, scene.zone)
    return _noted(scene, post.write_leave(event, me(scene), first, last, written))


def longer(scene: Scene, intent: Intent) -> Step:
    until = read_day(intent.fields["until"], "until")
    return _noted(scene, post.say_longer(writing(scene), me(scene), until, today(scene.now, scene.zone)))


def again(scene: Scene, intent: Intent) -> Step:
    """The message goes off once more; it says so itself."""
    event = writing(scene)
    if event.to_move == me(scene):
        raise NotNow
    return _noted(scene, post.send_again(event, read_day(intent.fields["again"], "again")))


def returned(scene: Scene, intent: Intent) -> Step:
    event, fields = writing(scene), intent.fields
    if event.to_move == me(scene):
        raise NotNow
    came, went = read_day(fields["returned"], "returned"), read_day(fields["resent"], "resent")
    return _noted(scene, post.letter_returned(event, came, went))


def claim(scene: Scene, intent: Intent) -> Step:
    return _noted(
        scene, ending.claim_time(writing(scene), me(scene), read_day(intent.fields["told"], "told"))
    )


def days_of(scene: Scene, event: Correspondence) -> list[Day]:
    now, t, player = today(scene.now, scene.zone), scene.texts, seat(scene)
    if player is None:
        return []
    stream, code = open_event(scene).stream, game_code(event)
    found = []
    for each in due(event, player, now):
        told = said(each, event, t)
        title = f"{code}: {told['fact']}"
        found.append(
            Day(f"{each.what}-{stream}", each.on, title, f"{event.opened['name']}\n{told['detail']}")
        )
    return found


def calendar(scene: Scene, intent: Intent) -> Step:
    event = game_of(scene)
    text = calendar_text(event.opened["name"], days_of(scene, event), intent.at)
    return Step(save=SavedFile(f"{file_name(open_event(scene))}.ics", "text/calendar", text))


def usual(scene: Scene) -> dict[str, str]:
    """What stands in the forms before anything is written."""
    now: date = today(scene.now, scene.zone)
    month = now + timedelta(32)
    return {
        "today": now.isoformat(),
        "first": month.isoformat(),
        "last": (month + timedelta(19)).isoformat(),
        "until": (now + timedelta(14)).isoformat(),
    }


INTENTS = {
    "leave": leave,
    "longer": longer,
    "again": again,
    "returned": returned,
    "claim": claim,
    "calendar": calendar,
}
