"""Where one is in a tournament: at the round that is on, or at an older one to look at or to put right."""

from faristol.screens.scene import Scene
from faristol.screens.tournament.notes import TableNote
from faristol.screens.tournament.open_event import event_of
from faristol.tournaments.errors import NotNow
from faristol.tournaments.published import Published


def _asked_for(scene: Scene) -> int | None:
    """Return the number of the round in the address, if there is such a round."""
    match scene.address.split("/")[3:]:
        case ["round", number] if number.isdecimal() and 1 <= int(number) <= len(event_of(scene).rounds):
            return int(number)
    return None


def round_of(scene: Scene) -> Published | None:
    """Return the round of the address, or the last that was published."""
    rounds = event_of(scene).rounds
    return rounds[(_asked_for(scene) or len(rounds)) - 1] if rounds else None


def published_of(scene: Scene) -> Published:
    """Return the same round for an intent that can do nothing without one."""
    published = round_of(scene)
    if published is None:
        raise NotNow
    return published


def step_of(scene: Scene) -> str:
    """Return draft, results, between or over; `past` at an older round than the one that is on."""
    event, number = event_of(scene), _asked_for(scene)
    return "past" if number and (event.draft or number < len(event.rounds)) else event.stage


def board_of(published: Published, note: TableNote | None) -> int | None:
    """Return the board of a note, if it is one of this round."""
    if note is None or note.round != published.number:
        return None
    return note.board if note.board in published.draft.by_table else None
