"""What happens between two turns, noted: leave, a long thought, a letter that came back (COR-16 to 19)."""

from collections.abc import Callable
from datetime import date, timedelta

from faristol.games.correspondence import ending, post
from faristol.games.correspondence.calendar_file import Day, calendar_text
from faristol.games.correspondence.errors import ASKED_ABOUT, NotNow
from faristol.games.correspondence.exact import game_code
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import due
from faristol.games.log import Entry
from faristol.screens.correspondence.deadlines import deadline
from faristol.screens.correspondence.notes import Sure, keep, noted_for_partner, notes, writing
from faristol.screens.correspondence.seats import game_of, open_event, own_seat, seat
from faristol.screens.parts.calendar_days import read_day, today
from faristol.screens.parts.file_names import file_name
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, SavedFile, Scene, Step


def leave(scene: Scene, intent: Intent) -> Step:
    event, fields = writing(scene), intent.fields
    first, last = read_day(fields["first"], "first"), read_day(fields["last"], "last")
    written = today(scene.now, scene.zone)
    return noted_for_partner(scene, post.write_leave(event, own_seat(scene), first, last, written))


def _noted_if_sure(scene: Scene, intent: Intent, decide: Callable[[bool], list[Entry]]) -> Step:
    """Ask first about what is unusual, under its form, and note it when the person says so again."""
    try:
        return noted_for_partner(scene, decide("sure" in intent.data))
    except ASKED_ABOUT as doubt:
        return keep(scene, "sure", asked=Sure(intent.do, intent.fields, *sentences(doubt, scene.texts)))


def longer(scene: Scene, intent: Intent) -> Step:
    event, now = writing(scene), today(scene.now, scene.zone)
    until = read_day(intent.fields["until"], "until")
    return _noted_if_sure(
        scene, intent, lambda sure: post.say_longer(event, own_seat(scene), until, now, sure)
    )


def again(scene: Scene, intent: Intent) -> Step:
    """Note that the message goes off once more; it says so itself."""
    event, on = writing(scene), read_day(intent.fields["again"], "again")
    if event.to_move == own_seat(scene):
        raise NotNow
    return _noted_if_sure(scene, intent, lambda sure: post.send_again(event, on, sure))


def sheets(scene: Scene, intent: Intent) -> Step:
    """Note when the sheets came to BLUE, who waits for the first play."""
    event, arrived = writing(scene), read_day(intent.fields["sheets"], "sheets")
    if event.to_move == own_seat(scene):
        raise NotNow
    return Step(entries=post.sheets_arrived(event, arrived), focus="asked")


def ask_first(scene: Scene, intent: Intent) -> Step:
    """Note that BLUE has written to RED that nothing has come."""
    event, on = writing(scene), read_day(intent.fields["asked"], "asked")
    if event.to_move == own_seat(scene):
        raise NotNow
    return _noted_if_sure(scene, intent, lambda sure: post.ask_first_play(event, on, sure))


def returned(scene: Scene, intent: Intent) -> Step:
    event, fields = writing(scene), intent.fields
    if event.to_move == own_seat(scene):
        raise NotNow
    came, went = read_day(fields["returned"], "returned"), read_day(fields["resent"], "resent")
    return noted_for_partner(scene, post.letter_returned(event, came, went))


def claim(scene: Scene, intent: Intent) -> Step:
    event, on = writing(scene), read_day(intent.fields["told"], "told")
    return _noted_if_sure(scene, intent, lambda sure: ending.claim_time(event, own_seat(scene), on, sure))


def days_of(scene: Scene, event: Correspondence) -> list[Day]:
    now, t, player = today(scene.now, scene.zone), scene.texts, seat(scene)
    if player is None:
        return []
    stream, code = open_event(scene).stream, game_code(event)
    found = [(each.on, deadline(each, event, t)) for each in due(event, player, now)]
    return [
        Day(f"{of.what}-{stream}", on, f"{code}: {of.fact}", f"{event.opened.name}\n{of.detail}")
        for on, of in found
    ]


def calendar(scene: Scene, intent: Intent) -> Step:
    event = game_of(scene)
    text = calendar_text(event.opened.name, days_of(scene, event), intent.at)
    return Step(save=SavedFile(f"{file_name(open_event(scene))}.ics", "text/calendar", text))


def form_of(scene: Scene) -> dict[str, str]:
    """Return what stands in the forms: what is being asked about, else what is usual."""
    event, now = game_of(scene), today(scene.now, scene.zone)
    asked, first = notes(scene).asked, now + timedelta(32)
    days = dict.fromkeys(("again", "asked", "told", "returned", "resent"), now)
    days |= {"first": first, "last": first + timedelta(19), "until": now + timedelta(14)}
    days["sheets"] = event.sheets or date.fromisoformat(event.opened.begins)
    return {name: day.isoformat() for name, day in days.items()} | (asked.fields if asked else {})


INTENTS = {
    "leave": leave,
    "longer": longer,
    "again": again,
    "sheets": sheets,
    "ask_first": ask_first,
    "returned": returned,
    "claim": claim,
    "calendar": calendar,
}
