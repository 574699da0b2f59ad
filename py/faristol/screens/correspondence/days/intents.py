"""What happens between two turns, noted: leave, a long thought, a letter that came back (COR-16 to 19)."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

from faristol.games.correspondence import ending, post
from faristol.games.correspondence.calendar_file import Day, calendar_text
from faristol.games.correspondence.days import last_of_leave
from faristol.games.correspondence.errors import ASKED_ABOUT, NotNow
from faristol.games.correspondence.exact import game_code
from faristol.games.correspondence.game import WAYS, Correspondence
from faristol.games.correspondence.waiting import due
from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.correspondence.deadlines import deadline
from faristol.screens.correspondence.notes import Sure, keep, noted_for_partner, notes, writing
from faristol.screens.correspondence.seats import game_of, open_event, own_seat, seat
from faristol.screens.notice import Caution
from faristol.screens.parts.calendar_days import day_text, read_day, today
from faristol.screens.parts.file_names import file_name
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, OpenEvent, SavedFile, Scene, Step


def leave(scene: Scene, first: str, last: str) -> Act:
    event, now = writing(scene), today(scene.now, scene.zone)
    days = read_day(first, "first"), read_day(last, "last")
    step = noted_for_partner(scene, post.write_leave(event, own_seat(scene), *days, now))
    end = last_of_leave(date.fromisoformat(event.opened.closes))
    if days[1] <= end:
        return step
    t = scene.texts
    fact = t.gettext("The leave ends on %(day)s.") % {"day": day_text(end, t)}
    then = t.gettext("A month before the competition closes, the rest of it is lost.")
    return replace(step, notice=Caution(fact, then))


def way(scene: Scene, way: str = "") -> Act:
    """Note how the two write to each other from now on; the notice tells the partner."""
    event = writing(scene)
    if way not in WAYS or way == event.way:
        return keep(scene, "way")
    return noted_for_partner(scene, post.agree_way(event, own_seat(scene), way))


def _noted_if_sure(scene: Scene, intent: Intent, decide: Callable[[bool], list[Entry]]) -> Step:
    """Ask first about what is unusual, under its form, and note it when the person says so again."""
    try:
        return noted_for_partner(scene, decide("sure" in intent.data))
    except ASKED_ABOUT as doubt:
        return keep(scene, "sure", asked=Sure(intent.do, intent.fields, *sentences(doubt, scene.texts)))


def longer(scene: Scene, intent: Intent, until: str) -> Act:
    event, now, day = writing(scene), today(scene.now, scene.zone), read_day(until, "until")
    return _noted_if_sure(scene, intent, lambda sure: post.say_longer(event, own_seat(scene), day, now, sure))


def again(scene: Scene, intent: Intent, again: str) -> Act:
    """Note that the message goes off once more; it says so itself."""
    event, on = writing(scene), read_day(again, "again")
    if event.to_move == own_seat(scene):
        raise NotNow
    return _noted_if_sure(scene, intent, lambda sure: post.send_again(event, on, sure))


def sheets(scene: Scene, sheets: str) -> Act:
    """Note when the sheets came to BLUE, who waits for the first play."""
    event, arrived = writing(scene), read_day(sheets, "sheets")
    if event.to_move == own_seat(scene):
        raise NotNow
    return Step(post.sheets_arrived(event, arrived), focus="asked")


def ask_first(scene: Scene, intent: Intent, asked: str) -> Act:
    """Note that BLUE has written to RED that nothing has come."""
    event, on = writing(scene), read_day(asked, "asked")
    if event.to_move == own_seat(scene):
        raise NotNow
    return _noted_if_sure(scene, intent, lambda sure: post.ask_first_play(event, on, sure))


def returned(scene: Scene, returned: str, resent: str) -> Act:
    event = writing(scene)
    if event.to_move == own_seat(scene):
        raise NotNow
    came, went = read_day(returned, "returned"), read_day(resent, "resent")
    return noted_for_partner(scene, post.letter_returned(event, came, went))


def claim(scene: Scene, intent: Intent, told: str) -> Act:
    event, on = writing(scene), read_day(told, "told")
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


def calendar(scene: Scene, opened: OpenEvent, event: Correspondence) -> Act:
    text = calendar_text(event.opened.name, days_of(scene, event), scene.now)
    return Step(save=SavedFile(f"{file_name(opened)}.ics", "text/calendar", text))


def form_of(scene: Scene) -> dict[str, str]:
    """Return what stands in the forms: what is being asked about, else what is usual."""
    event, now = game_of(scene), today(scene.now, scene.zone)
    asked, first = notes(scene).asked, now + timedelta(32)
    days = dict.fromkeys(("again", "asked", "told", "returned", "resent"), now)
    days |= {"first": first, "last": first + timedelta(19), "until": now + timedelta(14)}
    days["sheets"] = event.sheets or date.fromisoformat(event.opened.begins)
    return {name: day.isoformat() for name, day in days.items()} | (asked.fields if asked else {})
