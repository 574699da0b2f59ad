"""Where one is in a tournament: at the round that is on, or at an older one to look at or to put right."""

from faristol.screens.scene import Scene
from faristol.screens.tournament.notes import TableNote
from faristol.screens.tournament.open_event import event_of
from faristol.tournaments.errors import NotNow
from faristol.tournaments.event import Published


def round_of(scene: Scene) -> Published | None:
    """Return the round of the address, or the last that was published."""
    event = event_of(scene)
    match scene.address.split("/")[3:]:
        case ["round", number] if number.isdecimal() and 1 <= int(number) <= len(event.rounds):
            return event.rounds[int(number) - 1]
    return event.rounds[-1] if event.rounds else None


def published_of(scene: Scene) -> Published:
    """Return the same round for an intent that can do nothing without one."""
    published = round_of(scene)
    if published is None:
        raise NotNow
    return published


def step_of(scene: Scene) -> str:
    """Return draft, results, between or over; `past` at an older round than the one that is on."""
    event = event_of(scene)
    match scene.address.split("/")[3:]:
        case ["round", number] if number.isdecimal() and 1 <= int(number) <= len(event.rounds):
            if event.draft or int(number) < len(event.rounds):
                return "past"
    return event.stage


def board_of(published: Published, note: TableNote | None) -> int | None:
    """Return the board of a note, if it is one of this round."""
    if note is None or note.round != published.number:
        return None
    return note.board if 1 <= note.board <= len(published.draft.pairs) else None
